"""Draw each cell tagged `fence` as one figure: claim, code, verdict. Reads the catalogue, never runs a fence."""

import functools
import html
import re
import sys
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # Sphinx knows this folder alone
from fencing import catalogue, checks

log = logging.getLogger(__name__)
NEEDS = {name: device.called for name, device in catalogue.DEVICES.items()}
NEEDS[catalogue.OWN_PROCESS] = "a process of its own"
ERRS = {"contradicted": "False", "changed": "Changed", "refined": "Refined"}
OURS = ("probe", "course-2.8")  # sources that are no documentation of torch
SHOWN = 2  # so many bites stand in the foot; more fold
# What is code in a docstring: what stands between backticks; a keyword such as dtype=torch.int8; a name with brackets
# or a dot; .method; a name with an underscore; and the few functions whose names are plain words.
NAME = r"\*?\.?\b[A-Za-z_]\w*"
CALL = r"\([^()]*\)"
WORDS = "arange|asarray|frombuffer|linspace|logspace|randint"
PARTS = (
    rf"\w+=(?:{NAME}(?:\.\w+)*)?",
    rf"{NAME}(?:{CALL}|\.[A-Za-z_]\w*)+",
    r"\.[a-z]\w+",
    r"\*?\w*_\w+",
    rf"\b(?:{WORDS})\b",
)
CODE = re.compile(rf"`([^`]+)`|({'|'.join(PARTS)})")


class part(nodes.General, nodes.TextElement):
    """An HTML element: its tag in `tag`, its attributes in `html`."""


class fence_claim(nodes.title):
    """The claim. Sphinx's search knows titles, and their parent's id, so that a claim is found with its place."""


class fence_source(nodes.literal_block):
    """The file's text; `folds` counts the lines at its two ends that the figure already says."""


def h(tag: str, *children: nodes.Node | str, **attributes: str) -> part:
    node = part(tag=tag, html={key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()})
    node += [nodes.Text(child) if isinstance(child, str) else child for child in children]
    return node


def prose(text: str) -> list[nodes.Node]:
    """Plain text of a docstring, in which code is set as code."""
    found: list[nodes.Node] = []
    end = 0
    for match in CODE.finditer(text):
        found += [nodes.Text(text[end : match.start()]), code(match[1] or match[2])]
        end = match.end()
    return [*found, nodes.Text(text[end:])]


def code(text: str) -> nodes.literal:
    return nodes.literal(text=" ".join(text.split()))


def reference(fence: str, text: str) -> nodes.Node:
    """A link to a fence, wherever it stands."""
    link = {"refdomain": "std", "reftype": "ref", "refexplicit": True, "refwarn": True}
    return addnodes.pending_xref("", nodes.inline("", text), reftarget=fence, **link)


@functools.cache
def names_of(fences: frozenset[str], module: str) -> re.Pattern:
    """What finds the names of a module's fences in a text; a plain word is no reference."""
    names = sorted(name.removeprefix(module) for name in fences if name.startswith(module))
    return re.compile(rf"\b({'|'.join(name for name in names if '_' in name) or '(?!)'})\b")


def field(book: catalogue.Catalogue, fence: catalogue.Fence, text: str) -> list[nodes.Node]:
    """Text of the record, in which the name of another fence of the module is a link to it."""
    found: list[nodes.Node] = []
    module = fence.id.partition("/")[0] + "/"
    for i, piece in enumerate(names_of(frozenset(book.fences), module).split(text)):
        if i % 2 and module + piece == fence.id:
            found += prose(piece)
        elif i % 2:
            found.append(reference(module + piece, piece))
        else:
            found += prose(piece)
    return found


def versions(book: catalogue.Catalogue, runs: list[catalogue.Run]) -> str:
    """The versions of torch of some runs, oldest first, and of NumPy where it is not the one of this site."""
    found = []
    for run in runs:
        other = run.numpy != catalogue.pinned("numpy", book.root)
        found.append(f"{run.version} with NumPy {run.numpy}" if other else run.version)
    return ", ".join(dict.fromkeys(found))


def record_of(run: catalogue.Run, fence: catalogue.Fence) -> dict:
    """What a run says of exactly this code."""
    record = run.records.get(fence.id, {})
    return record if record.get("hash") == fence.digest else {}


def verdict(book: catalogue.Catalogue, fence: catalogue.Fence) -> tuple[str, list[tuple[str, str]]]:
    """The state of a fence, `holds`, `fails` or `open`, by this site's torch; and what the runs say, label and text."""
    kinds: dict[str, list[catalogue.Run]] = {"Holds": [], "Answers otherwise": [], "Lacks": [], "Crashes": []}
    for run in book.evidence:
        record = record_of(run, fence)
        lacks = record.get("outcome") == "failed" and record["failures"] and "lacks" in record["failures"][0]
        kind = {"ok": "Holds", "failed": "Lacks" if lacks else "Answers otherwise", "crashed": "Crashes"}
        if record.get("outcome") in kind:
            kinds[kind[record["outcome"]]].append(run)
    device = f", {fence.device.upper()}" if fence.device else ""
    rows = []
    for label, runs in kinds.items():
        if runs:
            told = f"on torch {versions(book, runs)}{device}"
            rows.append((label, f"{told}: {given(record_of(runs[-1], fence))}" if label != "Holds" else told))
    if not rows:
        return "open", [("Not run", "no run of this code is recorded yet")]
    here = catalogue.pinned("torch", book.root)
    decided = kinds["Holds"] and (here in {run.version for run in kinds["Holds"]} or len(rows) == 1)
    return ("holds" if decided else "fails"), rows


