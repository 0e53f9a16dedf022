"""Print what things take, as ratios to `import torch`: `python -m fencing.bench`. Nothing is asserted of time."""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from fencing.catalogue import ROOT

ROUNDS = 5
FENCE = '''"""Sums are sums

Proves: 2 + 2.
Leaves out: nothing.
Source: torch.add
"""

import torch

assert torch.add(2, 2).item() == 4

print("fence toy/sum_{number}: ok")
'''


def seconds(*words: str) -> float:
    """The wall time of python with these words, in seconds."""
    start = time.perf_counter()
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(
            f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return time.perf_counter() - start


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def guard_cost() -> tuple[float, float]:
    """What one look at the guarded state and one look at the names cost, in milliseconds."""
    code = (
        "import time; from fencing import guard; names = guard.Names(); guard.state()\n"
        "for look in (guard.state, names.changes):\n"
        "    start = time.perf_counter(); [look() for _ in range(100)]; print((time.perf_counter() - start) * 10)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    state, names = map(float, done.stdout.split())
    return state, names


def more_fences(count: int) -> Path:
    """A folder of trivial fences beside the book's, which one run can take in too."""
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / "fences"))
    for number in range(count):
        text = FENCE.format(number=number).replace("toy/", f"{folder.name}/")
        (folder / f"sum_{number}.py").write_text(text, encoding="utf-8")
    return folder


def main() -> int:
    """Pairs in turn, so that what else the machine does weighs on both sides alike."""
    fences = sorted((ROOT / "fences").glob("*/*.py"))
    folder, more = more_fences(500), 500
    try:
        rounds = []
        for _ in range(ROUNDS):
            plain = ["-m", "pytest", "-q", "--no-header"]
            known = [f"--ignore={folder}", "fences"]
            rounds.append((seconds("-c", "import torch"), seconds(*plain, *known), seconds(*plain, "fences")))
    finally:
        shutil.rmtree(folder)
    torch = median([first for first, _, _ in rounds])
    ratio = median([run / first for first, run, _ in rounds])
    each = median([(longer - run) / more for _, run, longer in rounds])
    state, names = guard_cost()
    print(f"import torch: {torch:.2f} s")
    print(f"make fences, {len(fences)} fences: {ratio:.1f} x import torch")
    print(f"each of {more} further trivial fences: {each * 1000:.1f} ms")
    print(f"of which a look at the guarded state: {state:.2f} ms, at the names of torch and NumPy: {names:.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
