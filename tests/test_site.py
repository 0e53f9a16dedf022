"""The site as a reader gets it: built by the command of `make book`, then read in a headless Chromium."""

import functools
import json
import re
import shutil
from dataclasses import dataclass
from html.parser import HTMLParser
from urllib.parse import quote, unquote, urldefrag

import pytest
from website import ROOT, jupyter_book

from fencing import catalogue

TOC = (ROOT / "_toc.yml").read_text(encoding="utf-8")
DOCUMENTS = re.findall(r"(?:root|file): (\S+)", TOC)
MODULES = [document for document in DOCUMENTS if document.startswith("notebooks/")]
PAGES = [*DOCUMENTS, "search"]
SIZES = {1400: 900, 390: 844}
NARROW = 320  # pixels of the narrowest window
CONTRAST = {1400: "light", 390: "dark"}  # at one width for each of the colours: it hardly depends on it

# Each of these is run within a page
READY = """document.readyState === "complete"
    && (!document.querySelector("pre") || document.querySelector(".copybtn") !== null)"""
FENCES = """() => Object.fromEntries([...document.querySelectorAll("figure.fence")].map(figure => {
    const text = selector => figure.querySelector(selector).textContent;
    const pre = figure.querySelector("pre").cloneNode(true);
    pre.querySelectorAll(".folded").forEach(line => line.remove());
    const hidden = [...figure.querySelectorAll(".folded")].every(line => getComputedStyle(line).display === "none");
    return [figure.id, [text(".claim"), text("footer dt"), pre.textContent.trim(), hidden]];
}))"""
# with the article out of the way: else each press lays out a page of 47,000 elements
COPIES = """async () => {
    const article = document.querySelector("article");
    if (!article) return {};
    article.style.display = "none";
    const texts = {};
    for (const figure of document.querySelectorAll("figure.fence")) {
        await navigator.clipboard.writeText("");
        figure.querySelector("button.copybtn").click();
        texts[figure.id] = await navigator.clipboard.readText();
    }
    article.style.display = "";
    return texts;
}"""
# one fold of each kind; a fold may stand within another
KINDS_OF_FOLD = """() => {
    const kinds = new Map();
    document.querySelectorAll("article summary").forEach((summary, place) => {
        const fold = summary.parentElement;
        const kind = `${fold.className} in ${fold.parentElement.className}`;
        if (!kinds.has(kind)) kinds.set(kind, place);
    });
    return [...kinds.values()];
}"""
TO_FOLD = """place => {
    const summary = document.querySelectorAll("article summary")[place];
    for (let fold = summary.parentElement; (fold = fold.parentElement.closest("details")); ) fold.open = true;
    summary.focus();
    return summary.parentElement.open;
}"""
IS_OPEN = "place => document.querySelectorAll('article summary')[place].parentElement.open"
UNFOLD = "document.querySelectorAll('details').forEach(details => { details.open = true })"
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
# axe looks at every element, which takes minutes a module. What looks alike, by the tags and classes down to it, is
# looked at once or a few times: coloured words are made plain, blocks in which nothing is new are removed, and so are
# the later rows of tables and lists
SAMPLE = """() => {
    const later = document.querySelectorAll("article tbody tr:nth-child(n+7), .ledger li:nth-child(n+7)");
    later.forEach(row => row.remove());
    const seen = new Map();
    for (const word of document.querySelectorAll("article pre span[class]")) {
        const kind = `${word.closest("figure, .cell")?.className} ${word.className}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (seen.get(kind) > 3 && !word.matches(".folded")) word.replaceWith(word.textContent);
    }
    const kinds = (element, path) => {
        const own = `${path} ${element.tagName}.${element.className}`;
        return [own, ...[...element.children].flatMap(child => kinds(child, own))];
    };
    for (const block of document.querySelectorAll("article section > :not(section, h1, h2, h3, h4)")) {
        const found = kinds(block, block.closest("section[id^=exercise-]") ? "exercise" : "");
        if (found.every(kind => seen.has(kind))) block.remove();
        else for (const kind of new Set(found)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
}"""

every_page = pytest.mark.parametrize("document", PAGES)
every_size = pytest.mark.parametrize("width", SIZES)


