"""Record what the installed torch makes of each fence: `python -m fencing.evidence` writes fences/evidence/*.jsonl."""

import datetime
import importlib.metadata
import platform
import sys
from collections import Counter
from pathlib import Path

import pytest

from fencing.catalogue import DEVICES, HEADER, ROOT, Fence, evidence_name, evidence_text, read_evidence, replace
from fencing.running import Result, has_device


class Recorder:
    """A pytest plugin: note what came of each fence."""

    def __init__(self):
        self.results: dict[str, tuple[Fence, Result]] = {}
        self.refused: list[str] = []

    def pytest_collectreport(self, report):
        if report.failed:  # a fence that cannot be read
            self.refused.append(str(report.longrepr))

    def pytest_runtest_makereport(self, item, call):
        if hasattr(item, "fence") and call.when == "call":
            if item.result is None or item.result.outcome == "accident":
                why = item.result.message if item.result else call.excinfo.value
                self.refused.append(f"{item.fence.where}: {why}")
            else:
                self.results[item.fence.id] = item.fence, item.result


def record(fence: Fence, result: Result) -> dict:
    """What is kept of a run of one fence; what is empty is left out."""
    told = {"message": result.message if result.outcome in ("skipped", "crashed") else "", "lacks": result.lacks}
    heard = {"errors": result.errors, "warnings": result.warnings, "failures": result.failures}
    kept = {key: value for key, value in (told | heard).items() if value}
    return {"fence": fence.id, "hash": fence.digest, "outcome": result.outcome} | kept


def dated(new: dict, old: dict | None) -> dict:
    """Date a record, or keep the old one where it says the same, so that only what changed is a change."""
    if old and {key: value for key, value in old.items() if key not in ("date", "seal")} == new:
        return old
    return new | {"date": datetime.date.today().isoformat()}


def known(path: Path, header: dict) -> dict[str, dict]:
    """The records of an earlier run on the very same machine and versions."""
    try:
        run = read_evidence(path)
    except (ValueError, OSError):
        return {}
    return run.records if run.header == header else {}


def write(header: dict, recorder: Recorder) -> Path:
    """Write the run beside its file, then put it there; records of fences that were refused are left out."""
    path = ROOT / "fences" / "evidence" / evidence_name(header)
    path.parent.mkdir(exist_ok=True)
    before = known(path, header)
    records = [record(*recorder.results[name]) for name in sorted(recorder.results)]
    replace(path, evidence_text(header, [dated(new, before.get(new["fence"])) for new in records]))
    return path


def main() -> int:
    recorder = Recorder()
    words = ["--quiet", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    status = pytest.main([*words, str(ROOT / "fences")], plugins=[recorder])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return int(status)
    values = (
        importlib.metadata.version("torch"),
        importlib.metadata.version("numpy"),
        platform.python_version(),
        f"{platform.system()} {platform.machine()}",
        ["cpu", *filter(has_device, DEVICES)],
    )
    path = write(dict(zip(HEADER, values, strict=True)), recorder)
    counts = Counter(result.outcome for _, result in recorder.results.values())
    print(f"{path.relative_to(ROOT)}: " + ", ".join(f"{counts[kind]} {kind}" for kind in sorted(counts)))
    if recorder.refused:
        print(
            "not recorded: these neither held nor failed by an assertion of their own; mend the fence,", file=sys.stderr
        )
        print("or say what it needs, such as 'Needs: torch>=2.9', and record again:", file=sys.stderr)
        print(*recorder.refused, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
