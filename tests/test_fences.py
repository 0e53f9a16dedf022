"""Fences keep their rules, and each of them can fail."""

import ast
import sys

import pytest

import catalogue
import mutations
import running

CATALOGUE = catalogue.read()
FENCES = CATALOGUE.fences
LIBRARIES = {"torch", "numpy", "pytest", *sys.stdlib_module_names} - {"__future__"}
FENCE = pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)


def statements(fence, kind):
    return [node for node in ast.walk(mutations.tree_of(fence)) if isinstance(node, kind)]


def test_records_are_whole():
    assert not CATALOGUE.problems, "\n" + "\n".join(CATALOGUE.problems)


@FENCE
def test_imports_stand_at_the_top_and_are_few(fence):
    imports = (ast.Import, ast.ImportFrom)
    first = next(node.lineno for node in mutations.tree_of(fence).body[1:] if not isinstance(node, imports))
    late = [node for node in statements(fence, imports) if node.lineno > first]
    names = [name.name for node in statements(fence, ast.Import) for name in node.names]
    names += [node.module or "." for node in statements(fence, ast.ImportFrom)]
    foreign = [name for name in names if name.partition(".")[0] not in LIBRARIES]
    assert not late, f"{fence.where}:{late[0].lineno}: an import below the top"
    assert not foreign, (
        f"{fence.where}: imports {foreign}; a fence needs torch, numpy, pytest and the standard library alone"
    )


@FENCE
def test_lines_are_short_and_few(fence):
    long = [number for number, line in enumerate(fence.source.splitlines(), 1) if len(line) > 79]
    assert not long, f"{fence.where}:{long[0]}: longer than 79 columns"
    tables = [node for node in statements(fence, ast.Constant) if isinstance(node.value, str)][
        1:
    ]  # the first is the docstring
    lines = sum(bool(line.strip()) for line in fence.code.splitlines()) - sum(
        node.end_lineno - node.lineno for node in tables
    )
    assert lines <= 50, f"{fence.where}: {lines} lines of code without its tables; one behaviour takes 10 to 40"
    assert fence.source.endswith("\n") and not fence.source.endswith("\n\n"), f"{fence.where}: ends with one newline"
    assert "\r" not in fence.source, f"{fence.where}: lines end with LF"


@FENCE
def test_asserts_are_single(fence):
    joined = [
        node.lineno
        for node in statements(fence, ast.Assert)
        if isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And)
    ]
    assert not joined, f"{fence.where}:{joined[0]}: an `and` in an assert; write two asserts"


@FENCE
def test_expected_errors_are_exact(fence):
    for node in filter(running.expects, statements(fence, ast.With)):
        place, call = f"{fence.where}:{node.lineno}", node.items[0].context_expr
        kind = ast.unparse(call.args[0]) if call.args else ""
        match = next((keyword.value for keyword in call.keywords if keyword.arg == "match"), None)
        assert kind not in ("", "Exception", "BaseException"), f"{place}: name the error that is expected"
        assert match is not None, f"{place}: needs match= with a fragment of the message"
        if isinstance(match, ast.Constant):
            assert len(match.value) >= 8, f"{place}: the fragment {match.value!r} is shorter than eight characters"
        assert len(node.body) == 1, f"{place}: one statement under pytest.raises, so that no other can raise"


@FENCE
def test_each_assertion_can_fail(fence):
    why = running.unmet(fence)
    if why:
        pytest.skip(why)
    trees = mutations.turned(fence)
    assert trees, f"{fence.where}: asserts nothing"
    for line, tree in trees:
        result = running.run(fence, tree)
        assert result.outcome == "failed", (
            f"{fence.where}:{line}: turned round, this assertion does not make the fence fail ({result.outcome}: {result.message}); "
            "it is not reached, or what it raises is swallowed"
        )


@pytest.mark.parametrize("bite", CATALOGUE.bites, ids=lambda bite: f"{bite.fence}: {bite.old} -> {bite.new}")
def test_bites(bite):
    fence = FENCES.get(bite.fence)
    if fence is None:
        pytest.fail(f"{bite.where}: no readable fence {bite.fence!r}", pytrace=False)
    tree = mutations.bitten(fence, bite)
    why = running.unmet(fence)
    if why:
        pytest.skip(why)
    control = running.run(fence)
    assert control.outcome == "ok", f"{fence.where}: does not hold, so that nothing can bite it: {control.message}"
    result = running.run(fence, tree)
    assert result.outcome == "failed", (
        f"{bite.where}: {bite.fence} would {'still hold' if result.outcome == 'ok' else 'break down, not fail'} "
        f"if {bite.old!r} were {bite.new!r} {result.message}; a bite makes an assertion of the fence fail"
    )


@pytest.mark.parametrize("fence", [fence for fence in FENCES.values() if fence.device], ids=lambda fence: fence.id)
def test_device_fences_rehearse(fence):
    mutations.rehearse(fence)


def test_evidence_of_the_pinned_version():
    lines = (catalogue.ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = next(line.partition("==")[2] for line in lines if line.startswith("torch=="))
    runs = [run for run in CATALOGUE.evidence if run["torch"].partition("+")[0] == pinned and run["devices"] == ["cpu"]]
    assert runs, f"no run of torch {pinned} on a CPU stands in fences/evidence; run `make evidence`"
    records = [(name, record) for run in runs for name, record in run["fences"].items() if name in FENCES]
    stale = sorted(FENCES.keys() - {name for name, record in records if record["hash"] == FENCES[name].digest})
    assert not stale, f"not recorded on torch {pinned} as they are now; run `make evidence`"
    failed = [name for name, record in records if record["outcome"] == "failed"]
    assert not failed, f"recorded as failing on the pinned torch {pinned}"
