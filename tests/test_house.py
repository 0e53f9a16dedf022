"""The machinery says what is wrong, and where: a small house is spoilt in one way after another."""

import os
import shutil
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path

import nbformat
import pytest

from fencing import catalogue, checks, mutations, notebooks, workers

FENCE = '''"""Zeros are zeros

Proves: zeros(2) holds two zeros
and cannot be viewed as three.
Leaves out: ones.
Source: torch.zeros
"""

import pytest
import torch

rows = torch.zeros(2)
assert rows.tolist() == [0.0, 0.0]
with pytest.raises(RuntimeError, match="shape .* is invalid"):
    rows.view(3)

print("fence toy/zeros: ok")
'''
ON_A_DEVICE = '''"""Zeros on a device

Proves: they are there.
Leaves out: ones.
Source: torch.zeros
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    rows = torch.zeros(2, device="cuda")
    torch.cuda.synchronize()
    assert rows.device.type == "cuda"

    print("fence toy/on_a_device: ok")
'''
LEDGER = """id,statement,source,verdict,fence,note
toy.zeros,zeros are zeros,torch.zeros,holds,toy/zeros,
toy.device,they live on a device,torch.zeros,accelerator,toy/on_a_device,
"""
BITES = """fence,where it says,suppose
toy/zeros,torch.zeros(2),torch.ones(2)
toy/on_a_device,rows.device,torch.device("cpu")
"""


def write(root, name, text):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def spoil(root, name, old, new):
    path = root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def notebook(*cells):
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    for number, cell in enumerate(made.cells):
        cell.id = f"toy-{number}"
    return made


