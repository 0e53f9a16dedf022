"""Make each fence a pytest item, and let nbval skip a device's cells and see what a notebook leaves changed."""

import ast
import base64
import gc
import importlib.metadata
import io
import os
import platform
import tempfile
from pathlib import Path

import pytest

from fencing import workers
from fencing.catalogue import DEVICES, read_fence

ROOT = Path(__file__).resolve().parent
RUNNING = pytest.StashKey[workers.Workers]()
os.environ.setdefault("OMP_NUM_THREADS", "1")  # fences are small, and processes share the cores

# what is asked of a notebook's kernel, out of its sight: nothing of it stays among the notebook's names
ENTER = """
import sys
sys.path.append({root!r})
import fencing.guard
fencing.guard.enter({folder!r})
sys.path.remove({root!r})
del sys, fencing
"""
LEFT = "__import__('sys').modules['fencing.guard'].leave()"


# --- fences


class FenceFile(pytest.File):
    def collect(self):
        workers.begin()
        try:
            fence = read_fence(self.path, ROOT)
        except ValueError as error:
            raise self.CollectError(str(error)) from None
        yield FenceItem.from_parent(self, name=self.path.stem, fence=fence)


class FenceItem(pytest.Item):
    """One fence, which a process beside this one runs."""

    def __init__(self, fence, **keywords):
        super().__init__(**keywords)
        self.fence, self.result, self.begun = fence, None, None

    def begin(self):
        self.begun = self.begun or running(self.config).submit(self.fence.path, self.fence.alone)

    def runtest(self):
        self.begin()
        self.result = self.begun.result()
        if self.result.outcome == "skipped":
            pytest.skip(self.result.message)
        if self.result.outcome != "ok":
            pytest.fail(told(self.fence, self.result), pytrace=False)

    def reportinfo(self):
        return self.path, 0, f"fence {self.fence.id}"


def told(fence, result):
    """What a person reads of a fence that does not hold: its claim, and each assertion with what was found."""
    lines = [f"{fence.where}: {fence.claim}"]
    if not result.failures:
        lines.append(f"  {result.message}")
    for failure in result.failures:
        row = f"  (with {failure['row']})" if "row" in failure else ""
        lines += [f"  {failure['assert']}{row}", f"    found: {failure['found']}"]
    return "\n".join(lines)


def running(config):
    """The processes that run this session's fences: one in each of several sessions, two in a single one."""
    if RUNNING not in config.stash:
        config.stash[RUNNING] = workers.Workers(ROOT, 1 if hasattr(config, "workerinput") else 2)
    return config.stash[RUNNING]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """Let all fences begin, in their order, before the first is waited for."""
    if not session.config.option.collectonly:
        for item in session.items:
            if isinstance(item, FenceItem):
                item.begin()


def pytest_sessionfinish(session):
    if RUNNING in session.config.stash:
        session.config.stash[RUNNING].stop()


def pytest_pycollect_makemodule(module_path, parent):
    if module_path.parent.parent == ROOT / "fences":
        return FenceFile.from_parent(parent, path=module_path)


def pytest_terminal_summary(terminalreporter):
    versions = {name: importlib.metadata.version(name.lower()) for name in ("torch", "NumPy")}
    versions["Python"] = platform.python_version()
    terminalreporter.write_line("on " + ", ".join(f"{name} {version}" for name, version in versions.items()))


# --- notebooks


def ask(item, code, expression):
    """Run code in the kernel of an nbval cell, out of sight, and return the value of an expression."""
    kernel = item.parent.kernel.kc
    reply = kernel.execute(code, silent=True, reply=True, timeout=60, user_expressions={"it": expression})["content"]
    if reply["status"] != "ok" or reply["user_expressions"]["it"]["status"] != "ok":
        pytest.fail(f"the kernel could not be asked: {reply}")
    return ast.literal_eval(reply["user_expressions"]["it"]["data"]["text/plain"])


@pytest.hookimpl(trylast=True)
def pytest_runtest_setup(item):
    cell = getattr(item, "cell", None)
    if cell is None:
        return
    notebook = item.parent
    if not hasattr(notebook, "folder"):  # its kernel is new: it needs nothing of this repository
        notebook.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)  # Windows keeps a kernel's folder
        ask(item, ENTER.format(folder=notebook.folder.name, root=str(ROOT)), "None")
    for name, device in DEVICES.items():
        if name in cell.metadata.get("tags", ()) and not ask(item, "", f"__import__('torch'){device.available[5:]}"):
            pytest.skip(f"no {name} device")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    notebook, left = item.parent, ""
    if hasattr(notebook, "folder") and (nextitem is None or nextitem.parent is not notebook):
        left = ask(item, "", LEFT) if notebook.kernel.is_alive() else ""
        notebook.folder.cleanup()
    yield
    if left:
        pytest.fail(f"{notebook.path.name} leaves changed {left}; put it back where it is changed", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """After nbval has run a cell, compare its pictures, at which nbval does not look."""
    result = yield
    if hasattr(item, "cell"):
        committed, drawn = pictures(item.cell.outputs), pictures(item.test_outputs or ())
        if len(committed) != len(drawn) or not all(map(same_picture, committed, drawn)):
            cure = "look at it, and run `make notebooks`"
            pytest.fail(f"{item.parent.path.name}, {item.name}: draws another picture than the committed one; {cure}")
    return result


def pictures(outputs):
    return [output["data"]["image/png"] for output in outputs if "image/png" in output.get("data", {})]


def same_picture(one, other):
    """Whether two encoded pictures show the same pixels, however they are compressed."""
    if one.strip() == other.strip():
        return True
    from matplotlib import image

    first, second = (image.imread(io.BytesIO(base64.b64decode(text))) for text in (one, other))
    return first.shape == second.shape and (first == second).all()


# --- the run


def pytest_configure():
    if not __debug__:
        pytest.exit("PYTHONOPTIMIZE (or python -O) takes out every assert; unset it and run again", returncode=4)
    gc.set_threshold(100_000)  # collecting makes by the hundred thousand objects that live to the end


def pytest_unconfigure():
    gc.freeze()  # nor is it worth freeing them one by one
