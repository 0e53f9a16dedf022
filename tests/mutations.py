"""Change a fence's syntax tree, to see that it can fail: bites, turned assertions, rehearsals of device fences."""

import ast
import contextlib
import copy
import re
from unittest import mock

from catalogue import Bite, Fence
from running import assertions, expects

ASSERTED = (ast.Assert, ast.With, ast.Compare, ast.BoolOp, ast.Constant, ast.Tuple, ast.List)


def tree_of(fence: Fence) -> ast.Module:
    return ast.parse(fence.source, str(fence.path))


def shape(node: ast.AST) -> str:
    """The structure of a tree, blind to positions and to Load and Store."""
    return re.sub(r"ctx=(Load|Store|Del)\(\)", "", ast.dump(node))


def bitten(fence: Fence, bite: Bite) -> ast.Module:
    """Return the fence's tree with each `bite.old`, an expression or statement, replaced by `bite.new`.

    Raises ValueError when the fence does not say `old`, or when `old` is what is
    asserted (an assert, a comparison, a constant, an expected side): it must be an observation.
    """
    try:
        (old,), (new,) = ast.parse(bite.old).body, ast.parse(bite.new).body
    except (SyntaxError, ValueError):
        raise ValueError(f"{bite.where}: each side of a bite is one Python expression or statement") from None
    if isinstance(old, ast.Expr):
        old, new = old.value, new.value if isinstance(new, ast.Expr) else new
    negated = isinstance(old, ast.UnaryOp) and isinstance(old.op, ast.Not)
    if isinstance(old, ASSERTED) or negated:
        raise ValueError(f"{bite.where}: {bite.old!r} is what is asserted; a bite changes what torch answers")
    tree, wanted = tree_of(fence), shape(old)
    tests = [node.test for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    expected = [side for test in tests if isinstance(test, ast.Compare) for side in test.comparators]

    class Swap(ast.NodeTransformer):
        hits = 0

        def visit(self, node):
            if type(node) is not type(old) or node in expected or shape(node) != wanted:
                return self.generic_visit(node)
            self.hits += 1
            put = copy.deepcopy(new)
            for part in ast.walk(put):
                ast.copy_location(part, node)
            return put

    swap = Swap()
    tree = swap.visit(tree)
    if not swap.hits:
        raise ValueError(f"{bite.where}: {fence.where} nowhere says {bite.old!r} outside what it expects")
    return ast.fix_missing_locations(tree)


def turned(fence: Fence) -> list[tuple[int, ast.Module]]:
    """Return (line, tree) for each assertion, turned round: asserts negated, bodies of pytest.raises emptied."""
    trees = []
    for index, asserted in enumerate(assertions(tree_of(fence))):
        tree = tree_of(fence)
        node = assertions(tree)[index]
        if isinstance(node, ast.Assert):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        else:
            node.body = [ast.copy_location(ast.Pass(), node.body[0])]
        trees.append((asserted.lineno, ast.fix_missing_locations(tree)))
    return trees


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
            nothing = f"({expected}, contextlib.suppress(RuntimeError, TypeError, ValueError))[1]"
            node.items[0].context_expr = ast.parse(nothing, mode="eval").body
        return node


def rehearse(fence: Fence) -> None:
    """Execute each line of a device fence on the CPU; a misspelt call raises, and nothing is judged."""
    import torch

    tree = ast.fix_missing_locations(Rehearsal(fence.device).visit(tree_of(fence)))
    module = getattr(torch, fence.device)
    answers = {"is_available": True, "current_device": 0, "device_count": 1}
    here = mock.MagicMock(
        spec=module, **{f"{name}.return_value": answers[name] for name in answers if hasattr(module, name)}
    )
    present = mock.patch.object(torch.backends.mps, "is_available", lambda: True)
    pinned = mock.patch.object(torch.Tensor, "pin_memory", torch.Tensor.clone)
    recorded = mock.patch.object(torch.Tensor, "record_stream", lambda tensor, stream: None)
    with mock.patch.object(torch, fence.device, here), present, pinned, recorded:
        exec(compile(tree, str(fence.path), "exec"), {"__name__": "__main__", "contextlib": contextlib})
