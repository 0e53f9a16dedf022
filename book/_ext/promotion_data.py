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
REFUSALS = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
DIVIDES = ("truediv", "itruediv")
TORCHS_VALUES = re.compile(r"tensor\((.*?)(?:,\s+dtype=torch\.\w+)?\)")


Outcome = tuple[str, str] | None  # dtype and printed text; "" and the error; None where there is no such operand


def function(code: str, scope: dict) -> Callable:
    """An operation's code as a function of a and b: lines, and the expression that is returned."""
    *lines, last = code.split("\n")
    exec("\n    ".join(["def operate(a, b):", *lines, f"return {last}"]), scope)
    return scope["operate"]


def written_operands() -> dict[str, tuple[str, str]]:
    """The code of each operand by its name: torch's, and NumPy's, "None" where NumPy has no such dtype."""
    import numpy

    sources = {}
    for (kind, code), dtype in product(KINDS.items(), DTYPES):
        numpys = code.format("np", dtype, "np.array") if hasattr(numpy, dtype) else "None"
        sources[f"{dtype}-{kind}"] = (code.format("torch", dtype, "torch.tensor"), numpys)
    for number in NUMBERS:
        sources[f"{number}-{type(eval(number)).__name__}"] = (number, number)
    return sources


def copied(a):
    """What an operation may write into: tensors and arrays are copied, numbers cannot change."""
    if hasattr(a, "clone"):
        return a.clone()
    return a.copy() if hasattr(a, "copy") else a


class Printer:
    """Prints results, each once: there are a hundred thousand, and few differ."""

    def __init__(self):
        self.printed: dict[tuple, str] = {}

    def text(self, result) -> str:
        import torch

        key = type(result), result.dtype, str(result.tolist())
        if key not in self.printed:
            text = repr(result)
            if isinstance(
                result, torch.Tensor
            ):  # the page adds the dtype: whether it is printed depends on the default
                text = TORCHS_VALUES.fullmatch(text)[1]
            self.printed[key] = text
        return self.printed[key]


def outcome(operate: Callable, family: str, a, b, printer: Printer) -> Outcome:
    if a is None or b is None:
        return None
    if not hasattr(a, "dtype") and not hasattr(b, "dtype"):
        return None  # two Python numbers
    if family == "Write into a":
        a = copied(a)
    try:
        result = operate(a, b)
        return str(result.dtype).removeprefix("torch."), printer.text(result)
    except REFUSALS as error:  # as a reader gets it
        return "", f"{type(error).__name__}: {error}"


def compute() -> dict:
    """All that the page's script needs: names, code, each different outcome once, and its place for every choice."""
    import numpy
    import torch

    scope = {"torch": torch, "np": numpy}
    sources, printer = written_operands(), Printer()
    made = [[eval(code, scope) for code in codes] for codes in zip(*sources.values(), strict=True)]  # torch's, NumPy's
    pairs = list(product(range(len(sources)), repeat=2))
    outcomes: dict[Outcome, int] = {}

    def ask(library: int, operation: str, places: Iterable[int]) -> list[int]:
        """What torch (0) or NumPy (1) answers to the pairs at these places, as numbers of outcomes."""
        family, *codes = OPERATIONS[operation]
        operate, found = function(codes[library % len(codes)], scope), []
        for place in places:
            a, b = (made[library][operand] for operand in pairs[place])
            found.append(outcomes.setdefault(outcome(operate, family, a, b, printer), len(outcomes)))
        return found

    every = range(len(pairs))
    torchs, numpys = ({name: ask(library, name, every) for name in OPERATIONS} for library in range(2))

    # a default dtype comes in by the division of integers, or with a Python float or complex
    weak = {number for number, name in enumerate(sources) if name.endswith(("-float", "-complex"))}
    fed = [place for place, pair in enumerate(pairs) if weak.intersection(pair)]
    changes = {}
    for default in DEFAULTS[1:]:
        changes[default] = {}
        torch.set_default_dtype(getattr(torch, default))
        try:
            for name in OPERATIONS:
                places = every if name in DIVIDES else fed
                answers = dict(zip(places, ask(0, name, places), strict=True))
                changed = {place: answer for place, answer in answers.items() if answer != torchs[name][place]}
                changes[default][name] = changed
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


def packed() -> str:
    """What `compute` gives as JSON, compressed, in base64: promotion.js unpacks it."""
    import numpy

    with warnings.catch_warnings(), numpy.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        data = json.dumps(compute(), separators=(",", ":")).encode()
    return base64.b64encode(zlib.compress(data, 9)).decode()


def table(caption: str, columns: list[str], cell: Callable[[str, str], object]) -> str:
    def text(row: str, column: str) -> str:
        try:
            return str(cell(row, column)).removeprefix("torch.")
        except RuntimeError:
            return "refused"

    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = ""
    for row in DTYPES:
        cells = "".join(f"<td>{text(row, column)}</td>" for column in columns)
        body += f'<tr><th scope="row">{row}</th>{cells}</tr>'
    return (
        '<div class="pst-scrollable-table-container"><table class="pairs">'
        f"<caption><span>{caption}</span></caption>"
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def tables() -> str:
    import torch

    def dtype(name: str) -> torch.dtype:
        return getattr(torch, name)

    def dimensioned(name: str) -> torch.Tensor:
        return torch.empty(2, dtype=dtype(name))

    def zero_dim(name: str) -> torch.Tensor:
        return torch.empty((), dtype=dtype(name))

    equals = table(
        "Two dimensioned tensors, or two 0-d tensors",
        DTYPES,
        lambda row, column: torch.promote_types(dtype(row), dtype(column)),
    )
    mixed = table(
        "A dimensioned tensor (row) and a 0-d tensor (column)",
        DTYPES,
        lambda row, column: torch.result_type(dimensioned(row), zero_dim(column)),
    )
    numbers = table(
        "A dimensioned tensor (row) and a Python number (column), where the default dtype is float32",
        ["True", "2", "0.5", "1j"],
        lambda row, column: torch.result_type(dimensioned(row), eval(column)),
    )
    return equals + mixed + numbers


class PromotionAnswers(SphinxDirective):
    """The tables for reading, then the data for the page's script."""

    def run(self) -> list[nodes.Node]:
        import numpy
        import torch

        for file in (__file__, torch.version.__file__, numpy.version.__file__):
            self.env.note_dependency(file)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of complex32
            text = tables()
        text += f'<script type="text/plain" id="promotion-answers">{packed()}</script>'
        return [nodes.raw("", text, format="html")]


def setup(app) -> dict:
    app.add_directive("promotion-answers", PromotionAnswers)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
