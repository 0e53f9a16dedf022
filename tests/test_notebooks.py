"""Notebooks are in step with the fences, in normal form, and their exercises can be solved. nbval runs them."""

import ast
import contextlib
import difflib
import io
import itertools
import re

import pytest

from fencing import catalogue, notebooks

FENCES = catalogue.read().fences
NOTEBOOKS = sorted((catalogue.ROOT / "notebooks").glob("*.ipynb"))
NOTEBOOK = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
MODULE = re.compile(r"\d\d_(\w+)\.ipynb")
EXERCISE = re.compile(r"### Exercise (\d+)")
BLOCK = re.compile(r"```python\n(.*?)```", re.S)
UNCHECKED = re.compile(r"#\s*(NBVAL_\w+|PYTEST_VALIDATE_IGNORE_OUTPUT)")  # what tells nbval to look away
UNCHECKED_TAGS = re.compile(r"nbval-.*|raises-exception|skip-execution")


def code_cells(path):
    return [cell for cell in notebooks.load(path).cells if cell.cell_type == "code"]


@NOTEBOOK
def test_each_fence_cell_is_its_file(path):
    notebook = notebooks.load(path)
    before = [(cell.source, cell.metadata.get("tags")) for cell in notebook.cells]
    notebooks.embed(notebook, path.name)
    for number, (cell, (source, tags)) in enumerate(zip(notebook.cells, before, strict=True)):
        if source == cell.source and tags == cell.metadata.get("tags"):
            continue
        name = cell.metadata["fence"]
        lines = difflib.unified_diff(
            cell.source.splitlines(), source.splitlines(), f"fences/{name}.py", "the cell", lineterm=""
        )
        pytest.fail(
            f"notebooks/{path.name}, cell {number}: differs from its fence; "
            f"edit fences/{name}.py and run `make notebooks`\n"
            + "\n".join(lines or [f"tags {tags}, expected {cell.metadata['tags']}"]),
            pytrace=False,
        )


def test_each_fence_stands_on_one_page():
    cells = [(cell.metadata.get("fence"), path.name) for path in NOTEBOOKS for cell in code_cells(path)]
    for name in FENCES:
        pages = [page for fence, page in cells if fence == name]
        module = name.partition("/")[0]
        if len(pages) != 1 or MODULE.match(pages[0])[1] != module:
            told = f"fence {name} stands on {len(pages)} pages {pages}; embed it once, in the notebook of {module}"
            pytest.fail(told, pytrace=False)


@NOTEBOOK
def test_normal_form(path):
    text, wanted = path.read_text(encoding="utf-8"), notebooks.normal(notebooks.load(path))
    lines = difflib.unified_diff(text.splitlines(), wanted.splitlines(), path.name, "normal form", lineterm="", n=1)
    first = "\n".join(line[:200] for line in itertools.islice(lines, 20))
    if text != wanted:
        pytest.fail(f"notebooks/{path.name} is not in normal form; run `make notebooks`\n{first}", pytrace=False)


@NOTEBOOK
def test_outputs_are_of_every_machine(path):
    for number, cell in enumerate(code_cells(path)):
        for output in cell.outputs:
            shown = output.get("text", "") + str(
                {kind: data for kind, data in output.get("data", {}).items() if kind != "image/png"}
            )
            found = re.search(r"0x[0-9a-f]{6,}|/tmp/|/home/|ipykernel_|Traceback|Warning:", shown)
            assert not found, (
                f"notebooks/{path.name}, code cell {number}: its output shows {found[0]!r}, "
                "which is this machine's, or an accident"
            )
            assert output.output_type != "error", f"notebooks/{path.name}, code cell {number}: ends in an error"


@NOTEBOOK
def test_nbval_looks_at_each_cell(path):
    for number, cell in enumerate(code_cells(path)):
        device = any(device in cell.metadata.get("tags", ()) for device in catalogue.DEVICES)
        tags = [tag for tag in cell.metadata.get("tags", ()) if UNCHECKED_TAGS.fullmatch(tag) and not device]
        told = [mark[0] for mark in UNCHECKED.finditer(cell.source)] + tags
        assert not told, f"notebooks/{path.name}, code cell {number}: {told[0]!r} keeps nbval from it; remove it"


