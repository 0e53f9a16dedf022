"""Run a fence in this process, say what came of it, and leave the process as it was."""

import ast
import contextlib
import functools
import importlib.metadata
import io
import multiprocessing.util
import os
import random
import re
import shutil
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

import pytest
from _pytest.assertion.rewrite import rewrite_asserts
from packaging.requirements import Requirement

from fencing import guard
from fencing.catalogue import DEVICES, OWN_PROCESS, Fence

TEXT = 400  # characters of a recorded text
ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}\b")
PATH = re.compile(r"(?<![\w:/.])(?:/[\w.+@-]+)+(?=/[\w.+@-]+)|\b[A-Z]:\\\S+(?=\\)")  # the folders of an absolute path
MISSPELT = (NameError, AttributeError, ImportError, SyntaxError)  # what no claim expects to hear


class Unheard(pytest.fail.Exception):
    """A pytest.raises or pytest.warns of the fence did not hear what it expects."""


class Untrue(AssertionError):
    """An assert of a changed fence is false."""


class Idle(Exception):
    """Something in the fence could hear or hold anything, so that it proves nothing."""


@dataclass
class Result:
    """What came of a run.

    `ok`; `failed` (by an assertion of the fence); `accident` (anything else that it
    did); `crashed` (its process ended); `skipped` (what it needs is not here).
    """

    outcome: str
    message: str = ""
    errors: list[str] = field(default_factory=list)  # texts that the fence's pytest.raises heard
    warnings: list[str] = field(default_factory=list)  # and its pytest.warns and catch_warnings
    failures: list[dict] = field(default_factory=list)  # every assertion that fails, the rows of a table one by one
    lacks: str = ""  # a name that the fence uses and that does not exist here


# --- needs


def has_device(device: str) -> bool:
    import torch

    return eval(DEVICES[device].available, {"torch": torch})


def unmet(fence: Fence) -> str:
    """Return why the fence cannot run here, or an empty string."""
    if fence.device and not has_device(fence.device):
        return f"no {fence.device} device"
    for wanted in [Requirement(need) for need in fence.needs if need not in (*DEVICES, OWN_PROCESS)]:
        version = importlib.metadata.version(wanted.name).partition("+")[0]
        if not wanted.specifier.contains(version, prereleases=True):
            return f"needs {wanted}, this is {version}"
    return ""


def missing_name(fence: Fence) -> str:
    """Return the first name such as torch.uint16 that the fence writes and that does not exist here, or nothing."""
    import torch

    for node in ast.walk(parsed(fence)):
        if isinstance(node, ast.Attribute) and re.fullmatch(r"torch(\.\w+)+", name := ast.unparse(node)):
            try:
                functools.reduce(getattr, name.split(".")[1:], torch)
            except AttributeError:
                return name
            except RuntimeError:  # it exists, and answers only where there is a device
                continue
    return ""


# --- the fence's assertions


def parsed(fence: Fence) -> ast.Module:
    return ast.parse(fence.source, str(fence.path))


def expects(node: ast.AST) -> bool:
    """True for `with pytest.raises(...)` and `with pytest.warns(...)`."""
    entered = [ast.unparse(item.context_expr) for item in node.items] if isinstance(node, ast.With) else []
    return any(text.startswith(("pytest.raises(", "pytest.warns(")) for text in entered)


def assertions(tree: ast.AST) -> list:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Assert) or expects(node)]


def own_line(error: BaseException, tree: ast.AST, fence: Fence) -> int | None:
    """Return the line of the fence's own assertion that failed with `error`, else None.

    An error that torch raises while an assert is evaluated is another answer than the expected one; a name that the
    fence itself misspells is an accident.
    """
    innermost = list(traceback.walk_tb(error.__traceback__))[-1][0].f_code.co_filename
    misspelt = isinstance(error, MISSPELT) and innermost == str(fence.path)
    if misspelt or not isinstance(error, (Exception, Unheard)) or isinstance(error, Idle):
        return None
    line = last_line(error, fence)
    return line if any(node.lineno <= line <= node.end_lineno for node in assertions(tree)) else None


# --- what a run hears


def told(kind: type, text: object) -> str:
    """One line for an error or a warning: its class and its first line."""
    return of_any_machine(f"{kind.__name__}: {text}".partition("\n")[0])[:TEXT]


def of_any_machine(text: str) -> str:
    """A text without this machine's addresses and folders."""
    return PATH.sub("…", ADDRESS.sub("0x…", text))