def given(record: dict) -> str:
    """What a run gave instead, in the words of its first assertion that failed."""
    if record["outcome"] == "crashed":
        return record["message"]
    first = record["failures"][0] if record.get("failures") else {"found": "something else"}
    return f"no {first['lacks']}" if "lacks" in first else first["found"].partition(" | ")[0]


def row(label: str, *contents: list[nodes.Node]) -> part:
    return h("div", h("dt", label), *[h("dd", *content) for content in contents])


def bites(book: catalogue.Catalogue, fence: catalogue.Fence) -> list[part]:
    """One row: what torch might have answered instead, each of which makes the fence fail."""
    found = []
    for bite in book.bites:
        if bite.fence == fence.id:
            line = re.search(rf"^ *{re.escape(bite.old)}( *#.*)?$", fence.code, re.M)
            instead = [nodes.Text("left out")] if line and bite.new in ("None", "pass") else [code(bite.new)]
            found.append([code(bite.old), nodes.Text(" were "), *instead])
    if len(found) > SHOWN:
        summary = h("summary", f"any of these {len(found)} changes were made")
        found = [[h("details", summary, h("ul", *[h("li", *bite) for bite in found]))]]
    return [row("Would fail if", *found)] if found else []


def joined(parts: list[nodes.Node]) -> list[nodes.Node]:
    """Nodes with a semicolon between each two."""
    found = parts[:1]
    for part in parts[1:]:
        found += [nodes.Text("; "), part]
    return found


def cited(book: catalogue.Catalogue, keys: tuple[str, ...]) -> list[nodes.Node]:
    found: list[nodes.Node] = []
    for key in keys:
        source = book.source.get(key)
        title = prose(source.title if source else key)
        found += [nodes.Text("; ")] if found else []
        found += [h("a", *title, href=source.address)] if source and source.address else title
    return found


def folds(fence: catalogue.Fence) -> tuple[int, int]:
    """How many lines at the two ends of the file are not shown: the docstring, and the print of the verdict."""
    lines = fence.source.rstrip("\n").split("\n")
    last = len(lines) - 1
    while not lines[last - 1].strip():
        last -= 1
    return len(lines) - fence.code.count("\n"), len(lines) - last


def draw(book: catalogue.Catalogue, fence: catalogue.Fence, href: str, fold: bool, language: str = "python") -> part:
    """The figure of one fence: docstring as its head, then the code, then verdict, bites and sources as its foot.

    With `fold` it is a bar with the claim, and unfolds to all of it.
    """
    state, verdicts = verdict(book, fence)
    name = h("a", fence.id, class_="fence-id", href=href)
    claim = fence_claim("", "", *prose(fence.claim), id=f"{fence.id}--claim")
    fields = [row("Proves", field(book, fence, fence.proves)), row("Leaves out", field(book, fence, fence.leaves_out))]
    if fence.needs:
        needs = [NEEDS.get(need, need.replace(">=", " ≥ ")) for need in fence.needs]
        fields.append(row("Needs", prose(", ".join(needs))))
    proof = fence_source(fence.source, fence.source, language=language, folds=folds(fence))
    told = [row(label, prose(text)) for label, text in verdicts]
    foot = h("footer", h("dl", *told, *bites(book, fence), row("Source", cited(book, fence.sources))))
    if fold:
        bar = h("summary", h("span", class_=f"mark {state}", title=verdicts[0][0]), claim)
        parts = [h("header", name), h("details", bar, h("header", h("dl", *fields)), proof, foot)]
    else:
        bar = h("header", name, claim, h("dl", *fields))
        parts = [bar, proof, foot]
    bar["ids"] = [fence.id]  # for the search, which asks a title's parent where it stands
    classes = f"fence fence-{state}" + (" fence-folded" if fold else "")
    return h("figure", *parts, class_=classes, id=fence.id, role="group", aria_labelledby=f"{fence.id}--claim")


