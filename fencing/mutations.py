"""Change a fence's syntax tree, to see that it can fail: bites, turned and felt assertions, rehearsals of a device."""

import ast
import contextlib
import copy
import math
import re
from collections.abc import Iterator
from itertools import pairwise
from unittest import mock

from fencing.catalogue import Bite, Fence
from fencing.running import Ears, assertions, expects, parsed, run_changed

ASSERTED = (ast.Assert, ast.With, ast.Compare, ast.BoolOp, ast.Constant, ast.Tuple, ast.List)
RAISING = re.compile(r"\b(raise|throw|fail|skip|xfail|exit|_exit|abort|kill)\b")


def shape(node: ast.AST) -> str:
    """The structure of a tree, blind to positions and to Load and Store."""
    return re.sub(r"ctx=(Load|Store|Del)\(\)", "", ast.dump(node))


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def placed(node: ast.AST, at: ast.AST) -> ast.AST:
    """Give a new node and all its parts the place of an old one."""
    for part in ast.walk(node):
        ast.copy_location(part, at)
    return node


class Mark(ast.NodeTransformer):
    """Let each assert raise `Untrue`, so that nothing else counts as its failure."""

    def visit_Assert(self, node):
        raised = ast.parse(f"raise _Untrue_('line {node.lineno}')").body
        return ast.copy_location(ast.If(ast.UnaryOp(ast.Not(), node.test), raised, []), node)


def marked(tree: ast.Module) -> ast.Module:
    return ast.fix_missing_locations(Mark().visit(tree))


# --- bites


def sides(bite: Bite) -> tuple[ast.AST, ast.AST]:
    """Parse what a bite replaces and what it puts there; raise ValueError when that is no bite."""
    try:
        (old,), (new,) = ast.parse(bite.old).body, ast.parse(bite.new).body
    except (SyntaxError, ValueError):
        raise ValueError(f"{bite.where}: each side of a bite is one Python expression or statement") from None
    if isinstance(old, ast.Expr):
        old, new = old.value, new.value if isinstance(new, ast.Expr) else new
    negated = isinstance(old, ast.UnaryOp) and isinstance(old.op, ast.Not)
    if isinstance(old, ASSERTED) or negated:
        raise ValueError(f"{bite.where}: {bite.old!r} is what is asserted; a bite changes what torch answers")
    if ends := RAISING.search(bite.new):
        cure = "a bite is another answer of torch, no error of its own"
        raise ValueError(f"{bite.where}: {ends[0]!r} in {bite.new!r}; {cure}")
    return old, new


