"""Keep pages light: math as MathML at build time, and only the scripts and styles that a page uses."""

import re
from pathlib import Path

from docutils import nodes
from docutils.utils.math.latex2mathml import tex2mathml
from sphinx.util import logging

log = logging.getLogger(__name__)
UNUSED = ("togglebutton", "design-tabs", "sphinx-design", "thebe", "mystnb")
INLINE = ("toggle", "THEBE")
ICON = re.compile(r'(?:\.fa-[a-z0-9-]+::?before,?)+\{content:"[^"]*"\}')


def mathml(self, node, block: bool) -> None:
    try:
        text = re.sub(r"\s*\n\s*", "", tex2mathml(node.astext(), as_block=block))
        text = re.sub(r"<mi>([A-Za-z])</mi>", r'<mi class="letter">\1</mi>', text)
    except Exception as error:
        log.warning("math not understood: %s (%s)", node.astext(), error, location=node)
        text = ""
    self.body.append(f'<div class="math">{text}</div>' if block else text)
    raise nodes.SkipNode


def drop_unused(app, pagename, templatename, context, doctree) -> None:
    has_code = doctree and any(doctree.findall(nodes.literal_block))
    unused = UNUSED if has_code else (*UNUSED, "clipboard", "copybutton")
    for kind in ("script_files", "css_files"):
        context[kind] = [
            file
            for file in context[kind]
            if not any(name in str(file.filename or "") for name in unused)
            and not any(word in file.attributes.get("body", "") for word in INLINE)
        ]
    if "body" in context:  # a label that hides the text it labels (axe: label-content-name-mismatch)
        context["body"] = context["body"].replace(' aria-label="Toggle hidden content"', "")


def drop_icons(app, exception) -> None:
    """Take the two thousand icon rules of Font Awesome out of the theme's stylesheet."""
    path = Path(app.outdir, "_static/styles/pydata-sphinx-theme.css")
    if exception is None and path.is_file():
        path.write_text(ICON.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")


def setup(app) -> dict:
    inline, block = (lambda self, node: mathml(self, node, False)), (lambda self, node: mathml(self, node, True))
    app.add_html_math_renderer("mathml", (inline, None), (block, None))
    app.connect("html-page-context", drop_unused, priority=900)
    app.connect("build-finished", drop_icons)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
