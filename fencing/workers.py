"""Run fences in processes beside this one: one that ends or hangs its process is named, and the others still run."""

import contextlib
import multiprocessing
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection, wait
from pathlib import Path

from fencing.running import Result

SECONDS = 60  # that a fence may take before it counts as hanging
START = 600  # that a new process may take until it has imported torch


def context():
    """How processes start: forked from one that has torch already, where the system can do that safely."""
    method = "forkserver" if sys.platform == "linux" else "spawn"
    made = multiprocessing.get_context(method)
    if method == "forkserver":
        made.set_forkserver_preload(["fencing.warm"])
    return made


def begin() -> None:
    """Let torch be imported now, where processes are forked from one that has it; it takes as long as the fences do."""
    if context().get_start_method() == "forkserver":
        from multiprocessing import forkserver

        forkserver.ensure_running()


def serve(connection: Connection, root: Path) -> None:
    """In the process: run the fences whose paths come, one after another, and send back what came of each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that reports
    threading.Thread(target=follow_parent, daemon=True, name="follow parent").start()
    from fencing import running
    from fencing.catalogue import read_fence

    running.names()
    with contextlib.suppress(EOFError, BrokenPipeError):
        connection.send("ready")
        while True:
            fence = read_fence(connection.recv(), root)
            why = running.unmet(fence)
            if why:
                connection.send(Result("skipped", why, lacks=running.missing_name(fence)))
            else:
                connection.send(running.run(fence))


def follow_parent() -> None:
    """End with the process that asks, however that one ends."""
    wait([multiprocessing.parent_process().sentinel])
    os._exit(1)


class Worker:
    """One process that runs fences; a new one takes its place when it ends."""

    def __init__(self, root: Path):
        self.root, self.process, self.closed = root, None, False

    def start(self) -> None:
        if self.closed:
            raise RuntimeError("the run has ended")
        made = context()
        self.connection, theirs = made.Pipe()
        self.process = made.Process(target=serve, args=(theirs, self.root), daemon=True)
        self.process.start()
        theirs.close()
        if not self.connection.poll(START):
            raise RuntimeError(f"a process took more than {START} seconds to import torch")
        try:
            self.connection.recv()  # that it is ready
        except EOFError:
            raise RuntimeError("a process ended before its first fence; what it printed says why") from None

    def ask(self, path: Path) -> Result | None:
        """Return what came of a fence, or None when the process ended by itself over it."""
        if self.process is None:
            self.start()
        try:
            self.connection.send(path)
            if not self.connection.poll(SECONDS):
                self.stop()
                return Result("crashed", f"hangs: nothing came of it in {SECONDS} seconds")
            return self.connection.recv()
        except (EOFError, ConnectionError):
            return None

    def close(self) -> None:
        self.closed = True
        self.stop()

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.connection.close()
        self.process = None

    def run(self, path: Path, alone: bool) -> Result:
        """Run a fence; when the process ends over it, once more in a new one, so that no other fence is to blame."""
        if alone:  # what this process has imported stays for the others
            with contextlib.closing(Worker(self.root)) as own:
                return own.last(path)
        result = self.ask(path)
        if result is None:
            self.stop()
            result = self.last(path)
        if result.outcome == "crashed":
            self.stop()
        return result

    def last(self, path: Path) -> Result:
        """Run a fence; when the process ends over it, say how."""
        result = self.ask(path)
        if result is None:
            self.process.join()
            result = Result("crashed", ending(self.process.exitcode))
        return result


def apart(function: Callable, *arguments):
    """Return what a function returns in a new process; raise RuntimeError when that one ends before."""
    ours, theirs = context().Pipe()
    process = context().Process(target=answer, args=(theirs, function, arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(START):
            raise RuntimeError(f"nothing came of it in {START} seconds")
        return ours.recv()
    except EOFError:
        process.join()
        raise RuntimeError(ending(process.exitcode)) from None
    finally:
        process.kill()
        process.join()


def answer(connection: Connection, function: Callable, arguments: tuple) -> None:
    connection.send(function(*arguments))


def ending(code: int) -> str:
    """How a process ended, in words."""
    if code < 0:
        return f"its process was ended by {signal.Signals(-code).name}"
    return f"it ended its process, with exit code {code}"


class Workers:
    """A few processes that take fences from one queue, in its order."""

    def __init__(self, root: Path, count: int):
        self.root, self.count, self.waiting = root, count, queue.SimpleQueue()
        self.threads: list[threading.Thread] = []
        self.workers: list[Worker] = []

    def submit(self, path: Path, alone: bool) -> Future:
        """Run the fence when its turn comes; `alone` in a process of its own."""
        future: Future = Future()
        self.waiting.put((path, alone, future))
        if len(self.threads) < self.count:
            thread = threading.Thread(target=self.work, daemon=True)
            self.threads.append(thread)
            thread.start()
        return future

    def work(self) -> None:
        worker = Worker(self.root)
        self.workers.append(worker)
        while True:
            path, alone, future = self.waiting.get()
            try:
                future.set_result(worker.run(path, alone))
            except BaseException as error:  # it is told to who waits for the result
                future.set_exception(error)

    def stop(self) -> None:
        for worker in self.workers:
            with contextlib.suppress(AttributeError, OSError, ValueError):
                worker.close()
