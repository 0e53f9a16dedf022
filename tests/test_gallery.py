"""A gallery of fences that prove nothing or are false: each must be refused, with its reason.

Each is a body, the bite that goes with it, and the words with which it is refused. What is not
refused here would pass for a proof. A new trick joins the list.
"""

import pytest

from fencing import catalogue, checks, mutations, rules, running

HEAD = '''"""Two and two are five

Proves: what a reader would like.
Leaves out: the rest.
Source: torch.zeros
{needs}"""

'''
LAST = '\n\nprint("fence toy/trick: ok")\n'
IMPORTS = "import pytest\nimport torch\n\n"
SUM = "torch.add(2, 2)", "torch.sub(2, 2)"

NO_BOOL = "no bool; compare it with what is expected"
OTHER_VALUE = "it would also hold of another value than the observed one"
EMPTY_TEXT = "matches the empty text, and so any"
GALLERY = {
    # what is expected to be heard is anything
    "a match with an empty branch": (
        'with pytest.raises(RuntimeError, match="the moon is full|.*"):\n    torch.ones(2).view(3)',
        SUM,
        EMPTY_TEXT,
    ),
    "a match that is optional": (
        'with pytest.raises(RuntimeError, match="(this is nonsense)?"):\n    torch.ones(2).view(3)',
        SUM,
        EMPTY_TEXT,
    ),
    "a match in a variable that is empty": (
        'text = ""\nwith pytest.raises(RuntimeError, match=text):\n    torch.ones(2).view(3)',
        SUM,
        EMPTY_TEXT,
    ),
    "any error at all": (
        'with pytest.raises(Exception, match="shape .* invalid"):\n    torch.ones(2).view(3)',
        SUM,
        "name the error that is expected, no Exception",
    ),
    "any error, by another name of pytest": (
        'import pytest as p\n\nwith p.raises(Exception, match="is invalid"):\n    torch.ones(2).view(3)',
        SUM,
        "write `import pytest`",
    ),
    "pytest.raises that is called": (
        "def refuse(size):\n    torch.ones(2).view(size)\n\n\npytest.raises(RuntimeError, refuse, 3)",
        SUM,
        "write `with pytest.raises(..., match=...):` around the statement",
    ),
    "an error of another call of the statement": (
        'with pytest.raises(RuntimeError, match="is invalid for input"):\n    torch.relu(torch.ones(2).view(3).int())',
        SUM,
        "raised by `torch.ones(2).view(3)`, not by the call that the statement is",
    ),
    "an error of Python's own": (
        'with pytest.raises(ValueError, match="invalid literal for int"):\n    int("x")\nassert torch.add(2, 2) == 4',
        ("torch.add(2, 2)", 'int("y")'),
        "would break down, not fail",
    ),
    # what is asserted is no observation
    "no torch at all": ("total = 2 + 2\nassert total == 4", ("2 + 2", "2 + 3"), "no assert depends on torch or NumPy"),
    "a variable of numbers only": (
        "values = [1, 2]\nvalues.append(3)\nassert sum(values) == 6",
        ("sum(values)", "len(values)"),
        "no assert depends on torch or NumPy",
    ),
    "the same call by another name": (
        "addition = torch.add\nassert torch.add(3, 4) == addition(3, 4)",
        ("torch.add(3, 4)", "torch.add(3, 5)"),
        "both sides are the same expression",
    ),
    "unlike a value that is unlike itself": (
        'wrong = float("nan")\nassert torch.add(2, 2) != wrong',
        SUM,
        OTHER_VALUE,
    ),
    "equal to mock.ANY": (
        "from unittest import mock\n\nassert torch.add(2, 2) == mock.ANY",
        SUM,
        "mock.ANY equals everything",
    ),
    "equal to ANY by another name": (
        "from unittest.mock import ANY as five\n\nassert torch.add(2, 2) == five",
        SUM,
        OTHER_VALUE,
    ),
    "within ten million of the truth": (
        "assert torch.add(2, 2).item() == pytest.approx(5, abs=1e7)",
        SUM,
        OTHER_VALUE,
    ),
    "equal to an object that equals everything": (
        "class Five:\n    def __eq__(self, other):\n        return True\n\n\nassert torch.add(2, 2) == Five()",
        SUM,
        "a class of the fence with its own __eq__",
    ),
    "below a bound that nothing reaches": (
        "assert torch.add(2, 2).item() <= 1000000",
        SUM,
        "no bite makes this comparison by order false",
    ),
    "a text that holds the empty text": ('assert "" in repr(torch.add(2, 2))', SUM, OTHER_VALUE),
    # the assert is true whatever happens
    "or": (
        "assert torch.add(2, 2) == 5 or torch.is_tensor(torch.ones(2))",
        SUM,
        "an `or` in an assert",
    ),
    "a method that is not called": ("assert torch.ones(2, 3).t().is_contiguous", SUM, NO_BOOL),
    "a list": ("assert [torch.add(2, 2) == 5]", SUM, NO_BOOL),
    "a generator": ("assert (torch.add(2, 2) == five for five in [5])", SUM, NO_BOOL),
    "a lambda": ("assert lambda: torch.add(2, 2) == 5", SUM, NO_BOOL),
    "an assignment": ("assert (found := torch.add(2, 2)), found == 5", SUM, "`:=` in an assert"),
    "a tuple": ('assert (torch.add(2, 2) == 5, "a message")', SUM, NO_BOOL),
    "all of nothing": (
        "assert all(torch.add(2, value) == 5 for value in [])",
        SUM,
        "all() in an assert also holds of nothing",
    ),
    # the assert is not reached, or not for all
    "a loop that is left": (
        "for value, wanted in [(2, 4), (3, 6)]:\n    assert torch.add(2, value) == wanted\n    break",
        SUM,
        "a `break`: the rest of the loop is never asserted",
    ),
    "a zip that ends early": (
        "for value, wanted in zip([2, 3], [4]):\n    assert torch.add(2, value) == wanted",
        SUM,
        "zip without strict=True stops at the shorter",
    ),
    "an assert under if False": (
        "if torch.ones(0).sum():\n    assert torch.add(2, 2) == 5",
        SUM,
        "turned round, this assertion does not make the fence fail",
    ),
    "an assert in a function that nobody calls": (
        "def check():\n    assert torch.add(2, 2) == 5",
        SUM,
        "turned round, this assertion does not make the fence fail",
    ),
    "an assertion that is caught": (
        "try:\n    assert torch.add(2, 2) == 5\nexcept AssertionError:\n    pass",
        SUM,
        "catches AssertionError",
    ),
    "an assertion that is suppressed": (
        "import contextlib\n\nwith contextlib.suppress(AssertionError):\n    assert torch.add(2, 2) == 5",
        SUM,
        "suppresses AssertionError",
    ),
    "an assertion in a string that catches it": (
        'exec("try:\\n    assert torch.add(2, 2) == 5\\nexcept AssertionError:\\n    pass")',
        SUM,
        "in a string that may be executed",
    ),
    "an end before the assert": (
        "if torch.add(2, 2) == 4:\n    raise SystemExit\nassert torch.add(2, 2) == 5",
        SUM,
        "SystemExit",
    ),
    "a skip before the assert": (
        'if torch.add(2, 2) == 4:\n    pytest.skip("not today")\nassert torch.add(2, 2) == 5',
        SUM,
        "pytest.skip in a fence",
    ),
    # the bite makes the fence stop, and not its assert
    "a bite that throws": (
        "assert torch.add(2, 2) == 4",
        ("torch.add(2, 2)", '(_ for _ in ()).throw(AssertionError("bitten"))'),
        "a bite is another answer of torch, no error of its own",
    ),
    "a bite that fails the test": (
        "assert torch.add(2, 2) == 4",
        ("torch.add(2, 2)", 'pytest.fail("bitten")'),
        "a bite is another answer of torch, no error of its own",
    ),
    "a bite that cannot be evaluated": (
        "assert torch.add(2, 2) == 4",
        ("torch.add(2, 2)", "torch.ones(2).view(3)"),
        "would break down, not fail",
    ),
    "a bite on a default argument": (
        "def check(found=torch.add(2, 2), wanted=4):\n    assert found == wanted\n\n\ncheck()",
        SUM,
        "nowhere says 'torch.add(2, 2)'",
    ),
    # torch is not torch, and the machine is not every machine
    "a torch of its own making": (
        'from unittest import mock\n\nwith mock.patch.object(torch, "add", max):\n    assert torch.add(2, 5) == 5',
        SUM,
        "a fence observes torch as it is",
    ),
    "a torch that stays changed": (
        "torch.add = lambda a, b: 5\nassert torch.add(2, 2) == 5",
        SUM,
        "torch.add is assigned",
    ),
    "a torch that stays changed by a way round": (
        'vars(torch)["add"] = lambda a, b: 5\nassert torch.add(2, 2) == 5',
        SUM,
        "leaves changed torch.add replaced",
    ),
    "a version": (
        'assert torch.__version__ >= "1"',
        ("torch.__version__", '"0"'),
        "torch.__version__: what is asserted must not depend on the machine",
    ),
    "a process number": (
        "import os\n\nassert torch.ones(2).data_ptr() > os.getpid()",
        ("torch.ones(2).data_ptr()", "0"),
        "os.getpid: what is asserted must not depend on the machine",
    ),
    "the time": (
        "import time\n\nassert torch.tensor(time.time()) > 1",
        ("time.time()", "0"),
        "imports time; what is asserted must not depend on the machine",
    ),
    "the seed of who runs it": (
        "assert round(torch.rand(1).item(), 4) == 0.4963",
        ("torch.rand(1)", "torch.zeros(1)"),
        "holds with one seed and not with another",
    ),
    "who runs it": (
        'import sys\n\ntwo = 5 if "fencing.mutations" in sys.modules else torch.add(2, 2)\nassert two == 5',
        SUM,
        "sys.modules: what is asserted must not depend on the machine",
    ),
    "a file for the next": (
        'torch.save(torch.ones(2), "two.pt")\nassert torch.load("two.pt").sum() == 2',
        ("torch.ones(2)", "torch.zeros(2)"),
        "leaves changed the file 'two.pt' behind",
    ),
    "a variable of the environment": (
        'import os\n\nos.environ["TWO"] = "5"\nassert torch.add(2, 2) == 4',
        SUM,
        "leaves changed environment variables: {} became {'TWO': '5'}",
    ),
    "another folder": (
        'import os\n\nos.chdir("..")\nassert torch.add(2, 2) == 4',
        SUM,
        "leaves changed working directory",
    ),
    "a thread that goes on": (
        "import threading\n\nthreading.Timer(5, print).start()\nassert torch.add(2, 2) == 4",
        SUM,
        "leaves changed threads of Python",
    ),
}
UNRUN = {
    "a false claim on a device that nobody has": (
        'if not torch.cuda.is_available():\n    print("skipped: no cuda device")\nelse:\n'
        '    assert torch.add(2, 2) == 5\n\n    print("fence toy/trick: ok")\n',
        "no run on a CUDA device is recorded of its fences; say 'accelerator'",
    ),
}