def names(source, kind):
    """The names that a cell stores or loads outside functions; an import is the same everywhere, and is neither."""
    tree = ast.parse(source)
    apart = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
    statements = [node for node in tree.body if not isinstance(node, apart)]
    parts = [part for statement in statements for part in ast.walk(statement)]
    inner = {name.arg for part in parts if isinstance(part, ast.Lambda) for name in part.args.args}
    found = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, kind)}
    if kind is ast.Store:
        found |= {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return found - inner


@NOTEBOOK
def test_each_table_is_of_the_fence_above_it(path):
    """What a cell shows of a fence was left by the nearest fence above it, or by the fence that has that name."""
    owner, nearest, foreign = {}, "", []
    for number, cell in enumerate(code_cells(path)):
        if {"skip-execution", "exercise"}.intersection(cell.metadata.get("tags", ())):
            continue
        fence, stored = cell.metadata.get("fence", ""), names(cell.source, ast.Store)
        if fence:
            nearest = fence
        else:
            for name in sorted(names(cell.source, ast.Load) - stored):
                left_by = owner.get(name, "")
                if left_by not in ("", nearest) and left_by.partition("/")[2] != name:
                    foreign.append(
                        f"code cell {number} shows {name!r} of {left_by}, and the fence above it is {nearest}"
                    )
        owner |= dict.fromkeys(stored, fence)
    cure = "put the cell under its fence, or name the table after the fence"
    assert not foreign, f"notebooks/{path.name}: {'; '.join(foreign)}; {cure}"


def exercises():
    """Yield one pytest.param for each solution and each wrong answer that a notebook gives."""
    for path in NOTEBOOKS:
        number, cells = None, []
        for cell in [*notebooks.load(path).cells, None]:
            heading = EXERCISE.search(cell.source) if cell and cell.cell_type == "markdown" else None
            if cell is None or heading or (number and cell.cell_type == "markdown" and re.match("##? ", cell.source)):
                if number:
                    yield from answers(path, number, cells)
                number, cells = heading and heading[1], []
            if number and cell:
                cells.append(cell)


def answers(path, number, cells):
    code = [cell.source for cell in cells if cell.cell_type == "code"]
    text = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    blocks = BLOCK.findall(text.partition("<summary>Solution")[2])
    for index, block in enumerate(blocks or [None]):
        kind = "solution" if index == 0 else f"wrong answer {index}"
        yield pytest.param(
            f"{path.name}, exercise {number}", code, block, index == 0, id=f"{path.name}-exercise {number}-{kind}"
        )


def outcome(starter, answer, check):
    """Run starter, answer and check like one notebook; return what the check printed, or how it was not satisfied.

    `refused: …` by an assert of the check; `raises: …` where torch itself refuses the answer.
    """
    import numpy
    import torch

    names, printed = {"__name__": "__main__", "torch": torch, "np": numpy}, io.StringIO()
    exec(starter, names)
    try:
        exec(answer, names)
    except (TypeError, ValueError, RuntimeError) as error:  # torch's own refusal is an answer, too
        return f"raises: {error}"
    try:
        with contextlib.redirect_stdout(printed):
            exec(check, names)
    except AssertionError as error:
        return f"refused: {error}"
    return printed.getvalue().strip()


def wrong_answers():
    """The wrong answers of each exercise, each with its two cells."""
    found = {}
    for place, code, answer, right in (exercise.values for exercise in exercises()):
        found.setdefault(place, [])
        if not right and len(code) == 2:
            found[place].append((code, answer))
    return found


@pytest.mark.parametrize("place, code, answer, right", list(exercises()))
def test_answer_is_judged_as_it_is_said_to_be(place, code, answer, right):
    assert len(code) == 2, f"{place}: has {len(code)} code cells; an exercise is a starter and a check"
    starter, check = code
    number = place.rpartition(" ")[2]
    assert answer, f"{place}: no ```python block in its <details> with the summary Solution"
    assert outcome(starter, "", check) == f"exercise {number}: not attempted", f"{place}: the untouched starter"
    told = outcome(starter, answer, check)
    if right:
        assert told == f"exercise {number}: correct", f"{place}: its own solution is judged {told!r}"
    else:
        assert told.startswith(("refused: ", "raises: ")), f"{place}: this wrong answer is judged {told!r}\n{answer}"


@pytest.mark.parametrize(
    "place, texts", wrong_answers().items(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_each_exercise_refuses_a_wrong_answer_by_its_check(place, texts):
    told = [outcome(starter, answer, check) for (starter, check), answer in texts]
    assert any(text.startswith("refused: ") for text in told), (
        f"{place}: its check refuses no wrong answer ({told or 'there is none'}); add one under the solution"
    )


@NOTEBOOK
def test_exercises_are_enough(path):
    numbers = EXERCISE.findall(
        "\n".join(cell.source for cell in notebooks.load(path).cells if cell.cell_type == "markdown")
    )
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)] and len(numbers) >= 5, (
        f"{path.name}: exercises {numbers}; five or more, counted from 1"
    )
