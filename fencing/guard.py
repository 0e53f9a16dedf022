"""What a fence must leave as it found it, how to see that it did not, and how to put it back."""

import builtins
import contextlib
import functools
import gc
import os
import signal
import sys
import threading
import types
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

MODES = "modes on (a default device is one)"
BACKEND = "name of the private backend"  # once changed it stays: only a fence of its own process may change it
NAMES = "names of torch and NumPy"
GONE = object()
# what torch changes by itself when it imports its compiler, at the first use of the meta device or an optimizer
MODULE = "torch.nn.modules.module.Module"
BY_ITSELF = ("torch.manual_seed", f"{MODULE}.__init__", f"{MODULE}.__setstate__")
BY_ITSELF_IN_ENVIRONMENT = ("TORCHINDUCTOR_CACHE_DIR", "CUDA_MODULE_LOADING")
# modules of torch whose names are guarded, its own names and those of torch.Tensor apart
MODULES = (
    "nn nn.functional linalg fft special sparse nested autograd utils.data serialization testing cuda mps amp "
    "accelerator backends overrides"
).split()


class Guarded(NamedTuple):
    """One thing that is guarded: how to read it and how to put an old value back (None: nothing can)."""

    read: Callable[[], Any]
    put_back: Callable[[Any], Any] | None


@functools.cache
def guarded() -> dict[str, Guarded]:
    """Everything a fence must leave as it found it, by name; modes first: through one nothing else is read."""
    import numpy
    import torch

    sparse, printing = torch.sparse.check_sparse_tensor_invariants, torch._tensor_str.PRINT_OPTS
    deterministic = getattr(torch.utils, "deterministic", None)  # not in torch 2.0
    return {
        MODES: Guarded(mode_stacks, unwind_modes),
        "default device": Guarded(lambda: str(torch.get_default_device()), None),  # put back by what precedes
        "default dtype": Guarded(torch.get_default_dtype, torch.set_default_dtype),
        "warn always": Guarded(torch.is_warn_always_enabled, torch.set_warn_always),
        "deterministic mode": Guarded(torch.get_deterministic_debug_mode, torch.set_deterministic_debug_mode),
        "filled empty memory": attribute(deterministic, "fill_uninitialized_memory"),
        "threads": Guarded(torch.get_num_threads, torch.set_num_threads),
        "grad mode": Guarded(torch.is_grad_enabled, torch.set_grad_enabled),
        "inference mode": Guarded(torch.is_inference_mode_enabled, None),
        "anomaly mode": Guarded(torch.is_anomaly_enabled, torch.autograd.set_detect_anomaly),
        "autocast": Guarded(
            lambda: torch.is_autocast_enabled("cpu"), lambda old: torch.set_autocast_enabled("cpu", old)
        ),
        "print options": Guarded(lambda: dict(vars(printing)), lambda old: vars(printing).update(old)),
        "NumPy's print options": Guarded(numpy.get_printoptions, lambda old: numpy.set_printoptions(**old)),
        "NumPy's error handling": Guarded(numpy.geterr, lambda old: numpy.seterr(**old)),
        "float32 matmul precision": Guarded(torch.get_float32_matmul_precision, torch.set_float32_matmul_precision),
        **{f"torch.backends.{name}": attribute(*backend_flag(name)) for name in BACKEND_FLAGS},
        "sparse checks": Guarded(sparse.is_enabled, lambda old: (sparse.enable if old else sparse.disable)()),
        "denormals kept": Guarded(denormals_are_kept, lambda old: torch.set_flush_denormal(not old)),
        BACKEND: Guarded(lambda: torch._C._get_privateuse1_backend_name(), None),
        "warning filters": Guarded(builtin_filters, put_filters_back),
        "working directory": Guarded(os.getcwd, os.chdir),
        "environment variables": Guarded(environment, put_environment_back),
        "threads of Python": Guarded(lambda: sorted(thread.name for thread in threading.enumerate()), None),
        "garbage collection": Guarded(gc.isenabled, lambda old: (gc.enable if old else gc.disable)()),
        "recursion limit": Guarded(sys.getrecursionlimit, sys.setrecursionlimit),
        **alarm(),
    }


BACKEND_FLAGS = (
    "mkldnn.enabled",
    "cudnn.enabled",
    "cudnn.benchmark",
    "cudnn.deterministic",
    "cudnn.allow_tf32",
    "cuda.matmul.allow_tf32",
    "cuda.matmul.allow_fp16_reduced_precision_reduction",
    "quantized.engine",
)


def backend_flag(name: str) -> tuple[object, str]:
    """The object that holds a flag of torch.backends, and the flag's name."""
    import torch

    *path, flag = name.split(".")
    return functools.reduce(getattr, path, torch.backends), flag


def attribute(holder: object, name: str) -> Guarded:
    return Guarded(lambda: getattr(holder, name), lambda old: setattr(holder, name, old))


def mode_stacks() -> tuple[int, int]:
    import torch

    return torch._C._len_torch_function_stack(), torch._C._len_torch_dispatch_stack()


def unwind_modes(old: tuple[int, int]) -> None:
    import torch

    torch.set_default_device(None)
    while mode_stacks()[0] > old[0]:
        torch.overrides._pop_mode()
    while mode_stacks()[1] > old[1]:
        torch.utils._python_dispatch._pop_mode()


