"""Put the fences into their notebooks, run these and write their normal form: `python -m fencing.notebooks [03 …]`."""

import sys
import tempfile
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from fencing.catalogue import DEVICES, ROOT, read_fence, replace

KEPT = ("tags", "fence", "mystnb", "jupyter")  # of a cell's metadata; the rest is an editor's
SHOWN = ("needs_background",)  # of an output's: JupyterLab puts white behind a picture that says so
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
DERIVED = ("fence", "skip-execution", *DEVICES)  # tags that follow from the fence
COUNT = 1  # of every cell that was run: numbers from 1 to n would change with each cell that is put in between


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
        path = root / "fences" / f"{name}.py"
        if not path.is_file():
            cure = "write it, or mend the metadata of the cell"
            raise ValueError(f"{where}, cell {number}: embeds {name!r}, and fences/{name}.py is no fence; {cure}")
        fence = read_fence(path, root)
        own = [tag for tag in cell.metadata.get("tags", []) if tag not in DERIVED]
        cell.metadata["tags"] = ["fence", *([fence.device, "skip-execution"] if fence.device else []), *own]
        if cell.source.startswith('"""') and cell.source != fence.source.removesuffix("\n"):
            replaced[name] = cell.source
        cell.source = fence.source.removesuffix("\n")
        cell.id = name.replace("/", "-").replace("_", "-")[:64]
    return replaced


def normal(notebook: NotebookNode) -> str:
    """Return the one text of a notebook: one count, device cells unrun, nothing of a machine or an editor."""
    for cell in notebook.cells:
        cell.metadata = chosen(cell.metadata, KEPT)
        if cell.cell_type != "code":
            continue
        if "skip-execution" in cell.metadata.get("tags", ()):
            cell.execution_count, cell.outputs = None, []
            continue
        cell.execution_count = COUNT
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = COUNT
            if "metadata" in output:
                output.metadata = chosen(output.metadata, SHOWN)
    notebook.metadata = NotebookNode(kernelspec=NotebookNode(KERNEL), language_info=NotebookNode(name="python"))
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return nbformat.writes(notebook, indent=1).rstrip("\n") + "\n"


def chosen(metadata: NotebookNode, keys: tuple[str, ...]) -> NotebookNode:
    return NotebookNode({key: metadata[key] for key in keys if key in metadata})


def run(notebook: NotebookNode) -> None:
    """Run all cells but those of a device in an empty folder; raises nbclient's CellExecutionError."""
    from nbclient import NotebookClient

    with tempfile.TemporaryDirectory() as folder:
        options = {"timeout": 60, "record_timing": False, "coalesce_streams": True}
        place = {"extra_arguments": ["--log-level=ERROR"], "resources": {"metadata": {"path": folder}}}
        NotebookClient(notebook, **options, **place).execute()


def remake(path: Path) -> int:
    """Embed, run and write one notebook; return how many code cells it has."""
    where = path.relative_to(ROOT).as_posix()
    notebook = load(path)
    replaced = embed(notebook, where)
    for name, text in replaced.items():
        kept = ROOT / "_build" / "replaced" / f"{name}.py"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(text + "\n", encoding="utf-8", newline="\n")
    if replaced:
        told = f"of {', '.join(replaced)} differed from their files; their texts are kept under _build/replaced"
        print(f"{where}: the cells {told}")
    try:
        run(notebook)
    except Exception as error:  # what nbclient says is a page long; the cell says it in a line
        raise RuntimeError(stopped_by(notebook) or str(error)) from None
    replace(path, normal(notebook))
    return sum(cell.cell_type == "code" for cell in notebook.cells)


def stopped_by(notebook: NotebookNode) -> str:
    """Return the cell whose run raised, and what it raised, in one line."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if output.output_type == "error":
                return f"Cell {cell.id}: {output.ename}: {output.evalue}"
    return ""


def main(only: list[str]) -> int:
    paths = sorted((ROOT / "notebooks").glob("*.ipynb"))
    chosen_ones = [path for path in paths if not only or path.name.startswith(tuple(only))]
    if not chosen_ones:
        names = ", ".join(path.stem for path in paths)
        print(f"no notebook begins with {' or '.join(only)}; there are {names}", file=sys.stderr)
        return 1
    failed = 0
    for path in chosen_ones:
        where = path.relative_to(ROOT).as_posix()
        try:
            print(f"{where}: {remake(path)} code cells")
        except (ValueError, RuntimeError, OSError) as error:  # a notebook that cannot be read or run stays as it was
            failed = 1
            print(f"{where}: left as it was. {error}", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
