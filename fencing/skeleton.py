"""Begin a fence: `python -m fencing.skeleton module/name` writes its file and its two rows, and says the next step."""

import re
import sys

from fencing.catalogue import ROOT, replace

TEXT = '''"""The claim in one sentence, without a full stop

Proves: what each assert below shows, clause by clause.
Leaves out: what a reader might think they show, and they do not.
Source: torch.add
"""

import torch

counts = torch.tensor([1, 2])
assert (counts + 1).tolist() == [2, 3]

print("fence {name}: ok")
'''
ROWS = {
    "claims.csv": "{module}.{dashed},what the source says,torch.add,holds,{name},\n",
    "bites.csv": "{name},counts + 1,counts + 2\n",
}
NEXT = """wrote fences/{name}.py and a row in fences/{module}/claims.csv and bites.csv.
1. Write the fence, its statement and its bite.
2. python -m pytest fences/{name}.py                        runs it
   python -m pytest tests/test_fences.py -k "{name} or records"   checks it with its rows
3. In notebooks/*_{module}*.ipynb, where the prose asks its question: a code cell that says only
   # fence {name}
4. make notebooks, make evidence, make test"""


def main(words: list[str]) -> int:
    name = words[0] if words else ""
    modules = sorted(path.parent.name for path in (ROOT / "fences").glob("*/claims.csv"))
    module, _, fact = name.partition("/")
    if module not in modules or not re.fullmatch(r"[a-z][a-z0-9_]*", fact):
        known = (
            f"with one of the modules {', '.join(modules)}, and a name that says the fact, such as from_numpy_shares"
        )
        print(f"make fence NAME=module/name: {name or 'nothing'!r} is no such name; write it {known}", file=sys.stderr)
        return 1
    path = ROOT / "fences" / f"{name}.py"
    if path.exists():
        print(f"fences/{name}.py exists already; edit it, or choose another name", file=sys.stderr)
        return 1
    parts = {"name": name, "module": module, "dashed": fact.replace("_", "-")}
    replace(path, TEXT.format(**parts))
    for ledger, row in ROWS.items():
        file = ROOT / "fences" / module / ledger
        replace(file, file.read_text(encoding="utf-8").rstrip("\n") + "\n" + row.format(**parts))
    print(NEXT.format(**parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