def denormals_are_kept() -> bool:
    import torch

    return torch.tensor(1e-310, dtype=torch.float64).mul(1).item() > 0


def builtin_filters() -> list:
    """The filters of Python's own warnings; those of a library's own class, or of its modules, come with its import."""
    own = (row for row in warnings.filters if row[2].__module__ == "builtins")
    return [row for row in own if not (row[3] and row[3].pattern.startswith("torch"))]


def put_filters_back(old: list) -> None:
    warnings.filters[:] = old


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in BY_ITSELF_IN_ENVIRONMENT}


def put_environment_back(old: dict[str, str]) -> None:
    for name in environment().keys() - old.keys():
        del os.environ[name]
    os.environ.update(old)


def alarm() -> dict[str, Guarded]:
    """A timer that would ring in another fence; Windows has none."""
    if not hasattr(signal, "getitimer"):
        return {}
    timer = signal.ITIMER_REAL
    return {"alarm": Guarded(lambda: signal.getitimer(timer)[0] > 0, lambda old: signal.setitimer(timer, 0))}


def state() -> dict[str, Any]:
    """Read what a fence or a notebook must leave as it found it; what the installed torch lacks is left out."""
    found = {}
    for name, thing in guarded().items():
        with contextlib.suppress(AttributeError, TypeError, NotImplementedError, RuntimeError):
            found[name] = thing.read()
        if name == MODES and any(found[name]):
            break
    return found


def changes(before: dict[str, Any]) -> list[str]:
    """Return in words what differs from an earlier `state()`, and put it back."""
    found = []
    for _ in range(2):  # the second look is past a mode that was left on
        different = [name for name, value in state().items() if name in before and value != before[name]]
        if not different:
            return found
        now = state()
        for name in different:
            found.append(difference(name, before[name], now[name]))
            if guarded()[name].put_back:
                guarded()[name].put_back(before[name])
    return found


def difference(name: str, old: Any, new: Any) -> str:
    """Say what became of one thing; of a mapping, only the entries that differ."""
    if isinstance(old, dict):
        keys = sorted(key for key in old.keys() | new.keys() if old.get(key, GONE) != new.get(key, GONE))
        old, new = ({key: values[key] for key in keys if key in values} for values in (old, new))
    elif isinstance(old, list):
        old, new = ([entry for entry in values if entry not in others] for values, others in ((old, new), (new, old)))
    return f"{name}: {old!r} became {new!r}"


# --- a notebook's kernel

# fences with a process of their own stand at a notebook's end, and IPython has threads
NOT_OF_A_NOTEBOOK = (BACKEND, "threads of Python")


def enter(folder: str) -> None:
    """Begin a notebook in an empty folder, and remember what it must leave."""
    global kernel
    os.chdir(folder)
    kernel = state()


def leave() -> str:
    """Say what the notebook leaves changed, or nothing."""
    for name in NOT_OF_A_NOTEBOOK:
        kernel.pop(name, None)
    return "; ".join(changes(kernel))


# --- names: what stands in the modules and classes of torch and NumPy, by identity


class Names:
    """The names of torch, NumPy and Python's built-ins, and of their classes, as they are now."""

    def __init__(self):
        self.known = {holder: dict(vars(holder)) for holder in holders()}

    def changes(self) -> list[str]:
        """Return the names that hold something else than before, and put them back; what is new and lazy is learned."""
        found = []
        for holder, known in self.known.items():
            now = vars(holder)
            if now != known:  # the values are compared by identity first, so that this is quick where nothing changed
                found += self.put_back(holder, known, dict(now))
        return found

    def put_back(self, holder: Any, known: dict, now: dict) -> list[str]:
        found = []
        for name in known.keys() | now.keys():
            old, new = known.get(name, GONE), now.get(name, GONE)
            if old is new:
                continue
            said = f"{label(holder)}.{name}"
            if is_bookkeeping(name, old, new) or said in BY_ITSELF:
                known[name] = new
                continue
            found.append(f"{said} {'left there' if old is GONE else 'removed' if new is GONE else 'replaced'}")
            with contextlib.suppress(AttributeError, TypeError):
                delattr(holder, name) if old is GONE else setattr(holder, name, old)
        return found


def holders() -> list[Any]:
    """The modules that fences use, and the classes that a fence writes as torch.X, torch.nn.X or numpy.X."""
    import numpy
    import pytest
    import torch

    named = (
        functools.reduce(lambda holder, name: getattr(holder, name, None), path.split("."), torch) for path in MODULES
    )
    modules = [torch, torch.Tensor, torch._C, *filter(None, named), numpy, numpy.linalg, numpy.random, builtins, pytest]
    named = (thing for module in (torch, torch.nn, numpy) for thing in vars(module).values())
    classes = {thing for thing in named if isinstance(thing, type)}
    ours = {thing for thing in classes if thing.__module__.partition(".")[0] in ("torch", "numpy")}
    return [*modules, *ours - {torch.Tensor}]


def is_bookkeeping(name: str, old: Any, new: Any) -> bool:
    """Whether a name changes by itself: an import, a cache, a private counter of the library."""
    if old is GONE:
        return isinstance(new, types.ModuleType) or name.startswith("_")
    return new is not GONE and name.startswith("_") and not callable(old)


def label(holder: Any) -> str:
    return holder.__name__ if isinstance(holder, types.ModuleType) else f"{holder.__module__}.{holder.__qualname__}"
