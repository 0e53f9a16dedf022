"""The site as a reader gets it: built by the command of `make book`, then read in a headless Chromium."""

import functools
import http.server
import json
import re
import shutil
import subprocess
import sys
import threading
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote, unquote, urldefrag

import pytest

import catalogue

ROOT = Path(__file__).resolve().parent.parent
TOC = (ROOT / "_toc.yml").read_text(encoding="utf-8")
DOCUMENTS = re.findall(r"(?:root|file): (\S+)", TOC)
MODULES = [document for document in DOCUMENTS if document.startswith("notebooks/")]
PAGES = [*DOCUMENTS, "search"]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
).split()
SIZES = {1400: 900, 390: 844}
COLOURS = ("light", "dark")
UNFOLD = "document.querySelectorAll('details').forEach(details => { details.open = true })"
# axe looks at every coloured word, half a minute a module: four fences of each kind and six rows stand for the others
FLATTEN = """() => {
    const seen = {};
    for (const figure of document.querySelectorAll('figure.fence')) {
        const kind = figure.className;
        seen[kind] = (seen[kind] || 0) + 1;
        if (seen[kind] > 4) {
            figure.classList.add('like-the-others');
            figure.querySelectorAll('pre').forEach(pre => { pre.textContent = pre.textContent });
        }
    }
    document.querySelectorAll('tbody tr:nth-child(n+7), .ledger li:nth-child(n+7)').forEach(
        row => row.classList.add('like-the-others'));
}"""
# a fold may stand within another
AROUND = """summary => {
    for (let fold = summary.parentElement; (fold = fold.parentElement.closest('details')); ) fold.open = true;
}"""
SAMPLE = "document.querySelectorAll('.like-the-others').forEach(element => element.remove())"
CONTRAST = {"light": 1400, "dark": 390}  # at one width for each of the colours: it hardly depends on it

every_page = pytest.mark.parametrize("document", PAGES)
every_size = pytest.mark.parametrize("width", SIZES)
both_colours = pytest.mark.parametrize("colours", COLOURS)


def jupyter_book(source: Path, output: Path) -> subprocess.CompletedProcess:
    command = [Path(sys.executable).parent / "jupyter-book", "build", source, "-W", "-n", "--keep-going"]
    command += ["--path-output", output]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")


def warnings(run: subprocess.CompletedProcess) -> list[str]:
    plain = re.sub(r"\x1b\[[\d;]*m", "", run.stdout + run.stderr)
    return [line for line in plain.splitlines() if "WARNING: " in line or "ERROR: " in line]


@functools.cache
def build_once(output: Path) -> subprocess.CompletedProcess:
    run = jupyter_book(ROOT, output)
    run.html = output / "_build" / "html"
    assert (run.html / "search.html").is_file(), (
        f"jupyter-book wrote no site:\n{run.stdout[-2000:]}{run.stderr[-2000:]}"
    )
    return run


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """The build's process, with the folder of its pages as `html`; one for all files of tests."""
    return build_once(tmp_path_factory.getbasetemp() / "site")


@pytest.fixture(scope="module")
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


@pytest.fixture(scope="module")
def browser():
    sync_api = pytest.importorskip("playwright.sync_api")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_api.sync_playwright() as playwright:
        try:
            running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except sync_api.Error as error:
            pytest.skip(
                f"no Chromium here; install it, or run `playwright install chromium` ({error.message.splitlines()[0]})"
            )
        yield running
        running.close()


@pytest.fixture
def page(browser, address):
    """A page of 1400 pixels with the right to use the clipboard."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, base_url=address)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


@dataclass(frozen=True)
class Visit:
    """What one look at a page gave: addresses asked for, messages, pixels too wide, and axe's violations."""

    requests: tuple[str, ...]
    errors: tuple[str, ...]
    overflow: int
    violations: tuple[str, ...]


