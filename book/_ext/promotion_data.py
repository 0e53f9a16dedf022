"""Ask torch and NumPy for every answer of the promotion explorer, and set them on its page: as tables and as data."""

import base64
import json
import re
import warnings
import zlib
from collections.abc import Callable, Iterable
from itertools import product

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

DTYPES = "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64 complex32 complex64 complex128".split()
DTYPES += "uint16 uint32 uint64 float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz float8_e8m0fnu".split()
NUMBERS = "True 2 -1 1000 2**40 2**63 0.5 1e300 1j".split()
DEFAULTS = "float32 float64 float16 bfloat16".split()
KINDS = {"dim": "{0}.ones(2, dtype={0}.{1})", "0d": "{2}(1, dtype={0}.{1})"}
# name: family, torch's code, NumPy's where it is another
OPERATIONS = {
    "add": ("Arithmetic", "a + b"),
    "sub": ("Arithmetic", "a - b"),
    "mul": ("Arithmetic", "a * b"),
    "truediv": ("Division", "a / b"),
    "floordiv": ("Division", "a // b"),
    "mod": ("Division", "a % b"),
    "pow": ("Power", "a ** b"),
    "eq": ("Comparison", "a == b"),
    "lt": ("Comparison", "a < b"),
    "and": ("Bits", "a & b"),
    "lshift": ("Bits", "a << b"),
    "maximum": ("Choose and join", "torch.maximum(a, b)", "np.maximum(a, b)"),
    "where": ("Choose and join", "torch.where(torch.tensor([True, False]), a, b)", "np.where([True, False], a, b)"),
    "cat": ("Choose and join", "torch.cat([a, b])", "np.concatenate([a, b])"),
    "matmul": ("Matrix product", "a @ b"),
    "iadd": ("Write into a", "a += b\na"),
    "itruediv": ("Write into a", "a /= b\na"),
    "copy_": ("Write into a", "a.copy_(b)", "np.copyto(a, b)\na"),
    "out": ("Write into a", "torch.add(b, b, out=a)", "np.add(b, b, out=a)"),
}
DIVIDES = ("truediv", "itruediv")
TORCHS_VALUES = re.compile(r"tensor\((.*?)(?:,\s+dtype=torch\.\w+)?\)")


def function(code: str, scope: dict) -> Callable:
    *lines, last = code.split("\n")
    exec("\n    ".join(["def operate(a, b):", *lines, f"return {last}"]), scope)
    return scope["operate"]


def compute() -> dict:
    """All that the page's script needs: names, code, each different outcome once, and its place for every choice."""
    import numpy
    import torch

    scope, sources, outcomes, printed = {"torch": torch, "np": numpy}, {}, {}, {}
    for (kind, code), dtype in product(KINDS.items(), DTYPES):
        numpys = code.format("np", dtype, "np.array") if hasattr(numpy, dtype) else "None"
        sources[f"{dtype}-{kind}"] = (code.format("torch", dtype, "torch.tensor"), numpys)
    sources |= {f"{number}-{type(eval(number)).__name__}": (number, number) for number in NUMBERS}
    made = [[eval(code, scope) for code in codes] for codes in zip(*sources.values(), strict=True)]
    pairs = list(product(range(len(sources)), repeat=2))
    weak = {i for i, name in enumerate(sources) if name.endswith(("-float", "-complex"))}
    fed = [place for place, pair in enumerate(pairs) if weak.intersection(pair)]

    def shown(result) -> str:
        key = type(result), result.dtype, str(result.tolist())
        if key not in printed:  # the page adds torch's dtype: whether it is printed depends on the default one
            text = repr(result)
            printed[key] = TORCHS_VALUES.fullmatch(text)[1] if isinstance(result, torch.Tensor) else text
        return printed[key]

    def ask(library: int, operation: str, places: Iterable[int]) -> list[int]:
        family, *codes = OPERATIONS[operation]
        operate, found = function(codes[library % len(codes)], scope), []
        for a, b in ((made[library][i] for i in pairs[place]) for place in places):
            outcome = None
            if a is not None and b is not None and (hasattr(a, "dtype") or hasattr(b, "dtype")):
                if family == "Write into a":
                    a = getattr(a, "clone", getattr(a, "copy", lambda a=a: a))()
                try:
                    result = operate(a, b)
                    outcome = str(result.dtype).removeprefix("torch."), shown(result)
                except Exception as error:  # as a reader gets it, whatever it is
                    outcome = "", f"{type(error).__name__}: {error}"
            found.append(outcomes.setdefault(outcome, len(outcomes)))
        return found

    every, changes = range(len(pairs)), {}
    torchs, numpys = ({name: ask(library, name, every) for name in OPERATIONS} for library in range(2))
    for default in DEFAULTS[1:]:
        torch.set_default_dtype(getattr(torch, default))
        try:  # a default dtype comes in by the division of integers, or with a Python float or complex
            asked = {name: every if name in DIVIDES else fed for name in OPERATIONS}
            answers = {name: zip(places, ask(0, name, places), strict=True) for name, places in asked.items()}
            changes[default] = {name: {p: o for p, o in found if torchs[name][p] != o} for name, found in answers.items()}
        finally:
            torch.set_default_dtype(torch.float32)
    return {
        "versions": {"torch": torch.__version__.partition("+")[0], "numpy": numpy.__version__},
        "operands": sources,
        "operations": OPERATIONS,
        "outcomes": list(outcomes),
        "torch": torchs,
        "numpy": numpys,
        "changes": changes,  # under another default dtype than the first
    }


def table(caption: str, columns: list[str], cell: Callable[[str, str], object]) -> str:
    def text(row: str, column: str) -> str:
        try:
            return str(cell(row, column)).removeprefix("torch.")
        except RuntimeError:
            return "refused"

    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{row}</th>{"".join(f"<td>{text(row, column)}</td>" for column in columns)}</tr>'
        for row in DTYPES
    )
    return (
        '<div class="pst-scrollable-table-container"><table class="pairs">'
        f"<caption><span>{caption}</span></caption><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def tables() -> str:
    import torch

    def tensor(dtype: str, *shape: int):
        return torch.empty(shape, dtype=getattr(torch, dtype))

    return "".join(
        [
            table("Two dimensioned tensors, or two 0-d tensors", DTYPES,
                  lambda a, b: torch.promote_types(getattr(torch, a), getattr(torch, b))),
            table("A dimensioned tensor (row) and a 0-d tensor (column)", DTYPES,
                  lambda a, b: torch.result_type(tensor(a, 2), tensor(b))),
            table("A dimensioned tensor (row) and a Python number (column), where the default dtype is float32",
                  ["True", "2", "0.5", "1j"], lambda a, b: torch.result_type(tensor(a, 2), eval(b))),
        ]
    )  # fmt: skip


class PromotionAnswers(SphinxDirective):
    """The tables for reading, then the data for the page's script."""

    def run(self) -> list[nodes.Node]:
        import numpy
        import torch

        for file in (__file__, torch.version.__file__, numpy.version.__file__):
            self.env.note_dependency(file)
        with warnings.catch_warnings(), numpy.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            data = json.dumps(compute(), separators=(",", ":")).encode()
            text = tables()
        packed = base64.b64encode(zlib.compress(data, 9)).decode()
        text += f'<script type="text/plain" id="promotion-answers">{packed}</script>'
        return [nodes.raw("", text, format="html")]


def setup(app) -> dict:
    app.add_directive("promotion-answers", PromotionAnswers)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
