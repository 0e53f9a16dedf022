"""Run a fence here or in a process of its own, say what came of it, and leave the process as it was."""

import ast
import contextlib
import copy
import importlib.metadata
import io
import multiprocessing
import os
import random
import threading
import traceback
import warnings
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from unittest import mock

import pytest
from _pytest.assertion.rewrite import rewrite_asserts
from packaging.requirements import Requirement

from catalogue import DEVICES, Fence

SECONDS = 60  # that a process of its own may take
MODES = "modes on (a default device is one)"
BACKEND = "name of the private backend"  # once changed it stays, so that a fence of its own process does it


def guarded() -> dict:
    """What a fence must leave as it found it: name, how to read it, how to put it back (None: nothing can)."""
    import numpy
    import torch

    sparse, printing = torch.sparse.check_sparse_tensor_invariants, torch._tensor_str.PRINT_OPTS
    filled = (getattr(torch.utils, "deterministic", None), "fill_uninitialized_memory")  # not in torch 2.0

    def stacks():
        return torch._C._len_torch_function_stack(), torch._C._len_torch_dispatch_stack()

    def unwind(old):
        torch.set_default_device(None)
        while stacks()[0] > old[0]:
            torch.overrides._pop_mode()
        while stacks()[1] > old[1]:
            torch.utils._python_dispatch._pop_mode()

    def denormals():
        return torch.tensor(1e-310, dtype=torch.float64).mul(1).item() > 0

    def filters():  # those of a library's own class of warning come with its import
        return [row for row in warnings.filters if row[2].__module__ == "builtins"]

    return {
        MODES: (stacks, unwind),
        "default device": (lambda: str(torch.get_default_device()), None),  # put back by what precedes
        "default dtype": (torch.get_default_dtype, torch.set_default_dtype),
        "warn always": (torch.is_warn_always_enabled, torch.set_warn_always),
        "deterministic mode": (torch.get_deterministic_debug_mode, torch.set_deterministic_debug_mode),
        "filled empty memory": (lambda: getattr(*filled), lambda old: setattr(*filled, old)),
        "threads": (torch.get_num_threads, torch.set_num_threads),
        "grad mode": (torch.is_grad_enabled, torch.set_grad_enabled),
        "inference mode": (torch.is_inference_mode_enabled, None),
        "autocast": (lambda: torch.is_autocast_enabled("cpu"), lambda old: torch.set_autocast_enabled("cpu", old)),
        "print options": (lambda: dict(vars(printing)), lambda old: vars(printing).update(old)),
        "NumPy's print options": (numpy.get_printoptions, lambda old: numpy.set_printoptions(**old)),
        "NumPy's error handling": (numpy.geterr, lambda old: numpy.seterr(**old)),
        "float32 matmul precision": (torch.get_float32_matmul_precision, torch.set_float32_matmul_precision),
        "sparse checks": (sparse.is_enabled, lambda old: (sparse.enable if old else sparse.disable)()),
        "denormals kept": (denormals, lambda old: torch.set_flush_denormal(not old)),
        BACKEND: (lambda: torch._C._get_privateuse1_backend_name(), None),
        "warning filters": (filters, lambda old: warnings.filters.__setitem__(slice(None), old)),
    }


def state() -> dict:
    """Read what a fence or a notebook must leave as it found it; what the installed torch lacks is left out."""
    found = {}
    for name, (read, _) in guarded().items():
        with contextlib.suppress(AttributeError, TypeError, NotImplementedError):
            found[name] = read()
        if name == MODES and any(found[name]):
            break  # through a mode nothing else can be read
    return found


def changes(before: dict) -> list[str]:
    """Return in words what differs from an earlier `state()`, and put it back."""
    found = []
    for _ in range(2):  # the second look is past a mode that was left on
        for name, value in state().items():
            if name in before and value != before[name]:
                found.append(f"{name}: {before[name]!r} became {value!r}")
                (guarded()[name][1] or id)(before[name])
    return found


def unmet(fence: Fence) -> str:
    """Return why the fence cannot run here, or an empty string."""
    import torch

    if fence.device and not {"cuda": torch.cuda, "mps": torch.backends.mps}[fence.device].is_available():
        return f"no {fence.device} device"
    for wanted in [Requirement(need) for need in fence.needs if need not in (*DEVICES, "own process")]:
        version = importlib.metadata.version(wanted.name).partition("+")[0]
        if not wanted.specifier.contains(version, prereleases=True):
            return f"needs {wanted}, this is {version}"
    return ""


def expects(node: ast.AST) -> bool:
    """True for `with pytest.raises(...)` and `with pytest.warns(...)`."""
    entered = [ast.unparse(item.context_expr) for item in node.items] if isinstance(node, ast.With) else []
    return any(text.startswith(("pytest.raises(", "pytest.warns(")) for text in entered)