@pytest.fixture
def house(tmp_path):
    """A book of two fences, with the real machinery."""
    for name in ("conftest.py", "pyproject.toml", ".gitattributes"):
        shutil.copy(catalogue.ROOT / name, tmp_path)
    shutil.copytree(catalogue.ROOT / "fencing", tmp_path / "fencing", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("test_fences.py", "test_notebooks.py"):
        write(tmp_path, f"tests/{name}", (catalogue.ROOT / "tests" / name).read_text(encoding="utf-8"))
    write(tmp_path, "requirements.txt", "torch==2.13.0\nnumpy==2.4.6\n")
    write(tmp_path, "fences/toy/zeros.py", FENCE)
    write(tmp_path, "fences/toy/on_a_device.py", ON_A_DEVICE)
    write(tmp_path, "fences/toy/claims.csv", LEDGER)
    write(tmp_path, "fences/toy/bites.csv", BITES)
    write(tmp_path, "fences/sources.csv", "key,title,address\ntorch.zeros,torch.zeros,https://docs.pytorch.org/\n")
    (tmp_path / "notebooks").mkdir()
    return tmp_path


def command(house, *words, **environment):
    """Run python in the house as a person would; return its exit code and all that it printed."""
    done = subprocess.run(
        [sys.executable, *words], cwd=house, capture_output=True, text=True, timeout=120, env=os.environ | environment
    )
    return done.returncode, done.stdout + done.stderr


def problems(house):
    return "\n".join(checks.problems(catalogue.read(house)))


def toy(house, name, old="", new="", text=FENCE):
    """Write a further fence: the one of zeros, changed in one place."""
    assert old in text
    return write(house, f"fences/toy/{name}.py", text.replace(old, new).replace("toy/zeros", f"toy/{name}"))


# --- records


MALFORMED = [
    ("zeros.py", "Proves: ", "Shows: ", "zeros.py:3: field 'Shows' is unknown or there twice; fields are Proves"),
    ("zeros.py", "Proves: ", "Shown, ", "zeros.py:3: text before the first field"),
    ("zeros.py", "Leaves out: ones.\n", "", "zeros.py:1: the docstring says nothing under 'Leaves out:'"),
    ("zeros.py", "Zeros are zeros", "Zeros are zeros.", "zeros.py:1: the docstring's first line is the claim"),
    ("zeros.py", "assert rows", "assert assert rows", "fences/toy/zeros.py:13: not Python"),
    ("zeros.py", "print(", "# print(", 'zeros.py:14: the last line must be print("fence toy/zeros: ok")'),
    ("zeros.py", "Source: torch.zeros", "Source: ones", "zeros.py:1: source 'ones' is not a key of"),
    ("on_a_device.py", "Needs: cuda", "Needs: gpu", "on_a_device.py:1: unknown need 'gpu'; known are cuda"),
    ("on_a_device.py", "no cuda device", "no gpu", "on_a_device.py:11: a fence that needs cuda is one `if not"),
    ("claims.csv", "toy/zeros,", "toy/ones,", "claims.csv:2: names 'toy/ones', and no fence has that id"),
    ("claims.csv", "toy/zeros,", "toy/ones,", "fences/toy/zeros.py:1: stands in no row of toy/claims.csv"),
    ("claims.csv", "toy.device", "toy.zeros", "claims.csv:3: 'toy.zeros' stands already at fences/toy/claims.csv:2"),
    ("claims.csv", "they live on a device", "zeros are zeros", "claims.csv:3: 'toy: zeros are zeros' stands already"),
    ("claims.csv", "holds", "true", "claims.csv:2: unknown verdict 'true'; known are holds, refined"),
    ("claims.csv", "holds,toy/zeros", "holds,", "claims.csv:2: toy.zeros is 'holds' and names no fence"),
    ("claims.csv", "accelerator", "holds", "toy.device is 'holds', and no run on a CUDA device is recorded"),
    ("claims.csv", "are zeros,", "are, zeros,", "claims.csv:2: 7 cells instead of 6"),
    ("claims.csv", "toy.zeros", "<<<<<<< main\ntoy.zeros", "claims.csv:2: a conflict of two branches"),
    ("bites.csv", "toy/zeros", "toy/ones", "bites.csv:2: names 'toy/ones', and no fence has that id"),
    ("bites.csv", "toy/zeros", "toy/ones", "fences/toy/zeros.py:1: has no row in toy/bites.csv"),
    ("bites.csv", "where it says", "where", "bites.csv:1: the first line must be 'fence,where it says,suppose'"),
    ("../sources.csv", "key,", "key;", "fences/sources.csv:1: the first line must be 'key,title,address'"),
]


@pytest.mark.parametrize("name, old, new, message", MALFORMED)
def test_malformed_records_are_named(house, name, old, new, message):
    assert not problems(house)
    spoil(house, f"fences/toy/{name}", old, new)
    assert message in problems(house)


def test_ledger_that_is_not_utf8_is_named_and_a_mark_of_excel_is_not_minded(house):
    path = house / "fences/toy/claims.csv"
    text = path.read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + text)
    assert not problems(house)
    path.write_bytes(text.replace(b"zeros are", b"z\xe9ros are"))
    assert "fences/toy/claims.csv: not UTF-8 (invalid continuation byte at byte" in problems(house)


def test_what_stands_in_the_wrong_place_is_named(house):
    write(house, "fences/stray.py", FENCE)
    write(house, "fences/toy/notes.txt", "")
    write(house, "fences/evidence/copy.jsonl", catalogue.evidence_text(HEADER, []))
    told = problems(house)
    assert "fences/stray.py: stands in no module; move it to fences/MODULE/" in told
    assert "fences/toy/notes.txt: neither a fence nor a record; remove it" in told
    assert "fences/evidence/copy.jsonl: a run that belongs into torch-2.13.0-numpy-2.4.6-cpu.jsonl" in told