class Swap(ast.NodeTransformer):
    """Put `new` for each `old` that is no expected side and no default of a function; count the hits."""

    def __init__(self, old: ast.AST, new: ast.AST, spared: list[ast.AST]):
        self.old, self.new, self.spared, self.hits = old, new, spared, 0
        self.wanted = shape(old)

    def visit(self, node):
        if any(node is other for other in self.spared):
            return node
        if type(node) is not type(self.old) or shape(node) != self.wanted:
            return self.generic_visit(node)
        self.hits += 1
        new = copy.deepcopy(self.new)
        if isinstance(self.old, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            # what the new expression raises by itself is told apart from what torch makes of its value
            new = ast.Subscript(
                ast.Tuple([expression("_replacing_()"), new, expression("_replaced_()")], ast.Load()),
                ast.Constant(1),
                ast.Load(),
            )
        return placed(new, node)


def bitten(fence: Fence, bite: Bite) -> ast.Module:
    """Return the tree of `swapped`, whose asserts say when they are false."""
    return marked(swapped(fence, bite))


def swapped(fence: Fence, bite: Bite) -> ast.Module:
    """Return the fence's tree with each `bite.old`, an expression or statement, replaced by `bite.new`.

    Raises ValueError when the fence does not say `old`, or when `old` is what is
    asserted (an assert, a comparison, a constant, an expected side): it must be an observation.
    """
    old, new = sides(bite)
    tree = parsed(fence)
    tests = [node.test for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    compared = [side for test in tests if isinstance(test, ast.Compare) for side in test.comparators]
    spared = [side for side in compared if shape(side) == shape(old)]  # what is expected
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            spared += [*node.defaults, *filter(None, node.kw_defaults)]
    swap = Swap(old, new, spared)
    tree = swap.visit(tree)
    if not swap.hits:
        raise ValueError(f"{bite.where}: {fence.where} nowhere says {bite.old!r} outside what it expects")
    return ast.fix_missing_locations(tree)


# --- turned


def turned(fence: Fence) -> Iterator[tuple[int, ast.Module]]:
    """Yield (line, tree) for each assertion, turned round: asserts negated, bodies of pytest.raises emptied."""
    for index, asserted in enumerate(assertions(parsed(fence))):
        tree = parsed(fence)
        node = assertions(tree)[index]
        if isinstance(node, ast.Assert):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        else:
            node.body = [ast.copy_location(ast.Pass(), node.body[0])]
        yield asserted.lineno, marked(ast.fix_missing_locations(tree))


# --- felt


class Nothing:
    """Equals nothing, orders with nothing, holds nothing."""

    __hash__ = object.__hash__

    def never(self, other=None):
        return False

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __contains__ = never

    def __ne__(self, other):
        return True


COMPARISONS = {
    ast.Eq: ("==", "!=", lambda a, b: a == b),
    ast.NotEq: ("!=", "==", lambda a, b: a != b),
    ast.Lt: ("<", ">=", lambda a, b: a < b),
    ast.LtE: ("<=", ">", lambda a, b: a <= b),
    ast.Gt: (">", "<=", lambda a, b: a > b),
    ast.GtE: (">=", "<", lambda a, b: a >= b),
    ast.Is: ("is", "is not", lambda a, b: a is b),
    ast.IsNot: ("is not", "is", lambda a, b: a is not b),
    ast.In: ("in", "not in", lambda a, b: a in b),
    ast.NotIn: ("not in", "in", lambda a, b: a not in b),
}
COMPARE = {sign: compare for sign, _, compare in COMPARISONS.values()}
OPPOSITE = {sign: opposite for sign, opposite, _ in COMPARISONS.values()}


def is_truth(value: object) -> bool:
    """Whether a value says true or false, and no more: a bool, or one element of a bool tensor or array."""
    dtype = str(getattr(value, "dtype", ""))
    if dtype == "torch.bool":
        return value.numel() == 1
    return isinstance(value, bool) or (dtype == "bool" and value.size == 1)


def nudged(value: object) -> object:
    """A number, or a list of them, one per cent off; what holds no number becomes nothing."""
    if type(value) in (list, tuple):
        return type(value)([nudged(part) for part in value] or [Nothing()])
    if type(value) is int:
        return value + abs(value) // 100 + 1
    return value + (abs(value) + 1) / 100 if type(value) is float and math.isfinite(value) else Nothing()


def probes(sign: str, left: object, right: object, swapped: bool) -> Iterator[tuple[object, object]]:
    """Yield the sides of a comparison as they would be if something else, or nothing, had been observed."""
    observed, expected = (right, left) if swapped else (left, right)
    if sign in ("!=", "is not"):
        yield expected, expected  # what is unlike anything would be unlike itself
    elif sign == "not in":
        yield next(iter(right), right), right
    elif sign == "in" and swapped:
        yield left, "" if isinstance(right, str) else Nothing()  # a part is looked for in what was observed
    elif swapped:
        yield expected, Nothing()
    else:
        yield Nothing(), expected
        if sign == "==":
            yield nudged(observed), expected


def unfelt(sign: str, left: object, right: object, swapped: bool) -> bool:
    """Whether a comparison would also hold if something else had been observed."""
    for one, other in probes(sign, left, right, swapped):
        with contextlib.suppress(Exception):  # what cannot be compared would stop the fence
            orders = ((one, other), (other, one)) if sign == "==" else ((one, other),)
            if any(bool(COMPARE[sign](*order)) for order in orders):
                return True
    return False


class Feel(ast.NodeTransformer):
    """Hand the value of each assert, and the sides of each comparison that it is, to `_felt_`."""

    def visit_Assert(self, node):
        test, negated = node.test, False
        while isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) and isinstance(test.operand, ast.Compare):
            test, negated = test.operand, not negated
        line = ast.Constant(node.lineno)
        if isinstance(test, ast.Compare):
            sides = [test.left, *test.comparators]
            signs = [COMPARISONS[type(operator)][0] for operator in test.ops]
            literal = [is_literal(left) and not is_literal(right) for left, right in pairwise(sides)]
            details = [ast.Constant(value) for value in (tuple(signs), tuple(literal), negated)]
            call = ast.Call(ast.Name("_compared_", ast.Load()), [line, *details, *sides], [])
        else:
            call = ast.Call(ast.Name("_felt_", ast.Load()), [line, node.test], [])
        return placed(ast.Expr(call), node)


def is_literal(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) or isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)


def within(statement: ast.stmt, place: tuple) -> ast.Call | None:
    """The call inside a simple statement, not the one that the statement is, that stands at this place."""
    whole = getattr(statement, "value", None)
    for node in ast.walk(statement):
        if isinstance(node, ast.Call) and node is not whole:
            if place == (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset):
                return node
    return None


