"""What a fence's code must keep to, beyond what ruff finds: each rule yields (line, message) for a breach.

A rule forbids what has no honest use in a fence, and says what to write instead.
"""

import ast
import functools
import re
import sys
from collections.abc import Callable, Iterator

from fencing.catalogue import Fence
from fencing.running import expects, parsed

LIBRARIES = {"torch", "numpy", "pytest", *sys.stdlib_module_names} - {"__future__"}
LINES = 50  # of code, tables apart
MODULES_OF_THE_MACHINE = "time platform inspect importlib datetime uuid secrets socket".split()
NAMES_OF_THE_MACHINE = set(
    "sys.modules sys.version sys.version_info sys._getframe os.getpid os.getppid gc.get_objects locals globals id "
    "torch.__version__ np.__version__ numpy.__version__".split()
)
ENDINGS = set("pytest.skip pytest.xfail pytest.exit pytest.importorskip sys.exit os._exit os.abort exit quit".split())
OF_THE_MACHINE = "what is asserted must not depend on the machine, the time or who runs it"
COMPARING = ("__eq__", "__ne__", "__contains__", "__lt__", "__gt__", "__le__", "__ge__")
# fences that put something in the place of torch's own, since no machine here has the device that they are about
STANDING_IN = re.compile(r"devices/")

Breach = tuple[int, str]
RULES: list[Callable[[Fence, ast.Module], Iterator[Breach]]] = []


def rule(check):
    RULES.append(check)
    return check


def breaches(fence: Fence) -> list[str]:
    """All that the rules find in a fence, each with file and line."""
    tree = parsed(fence)
    found = sorted({breach for check in RULES for breach in check(fence, tree)})
    return [f"{fence.where}:{line}: {message}" for line, message in found]


@functools.lru_cache(8)
def nodes_of(tree: ast.AST) -> list[ast.AST]:
    return list(ast.walk(tree))


def statements(tree: ast.AST, *kinds: type) -> Iterator:
    return (node for node in nodes_of(tree) if isinstance(node, kinds))


def dotted(node: ast.AST) -> str:
    """The name that a node writes, such as torch.zeros, or nothing."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else ""


# --- form


@rule
def imports_are_few(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in statements(tree, ast.Import, ast.ImportFrom):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else [node.module or "."]
        foreign = [name for name in names if name.partition(".")[0] not in LIBRARIES]
        if foreign:
            yield (
                node.lineno,
                f"imports {', '.join(foreign)}; a fence has torch, numpy, pytest and the standard library",
            )
        if node not in tree.body:
            yield node.lineno, "an import below the top; move it up"


@rule
def pytest_has_one_name(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in statements(tree, ast.Import, ast.ImportFrom):
        if isinstance(node, ast.ImportFrom):
            renamed = node.module == "pytest"
        else:
            renamed = any(name.name == "pytest" and name.asname for name in node.names)
        if renamed:
            yield node.lineno, "write `import pytest`, and `pytest.raises` where it is used"


@rule
def lines_are_few(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    tables = [node for node in statements(tree, ast.Constant) if isinstance(node.value, str)][1:]  # no docstring
    lines = sum(bool(line.strip()) for line in fence.code.splitlines())
    lines -= sum(node.end_lineno - node.lineno for node in tables)
    if lines > LINES:
        yield 1, f"{lines} lines of code without its tables; one behaviour takes 10 to 40"


@rule
def lines_end_with_lf(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    if "\r" in fence.source or not fence.source.endswith("\n") or fence.source.endswith("\n\n"):
        yield 1, "lines end with LF, and the file with one of them"


# --- asserts


@rule
def asserts_speak_of_torch(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    live = names_of_torch(tree)
    asserted = [node.test for node in statements(tree, ast.Assert)]
    asserted += [part for node in statements(tree, ast.With) if expects(node) for part in node.body]
    if not any(names_in(node) & live for node in asserted):
        yield 1, "no assert depends on torch or NumPy; assert something that was observed"


def names_in(*nodes: ast.AST) -> set[str]:
    return {part.id for node in nodes for part in ast.walk(node) if isinstance(part, ast.Name)}


def names_of_torch(tree: ast.Module) -> set[str]:
    """The names whose values come from torch, NumPy or another process, by way of whatever the fence assigns."""
    live = {"eval", "exec"}
    for node in statements(tree, ast.Import, ast.ImportFrom):
        for name in node.names:
            module = name.name if isinstance(node, ast.Import) else node.module or ""
            if module.partition(".")[0] in ("torch", "numpy", "subprocess", "multiprocessing"):
                live.add((name.asname or name.name).partition(".")[0])
    bindings = [binding for node in ast.walk(tree) for binding in bound_by(node)]
    while reached := [names for names, sources in bindings if sources & live and not names <= live]:
        live.update(*reached)
    return live


def bound_by(node: ast.AST) -> Iterator[tuple[set[str], set[str]]]:
    """Yield the names that a statement binds, and those from which their values come."""
    if isinstance(node, ast.Assign):
        yield names_in(*node.targets), names_in(node.value)
    elif isinstance(node, (ast.AnnAssign, ast.AugAssign, ast.NamedExpr)) and node.value:
        yield names_in(node.target), names_in(node.value)
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield names_in(node.target), names_in(node.iter)
    elif isinstance(node, ast.With):
        yield names_in(*(item.optional_vars for item in node.items if item.optional_vars)), names_in(node)
    elif isinstance(node, ast.Try):  # which branch is taken depends on what was tried
        stored = (part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))
        yield set(stored), names_in(*node.body)
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield {node.name}, names_in(*node.body)
        yield noted_in(node), {node.name}
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        yield names_in(node.func.value), names_in(*node.args, *(keyword.value for keyword in node.keywords))


def noted_in(function: ast.AST) -> set[str]:
    """The lists that a function or a class fills, such as `seen.append(tensor)` in a hook."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return names_in(*(node.func.value for node in calls if node.func.attr in ("append", "add", "update", "extend")))