HEADER = dict.fromkeys(catalogue.HEADER, "3.11.7") | {"torch": "2.13.0", "numpy": "2.4.6", "devices": ["cpu"]}
RECORD = {"fence": "toy/zeros", "hash": "0", "outcome": "ok", "date": "2026-12-01"}
FORGED = [
    ('"ok"', '"fine"', "toy/zeros has the outcome 'fine'; known are ok, failed, skipped, crashed; delete the line"),
    ('"ok"', '"failed"', "toy/zeros was edited since it was recorded, and nobody types an outcome"),
    ('"seal"', '"stamp"', "a line without seal"),
    ('"torch": "2.13.0"', '"torch": "newest"', "its first line is not of the form torch, numpy"),
    ("{", "", "not a recorded run (Extra data"),
    ("{", "[{", "not a recorded run"),
    ("toy/zeros", "toy/gone", "edited since it was recorded"),
]


@pytest.mark.parametrize("old, new, message", FORGED)
def test_evidence_that_nobody_recorded_is_refused(house, old, new, message):
    text = catalogue.evidence_text(HEADER, [RECORD])
    path = write(house, "fences/evidence/torch-2.13.0-numpy-2.4.6-cpu.jsonl", text)
    assert not problems(house)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert message in problems(house)


def test_evidence_of_a_fence_twice_or_of_none_is_named(house):
    path = house / "fences/evidence/torch-2.13.0-numpy-2.4.6-cpu.jsonl"
    write(house, path, catalogue.evidence_text(HEADER, [RECORD, RECORD | {"hash": "1"}]))
    assert "toy/zeros stands there twice" in problems(house)
    write(house, path, catalogue.evidence_text(HEADER, [RECORD | {"fence": "toy/gone"}]))
    assert "records 'toy/gone', and no fence has that id" in problems(house)


