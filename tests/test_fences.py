"""Fences keep their rules, and each of them can fail."""

import ast
import functools
import sys

import pytest

import catalogue
import mutations
import running

CATALOGUE = catalogue.read()
FENCES = CATALOGUE.fences
LIBRARIES = {"torch", "numpy", "pytest", *sys.stdlib_module_names} - {"__future__"}
BROAD = {"Exception", "BaseException"}
FENCE = pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)


def check(holds, message):
    """Assert, and say no more than the message."""
    if not holds:
        pytest.fail(message, pytrace=False)


def statements(fence, kind):
    return [node for node in ast.walk(mutations.tree_of(fence)) if isinstance(node, kind)]


@functools.cache
def unchanged(fence_id):
    """Run the fence as it is, once before all its changes."""
    return running.run(FENCES[fence_id])


def run_whole(fence):
    """Skip a fence that cannot run here; fail for one that does not hold, of which nothing else can be said."""
    if why := running.unmet(fence):
        pytest.skip(f"{fence.id}: {why}")
    result = unchanged(fence.id)
    check(result.outcome == "ok", f"{fence.where}: does not hold: {result.message}")


def test_records_are_whole():
    check(not CATALOGUE.problems, "\n".join(CATALOGUE.problems))


@FENCE
def test_imports_stand_at_the_top_and_are_few(fence):
    imports = (ast.Import, ast.ImportFrom)
    first = next(node.lineno for node in mutations.tree_of(fence).body[1:] if not isinstance(node, imports))
    for node in statements(fence, imports):
        place = f"{fence.where}:{node.lineno}"
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else [node.module or "."]
        foreign = [name for name in names if name.partition(".")[0] not in LIBRARIES]
        check(node.lineno < first, f"{place}: an import below the top; move it up")
        check(not foreign, f"{place}: imports {foreign}; a fence has torch, numpy, pytest and the standard library")
        check(isinstance(node, ast.Import) or names != ["pytest"], f"{place}: write `import pytest`, `pytest.raises`")


@FENCE
def test_lines_are_short_and_few(fence):
    for number, line in enumerate(fence.source.splitlines(), 1):
        check(len(line) <= 79, f"{fence.where}:{number}: longer than 79 columns")
        check(line == line.rstrip() and "\t" not in line, f"{fence.where}:{number}: a tab, CR or space at its end")
    tables = [node for node in statements(fence, ast.Constant) if isinstance(node.value, str)][1:]  # no docstring
    lines = sum(bool(line.strip()) for line in fence.code.splitlines())
    lines -= sum(node.end_lineno - node.lineno for node in tables)
    check(lines <= 50, f"{fence.where}: {lines} lines of code without its tables; one behaviour takes 10 to 40")
    one_newline = fence.source.endswith("\n") and not fence.source.endswith("\n\n")
    check(one_newline and "\r" not in fence.source, f"{fence.where}: lines end with LF, and the file with one of them")


@FENCE
def test_assertions_say_one_thing(fence):
    for node in statements(fence, ast.Assert):
        test, place = node.test, f"{fence.where}:{node.lineno}"
        joined = isinstance(test, ast.BoolOp)
        check(not (joined and isinstance(test.op, ast.And)), f"{place}: an `and` in an assert; write two asserts")
        idle = joined and any(isinstance(value, ast.Constant) for value in test.values)
        check(not idle, f"{place}: an `or` with a constant is always true or idle; remove it")
        check(not isinstance(test, ast.Tuple), f"{place}: an assert of a tuple is always true; remove the parentheses")
        sides = [test.left, *test.comparators] if isinstance(test, ast.Compare) else []
        same = sides and all(ast.dump(side) == ast.dump(sides[0]) for side in sides)
        check(not same, f"{place}: both sides are the same expression; write the expected value out")
    for node in statements(fence, ast.ExceptHandler):
        caught = ast.unparse(node.type) if node.type else "everything"
        check(node.type and caught not in BROAD, f"{fence.where}:{node.lineno}: catches {caught}; use pytest.raises")


@FENCE
def test_expected_errors_are_exact(fence):
    for node in filter(running.expects, statements(fence, ast.With)):
        place, call = f"{fence.where}:{node.lineno}", node.items[0].context_expr
        kinds = {name.id for name in ast.walk(call.args[0]) if isinstance(name, ast.Name)} if call.args else BROAD
        match = next((keyword.value for keyword in call.keywords if keyword.arg == "match"), None)
        check(not kinds & BROAD, f"{place}: name the error that is expected, no {' or '.join(kinds & BROAD)}")
        check(match is not None, f"{place}: needs match= with a fragment of the message")
        if isinstance(match, ast.Constant):
            enough = len(match.value) >= 8 and sum(letter.isalnum() for letter in match.value) >= 5
            check(enough, f"{place}: the fragment {match.value!r} is shorter than eight characters, or says nothing")
        check(len(node.body) == 1, f"{place}: one statement under pytest.raises, so that no other can raise")


@FENCE
def test_each_assertion_can_fail(fence):
    run_whole(fence)
    trees = mutations.turned(fence)
    check(trees, f"{fence.where}: asserts nothing")
    for line, tree in trees:
        result = running.run(fence, tree)
        told = f"({result.outcome}{': ' if result.message else ''}{result.message})"
        check(
            result.outcome == "failed",
            f"{fence.where}:{line}: turned round, this assertion does not make the fence fail {told}; "
            "it is not reached, or what it raises is swallowed",
        )


@pytest.mark.parametrize("bite", CATALOGUE.bites, ids=lambda bite: f"{bite.fence}: {bite.old} -> {bite.new}")
def test_bites(bite):
    fence = FENCES.get(bite.fence)
    check(fence, f"{bite.where}: no readable fence {bite.fence!r}")
    try:
        tree = mutations.bitten(fence, bite)
    except ValueError as error:
        pytest.fail(str(error), pytrace=False)
    run_whole(fence)
    result = running.run(fence, tree)
    does = "still hold" if result.outcome == "ok" else "break down, not fail"
    check(
        result.outcome == "failed",
        f"{bite.where}: {bite.fence} would {does} if {bite.old!r} were {bite.new!r}; "
        f"a bite makes an assertion of the fence fail. {result.message}",
    )


@pytest.mark.parametrize("fence", [fence for fence in FENCES.values() if fence.device], ids=lambda fence: fence.id)
def test_device_fences_rehearse(fence):
    mutations.rehearse(fence)


@FENCE
def test_only_a_device_may_be_missing(fence):
    why = "" if fence.device else running.unmet(fence)
    check(not why, f"{fence.where}: is skipped by the pinned versions ({why}); correct its Needs")


def test_evidence_of_the_pinned_version():
    lines = (catalogue.ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = next(line.partition("==")[2] for line in lines if line.startswith("torch=="))
    runs = [run for run in CATALOGUE.evidence if run["torch"].partition("+")[0] == pinned and run["devices"] == ["cpu"]]
    check(runs, f"no run of torch {pinned} on a CPU stands in fences/evidence; run `make evidence`")
    records = [(name, record) for run in runs for name, record in run["fences"].items() if name in FENCES]
    stale = sorted(FENCES.keys() - {name for name, record in records if record["hash"] == FENCES[name].digest})
    check(not stale, f"not recorded on torch {pinned} as they are now: {', '.join(stale)}; run `make evidence`")
    failed = [name for name, record in records if record["outcome"] == "failed"]
    check(not failed, f"recorded as failing on the pinned torch {pinned}: {', '.join(failed)}")