def assertions(tree: ast.AST) -> list:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Assert) or expects(node)]


@dataclass
class Result:
    """What came of a run: `ok`, `failed` (by an assertion of the fence) or `accident` (anything else)."""

    outcome: str
    message: str = ""
    errors: list[str] = field(default_factory=list)  # texts that the fence's pytest.raises saw, their first lines
    error: BaseException | None = None  # where the run was in this process


def own_line(error: BaseException, tree: ast.AST, fence: Fence) -> int | None:
    """Return the line of the fence's own assertion that failed with `error`, else None.

    Its own: raised by an assert statement of the fence, by its pytest.raises or
    pytest.warns, or inside one of these as another error than the one expected.
    """
    frames = traceback.walk_tb(error.__traceback__)
    lines = [line for frame, line in frames if frame.f_code.co_filename == str(fence.path)]
    asserted = isinstance(error, (AssertionError, pytest.fail.Exception))
    misspelt = isinstance(error, (NameError, AttributeError, ImportError, SyntaxError))
    for node in assertions(tree):
        if lines and node.lineno <= lines[-1] <= node.end_lineno and (asserted or expects(node) and not misspelt):
            return lines[-1]
    return None


@contextlib.contextmanager
def overheard(errors: list[str]):
    """Note the text of each error that a pytest.raises sees: its first line, what follows is the machine's."""
    real = pytest.raises

    @contextlib.contextmanager
    def raises(*args, **keywords):
        with real(*args, **keywords) as info:
            yield info
        errors.append(f"{info.typename}: {info.value}".partition("\n")[0][:400])

    with mock.patch.object(pytest, "raises", raises):
        yield


def attempt(fence: Fence, tree: ast.Module, errors: list[str]) -> BaseException | None:
    """Run the tree once, seeded; return what stopped it."""
    import numpy
    import torch

    random.seed(0)
    numpy.random.seed(0)
    torch.manual_seed(0)
    errors.clear()
    try:
        with contextlib.redirect_stdout(io.StringIO()), overheard(errors):
            exec(compile(tree, str(fence.path), "exec"), {"__name__": "__main__", "__file__": str(fence.path)})
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return error


def parsed(fence: Fence) -> ast.Module:
    return ast.parse(fence.source, str(fence.path))


def run_here(fence: Fence, changed: ast.Module | None = None) -> Result:
    before, result, tree = state(), Result("ok"), changed or parsed(fence)
    error = attempt(fence, tree, result.errors)
    left = changes(before)
    if isinstance(error, AssertionError) and not changed:  # once more, to hear what differs: it costs more than a run
        explained = copy.deepcopy(tree)
        rewrite_asserts(explained, fence.source.encode())
        error = attempt(fence, explained, result.errors) or error
        changes(before)
    if error:
        line = own_line(error, tree, fence)
        said = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        result.outcome, result.error = "failed" if line else "accident", error
        result.message = f"line {line}: {said}" if line else said
    elif left and "own process" not in fence.needs:
        cure = "put it back, in `finally` or by a context manager"
        result.outcome, result.message = "accident", f"leaves changed {'; '.join(left)}; {cure}"
    return result


def run_and_tell(fence: Fence, tree: ast.Module | None) -> Result:
    deadline = threading.Timer(SECONDS, os._exit, [1])
    deadline.daemon = True
    deadline.start()
    result = run_here(fence, tree)
    deadline.cancel()
    if result.error:  # a traceback does not travel between processes
        result.message += "\n" + "".join(traceback.format_exception(result.error))
    result.error = None
    return result


def process() -> ProcessPoolExecutor:
    """One process, forked where it can be from another that has torch; the first call waits until that one has it."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    context.set_forkserver_preload(["torch", "torch._dynamo"])  # what the meta device and its like import, in a second
    return ProcessPoolExecutor(1, context)


def run_apart(fence: Fence, tree: ast.Module | None = None) -> Result:
    with process() as child:
        try:
            return child.submit(run_and_tell, fence, tree).result()
        except BrokenProcessPool:
            return Result("accident", f"its process died, or took more than {SECONDS} seconds")


def run_beside(child: ProcessPoolExecutor, fence: Fence) -> Result:
    """Run the fence in a process that it shares with others; if that one dies, find out by whom."""
    if "own process" not in fence.needs:
        with contextlib.suppress(BrokenProcessPool):
            return child.submit(run_and_tell, fence, None).result()  # parsed there: ast is not safe in threads
    return run_apart(fence)


def run(fence: Fence, tree: ast.Module | None = None) -> Result:
    """Run the fence, or a changed `tree` of it, whose needs are met."""
    return (run_apart if "own process" in fence.needs else run_here)(fence, tree)
