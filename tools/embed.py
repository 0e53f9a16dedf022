"""Put the fences into their notebooks, run these and write their normal form: `python tools/embed.py`."""

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from catalogue import ROOT, read_fence

KEPT = ("tags", "fence", "mystnb", "jupyter")  # of a cell's metadata; the rest is an editor's
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def load(path: Path) -> NotebookNode:
    """Read a notebook; raise ValueError, naming the file, when it is none."""
    try:
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
    except Exception as error:  # nbformat raises many kinds, and each means the same to the person who reads it
        first = str(error).splitlines()[0][:120]
        raise ValueError(f"{path}: not a notebook ({first}); restore it, for example by `git checkout`") from None
    return notebook


def embed(notebook: NotebookNode, where: str, root: Path = ROOT) -> dict[str, str]:
    """Set the source, tags and id of each fence cell from its file; return the texts that were replaced.

    A code cell that says only `# fence module/name` becomes that fence's cell.
    Raises ValueError, naming the cell, when there is no such fence, or with what is wrong with it.
    """
    replaced = {}
    for number, cell in enumerate(notebook.cells):
        if cell.cell_type != "code":
            continue
        if cell.source.startswith("# fence ") and "\n" not in cell.source.strip():
            cell.metadata["fence"] = cell.source.strip().removeprefix("# fence ")
        name = cell.metadata.get("fence")
        if name is None:
            continue
        if not (path := root / "fences" / f"{name}.py").is_file():
            cure = "write it, or mend the metadata of the cell"
            raise ValueError(f"{where}, cell {number}: embeds {name!r}, and fences/{name}.py is no fence; {cure}")
        fence, tags = read_fence(path, root), cell.metadata.get("tags", [])
        own = [tag for tag in tags if tag not in ("fence", "cuda", "mps", "skip-execution")]
        cell.metadata["tags"] = ["fence", *([fence.device, "skip-execution"] if fence.device else []), *own]
        if cell.source.startswith('"""') and cell.source != fence.source.removesuffix("\n"):
            replaced[name] = cell.source
        cell.source = fence.source.removesuffix("\n")
        cell.id = name.replace("/", "-").replace("_", "-")[:64]
    return replaced


def normal(notebook: NotebookNode) -> str:
    """Return the one text of a notebook: counts 1 to n, device cells unrun, nothing of a machine or an editor."""
    count = 0
    for cell in notebook.cells:
        cell.metadata = NotebookNode({key: cell.metadata[key] for key in KEPT if key in cell.metadata})
        if cell.cell_type != "code":
            continue
        if "skip-execution" in cell.metadata.get("tags", ()):
            cell.execution_count, cell.outputs = None, []
            continue
        count += 1
        cell.execution_count = count
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = count
            if "metadata" in output:
                output.metadata = NotebookNode()
    notebook.metadata = NotebookNode(kernelspec=NotebookNode(KERNEL), language_info=NotebookNode(name="python"))
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return nbformat.writes(notebook, indent=1).rstrip("\n") + "\n"


def run(notebook: NotebookNode) -> None:
    """Run all cells but those of a device in an empty folder; raises nbclient's CellExecutionError."""
    from nbclient import NotebookClient

    with tempfile.TemporaryDirectory() as folder:
        options = {"timeout": 60, "record_timing": False, "coalesce_streams": True}
        place = {"extra_arguments": ["--log-level=ERROR"], "resources": {"metadata": {"path": folder}}}
        NotebookClient(notebook, **options, **place).execute()


def main() -> int:
    failed = 0
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        where, notebook = path.relative_to(ROOT).as_posix(), None
        try:
            notebook = load(path)
            for name, text in embed(notebook, where).items():
                kept = f"_build/replaced/{name}.py"
                (ROOT / kept).parent.mkdir(parents=True, exist_ok=True)
                (ROOT / kept).write_text(text + "\n", encoding="utf-8")
                print(f"{where}: the cell of {name} differed from its file; its text is kept in {kept}")
            run(notebook)
            beside = path.with_suffix(".new")
            beside.write_text(normal(notebook), encoding="utf-8", newline="\n")
            os.replace(beside, path)
            print(f"{where}: {sum(cell.cell_type == 'code' for cell in notebook.cells)} code cells")
        except Exception as error:  # a notebook that cannot be read or run stays as it was
            failed = 1
            print(f"{where}: left as it was. {stopped_by(notebook) or error}", file=sys.stderr)
    return failed


def stopped_by(notebook: NotebookNode | None) -> str:
    """Return the cell whose run raised, and what it raised, in one line."""
    for cell in notebook.cells if notebook else ():
        for output in cell.get("outputs", ()):
            if output.output_type == "error":
                return f"Cell {cell.id}: {output.ename}: {output.evalue}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