def raised_too_early(tree: ast.Module, places: list[tuple]) -> Iterator[tuple[int, str]]:
    """Yield where the error that is heard comes from a call inside the statement, which another call would hide."""
    for node in filter(expects, ast.walk(tree)):
        (statement,) = node.body[:1]
        if isinstance(statement, (ast.Expr, ast.Assign, ast.AugAssign)):
            for place in places:
                if call := within(statement, place):
                    yield (
                        node.lineno,
                        f"raised by `{ast.unparse(call)}`, not by the call that the statement is; put it above",
                    )


def idle_asserts(fence: Fence) -> list[str]:
    """Run the fence once and return, with its line, each assertion that would also hold of something else."""
    found: dict[int, str] = {}

    def felt(line: int, value: object) -> None:
        if not is_truth(value):
            found[line] = f"its value is {repr(value)[:60]}, no bool; compare it with what is expected"
        elif not value:
            found[line] = "holds with one seed and not with another; set the seed in the fence"

    def compared(line: int, signs: tuple, swapped: tuple, negated: bool, *operands: object) -> None:
        for sign, turned_round, (left, right) in zip(signs, swapped, pairwise(operands), strict=True):
            felt(line, COMPARE[sign](left, right) is not negated if negated else COMPARE[sign](left, right))
            if unfelt(OPPOSITE[sign] if negated else sign, left, right, turned_round):
                found[line] = "it would also hold of another value than the observed one; compare with the value itself"

    tree, ears = ast.fix_missing_locations(Feel().visit(parsed(fence))), Ears(fence)
    result = run_changed(fence, tree, ears, seed=1, _felt_=felt, _compared_=compared)
    found |= dict(raised_too_early(tree, ears.raised))
    if result.outcome != "ok":
        found[0] = f"stops when its asserts are looked at: {result.message}"
    return [f"{fence.where}:{line}: {why}" for line, why in sorted(found.items())]


# --- bounds


def is_bound(node: ast.AST) -> bool:
    """Whether an assert is a comparison by order, which holds of many values."""
    return (
        isinstance(node, ast.Assert)
        and isinstance(node.test, ast.Compare)
        and any(isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for operator in node.test.ops)
    )


class Bounds(ast.NodeTransformer):
    """Hand the value of each bound to `_bound_`, and go on whatever it is."""

    def visit_Assert(self, node):
        if not is_bound(node):
            return node
        call = ast.Call(ast.Name("_bound_", ast.Load()), [ast.Constant(node.lineno), node.test], [])
        return placed(ast.Expr(call), node)


def bounds_without_bite(fence: Fence, bites: list[Bite]) -> list[int]:
    """Return the lines of the asserts that compare by order and that none of the fence's bites makes false."""
    lines = {node.lineno for node in ast.walk(parsed(fence)) if is_bound(node)}
    if lines:
        for bite in bites:
            tree = ast.fix_missing_locations(Bounds().visit(swapped(fence, bite)))
            run_changed(fence, tree, _bound_=lambda line, holds: holds or lines.discard(line))
    return sorted(lines)


# --- rehearsal


class Rehearsal(ast.NodeTransformer):
    """The device's name becomes `cpu`, and what is asserted is evaluated and not judged."""

    def __init__(self, device: str):
        self.device = device

    def visit_Constant(self, node):
        named = isinstance(node.value, str) and re.fullmatch(rf"{self.device}(:\d+)?", node.value)
        return ast.copy_location(ast.Constant("cpu"), node) if named else node

    def visit_Assert(self, node):
        return ast.copy_location(ast.Expr(self.visit(node.test)), node)

    def visit_With(self, node):
        node = self.generic_visit(node)
        if expects(node):
            expected = ast.unparse(node.items[0].context_expr)  # is evaluated, so that a misspelt error is found
            node.items[0].context_expr = expression(
                f"({expected}, contextlib.suppress(RuntimeError, TypeError, ValueError))[1]"
            )
        return node


def rehearse(fence: Fence) -> None:
    """Execute each line of a device fence on the CPU; a misspelt call raises, and nothing is judged."""
    import torch

    tree = ast.fix_missing_locations(Rehearsal(fence.device).visit(parsed(fence)))
    module = getattr(torch, fence.device)
    answers = {"is_available": True, "current_device": 0, "device_count": 1}
    here = mock.MagicMock(
        spec=module, **{f"{name}.return_value": answers[name] for name in answers if hasattr(module, name)}
    )
    changes = [
        mock.patch.object(torch, fence.device, here),
        mock.patch.object(torch.backends.mps, "is_available", lambda: True),
        mock.patch.object(torch.Tensor, "pin_memory", torch.Tensor.clone),
        mock.patch.object(torch.Tensor, "record_stream", lambda tensor, stream: None),
    ]
    with contextlib.ExitStack() as present:
        for change in changes:
            present.enter_context(change)
        exec(compile(tree, str(fence.path), "exec", optimize=0), {"__name__": "__main__", "contextlib": contextlib})