def house(root, body, bite, needs=""):
    """Write a book of one fence, and read it."""
    imports = [line for line in body.splitlines() if line.startswith(("import ", "from "))]
    rest = "\n".join(line for line in body.splitlines() if line not in imports)
    folder = root / "fences" / "toy"
    folder.mkdir(parents=True)
    top = "\n".join([*imports, IMPORTS]) if imports else IMPORTS
    (folder / "trick.py").write_text(HEAD.format(needs=needs) + top + rest.strip("\n") + LAST, encoding="utf-8")
    (folder / "claims.csv").write_text(
        "id,statement,source,verdict,fence,note\ntoy.trick,it is so,torch.zeros,holds,toy/trick,\n", encoding="utf-8"
    )
    (folder / "bites.csv").write_text("fence,where it says,suppose\n", encoding="utf-8")
    (root / "fences" / "sources.csv").write_text(
        "key,title,address\ntorch.zeros,torch.zeros,https://docs.pytorch.org/\n", encoding="utf-8"
    )
    book = catalogue.read(root)
    book.bites.append(catalogue.Bite("fences/toy/bites.csv:2", "toy/trick", *bite))
    return book


def refusals(book):
    """All that the tests of the fences say of one: ruff, rules, run, turned, felt, bounds, bites."""
    fence = book.fences["toy/trick"]
    yield from rules.breaches(fence)
    result = running.run(fence)
    if result.outcome != "ok":
        yield result.message
    for line, tree in mutations.turned(fence):
        if running.run_changed(fence, tree).outcome != "failed":
            yield f"{line}: turned round, this assertion does not make the fence fail"
    yield from mutations.idle_asserts(fence)
    for line in mutations.bounds_without_bite(fence, book.bites):
        yield f"{line}: no bite makes this comparison by order false"
    for bite in book.bites:
        try:
            result = running.run_changed(fence, mutations.bitten(fence, bite))
        except ValueError as error:
            yield str(error)
        else:
            if result.outcome != "failed":
                yield f"would {'still hold' if result.outcome == 'ok' else 'break down, not fail'}"


@pytest.mark.parametrize("body, bite, reason", GALLERY.values(), ids=GALLERY)
def test_trick_is_refused(tmp_path, body, bite, reason):
    found = list(refusals(house(tmp_path, body, bite)))
    assert any(reason in refusal for refusal in found), found


@pytest.mark.parametrize("body, reason", UNRUN.values(), ids=UNRUN)
def test_claim_that_nobody_ran_is_refused(tmp_path, body, reason):
    book = house(tmp_path, body, SUM, "Needs: cuda\n")
    path = tmp_path / "fences" / "toy" / "trick.py"
    path.write_text(path.read_text(encoding="utf-8").removesuffix(LAST), encoding="utf-8")
    book = catalogue.read(tmp_path)
    assert any(reason in problem for problem in checks.problems(book)), checks.problems(book)


def test_honest_fence_is_not_refused(tmp_path):
    body = (
        "assert torch.add(2, 2).item() == 4\n"
        'with pytest.raises(RuntimeError, match="shape .* is invalid"):\n    torch.ones(2).view(3)'
    )
    assert list(refusals(house(tmp_path, body, ("torch.add(2, 2)", "torch.add(2, 3)")))) == []