@pytest.fixture(scope="module")
def visit(browser, address):
    """A function that opens a page once, unfolds all that is folded, and looks."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()

    @functools.cache
    def look(document: str, width: int) -> dict[str, Visit]:
        context = browser.new_context(viewport={"width": width, "height": SIZES[width]})
        page, requests, errors, overflow, visits = context.new_page(), [], [], {}, {}
        page.on("request", lambda request: requests.append(request.url))
        page.on("response", lambda response: errors.append(response.url) if response.status >= 400 else None)
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))

        def turn(colours: str) -> None:
            page.emulate_media(color_scheme=colours)
            page.wait_for_function("colours => document.documentElement.dataset.theme === colours", arg=colours)

        def violations(rules: dict) -> list[str]:
            options = {"resultTypes": ["violations"], "preload": False} | rules
            found = axe.run(page, options=options).response["violations"]
            return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]

        page.goto(f"{address}/{document}.html" + ("?q=tensor" if document == "search" else ""))
        page.evaluate(UNFOLD)
        for colours in COLOURS:
            turn(colours)
            overflow[colours] = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        page.evaluate(FLATTEN)
        page.wait_for_timeout(400)  # the theme gives what scrolls a tab stop, 300 ms after it was unfolded
        page.evaluate(SAMPLE)
        uncoloured = violations({"rules": {"color-contrast": {"enabled": False}}})
        for colours in COLOURS:
            turn(colours)
            found = uncoloured + (violations({"runOnly": ["color-contrast"]}) if width == CONTRAST[colours] else [])
            visits[colours] = Visit(tuple(requests), tuple(errors), overflow[colours], tuple(found))
        context.close()
        return visits

    return lambda document, width, colours: look(document, width)[colours]


class Links(HTMLParser):
    """The ids of one page, and the addresses that it points to."""

    def __init__(self, text: str):
        super().__init__()
        self.ids: set[str] = set()
        self.targets: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.targets.add(value)


def open_page(page, document: str) -> None:
    page.goto(f"{document}.html")
    page.wait_for_function(
        "document.readyState == 'complete' && (!document.querySelector('pre') || document.querySelector('.copybtn'))"
    )


def test_book_builds_without_a_warning(build):
    assert not warnings(build)
    assert build.returncode == 0, build.stderr[-2000:]


def test_every_internal_link_and_anchor_resolves(build):
    pages = {
        path: Links(path.read_text(encoding="utf-8"))
        for path in build.html.rglob("*.html")
        if "_static" not in path.parts
    }
    dead = []
    for path, links in pages.items():
        for target in links.targets:
            if re.match(r"[a-z]+:|//", target):
                continue
            address, anchor = urldefrag(target)
            aim = (path.parent / unquote(address.partition("?")[0])).resolve() if address else path
            if not aim.is_file() or (anchor and unquote(anchor) not in pages[aim].ids):
                dead.append(f"{path.relative_to(build.html).as_posix()} -> {target}")
    assert not dead


@every_page
@every_size
@both_colours
def test_page_asks_no_other_host(visit, address, document, width, colours):
    outside = [url for url in visit(document, width, colours).requests if not url.startswith((f"{address}/", "data:"))]
    assert not outside


@every_page
def test_page_loads_neither_mathjax_nor_font_awesome(visit, document):
    assert not [
        url for url in visit(document, 1400, "light").requests if re.search("mathjax|fontawesome|fa-solid", url, re.I)
    ]


@every_page
@every_size
@both_colours
def test_page_logs_no_error(visit, document, width, colours):
    assert not visit(document, width, colours).errors


@every_page
@every_size
@both_colours
def test_page_is_no_wider_than_the_window(visit, document, width, colours):
    assert visit(document, width, colours).overflow <= 0


@every_page
@every_size
@both_colours
def test_page_has_no_axe_violation(visit, document, width, colours):
    assert not visit(document, width, colours).violations


def test_site_opens_from_disk(browser, build):
    page, errors = browser.new_page(), []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((build.html / "index.html").as_uri())
    page.wait_for_selector("figure.fence")
    page.close()
    assert not errors


def test_every_fence_shows_claim_verdict_and_code(page):
    shown = {}
    for document in MODULES:
        open_page(page, document)
        shown |= page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('figure.fence')].map(figure => {
                figure.querySelectorAll('details').forEach(details => { details.open = true });
                const text = selector => figure.querySelector(selector).innerText;
                return [figure.id, [text('.claim'), text('footer dt'), text('pre').trim()]];
            }))"""
        )
    fences = catalogue.read(ROOT).fences
    assert set(shown) == set(fences)
    for name, (claim, verdict, code) in shown.items():
        *lines, last = fences[name].code.rstrip("\n").split("\n")
        assert last.strip() == f'print("fence {name}: ok")'
        assert claim == fences[name].claim.replace("`", "")
        assert verdict in ("Holds", "Fails", "Not run")
        assert code == "\n".join(lines).strip(), f"{name} shows other code than its file"


def test_copy_button_gives_the_whole_file(page):
    fences = catalogue.read(ROOT).fences
    for document in MODULES:
        open_page(page, document)
        copied = page.evaluate(
            """async () => {
                const texts = {};
                for (const figure of document.querySelectorAll('figure.fence')) {
                    await navigator.clipboard.writeText('');
                    figure.querySelector('button.copybtn').click();
                    texts[figure.id] = await navigator.clipboard.readText();
                }
                return texts;
            }"""
        )
        assert copied
        for name, text in copied.items():
            assert text == fences[name].source, f"{name}: the clipboard differs from {fences[name].where}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_folded_things_open_by_keyboard(page, document):
    open_page(page, document)
    kind = "summary => summary.parentElement.className + ' in ' + summary.parentElement.parentElement.className"
    one_of_each = {summary.evaluate(kind): summary for summary in page.query_selector_all("article summary")}
    for summary in one_of_each.values():  # answers, proofs, bites, hints, the code of a figure
        summary.evaluate(AROUND)
        before = summary.evaluate("summary => summary.parentElement.open")
        summary.focus()
        page.keyboard.press("Enter")
        assert summary.evaluate("summary => summary.parentElement.open") is not before, summary.inner_text()


