"""The machinery says what is wrong, and where: a small house is spoilt in one way after another."""

import json
import shutil
import subprocess
import sys

import catalogue
import embed
import mutations
import nbformat
import pytest

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
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy(catalogue.ROOT / name, tmp_path)
    shutil.copytree(catalogue.ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mutations.py", "test_fences.py", "test_notebooks.py"):
        write(tmp_path, f"tests/{name}", (catalogue.ROOT / "tests" / name).read_text(encoding="utf-8"))
    write(tmp_path, "requirements.txt", "torch==2.13.0\n")
    write(tmp_path, "fences/toy/zeros.py", FENCE)
    write(tmp_path, "fences/toy/on_a_device.py", ON_A_DEVICE)
    write(tmp_path, "fences/toy/claims.csv", LEDGER)
    write(tmp_path, "fences/toy/bites.csv", BITES)
    write(tmp_path, "fences/sources.csv", "key,title,address\ntorch.zeros,torch.zeros,https://docs.pytorch.org/\n")
    (tmp_path / "notebooks").mkdir()
    return tmp_path


def command(house, *words):
    """Run python in the house as a person would; return its exit code and all that it printed."""
    done = subprocess.run([sys.executable, *words], cwd=house, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    "name, old, new, message",
    [
        ("fences/toy/zeros.py", "Proves: ", "Shows: ", "fences/toy/zeros.py:3: field 'Shows' is unknown or there twice; fields are Proves"),
        ("fences/toy/zeros.py", "Proves: ", "Shown, ", "fences/toy/zeros.py:3: text before the first field"),
        ("fences/toy/zeros.py", "Leaves out: ones.\n", "", "zeros.py:1: the docstring says nothing under 'Leaves out:'"),
        ("fences/toy/zeros.py", "Zeros are zeros", "Zeros are zeros.", "zeros.py:1: the docstring's first line is the claim"),
        ("fences/toy/zeros.py", "assert rows", "assert assert rows", "fences/toy/zeros.py:13: not Python"),
        ("fences/toy/zeros.py", "print(", "# print(", 'zeros.py:14: the last line must be print("fence toy/zeros: ok")'),
        ("fences/toy/zeros.py", "Source: torch.zeros", "Source: torch.ones", "zeros.py:1: source 'torch.ones' is not a key of"),
        ("fences/toy/on_a_device.py", "Needs: cuda", "Needs: gpu", "on_a_device.py:1: unknown need 'gpu'; known are cuda"),
        ("fences/toy/on_a_device.py", "no cuda device", "no gpu", "on_a_device.py:11: a fence that needs cuda is one `if not"),
        ("fences/toy/claims.csv", "toy/zeros,", "toy/ones,", "claims.csv:2: names 'toy/ones', and no fence has that id"),
        ("fences/toy/claims.csv", "toy/zeros,", "toy/ones,", "fences/toy/zeros.py:1: stands in no row of toy/claims.csv"),
        ("fences/toy/claims.csv", "toy.device", "toy.zeros", "claims.csv:3: 'toy.zeros' stands already at fences/toy/claims.csv:2"),
        ("fences/toy/claims.csv", "holds", "true", "claims.csv:2: unknown verdict 'true'; known are holds, refined"),
        ("fences/toy/claims.csv", "holds,toy/zeros", "holds,", "claims.csv:2: toy.zeros is 'holds' and names no fence"),
        ("fences/toy/claims.csv", "are zeros,", "are, zeros,", "claims.csv:2: 7 cells instead of 6"),
        ("fences/toy/bites.csv", "toy/zeros", "toy/ones", "bites.csv:2: names 'toy/ones', and no fence has that id"),
        ("fences/toy/bites.csv", "toy/zeros", "toy/ones", "fences/toy/zeros.py:1: has no row in toy/bites.csv"),
        ("fences/toy/bites.csv", "where it says", "where", "bites.csv:1: the first line must be 'fence,where it says,suppose'"),
        ("fences/sources.csv", "https", "https://docs.pytorch.org/\ntorch.zeros,again,https", "sources.csv:3: 'torch.zeros' stands already"),
    ],
)  # fmt: skip
def test_malformed_records_are_named(house, name, old, new, message):
    assert not catalogue.read(house).problems
    spoil(house, name, old, new)
    assert message in "\n".join(catalogue.read(house).problems)


@pytest.mark.parametrize(
    "old, new, message",
    [
        (
            '"ok"',
            '"fine"',
            "toy/zeros has the outcome 'fine'; known are ok, failed, skipped; delete the file and run `make evidence`",
        ),
        ('"ok"', '"failed"', "edited since it was recorded, and nobody types an outcome"),
        ('"seal"', '"stamp"', "has torch, numpy, python, platform, devices, date, fences, stamp instead of"),
        ("{", "", "not a recorded run (JSONDecodeError"),
        ("{", "[{", "not a recorded run"),
    ],
)
def test_evidence_that_nobody_recorded_is_refused(house, old, new, message):
    run = dict.fromkeys(catalogue.RUN[:-2], "2.13.0") | {
        "devices": ["cpu"],
        "fences": {"toy/zeros": {"hash": "0", "outcome": "ok"}},
    }
    text = json.dumps(run | {"seal": catalogue.seal(run)})
    path = write(house, "fences/evidence/torch-2.13.0-cpu.json", text)
    assert not catalogue.read(house).problems
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert message in "\n".join(catalogue.read(house).problems)


def test_what_stands_in_the_wrong_place_is_named(house):
    write(house, "fences/stray.py", FENCE)
    run = dict.fromkeys(catalogue.RUN[:-2], "2.13.0") | {"devices": ["cpu"], "fences": {}}
    write(house, "fences/evidence/copy.json", json.dumps(run | {"seal": catalogue.seal(run)}))
    problems = "\n".join(catalogue.read(house).problems)
    assert "fences/stray.py: stands in no module; move it to fences/MODULE/" in problems
    assert "fences/evidence/copy.json: a run that belongs into torch-2.13.0-cpu.json" in problems


def test_fences_report_as_tests_do(house):
    for name, old, new in [
        ("differs", "[0.0, 0.0]", "[0.0, 1.0]"),
        ("leaves", "\nprint", "torch.set_default_dtype(torch.float64)\ntorch.set_default_device('meta')\n\nprint"),
        ("alone", "Source: torch.zeros", "Source: torch.zeros\nNeeds: own process"),
        ("dies", "Source: torch.zeros\n\"\"\"", "Source: torch.zeros\nNeeds: own process\n\"\"\"\n\nimport os\n\nos._exit(3)"),
        ("newer", "Source: torch.zeros", "Source: torch.zeros\nNeeds: torch>=99"),
        ("next", "rows = ", "assert torch.get_default_dtype() == torch.float32\nrows = "),
    ]:  # fmt: skip
        write(house, f"fences/toy/{name}.py", FENCE.replace(old, new).replace("toy/zeros", f"toy/{name}"))
    code, printed = command(house, "-m", "pytest", "fences")
    assert code == 1
    assert "assert [0.0, 0.0] == [0.0, 1.0]" in printed and "At index 1 diff: 0.0 != 1.0" in printed
    assert "fences/toy/differs.py:13: AssertionError" in printed
    assert "fences/toy/leaves.py: leaves changed" in printed
    assert "default dtype: torch.float32 became torch.float64; put it back, in `finally`" in printed
    assert "its process died, or took more than 60 seconds" in printed
    assert "needs torch>=99, this is 2.13.0" in printed and "no cuda device" in printed
    assert "3 failed, 3 passed, 2 skipped" in printed


def test_fences_that_cannot_fail_are_found(house):
    write(
        house,
        "fences/toy/empty.py",
        FENCE.split("assert")[0].replace("toy/zeros", "toy/empty") + '\nprint("fence toy/empty: ok")\n',
    )
    write(
        house,
        "fences/toy/never.py",
        FENCE.replace("assert", "if not len(rows):\n    assert").replace("toy/zeros", "toy/never"),
    )
    bites = (
        BITES
        + "toy/zeros,rows.tolist(),rows.double().tolist()\ntoy/zeros,rows.view(4),rows\ntoy/zeros,0.0,1.0\ntoy/never,rows.view(3),rows.vew(3)\n"
    )
    write(house, "fences/toy/bites.csv", bites)
    lazy = FENCE.replace("[0.0, 0.0]", "[0.0, 0.0] or True").replace("toy/zeros", "toy/lazy")
    write(house, "fences/toy/lazy.py", lazy.replace("RuntimeError", "Exception").replace("Source:", "Needs: torch>=99\nSource:"))
    code, printed = command(house, "-m", "pytest", "tests/test_fences.py")
    assert code == 1
    assert "fences/toy/empty.py: asserts nothing" in printed
    assert "fences/toy/never.py:14: turned round, this assertion does not make the fence fail (ok" in printed
    assert "fences/toy/lazy.py:14: an `or` with a constant is always true or idle; remove it" in printed
    assert "fences/toy/lazy.py:15: name the error that is expected, no Exception" in printed
    assert "fences/toy/lazy.py: is skipped by the pinned versions (needs torch>=99, this is 2.13.0)" in printed
    assert "bites.csv:4: toy/zeros would still hold if 'rows.tolist()' were 'rows.double().tolist()'" in printed
    assert "bites.csv:5: fences/toy/zeros.py nowhere says 'rows.view(4)'" in printed
    assert "bites.csv:6: '0.0' is what is asserted" in printed
    assert "bites.csv:7: toy/never would break down, not fail" in printed
    assert "no run of torch 2.13.0 on a CPU stands in fences/evidence; run `make evidence`" in printed


def test_evidence_is_recorded_and_accidents_are_not(house):
    code, printed = command(house, "tools/evidence.py")
    assert code == 0 and "torch-2.13.0-cpu.json: 1 ok, 1 skipped" in printed
    (run,) = catalogue.read(house).evidence
    assert run["fences"]["toy/zeros"]["errors"] == ["RuntimeError: shape '[3]' is invalid for input of size 2"]
    spoil(house, "fences/toy/zeros.py", "torch.zeros(2)", "torch.zeroes(2)")
    code, printed = command(house, "tools/evidence.py")
    assert code == 1 and "nothing recorded" in printed and "fences/toy/zeros.py: AttributeError" in printed
    assert catalogue.read(house).evidence == [run]
    spoil(house, "fences/toy/zeros.py", "Proves: ", "Shows: ")
    code, printed = command(house, "tools/evidence.py")
    assert code == 1 and "nothing recorded" in printed and "fences/toy/zeros.py:3: field 'Shows'" in printed
    assert catalogue.read(house).evidence == [run]


def test_a_rehearsal_finds_a_misspelt_call(house):
    mutations.rehearse(catalogue.read(house).fences["toy/on_a_device"])
    spoil(house, "fences/toy/on_a_device.py", "synchronize", "synchronise")
    with pytest.raises(AttributeError, match="synchronise"):
        mutations.rehearse(catalogue.read(house).fences["toy/on_a_device"])


def test_notebooks_are_made_and_nothing_is_lost(house):
    nbformat.write(
        notebook("# fence toy/zeros", "# fence toy/on_a_device", "rows[:1]"), house / "notebooks/01_toy.ipynb"
    )
    nbformat.write(notebook("rows", "1 / 0"), house / "notebooks/02_raises.ipynb")
    nbformat.write(notebook("# fence toy/ones"), house / "notebooks/03_foreign.ipynb")
    write(house, "notebooks/04_broken.ipynb", '{"cells": [')
    before = {path: path.read_bytes() for path in sorted((house / "notebooks").iterdir())[1:]}
    code, printed = command(house, "tools/embed.py")
    assert code == 1
    assert "notebooks/01_toy.ipynb: 3 code cells" in printed
    assert "notebooks/02_raises.ipynb: left as it was. Cell toy-0: NameError: name 'rows' is not defined" in printed
    assert "03_foreign.ipynb, cell 0: embeds 'toy/ones', and fences/toy/ones.py is no fence" in printed
    assert "04_broken.ipynb: not a notebook" in printed
    assert before == {path: path.read_bytes() for path in before}
    zeros, device, prose = embed.load(house / "notebooks/01_toy.ipynb").cells
    assert zeros.source + "\n" == FENCE and zeros.outputs[0].text == "fence toy/zeros: ok\n" and zeros.id == "toy-zeros"
    assert (
        device.metadata["tags"] == ["fence", "cuda", "skip-execution"]
        and device.execution_count is None
        and not device.outputs
    )
    assert prose.execution_count == 2 and prose.outputs[0].data["text/plain"] == "tensor([0.])"
    assert embed.normal(embed.load(house / "notebooks/01_toy.ipynb")) == (house / "notebooks/01_toy.ipynb").read_text()
    spoil(house, "notebooks/01_toy.ipynb", "[0.0, 0.0]", "[0.0, 0.5]")
    code, printed = command(house, "tools/embed.py")
    assert "the cell of toy/zeros differed from its file; its text is kept in _build/replaced/toy/zeros.py" in printed
    assert "[0.0, 0.5]" in (house / "_build/replaced/toy/zeros.py").read_text()


def test_notebooks_run_as_tests(house):
    cells = [
        "# fence toy/zeros",
        "# fence toy/on_a_device",
        "import os\nos.listdir()",
        "torch.set_default_dtype(torch.float64)",
    ]
    nbformat.write(notebook(*cells), house / "notebooks/01_toy.ipynb")
    command(house, "tools/embed.py")
    words = ["-m", "pytest", "-p", "nbval.plugin", "--nbval", "--nbval-current-env", "notebooks"]
    code, printed = command(house, *words)
    assert code == 1 and "3 passed, 1 skipped, 1 error" in printed
    assert "no cuda device" in printed
    assert "01_toy.ipynb leaves changed default dtype: torch.float32 became torch.float64; put it back" in printed
    assert embed.load(house / "notebooks/01_toy.ipynb").cells[2].outputs[0].data["text/plain"] == "[]"
    spoil(house, "notebooks/01_toy.ipynb", "[0.0, 0.0]", "[0.0, 0.5]")
    code, printed = command(house, *words, "tests/test_notebooks.py")
    assert code == 1
    assert (
        "notebooks/01_toy.ipynb, cell 0: differs from its fence; edit fences/toy/zeros.py and run `make notebooks`"
        in printed
    )
    assert "+assert rows.tolist() == [0.0, 0.5]" in printed