def draw_cells(app, doctree) -> None:
    """Replace each fence cell by its figure; warn of a cell that is not its file or did not print its verdict."""
    book, labels = app.env.fences_book, app.env.domains["std"].labels
    for cell in list(doctree.findall(nodes.container)):
        if cell.get("nb_element") != "cell_code" or "fence" not in cell["cell_metadata"].get("tags", ()):
            continue
        name, block = cell["cell_metadata"].get("fence", ""), next(cell.findall(nodes.literal_block))
        fence = book.fences.get(name)
        if fence is None:
            log.warning(
                "a cell is tagged fence, and fences/%s.py cannot be read; write the file or mend the cell's id",
                name,
                location=cell,
            )
            continue
        if block.astext().rstrip("\n") != fence.source.rstrip("\n"):
            log.warning("the cell of fence %s differs from %s; run `make notebooks`", name, fence.where, location=cell)
        printed = "\n".join(
            child.astext() for child in cell.findall(nodes.container) if child.get("nb_element") == "cell_code_output"
        ).strip()
        expected = "" if fence.device else f"fence {name}: ok"
        if printed != expected:
            log.warning(
                "fence %s printed %r instead of its verdict %r; run `make notebooks`",
                name,
                printed,
                expected,
                location=cell,
            )
        if name in labels:
            log.warning(
                "fence %s stands on two cells, %s and %s; remove one",
                name,
                labels[name][0],
                app.env.docname,
                location=cell,
            )
        labels[name] = app.env.docname, name, fence.claim.replace("`", "")
        app.env.domains["std"].anonlabels[name] = app.env.docname, name
        figure = draw(book, fence, f"#{name}", "fold" in cell["cell_metadata"]["tags"], block["language"])
        figure["ids"] = [name]
        cell.replace_self(figure)


class Fence(SphinxDirective):
    """`{fence} module/name`: the fence drawn from its file, linked to the page on which it stands."""

    required_arguments = 1
    option_spec = {"fold": directives.flag}

    def run(self) -> list[nodes.Node]:
        name = self.arguments[0]
        fence = self.env.fences_book.fences.get(name)
        if fence is None:
            log.warning("fences/%s.py cannot be read; check the spelling", name, location=self.get_location())
            return []
        figure = draw(self.env.fences_book, fence, "", "fold" in self.options)
        figure["away"] = name
        return [figure]


class Ledger(SphinxDirective):
    """`{ledger} module`: the statements of the documentation that a module found not to be true as written."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        book, found = self.env.fences_book, []
        for claim in book.claims:
            documented = [key for key in claim.sources if key not in OURS]
            if claim.id.startswith(self.arguments[0] + ".") and claim.verdict in ERRS and documented:
                names = [reference(name, name) for name in claim.fences]
                shown = joined(names)
                labels = row(ERRS[claim.verdict], prose(claim.note)), row("Source", cited(book, claim.sources))
                proof = row("Fence", shown)
                found.append(h("li", h("p", *prose(claim.statement)), h("dl", *labels, proof), id=claim.id))
        return [h("p", f"{len(found)} statements."), h("ul", *found, class_="ledger")]


def link_away(app, doctree, docname: str) -> None:
    for figure in doctree.findall(lambda node: isinstance(node, part) and "away" in node):
        page, anchor, _ = app.env.domains["std"].labels.get(figure["away"], (docname, "", ""))
        if not anchor:
            log.warning("fence %s stands on no page; embed it in its notebook", figure["away"], location=docname)
        link = next(node for node in figure.findall(part) if node["tag"] == "a")
        link["html"]["href"] = f"{app.builder.get_relative_uri(docname, page)}#{anchor}"


def visit_part(self, node) -> None:
    attributes = "".join(f' {key}="{html.escape(value)}"' for key, value in node["html"].items())
    self.body.append(f"<{node['tag']}{attributes}>")


def visit_source(self, node) -> None:
    try:
        self.visit_literal_block(node)
    except nodes.SkipNode:  # the highlighted lines stand in self.body; wrap the folded ones
        start, tag, rest = re.split(r"(<pre[^>]*>(?:<span></span>)?)", self.body[-1], maxsplit=1)
        lines, tail = rest[: rest.rindex("</pre>")].rstrip("\n").split("\n"), rest[rest.rindex("</pre>") :]
        first, end = node["folds"]
        cut = len(lines) - end
        before, shown, after = (
            "".join(line + "\n" for line in piece) for piece in (lines[:first], lines[first:cut], lines[cut:])
        )
        after += "\n"  # the copy button drops the last one
        self.body[-1] = (
            f'{start}{tag}<span class="folded">{before}</span>{shown}<span class="folded">{after}</span>{tail}'
        )
        raise


def read_book(app, env, added, changed, removed) -> list[str]:
    """Read the fences and their records; when they are not those of the last build, every page is out of date."""
    before, env.fences_book = getattr(env, "fences_book", None), catalogue.read(Path(app.srcdir))
    for problem in checks.problems(env.fences_book):
        log.warning("%s", problem)
    return [] if before == env.fences_book else list(env.found_docs)


def setup(app) -> dict:
    app.add_node(part, html=(visit_part, lambda self, node: self.body.append(f"</{node['tag']}>")))
    app.add_node(
        fence_claim,
        html=(
            lambda self, node: self.body.append(f'<span class="claim" id="{node["id"]}">'),
            lambda self, node: self.body.append("</span>"),
        ),
    )
    app.add_node(fence_source, html=(visit_source, None))
    app.add_directive("fence", Fence)
    app.add_directive("ledger", Ledger)
    app.connect("env-get-outdated", read_book)
    app.connect("doctree-read", draw_cells)
    app.connect("doctree-resolved", link_away)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
