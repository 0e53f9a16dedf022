"""What the tests of the site share: the site, built once, a server, a browser, and its pages."""

import functools
import http.server
import os
import shutil
import threading

import pytest
from filelock import FileLock
from website import CHROMIUM, FLAGS, ROOT, Build, jupyter_book, visit


@pytest.fixture(scope="session")
def build(tmp_path_factory) -> Build:
    """The site, built by the command of `make book`: by the first that needs it, for all processes of pytest-xdist."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # which the processes share
    log, site = folder / "site.log", folder / "site"
    with FileLock(folder / "site.lock"):
        if not log.exists():
            log.write_text(jupyter_book(ROOT, site).told, encoding="utf-8")
    told = log.read_text(encoding="utf-8")
    html = site / "_build" / "html"
    assert (html / "search.html").is_file(), f"jupyter-book wrote no site:\n{told[-4000:]}"
    return Build(told, html)


@pytest.fixture(scope="session")
def address(build):
    """Where the site is served on this machine, without a slash at the end."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

    handler = functools.partial(Quiet, directory=str(build.html))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="session")
def browser():
    sync_api = pytest.importorskip("playwright.sync_api")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_api.sync_playwright() as playwright:
        try:
            running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except sync_api.Error as error:
            why = error.message.splitlines()[0]
            pytest.skip(f"no Chromium here; install it, or run `playwright install chromium` ({why})")
        yield running
        running.close()


@pytest.fixture
def page(browser, address):
    """A page of 1400 pixels with the right to use the clipboard."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, base_url=address)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def model(browser, request):
    """A blank page with the script of the explorer that the module of tests names: nothing is built for it."""
    page = browser.new_page()
    for script in ("explorer", request.module.EXPLORER):
        page.add_script_tag(path=ROOT / "book" / "_static" / f"{script}.js")
    yield page
    page.close()


@pytest.fixture(scope="module")
def explorer(browser, address, request):
    """The page of the explorer that the module of tests names, open; `visit` starts it anew. It may log no error."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, base_url=address)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, errors = context.new_page(), []
    page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.explorer = f"/book/explore_{request.module.EXPLORER}.html"
    visit(page, "")
    yield page
    context.close()
    assert not errors