def git(folder, *words):
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    done = subprocess.run(["git", *author, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("git"), reason="no git")
def test_two_branches_that_each_add_a_fence_to_a_module_merge(house):
    path = house / "notebooks/01_toy.ipynb"
    nbformat.write(notebook("# fence toy/zeros", "1 + 1", "2 + 2", "3 + 3"), path)

    def make(name, place):
        if name:
            toy(house, name)
            for ledger, row in (
                ("claims", f"toy.{name},{name} are,torch.zeros,holds,toy/{name},"),
                ("bites", f"toy/{name},torch.zeros(2),torch.ones(2)"),
            ):
                rows = house / f"fences/toy/{ledger}.csv"
                rows.write_text(rows.read_text(encoding="utf-8") + row + "\n", encoding="utf-8")
            made = notebooks.load(path)
            made.cells.insert(place, nbformat.v4.new_code_cell(f"# fence toy/{name}", id=name))
            nbformat.write(made, path)
        made = notebooks.load(path)
        notebooks.embed(made, path.name, house)
        path.write_text(notebooks.normal(made), encoding="utf-8")
        fences = catalogue.read(house).fences
        records = [RECORD | {"fence": fence, "hash": fences[fence].digest} for fence in fences]
        write(house, "fences/evidence/torch-2.13.0-numpy-2.4.6-cpu.jsonl", catalogue.evidence_text(HEADER, records))
        git(house, "add", ".")
        git(house, "commit", "-qm", name or "a house")

    git(house, "init", "-q", "-b", "main")
    write(house, ".gitignore", "__pycache__/\n.pytest_cache/\n")
    make("", 0)
    git(house, "checkout", "-qb", "one")
    make("nils", 1)
    git(house, "checkout", "-q", "main")
    make("noughts", 4)
    git(house, "merge", "-q", "-m", "both", "one")
    book = catalogue.read(house)
    assert not checks.problems(book)
    (run,) = book.evidence
    assert set(run.records) == set(book.fences) == {"toy/nils", "toy/noughts", "toy/on_a_device", "toy/zeros"}
    assert notebooks.normal(notebooks.load(path)) == path.read_text(encoding="utf-8")


# --- running


def test_fences_report_as_tests_do(house):
    leaves = "torch.set_default_dtype(torch.float64)\ntorch.set_default_device('meta')\n\nprint"
    toy(house, "differs", "[0.0, 0.0]", "[0.0, 1.0]")
    toy(house, "leaves", "\nprint", leaves)
    toy(house, "alone", "Source: torch.zeros", "Source: torch.zeros\nNeeds: own process")
    toy(house, "newer", "Source: torch.zeros", "Source: torch.zeros\nNeeds: torch>=99")
    toy(house, "next", "rows = ", "assert torch.get_default_dtype() == torch.float32\nrows = ")
    code, printed = command(house, "-m", "pytest", "fences")
    assert code == 1
    assert "fences/toy/differs.py: Zeros are zeros" in printed
    assert "assert rows.tolist() == [0.0, 1.0]\n    found: [0.0, 0.0] == [0.0, 1.0]\n" in printed
    assert "leaves changed modes on (a default device is one): (0, 0) became (1, 0)" in printed
    assert "default dtype: torch.float32 became torch.float64; put it back, in `finally`" in printed
    assert "needs torch>=99, this is 2.13.0" in printed and "no cuda device" in printed
    assert "2 failed, 3 passed, 2 skipped" in printed
    assert "on torch 2.13.0" in printed and "NumPy 2.4.6, Python 3." in printed


ENDINGS = {
    "exits": ("import os\n\nos._exit(0)", "it ended its process, with exit code 0"),
    "dies": ("import os\n\nos.kill(os.getpid(), 11)", "its process was ended by SIGSEGV"),
    "leaves": ("raise SystemExit(0)", "SystemExit: 0"),
    "skips": ('pytest.skip("not today")', "Skipped: not today"),
    "xfails": ('pytest.xfail("not today")', "not today"),
    "ends_all": ('pytest.exit("enough", returncode=0)', "Exit: enough"),
}


def test_fence_that_ends_its_process_or_itself_fails_and_the_others_run(house):
    for name, (line, _) in ENDINGS.items():
        toy(house, name, "rows = torch.zeros(2)", f"rows = torch.zeros(2)\n{line}")
    code, printed = command(house, "-m", "pytest", "-q", "fences")
    assert code == 1
    for name, (_, message) in ENDINGS.items():
        assert message in printed.partition(f"fences/toy/{name}.py: Zeros are zeros")[2][:400], name
    assert "6 failed, 1 passed, 1 skipped" in printed


def test_fence_that_hangs_is_named_and_the_next_one_runs(house, monkeypatch):
    monkeypatch.setattr(workers, "SECONDS", 2)
    toy(house, "hangs", "rows = torch.zeros(2)", "while True:\n    rows = torch.zeros(2)")
    worker = workers.Worker(house)
    try:
        hung = worker.run(house / "fences/toy/hangs.py", False)
        assert (hung.outcome, hung.message) == ("crashed", "hangs: nothing came of it in 2 seconds")
        monkeypatch.setattr(workers, "SECONDS", 60)
        assert worker.run(house / "fences/toy/zeros.py", False).outcome == "ok"
    finally:
        worker.stop()


def marked(mark):
    """The processes with this mark in their environment."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            found += [path.parent.name] if mark.encode() in path.read_bytes() else []
        except OSError:  # it has ended, or is another's
            continue
    return found


def ended(mark, seconds=30):
    """Wait until no process has the mark; return those that still do."""
    until = time.monotonic() + seconds
    while marked(mark) and time.monotonic() < until:
        time.sleep(0.2)
    return marked(mark)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="no /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_process_outlives_a_run_that_is_ended(house, how):
    toy(house, "hangs", "rows = torch.zeros(2)", "while True:\n    rows = torch.zeros(2)")
    mark = f"HOUSE={uuid.uuid4()}"
    run = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "fences"],
        cwd=house,
        env=os.environ | dict([mark.split("=")]),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    while len(marked(mark)) < 4 and run.poll() is None:  # itself, the one that forks, its tracker and a worker
        time.sleep(0.1)
    time.sleep(1)
    os.killpg(run.pid, how) if how == signal.SIGINT else run.kill()
    printed = run.communicate(timeout=60)[0]
    assert ended(mark) == []
    assert "Traceback" not in printed and printed.count("\n") < 20, printed


def test_python_that_takes_out_asserts_is_refused(house):
    for words in (("pytest", "fences"), ("fencing.evidence",)):
        code, printed = command(house, "-m", *words, PYTHONOPTIMIZE="1")
        assert code != 0 and "PYTHONOPTIMIZE (or python -O) takes out every assert; unset it" in printed


def test_fences_that_cannot_fail_are_found(house):
    toy(house, "empty", FENCE[FENCE.index("rows = ") :], 'print("fence toy/zeros: ok")\n')
    toy(house, "never", "assert", "if not len(rows):\n    assert")
    bites = "toy/zeros,rows.tolist(),rows.double().tolist()\ntoy/zeros,rows.view(4),rows\ntoy/zeros,0.0,1.0\n"
    write(house, "fences/toy/bites.csv", BITES + bites + "toy/never,rows.view(3),rows.vew(3)\n")
    lazy = FENCE.replace("[0.0, 0.0]", "[0.0, 0.0] or True").replace("RuntimeError", "Exception")
    toy(house, "lazy", "Source:", "Needs: torch>=99\nSource:", lazy)
    code, printed = command(house, "-m", "pytest", "tests/test_fences.py")
    assert code == 1
    assert "fences/toy/empty.py: asserts nothing" in printed
    assert "fences/toy/never.py:14: turned round, this assertion does not make the fence fail (ok" in printed
    assert "fences/toy/lazy.py:14: an `or` in an assert: either side would do; assert the one that holds" in printed
    assert "fences/toy/lazy.py:15: name the error that is expected, no Exception" in printed
    assert "fences/toy/lazy.py: is skipped by the pinned versions (needs torch>=99, this is 2.13.0)" in printed
    assert "bites.csv:4: toy/zeros would still hold if 'rows.tolist()' were 'rows.double().tolist()'" in printed
    assert "bites.csv:5: fences/toy/zeros.py nowhere says 'rows.view(4)'" in printed
    assert "bites.csv:6: '0.0' is what is asserted" in printed
    assert "bites.csv:7: toy/never would break down, not fail" in printed
    assert "no run of torch 2.13.0 with NumPy 2.4.6 on a CPU stands in fences/evidence; run `make evidence`" in printed


def test_another_torch_than_the_pinned_one_is_said_once(house):
    spoil(house, "requirements.txt", "2.13.0", "2.14.1")
    toy(house, "newer", "Source: torch.zeros", "Source: torch.zeros\nNeeds: torch>=2.14")
    code, printed = command(house, "-m", "pytest", "tests/test_fences.py", "-k", "pinned_one or may_be_missing")
    assert code == 1 and "1 failed, 3 skipped" in printed
    assert "torch 2.13.0 is installed, and requirements.txt pins 2.14.1; install it again" in printed


# --- evidence


TABLE = FENCE.replace(
    "assert rows.tolist() == [0.0, 0.0]",
    """for size, wanted in (1, [0.0]), (2, [0.0, 1.0]), (3, [0.0, 0.0, 1.0]):
    assert torch.zeros(size).tolist() == wanted
assert hasattr(torch, "zeroes")
assert rows.tolist() == [0.0, 0.0]""",
)


def test_evidence_names_every_assertion_that_fails(house):
    toy(house, "table", text=TABLE)
    toy(house, "dies", "rows = torch.zeros(2)", "import os\n\nos.abort()")
    toy(
        house,
        "warns",
        "rows.view(3)",
        "rows.view(3)\nwith pytest.warns(UserWarning, match='deprecated'):\n    torch.ones(3).T",
    )
    toy(
        house,
        "newer",
        "Source: torch.zeros",
        "Source: torch.zeros\nNeeds: torch>=99",
        FENCE.replace("zeros(2)\nassert", "zeroes(2)\nassert"),
    )
    code, printed = command(house, "-m", "fencing.evidence")
    assert code == 0 and "torch-2.13.0-numpy-2.4.6-cpu.jsonl: 1 crashed, 1 failed, 2 ok, 2 skipped" in printed
    (run,) = catalogue.read(house).evidence
    assert run.records["toy/zeros"]["errors"] == ["RuntimeError: shape '[3]' is invalid for input of size 2"]
    assert run.records["toy/dies"]["message"] == "its process was ended by SIGABRT"
    assert run.records["toy/newer"]["lacks"] == "torch.zeroes"
    assert run.records["toy/warns"]["warnings"][0].startswith("UserWarning: The use of `x.T`")
    second, third, lacking = run.records["toy/table"]["failures"]
    assert second["row"] == "size=2, wanted=[0.0, 1.0]" and second["found"].startswith("[0.0, 0.0] == [0.0, 1.0]")
    assert third["row"] == "size=3, wanted=[0.0, 0.0, 1.0]" and third["assert"] == second["assert"]
    assert (lacking["lacks"], lacking["assert"]) == ("torch.zeroes", "assert hasattr(torch, 'zeroes')")


def test_accident_is_not_recorded_and_the_rest_is(house):
    toy(house, "good")
    spoil(house, "fences/toy/zeros.py", "torch.zeros(2)", "torch.zeroes(2)")
    toy(house, "formless", "Proves: ", "Shows: ")
    code, printed = command(house, "-m", "fencing.evidence")
    assert code == 1 and "1 ok, 1 skipped" in printed
    assert "fences/toy/zeros.py: line 12: AttributeError: module 'torch' has no attribute 'zeroes'" in printed
    assert "fences/toy/formless.py:3: field 'Shows'" in printed
    (run,) = catalogue.read(house).evidence
    assert set(run.records) == {"toy/good", "toy/on_a_device"}


def test_a_rehearsal_finds_a_misspelt_call(house):
    mutations.rehearse(catalogue.read(house).fences["toy/on_a_device"])
    spoil(house, "fences/toy/on_a_device.py", "synchronize", "synchronise")
    with pytest.raises(AttributeError, match="synchronise"):
        mutations.rehearse(catalogue.read(house).fences["toy/on_a_device"])


def test_skeleton_is_a_fence_with_its_rows(house):
    write(house, "fences/sources.csv", "key,title,address\ntorch.zeros,torch.zeros,\ntorch.add,torch.add,\n")
    code, printed = command(house, "-m", "fencing.skeleton", "toy/sums")
    assert code == 0 and "wrote fences/toy/sums.py and a row in fences/toy/claims.csv and bites.csv" in printed
    assert not problems(house)
    code, printed = command(house, "-m", "pytest", "tests/test_fences.py", "-k", "toy/sums")
    assert code == 0, printed
    for name, message in (("toy/sums", "exists already"), ("sums", "is no such name"), ("ton/sums", "is no such name")):
        code, printed = command(house, "-m", "fencing.skeleton", name)
        assert code == 1 and message in printed


# --- notebooks


def test_notebooks_are_made_and_nothing_is_lost(house):
    folder = house / "notebooks"
    nbformat.write(notebook("# fence toy/zeros", "# fence toy/on_a_device", "rows[:1]"), folder / "01_toy.ipynb")
    nbformat.write(notebook("rows", "1 / 0"), folder / "02_raises.ipynb")
    nbformat.write(notebook("# fence toy/ones"), folder / "03_foreign.ipynb")
    write(house, "notebooks/04_broken.ipynb", '{"cells": [')
    before = {path: path.read_bytes() for path in sorted(folder.iterdir())[1:]}
    code, printed = command(house, "-m", "fencing.notebooks")
    assert code == 1
    assert "notebooks/01_toy.ipynb: 3 code cells" in printed
    assert "notebooks/02_raises.ipynb: left as it was. Cell toy-0: NameError: name 'rows' is not defined" in printed
    assert "03_foreign.ipynb, cell 0: embeds 'toy/ones', and fences/toy/ones.py is no fence" in printed
    assert "04_broken.ipynb: not a notebook" in printed
    assert before == {path: path.read_bytes() for path in before}
    zeros, device, prose = notebooks.load(folder / "01_toy.ipynb").cells
    assert zeros.source + "\n" == FENCE and zeros.outputs[0].text == "fence toy/zeros: ok\n" and zeros.id == "toy-zeros"
    assert device.metadata["tags"] == ["fence", "cuda", "skip-execution"]
    assert device.execution_count is None and not device.outputs
    assert prose.execution_count == zeros.execution_count == 1
    assert prose.outputs[0].data["text/plain"] == "tensor([0.])"
    normal = notebooks.normal(notebooks.load(folder / "01_toy.ipynb"))
    assert normal == (folder / "01_toy.ipynb").read_text(encoding="utf-8")
    spoil(house, "notebooks/01_toy.ipynb", "[0.0, 0.0]", "[0.0, 0.5]")
    code, printed = command(house, "-m", "fencing.notebooks", "01")
    assert code == 0, printed
    assert "the cells of toy/zeros differed from their files; their texts are kept under _build/replaced" in printed
    assert "[0.0, 0.5]" in (house / "_build/replaced/toy/zeros.py").read_text(encoding="utf-8")
    code, printed = command(house, "-m", "fencing.notebooks", "07")
    assert code == 1 and "no notebook begins with 07; there are 01_toy, 02_raises" in printed


DRAWN = """import matplotlib.pyplot as plt

plt.figure(figsize=(1, 1))
plt.plot([0, 1], [0, 1])
plt.show()"""


def test_notebooks_run_as_tests(house):
    changes = "torch.set_default_dtype(torch.float64)"
    cells = ["# fence toy/zeros", "# fence toy/on_a_device", "import os\nos.listdir()", DRAWN, changes]
    nbformat.write(notebook(*cells), house / "notebooks/01_toy.ipynb")
    assert command(house, "-m", "fencing.notebooks")[0] == 0
    words = ["-m", "pytest", "-p", "nbval.plugin", "--nbval", "--nbval-current-env", "notebooks"]
    code, printed = command(house, *words)
    assert code == 1 and "4 passed, 1 skipped, 1 error" in printed
    assert "no cuda device" in printed
    assert "01_toy.ipynb leaves changed default dtype: torch.float32 became torch.float64; put it back" in printed
    assert notebooks.load(house / "notebooks/01_toy.ipynb").cells[2].outputs[0].data["text/plain"] == "[]"
    spoil(house, "notebooks/01_toy.ipynb", "[0.0, 0.0]", "[0.0, 0.5]")
    spoil(house, "notebooks/01_toy.ipynb", "plt.plot([0, 1], [0, 1])", "plt.plot([0, 1], [1, 0])")
    spoil(house, "notebooks/01_toy.ipynb", "os.listdir()", "os.listdir()  # NBVAL_IGNORE_OUTPUT")
    code, printed = command(house, *words, "tests/test_notebooks.py")
    assert code == 1
    cell = "notebooks/01_toy.ipynb, cell 0: differs from its fence; edit fences/toy/zeros.py and run `make notebooks`"
    assert cell in printed
    assert "+assert rows.tolist() == [0.0, 0.5]" in printed
    assert "draws another picture than the committed one; look at it" in printed
    assert "code cell 2: '# NBVAL_IGNORE_OUTPUT' keeps nbval from it; remove it" in printed


def test_table_of_another_fence_than_the_one_above_is_found(house):
    toy(house, "names", "rows = torch.zeros(2)", "rows = torch.zeros(2)\ntable = rows")
    toy(house, "other", "rows", "lines")
    cells = ["# fence toy/names", "table", "# fence toy/other", "table"]
    made = notebook(*cells)
    notebooks.embed(made, "01_toy.ipynb", house)
    nbformat.write(made, house / "notebooks/01_toy.ipynb")
    code, printed = command(house, "-m", "pytest", "tests/test_notebooks.py", "-k", "table_is_of")
    assert code == 1
    assert "code cell 3 shows 'table' of toy/names, and the fence above it is toy/other" in printed