class Ears:
    """Note what a fence expects and hears, and call a pytest.raises that hears something else `Unheard`."""

    def __init__(self, fence: Fence):
        self.path = str(fence.path)
        self.errors, self.warnings, self.raised, self.replacing = [], [], [], False

    def begin_replacing(self) -> None:
        self.replacing = True

    def end_replacing(self) -> None:
        self.replacing = False

    @contextlib.contextmanager
    def listening(self):
        with (
            mock.patch.object(pytest, "raises", self.hearer(pytest.raises, self.hear_error)),
            mock.patch.object(pytest, "warns", self.hearer(pytest.warns, self.hear_warnings)),
            mock.patch.object(warnings, "catch_warnings", self.catcher(warnings.catch_warnings)),
        ):
            yield

    def hear_error(self, info) -> None:
        self.errors.append(told(info.type, info.value))
        entry = info.value.__traceback__
        while entry and entry.tb_frame.f_code.co_filename != self.path:
            entry = entry.tb_next
        if entry:  # of the statement under pytest.raises
            self.raised.append(list(entry.tb_frame.f_code.co_positions())[entry.tb_lasti // 2])

    def hear_warnings(self, record) -> None:
        self.warnings += [told(heard.category, heard.message) for heard in record]

    def hearer(self, real, hear):
        @contextlib.contextmanager
        def expecting(*args, match):
            if re.search(match, ""):
                raise Idle(f"match={match!r} matches the empty text, and so any; write a fragment of the message")
            around, self.replacing = self.replacing, False
            try:
                with real(*args, match=match) as heard:
                    yield heard
            except (*MISSPELT, Idle, pytest.skip.Exception, pytest.exit.Exception, KeyboardInterrupt):
                raise
            except BaseException as error:
                if self.replacing:  # what a bite put there raises by itself
                    raise
                own = isinstance(error, (pytest.fail.Exception, AssertionError))  # it heard nothing, or other words
                raise Unheard(str(error) if own else told(type(error), error)) from error
            finally:
                self.replacing = around
            hear(heard)

        return expecting

    def catcher(ears, real):
        class CatchWarnings(real):
            def __enter__(self):
                self.noted = super().__enter__()
                return self.noted

            def __exit__(self, *error):
                ears.hear_warnings(self.noted or ())
                return super().__exit__(*error)

        return CatchWarnings


# --- one run


@functools.cache
def empty_folder() -> str:
    """The folder in which this process runs its fences, and which each leaves empty."""
    folder = tempfile.mkdtemp(prefix="fence-")
    multiprocessing.util.Finalize(None, shutil.rmtree, (folder, True), exitpriority=0)  # also where a child ends
    return folder


@functools.cache
def names() -> guard.Names:
    """The names of torch and NumPy as they were before this process's first fence."""
    return guard.Names()


@contextlib.contextmanager
def guarded() -> Iterator[Callable[[], list[str]]]:
    """Run what follows in an empty folder; give a function that says what it has left changed, and puts it back."""
    here, known = os.getcwd(), names()
    os.chdir(empty_folder())
    before = guard.state()
    try:
        yield lambda: guard.changes(before) + known.changes() + files_left()
    finally:
        os.chdir(here)


def files_left() -> list[str]:
    """Name the files that a run has left in its folder, and remove them."""
    found = []
    for entry in os.listdir(empty_folder()):
        path = Path(empty_folder(), entry)
        shutil.rmtree(path) if path.is_dir() else path.unlink()
        found.append(f"the file {entry!r} behind")
    return found


def attempt(
    fence: Fence, tree: ast.Module, ears: Ears, helpers: dict | None = None, seed: int = 0
) -> BaseException | None:
    """Run the tree once, seeded, in an empty folder; return what stopped it."""
    import numpy
    import torch

    random.seed(seed)
    numpy.random.seed(seed)
    torch.manual_seed(seed)
    names = {"__name__": "__main__", "__file__": str(fence.path), **(helpers or {})}
    try:
        with contextlib.redirect_stdout(io.StringIO()), ears.listening():
            exec(compile(tree, str(fence.path), "exec", optimize=0), names)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return error


def run(fence: Fence) -> Result:
    """Run the fence as it is."""
    with guarded() as left_changed:
        tree, ears = parsed(fence), Ears(fence)
        error = attempt(fence, tree, ears)
        left = left_changed()
        result = Result("ok", errors=unique(ears.errors), warnings=unique(ears.warnings))
        if error and own_line(error, tree, fence):
            result.outcome, result.failures = "failed", gathered(fence)
            left_changed()
            first = (
                result.failures[0] if result.failures else {"assert": str(error), "found": "nothing the second time"}
            )
            result.message = f"line {own_line(error, tree, fence)}: {first['assert']}: found {first['found']}"
        elif error:
            result.outcome, result.lacks = "accident", lacking(error)
            result.message = f"line {last_line(error, fence)}: {type(error).__name__}: {error}"
        elif left and not fence.alone:
            cure = "put it back, in `finally` or by a context manager"
            result.outcome, result.message = "accident", f"leaves changed {'; '.join(left)}; {cure}"
    return result


def run_changed(fence: Fence, tree: ast.Module, ears: Ears | None = None, seed: int = 0, **helpers) -> Result:
    """Run a tree whose asserts raise `Untrue`, as `fencing.mutations` makes it; `failed` is by one of these alone."""
    ears = ears or Ears(fence)
    helpers |= {"_Untrue_": Untrue, "_replacing_": ears.begin_replacing, "_replaced_": ears.end_replacing}
    with guarded() as left_changed:
        error = attempt(fence, tree, ears, helpers, seed)
        left_changed()
    if error is None:
        return Result("ok")
    outcome = "failed" if isinstance(error, (Untrue, Unheard)) else "accident"
    return Result(outcome, f"{type(error).__name__}: {error}")


def last_line(error: BaseException, fence: Fence) -> int:
    """The last line of the fence that an error came through; 1 when it came through none."""
    frames = traceback.walk_tb(error.__traceback__)
    return next((line for frame, line in reversed(list(frames)) if frame.f_code.co_filename == str(fence.path)), 1)


def unique(texts: list[str]) -> list[str]:
    return list(dict.fromkeys(texts))


# --- every assertion that fails


class Gather(ast.NodeTransformer):
    """Let a fence go on after an assertion of its own that fails, and after a round of a loop that stops."""

    def __init__(self):
        self.row: list[str] = []  # the names that the loops around this place give to a table's row

    def guarded(self, node: ast.stmt, body: list[ast.stmt]) -> ast.Try:
        row = ast.parse(f"dict({', '.join(f'{name}={name}' for name in self.row)})", mode="eval").body
        note = ast.parse(f"_note_({node.lineno}, _error_)").body[0]
        note.value.args.append(row)
        caught = ast.Name("_FAILURES_", ast.Load())
        return ast.Try(body, [ast.ExceptHandler(caught, "_error_", [note])], [], [])

    def visit_Assert(self, node):
        return self.guarded(node, [node])

    def visit_With(self, node):
        self.generic_visit(node)
        return self.guarded(node, [node]) if expects(node) else node

    def visit_For(self, node):
        names = [part.id for part in ast.walk(node.target) if isinstance(part, ast.Name)]
        self.row += names
        self.generic_visit(node)
        node.body = [self.guarded(node, node.body)]
        del self.row[len(self.row) - len(names) :]
        return node


def gathered(fence: Fence) -> list[dict]:
    """Run a fence that fails once more, past each assertion that fails, and return these with what was found."""
    tree, failures = parsed(fence), []
    said = [(node.lineno, node.items[0] if isinstance(node, ast.With) else node) for node in assertions(tree)]
    says = {line: ast.unparse(node) for line, node in said}
    lines = fence.source.splitlines()

    def note(line: int, error: BaseException, row: dict) -> None:
        if isinstance(error, NameError) and failures:
            return  # a name that an assertion before would have given
        record = {"assert": says.get(line, lines[line - 1].strip())[:TEXT], "found": found(error)}
        asked = re.match(r"assert hasattr\(([\w.]+), '(\w+)'\)", record["assert"])
        lacks = ".".join(asked.groups()) if asked else lacking(error)
        shown = ", ".join(f"{name}={brief(value)}" for name, value in row.items())
        failures.append(record | {key: text for key, text in (("row", shown), ("lacks", lacks)) if text})

    changed = ast.fix_missing_locations(Gather().visit(tree))
    rewrite_asserts(changed, fence.source.encode())
    helpers = {"_note_": note, "_FAILURES_": (Exception, Unheard)}
    error = attempt(fence, changed, Ears(fence), helpers)
    if error is not None:
        note(last_line(error, fence), error, {})
    return [failure for index, failure in enumerate(failures) if failure not in failures[:index]]


def found(error: BaseException) -> str:
    """What an assertion found, in one line: pytest's explanation of an assert, or the error that came instead."""
    if not isinstance(error, (AssertionError, Unheard)):
        return told(type(error), error)
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    begins = next((index for index, line in enumerate(lines) if line.startswith("assert ")), 0)  # past a message
    first, *details = lines[begins:] or [""]
    compared = re.search(r" (==|!=|<=?|>=?|is|in|not in) ", first)
    kept = [line for line in details if not (compared and line.startswith("+"))]  # where a value comes from
    return of_any_machine(" | ".join([first.removeprefix("assert "), *kept[:2]]))[:TEXT]


def brief(value: object) -> str:
    text = of_any_machine(repr(value))
    return text if len(text) <= 80 else text[:79] + "…"


def lacking(error: BaseException) -> str:
    """The name that does not exist here, where that is why an error came: torch.uint16, or a keyword."""
    if isinstance(error, AttributeError) and error.name:
        owner = error.obj if hasattr(error.obj, "__name__") else type(error.obj)
        module = getattr(owner, "__module__", owner.__name__)
        return f"{owner.__name__}.{error.name}" if module.partition(".")[0] in ("torch", "numpy") else ""
    keyword = re.search(r"unexpected keyword argument '(\w+)'", str(error)) if isinstance(error, TypeError) else None
    return f"{keyword[1]}=" if keyword else ""
