"""Keep pages light: only the scripts, styles and icons that a page uses."""

import re
from pathlib import Path

from docutils import nodes

UNUSED = ("togglebutton", "design-tabs", "sphinx-design", "thebe", "mystnb")  # parts of files' names
FOR_CODE = ("clipboard", "copybutton")
FOR_EXPLORERS = ("explorers.css", "promotion.css", "layouts.css")
INLINE = ("toggle", "THEBE")  # words of scripts that stand in the page itself
ICON = re.compile(r'(?:\.fa-[a-z0-9-]+::?before,?)+\{content:"[^"]*"\}')
# a label that hides the text it labels (axe: label-content-name-mismatch)
LABEL = ' aria-label="Toggle hidden content"'


def is_used(file, unused: tuple[str, ...]) -> bool:
    """Whether a page needs a script or stylesheet, as Sphinx lists it."""
    named = any(name in str(file.filename or "") for name in unused)
    written = any(word in file.attributes.get("body", "") for word in INLINE)
    return not named and not written


def drop_unused(app, pagename, templatename, context, doctree) -> None:
    unused = UNUSED
    if doctree is None or not any(doctree.findall(nodes.literal_block)):
        unused += FOR_CODE
    if not pagename.startswith("book/explore_"):
        unused += FOR_EXPLORERS
    for kind in ("script_files", "css_files"):
        context[kind] = [file for file in context[kind] if is_used(file, unused)]
    if "body" in context:
        context["body"] = context["body"].replace(LABEL, "")


def drop_icons(app, exception) -> None:
    """Take the two thousand icon rules of Font Awesome out of the theme's stylesheet."""
    path = Path(app.outdir, "_static/styles/pydata-sphinx-theme.css")
    if exception is None and path.is_file():
        path.write_text(ICON.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")


def setup(app) -> dict:
    app.connect("html-page-context", drop_unused, priority=900)
    app.connect("build-finished", drop_icons)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