@dataclass(frozen=True)
class Visit:
    """What one look at a page gave."""

    requests: list[str]  # addresses asked for
    errors: list[str]  # said in the console
    fences: dict[str, list]  # by name: claim, verdict, code as it is shown, and whether the rest is hidden
    copies: dict[str, str]  # by fence: what its copy button gives
    overflow: dict[int, int]  # by width of the window: pixels too wide, with all folds open
    violations: list[str]  # of axe's rules, contrast apart
    contrast: list[str]  # axe's violations


@pytest.fixture(scope="module")
def visit(browser, address):
    """A function that looks at a page: once for each width, since a page of a module takes half a minute."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()

    def violations(page) -> list[str]:
        found = axe.run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
        return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]

    @functools.cache
    def look(document: str, width: int) -> Visit:
        context = browser.new_context(
            viewport={"width": width, "height": SIZES[width]}, color_scheme=CONTRAST[width], base_url=address
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page, requests, errors, overflow = context.new_page(), [], [], {}
        page.on("request", lambda request: requests.append(request.url))
        page.on("response", lambda response: errors.append(response.url) if response.status >= 400 else None)
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))

        page.goto(f"{document}.html" + ("?q=tensor" if document == "search" else ""))
        page.wait_for_function(READY)
        wide = width == max(SIZES)
        fences, copies = (page.evaluate(FENCES), page.evaluate(COPIES)) if wide else ({}, {})
        page.evaluate(UNFOLD)
        overflow[width] = page.evaluate(OVERFLOW)
        page.evaluate(SAMPLE)
        if not wide:
            page.set_viewport_size({"width": NARROW, "height": SIZES[width]})
            overflow[NARROW] = page.evaluate(OVERFLOW)
            page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.wait_for_timeout(400)  # the theme gives what scrolls a tab stop, 300 ms after it was unfolded
        assert page.evaluate("document.documentElement.dataset.theme") == CONTRAST[width]
        found = violations(page)
        contrast = [violation for violation in found if violation.startswith("color-contrast")]
        context.close()
        others = [violation for violation in found if violation not in contrast]
        return Visit(requests, errors, fences, copies, overflow, others, contrast)

    return look


class Page(HTMLParser):
    """A page as it is built: its ids and the addresses that it points to."""

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


def test_book_builds_without_a_warning(build):
    assert not build.warnings
    assert not build.failed, build.told[-2000:]


def test_every_internal_link_and_anchor_resolves(build):
    pages = {
        path: Page(path.read_text(encoding="utf-8"))
        for path in build.html.rglob("*.html")
        if "_static" not in path.parts
    }
    dead = []
    for path, page in pages.items():
        for target in page.targets:
            if re.match(r"[a-z]+:|//", target):
                continue
            address, anchor = urldefrag(target)
            aim = (path.parent / unquote(address.partition("?")[0])).resolve() if address else path
            if not aim.is_file() or (anchor and unquote(anchor) not in pages[aim].ids):
                dead.append(f"{path.relative_to(build.html).as_posix()} -> {target}")
    assert not dead


def test_no_code_has_curly_quotes(build):
    """Neither in code nor in the notes of the ledgers, which hold code: what is copied from there must run."""
    html = (build.html / "book" / "errata.html").read_text(encoding="utf-8")
    article = html[html.index("<article") : html.index("</article>")]
    assert "device=" in article
    assert not re.findall(r"[^\s>]*[“”‘’][^\s<]*", article)


@every_page
def test_page_asks_no_other_host(visit, address, document):
    asked = [url for width in SIZES for url in visit(document, width).requests]
    assert not [url for url in asked if not url.startswith((f"{address}/", "data:"))]


@every_page
def test_page_loads_neither_mathjax_nor_font_awesome(visit, document):
    asked = [url for width in SIZES for url in visit(document, width).requests]
    assert not [url for url in asked if re.search("mathjax|fontawesome|fa-solid", url, re.I)]


@every_page
def test_page_logs_no_error(visit, document):
    assert not [error for width in SIZES for error in visit(document, width).errors]


@every_page
@pytest.mark.parametrize("width", [*SIZES, NARROW])
def test_page_is_no_wider_than_the_window(visit, document, width):
    looked = visit(document, width if width in SIZES else min(SIZES))
    assert looked.overflow[width] <= 0


@every_page
@every_size
def test_page_has_no_axe_violation(visit, document, width):
    assert not visit(document, width).violations


@every_page
@pytest.mark.parametrize(("width", "colours"), CONTRAST.items())
def test_page_has_enough_contrast(visit, document, width, colours):
    assert not visit(document, width).contrast


def test_site_opens_from_disk(browser, build):
    page, errors = browser.new_page(), []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((build.html / "index.html").as_uri())
    page.wait_for_selector("figure.fence")
    page.goto((build.html / "book" / "explore_formats.html").as_uri())
    page.wait_for_selector(".explorer output code")
    page.close()
    assert not errors


@pytest.mark.parametrize("document", MODULES)
def test_every_fence_of_a_module_shows_claim_verdict_and_code(visit, document):
    shown = visit(document, max(SIZES)).fences
    module = re.search(r"\d+_(\w+)$", document)[1]
    fences = {name: fence for name, fence in catalogue.read(ROOT).fences.items() if name.startswith(f"{module}/")}
    assert set(shown) == set(fences)
    for name, (claim, verdict, code, rest_is_hidden) in shown.items():
        *lines, last = fences[name].code.rstrip("\n").split("\n")
        assert last.strip() == f'print("fence {name}: ok")'
        assert claim == fences[name].claim.replace("`", "")
        assert verdict in ("Holds", "Fails", "Not run")
        assert code == "\n".join(lines).strip(), f"{name} shows other code than its file"
        assert rest_is_hidden, f"{name} shows its docstring or its last line twice"


@pytest.mark.parametrize("document", MODULES)
def test_copy_buttons_give_whole_files(visit, document):
    copied = visit(document, max(SIZES)).copies
    fences = catalogue.read(ROOT).fences
    assert copied
    for name, text in copied.items():
        assert text == fences[name].source, f"{name}: the clipboard differs from {fences[name].where}"


def folds(document: str) -> bool:
    """Whether a page has something to unfold, by its source."""
    if document in MODULES:
        return True
    text = (ROOT / f"{document}.md").read_text(encoding="utf-8")
    return "<details>" in text or "{fence}" in text


@pytest.mark.parametrize("document", list(filter(folds, DOCUMENTS)))
def test_folded_things_open_by_keyboard(page, document):
    """Answers, proofs, bites, hints, the code of a figure."""
    page.goto(f"{document}.html")
    page.wait_for_function(READY)
    places = page.evaluate(KINDS_OF_FOLD)
    assert places
    for place in places:
        before = page.evaluate(TO_FOLD, place)
        page.keyboard.press("Enter")
        assert page.evaluate(IS_OPEN, place) is not before


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
    for folder in ("book", "fencing"):
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
    header = dict.fromkeys(catalogue.HEADER, "") | {"torch": "2.13.0+cpu", "numpy": "2.4.6", "devices": ["cpu"]}
    ran = {"outcome": "ok", "date": "2026-12-01"}
    records = [{"fence": "toy/right", "hash": digest} | ran, {"fence": "toy/silent", "hash": "of other code"} | ran]
    (module.parent / "evidence").mkdir()
    evidence = module.parent / "evidence" / catalogue.evidence_name(header)
    evidence.write_text(catalogue.evidence_text(header, records), encoding="utf-8")

    build = jupyter_book(tmp_path, tmp_path)
    told = "\n".join(build.warnings)
    assert build.failed
    assert "the cell of fence toy/edited differs from fences/toy/edited.py" in told
    assert "fence toy/silent printed '' instead of its verdict 'fence toy/silent: ok'" in told
    assert "fences/toy/gone.py cannot be read" in told
    assert "fences/toy/formless.py:1: no docstring" in told
    assert "toy/nowhere" in told
    assert "toy/right" not in told
    assert evidence.name not in told
    html = (build.html / "notebooks/one.html").read_text(encoding="utf-8")
    assert 'class="fence fence-holds" id="toy/right"' in html
    assert 'class="fence fence-open" id="toy/silent"' in html, "a run of other code counts for this one"
