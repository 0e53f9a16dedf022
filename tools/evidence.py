"""Record what the installed torch makes of each fence: `python tools/evidence.py` writes fences/evidence/*.json."""

import datetime
import json
import os
import platform
import sys

import pytest

from catalogue import DEVICES, ROOT, evidence_name, seal


class Recorder:
    """A pytest plugin: note what came of each fence."""

    def __init__(self):
        self.fences, self.accidents = {}, []

    def pytest_collectreport(self, report):
        if report.failed:  # a fence that cannot be read
            self.accidents.append(str(report.longrepr))

    def pytest_runtest_makereport(self, item, call):
        if not hasattr(item, "fence") or call.when != "call":
            return
        fence, result = item.fence, item.result
        if result is None:  # it was not run: its needs are not met, or the machinery failed
            skipped = call.excinfo.errisinstance(pytest.skip.Exception)
            record = {"outcome": "skipped" if skipped else "accident", "message": str(call.excinfo.value)}
        else:
            told = {"message": result.message.partition("\n")[0], "errors": list(dict.fromkeys(result.errors))}
            record = {"outcome": result.outcome} | told
        if record["outcome"] == "accident":
            self.accidents.append(f"{fence.where}: {record['message']}")
        self.fences[fence.id] = {"hash": fence.digest} | {key: value for key, value in record.items() if value}


def main() -> int:
    import numpy
    import torch

    recorder = Recorder()
    words = ["--quiet", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    status = pytest.main([*words, str(ROOT / "fences")], plugins=[recorder])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return int(status)
    if recorder.accidents:
        print("nothing recorded: these neither held nor failed by an assertion of their own;", file=sys.stderr)
        print("mend the fence, or add what it needs, such as 'Needs: torch>=2.9':", file=sys.stderr)
        print(*recorder.accidents, sep="\n", file=sys.stderr)
        return 1
    available = {"cuda": torch.cuda.is_available(), "mps": torch.backends.mps.is_available()}
    run = {
        "torch": torch.__version__,
        "numpy": numpy.__version__,
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "devices": ["cpu", *(device for device in DEVICES if available[device])],
        "date": datetime.date.today().isoformat(),
        "fences": recorder.fences,
    }
    path = ROOT / "fences" / "evidence" / evidence_name(run)
    path.parent.mkdir(exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(run | {"seal": seal(run)}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(beside, path)
    counts = [record["outcome"] for record in recorder.fences.values()]
    print(f"{path.relative_to(ROOT)}: " + ", ".join(f"{counts.count(kind)} {kind}" for kind in sorted(set(counts))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