def test_a_link_to_a_folded_fence_opens_it(page):
    folded = "#creation/tensor_hashes_by_identity"
    page.goto(f"notebooks/01_creation.html{folded}")
    page.wait_for_function("id => document.getElementById(id).querySelector('details').open", arg=folded[1:])


def test_search_finds_a_fence_by_its_claim(page):
    fence = next(iter(catalogue.read(ROOT).fences.values()))
    claim = fence.claim.replace("`", "")
    page.goto(f"search.html?q={quote(claim)}")
    link = page.locator("#search-results a", has_text=claim).first
    link.click()
    page.wait_for_url(lambda url: unquote(url).endswith(f"#{fence.id}"))
    assert page.locator(f"figure[id='{fence.id}']").is_visible()


TOY = '''"""A claim

Proves: this.
Leaves out: that.
Source: key
"""

assert 1 + 1 == 2

print("fence toy/NAME: ok")
'''


def fence_cell(name: str, source: str, printed: str) -> dict:
    output = {"output_type": "stream", "name": "stdout", "text": f"{printed}\n"}
    cell = {
        "cell_type": "code",
        "metadata": {"fence": name, "tags": ["fence"]},
        "execution_count": 1,
        "outputs": [output],
    }
    return cell | {"id": re.sub(r"\W", "-", name), "source": source.rstrip("\n")}


def test_build_fails_on_cells_that_are_not_their_fences(tmp_path):
    """One small book with a cell for each mistake, and one cell without any."""
    for folder in ("book", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
    shutil.copy(ROOT / "_config.yml", tmp_path)
    (tmp_path / "_toc.yml").write_text("format: jb-book\nroot: notebooks/one\n")
    names = ("right", "edited", "silent", "gone", "formless")
    sources = {name: TOY.replace("NAME", name) for name in names}
    cells = [fence_cell(f"toy/{name}", sources[name], f"fence toy/{name}: ok") for name in names[:4]]
    cells[1]["source"] = cells[1]["source"].replace("1 + 1", "1+1")
    cells[2]["outputs"] = []
    cells.insert(
        0, {"cell_type": "markdown", "metadata": {}, "id": "title", "source": "# One\n\nSee {ref}`toy/nowhere`."}
    )
    book = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "cells": cells,
    }
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks/one.ipynb").write_text(json.dumps(book), encoding="utf-8")
    module = tmp_path / "fences/toy"
    module.mkdir(parents=True)
    written = names[:3]
    for name in written:
        (module / f"{name}.py").write_text(sources[name], encoding="utf-8")
    (module / "formless.py").write_text("assert True\n")
    (module.parent / "sources.csv").write_text("key,title,address\nkey,A title,\n")
    (module / "bites.csv").write_text(
        "fence,where it says,suppose\n" + "".join(f"toy/{name},1 + 1,1 + 2\n" for name in written)
    )
    rows = "".join(f"toy.{name},A claim,key,holds,toy/{name},\n" for name in written)
    (module / "claims.csv").write_text(f"id,statement,source,verdict,fence,note\n{rows}")
    digest = catalogue.read_fence(module / "right.py", tmp_path).digest
    run = dict.fromkeys(catalogue.RUN, "") | {"torch": "2.13.0+cpu", "devices": ["cpu"]}
    run["fences"] = {
        "toy/right": {"hash": digest, "outcome": "ok"},
        "toy/silent": {"hash": "of other code", "outcome": "ok"},
    }
    (module.parent / "evidence").mkdir()
    (module.parent / "evidence/torch-2.13.0-cpu.json").write_text(json.dumps(run | {"seal": catalogue.seal(run)}))

    run = jupyter_book(tmp_path, tmp_path)
    told = "\n".join(warnings(run))
    assert run.returncode != 0
    assert "the cell of fence toy/edited differs from fences/toy/edited.py" in told
    assert "fence toy/silent printed '' instead of its verdict 'fence toy/silent: ok'" in told
    assert "fences/toy/gone.py cannot be read" in told
    assert "fences/toy/formless.py:1: no docstring" in told
    assert "toy/nowhere" in told
    assert "toy/right" not in told
    assert "torch-2.13.0-cpu.json" not in told
    html = (tmp_path / "_build/html/notebooks/one.html").read_text(encoding="utf-8")
    assert 'class="fence fence-holds" id="toy/right"' in html
    assert 'class="fence fence-open" id="toy/silent"' in html, "a run of other code counts for this one"