@rule
def asserts_have_no_side_of_chance(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in statements(tree, ast.Assert):
        if isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.Or):
            yield node.lineno, "an `or` in an assert: either side would do; assert the one that holds"
        for part in ast.walk(node.test):
            if isinstance(part, ast.NamedExpr):
                yield node.lineno, "`:=` in an assert; assign above it"
            elif isinstance(part, ast.Call) and dotted(part.func) in ("all", "any"):
                cure = "write a loop with an assert in it, or compare lists"
                yield node.lineno, f"{part.func.id}() in an assert also holds of nothing; {cure}"


@rule
def expected_sides_are_no_copies(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    """The two sides of a comparison are not the same call by another name."""
    aliases = dict(alias for node in tree.body for alias in aliases_in(node))
    for node in statements(tree, ast.Assert):
        if isinstance(node.test, ast.Compare) and not isinstance(node.test.ops[0], (ast.IsNot, ast.NotEq)):
            texts = [full_names(side, aliases) for side in (node.test.left, *node.test.comparators)]
            if len(set(texts)) == 1:
                yield node.lineno, "both sides are the same expression; write the expected value out"


def aliases_in(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the name and what it stands for, where a statement only gives a function of torch another name."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = dotted(node.value)
        if re.match(r"(torch|np|numpy)\.", name):
            yield node.targets[0].id, name


def full_names(node: ast.AST, aliases: dict[str, str]) -> str:
    return re.sub(r"\b[A-Za-z_]\w*\b", lambda name: aliases.get(name[0], name[0]), ast.unparse(node))


@rule
def expected_values_do_not_equal_everything(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in statements(tree, ast.ClassDef):
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name in (
                "__eq__",
                "__ne__",
                "__contains__",
                "__lt__",
                "__gt__",
                "__le__",
                "__ge__",
            ):
                yield part.lineno, f"a class of the fence with its own {part.name}; compare plain values"
    for node in statements(tree, ast.Attribute, ast.Name):
        if dotted(node).endswith(("mock.ANY", "ALWAYS_EQ")) or dotted(node) == "ANY":
            yield node.lineno, f"{dotted(node)} equals everything; write the expected value out"


# --- loops and handlers


@rule
def loops_are_whole(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in statements(tree, ast.Break):
        yield node.lineno, "a `break`: the rest of the loop is never asserted; loop over what is meant"
    for node in statements(tree, ast.Call):
        strict = [keyword.value for keyword in node.keywords if keyword.arg == "strict"]
        if dotted(node.func) == "zip" and len(node.args) > 1 and not (strict and ast.unparse(strict[0]) == "True"):
            yield node.lineno, "zip without strict=True stops at the shorter; add it"


@rule
def assertions_are_not_caught(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    broad = {"Exception", "BaseException", "AssertionError"}
    for node in statements(tree, ast.ExceptHandler):
        names = names_in(node.type) if node.type else {"everything"}
        if caught := names & (broad | {"everything"}):
            yield node.lineno, f"catches {', '.join(sorted(caught))}; use pytest.raises, or name the error"
    for node in statements(tree, ast.Call):
        names = {part.id for given in node.args for part in ast.walk(given) if isinstance(part, ast.Name)}
        if dotted(node.func) in ("contextlib.suppress", "suppress") and names & broad:
            yield node.lineno, f"suppresses {', '.join(sorted(names & broad))}; name the error"


# --- expected errors


@rule
def errors_are_expected_one_way(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    entered = {item.context_expr for node in statements(tree, ast.With) for item in node.items}
    for node in statements(tree, ast.Attribute):
        name = dotted(node)
        if name.startswith("pytest.") and name not in ("pytest.raises", "pytest.warns", "pytest.approx"):
            yield node.lineno, f"{name} in a fence; it asserts by `assert`, pytest.raises and pytest.warns"
    for node in statements(tree, ast.Call):
        if dotted(node.func) in ("pytest.raises", "pytest.warns") and node not in entered:
            yield node.lineno, f"write `with {dotted(node.func)}(..., match=...):` around the statement"


@rule
def expected_errors_are_exact(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    for node in filter(expects, statements(tree, ast.With)):
        call, line = node.items[0].context_expr, node.lineno
        broad = {"Exception", "BaseException"}
        kinds = {name.id for name in ast.walk(call.args[0]) if isinstance(name, ast.Name)} if call.args else broad
        match = next((keyword.value for keyword in call.keywords if keyword.arg == "match"), None)
        if kinds & broad:
            yield line, f"name the error that is expected, no {' or '.join(sorted(kinds & broad))}"
        if match is None:
            yield line, "needs match= with a fragment of the message"
        if isinstance(match, ast.Constant):
            text = str(match.value)
            if len(text) < 8 or sum(letter.isalnum() for letter in text) < 5:
                yield line, f"the fragment {text!r} is shorter than eight characters, or says nothing"
        if len(node.body) != 1 or len(node.items) != 1:
            yield line, "one statement under pytest.raises, so that no other can raise"


# --- the world


@rule
def nothing_is_of_the_machine(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    imported = {name.name for node in statements(tree, ast.Import) for name in node.names}
    imported |= {node.module for node in statements(tree, ast.ImportFrom)}
    for name in sorted(imported.intersection(MODULES_OF_THE_MACHINE)):
        yield 1, f"imports {name}; {OF_THE_MACHINE}"
    for node in statements(tree, ast.Attribute, ast.Name):
        if dotted(node) in NAMES_OF_THE_MACHINE and isinstance(node.ctx, ast.Load):
            yield node.lineno, f"{dotted(node)}: {OF_THE_MACHINE}"
    for node in statements(tree, ast.Compare):
        ordered = any(isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for operator in node.ops)
        if ordered and "data_ptr" in ast.unparse(node):
            yield node.lineno, "the order of addresses is the machine's; compare them for equality, or their difference"


@rule
def fences_do_not_end_themselves(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    if fence.alone:
        return
    for node in statements(tree, ast.Attribute, ast.Name):
        if dotted(node) in ENDINGS:
            yield node.lineno, f"{dotted(node)} ends the fence before its asserts; say what it needs under `Needs:`"


@rule
def code_in_strings_only_computes(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    calls = {dotted(node.func) for node in statements(tree, ast.Call)}
    if "compile" in calls:
        yield 1, "compile() in a fence; write the code out"
    if calls & {"exec", "eval"}:
        for node in [node for node in statements(tree, ast.Constant) if isinstance(node.value, str)][1:]:
            word = re.search(r"\b(assert|try|except|pytest)\b", node.value)
            if word:
                yield node.lineno, f"{word[0]!r} in a string that may be executed; what asserts is code of the fence"


@rule
def torch_stays_torch(fence: Fence, tree: ast.Module) -> Iterator[Breach]:
    """Nothing is put in the place of a function of torch or NumPy, but for a device that no machine here has."""
    if STANDING_IN.match(fence.id):
        return
    for node in statements(tree, ast.Attribute, ast.Name, ast.Call):
        if isinstance(node, ast.Call):
            ours = dotted(node.args[0]).partition(".")[0] in ("torch", "np", "numpy") if node.args else False
            if dotted(node.func) in ("setattr", "delattr") and ours:
                yield node.lineno, f"{dotted(node.func)} on torch; a fence observes torch as it is"
            if "mock.patch" in dotted(node.func):
                yield node.lineno, f"{dotted(node.func)}; a fence observes torch as it is"
        elif isinstance(node.ctx, (ast.Store, ast.Del)) and re.match(r"(torch|np|numpy)\.", dotted(node)):
            if not re.match(r"torch\.(backends|utils\.deterministic|autograd\.profiler)\b", dotted(node)):
                yield node.lineno, f"{dotted(node)} is assigned or deleted; a fence observes torch as it is"
