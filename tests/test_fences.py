"""Fences keep their rules, and each of them can fail."""

import functools
import importlib.metadata
import subprocess
import sys

import pytest

from fencing import catalogue, checks, mutations, rules, running, workers

CATALOGUE = catalogue.read()
FENCES = CATALOGUE.fences
FENCE = pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)
BITES = pytest.mark.parametrize("bite", CATALOGUE.bites, ids=lambda bite: f"{bite.fence}: {bite.old} -> {bite.new}")
RUFF = [sys.executable, "-m", "ruff"]


def check(holds, message):
    """Assert, and say no more than the message."""
    if not holds:
        pytest.fail(message, pytrace=False)


@functools.cache
def other_torch():
    """Say that the installed torch is not the pinned one, or nothing."""
    found, wanted = importlib.metadata.version("torch").partition("+")[0], catalogue.pinned("torch")
    return f"torch {found} is installed, and requirements.txt pins {wanted}" if found != wanted else ""


@functools.cache
def unchanged(fence_id):
    """Run the fence as it is, once before all its changes."""
    return where_it_runs(FENCES[fence_id], running.run, FENCES[fence_id])


def where_it_runs(fence, function, *arguments):
    """Call a function that runs the fence: here, or in a new process when the fence needs one of its own."""
    return workers.apart(function, *arguments) if fence.alone else function(*arguments)


def run_whole(fence):
    """Skip a fence that cannot run here; fail for one that does not hold, of which nothing else can be said."""
    if why := running.unmet(fence):
        pytest.skip(f"{fence.id}: {why}")
    result = unchanged(fence.id)
    check(result.outcome == "ok", f"{fence.where}: does not hold: {result.message}")


def test_torch_is_the_pinned_one():
    cure = "install it again (`rm -r .venv`, then make), or run `make fences`, which takes any version"
    check(not other_torch(), f"{other_torch()}; {cure}")


def test_records_keep_the_rules():
    found = checks.problems(CATALOGUE)
    check(not found, "\n".join(found))


@pytest.mark.parametrize("words", [["check", "."], ["format", "--check", "."]], ids=["check", "format"])
def test_ruff_finds_nothing(words):
    done = subprocess.run([*RUFF, *words], cwd=catalogue.ROOT, capture_output=True, text=True)
    check(done.returncode == 0, done.stdout + done.stderr)


@FENCE
def test_fence_keeps_the_rules(fence):
    found = rules.breaches(fence)
    check(not found, "\n".join(found))


@FENCE
def test_each_assertion_turned_round_makes_the_fence_fail(fence):
    run_whole(fence)
    trees = list(mutations.turned(fence))
    check(trees, f"{fence.where}: asserts nothing")
    for line, tree in trees:
        result = where_it_runs(fence, running.run_changed, fence, tree)
        told = f"({result.outcome}{': ' if result.message else ''}{result.message})"
        check(
            result.outcome == "failed",
            f"{fence.where}:{line}: turned round, this assertion does not make the fence fail {told}; "
            "it is not reached, or what it raises is swallowed",
        )


@FENCE
def test_each_assert_would_notice_another_value(fence):
    run_whole(fence)
    found = where_it_runs(fence, mutations.idle_asserts, fence)
    check(not found, "\n".join(found))


@FENCE
def test_each_bound_is_broken_by_a_bite(fence):
    run_whole(fence)
    bites = [bite for bite in CATALOGUE.bites if bite.fence == fence.id]
    for line in where_it_runs(fence, mutations.bounds_without_bite, fence, bites):
        message = (
            f"{fence.where}:{line}: no bite makes this comparison by order false; add the one that it is there for"
        )
        check(False, message)


@BITES
def test_bite_makes_the_fence_fail(bite):
    fence = FENCES.get(bite.fence)
    check(fence, f"{bite.where}: no readable fence {bite.fence!r}")
    try:
        tree = mutations.bitten(fence, bite)
    except ValueError as error:
        pytest.fail(str(error), pytrace=False)
    run_whole(fence)
    result = where_it_runs(fence, running.run_changed, fence, tree)
    does = "still hold" if result.outcome == "ok" else "break down, not fail"
    check(
        result.outcome == "failed",
        f"{bite.where}: {bite.fence} would {does} if {bite.old!r} were {bite.new!r}; "
        f"a bite makes an assertion of the fence fail. {result.message}",
    )


@pytest.mark.parametrize("fence", [fence for fence in FENCES.values() if fence.device], ids=lambda fence: fence.id)
def test_each_line_of_a_device_fence_can_be_executed(fence):
    mutations.rehearse(fence)


@FENCE
def test_only_a_device_may_be_missing(fence):
    if other_torch():
        pytest.skip(other_torch())
    why = "" if fence.device else running.unmet(fence)
    check(not why, f"{fence.where}: is skipped by the pinned versions ({why}); correct its Needs")


def test_the_pinned_torch_is_recorded_and_nothing_fails_on_it():
    wanted, numpy = catalogue.pinned("torch"), catalogue.pinned("numpy")
    runs = [
        run for run in CATALOGUE.evidence if run.version == wanted and run.numpy == numpy and run.devices == ("cpu",)
    ]
    check(runs, f"no run of torch {wanted} with NumPy {numpy} on a CPU stands in fences/evidence; run `make evidence`")
    (run,) = runs
    records = {name: record for name, record in run.records.items() if name in FENCES}
    stale = sorted(FENCES.keys() - {name for name, record in records.items() if record["hash"] == FENCES[name].digest})
    check(not stale, f"not recorded on torch {wanted} as they are now: {', '.join(stale)}; run `make evidence`")
    failed = [name for name, record in records.items() if record["outcome"] in ("failed", "crashed")]
    check(not failed, f"recorded as failing on the pinned torch {wanted}: {', '.join(failed)}")
