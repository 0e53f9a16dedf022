"""Make each fence a pytest item, and let nbval skip a device's cells and see what a notebook leaves changed."""

import ast
import gc
import os
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import running
from catalogue import DEVICES, read_fence

ROOT = Path(__file__).resolve().parent
os.environ.setdefault("OMP_NUM_THREADS", "1")  # fences are small, and processes share the cores
ENTER = """
import os, sys
os.chdir({folder!r})
sys.path.append({tools!r})
import running
running.before = running.state()
sys.path.remove({tools!r})
del os, sys, running
"""
LEFT = "(lambda r: '; '.join(c for c in r.changes(r.before) if not c.startswith(r.BACKEND)))(__import__('running'))"
# what imports torch._dynamo, and so another second of modules
HEAVY = re.compile(r"torch\.optim|torch\.nested|FakeTensorMode|TorchDispatchMode|\"meta\"|dim_order")
PRESENT = {"cuda": "__import__('torch').cuda.is_available()", "mps": "__import__('torch').backends.mps.is_available()"}


class FenceFile(pytest.File):
    def collect(self):
        try:
            fence = read_fence(self.path, ROOT)
        except ValueError as error:
            raise self.CollectError(str(error)) from None
        yield FenceItem.from_parent(self, name=self.path.stem, fence=fence)


class FenceItem(pytest.Item):
    def __init__(self, fence, **keywords):
        super().__init__(**keywords)
        self.fence, self.result, self.begun = fence, None, None

    def runtest(self):
        why = running.unmet(self.fence)
        if why:
            pytest.skip(why)
        self.result = self.begun.result() if self.begun else running.run(self.fence)
        if self.result.error:
            raise self.result.error
        if self.result.outcome != "ok":
            pytest.fail(f"{self.fence.where}: {self.result.message}", pytrace=False)

    def repr_failure(self, excinfo):
        own = excinfo.traceback.filter(lambda entry: entry.path == self.path)
        if not own:
            return str(excinfo.value)
        excinfo.traceback = own
        return super().repr_failure(excinfo)

    def reportinfo(self):
        return self.path, 0, f"fence {self.fence.id}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """Begin in a second process the fences that import a second's worth of modules, and those that need one alone."""
    if hasattr(session.config, "workerinput") or session.config.option.collectonly or len(session.items) == 1:
        return
    child, threads = running.process(), ThreadPoolExecutor(4)  # in threads, since the first start waits for torch
    fences = [item for item in session.items if isinstance(item, FenceItem)]
    for item in sorted(fences, key=lambda item: "own process" not in item.fence.needs):
        if "own process" in item.fence.needs or HEAVY.search(item.fence.source):
            item.begun = threads.submit(running.run_beside, child, item.fence)
    session.items.sort(key=lambda item: getattr(item, "begun", None) is not None)  # these are asked last


def pytest_pycollect_makemodule(module_path, parent):
    if module_path.parent.parent == ROOT / "fences":
        return FenceFile.from_parent(parent, path=module_path)


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
        notebook.folder = tempfile.TemporaryDirectory()
        ask(item, ENTER.format(folder=notebook.folder.name, tools=str(ROOT / "tools")), "None")
    for device in DEVICES:
        if device in cell.metadata.get("tags", ()) and not ask(item, "", PRESENT[device]):
            pytest.skip(f"no {device} device")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    notebook, left = item.parent, ""
    if hasattr(notebook, "folder") and (nextitem is None or nextitem.parent is not notebook):
        left = ask(item, "", LEFT) if notebook.kernel.is_alive() else ""
        notebook.folder.cleanup()
    yield
    if left:
        pytest.fail(f"{notebook.path.name} leaves changed {left}; put it back where it is changed", pytrace=False)


def pytest_configure():
    gc.set_threshold(100_000)  # torch's import makes objects by the hundred thousand, and none is garbage


def pytest_unconfigure():
    gc.freeze()  # nor is it worth collecting them one by one at the end
