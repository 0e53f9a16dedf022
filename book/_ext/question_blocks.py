"""Set what pages write: a question and its folded answer as one block, short code on one line, quotes as they stand."""

from docutils import nodes
from sphinx.transforms import SphinxTransform

SHORT = 18  # characters; longer inline code may break at its spaces
ASKING = (nodes.paragraph, nodes.literal_block, nodes.bullet_list, nodes.enumerated_list)


def folds(node: nodes.Node) -> bool:
    """Whether a fold begins with the node."""
    return isinstance(node, nodes.raw) and "<details" in node.astext()


def predicts(node: nodes.Node) -> bool:
    """Whether the node is a paragraph that opens with a bold "Predict."."""
    if not isinstance(node, nodes.paragraph):
        return False
    written = [child for child in node.children if child.astext()]  # Markdown puts an empty text before it
    return bool(written) and isinstance(written[0], nodes.strong) and written[0].astext() == "Predict."


def first_of_question(parent: nodes.Element, answer: int) -> int:
    """Where the question of an answer begins, as places in their parent.

    It begins at "Predict.", or at the code right before it; without a "Predict." at the last paragraph.
    """
    block = answer
    while block and isinstance(parent[block - 1], ASKING):
        block -= 1
    asked = [place for place in range(block, answer) if predicts(parent[place])]
    if asked:
        start = asked[-1]
        after_code = start > block and isinstance(parent[start - 1], nodes.literal_block)
        return start - 1 if after_code else start
    told = [place for place in range(block, answer) if isinstance(parent[place], nodes.paragraph)]
    return told[-1] if told else answer


def end_of_answers(parent: nodes.Element, answer: int) -> int:
    """The place after the last of the folds that follow one another from `answer` on."""
    end, depth = answer, 0  # of the folds that are open: one may stand within another
    while end < len(parent) and (depth or folds(parent[end])):
        if isinstance(parent[end], nodes.raw):
            html = parent[end].astext()
            depth += html.count("<details") - html.count("</details>")
        end += 1
    return end


def wrap_questions(app, doctree: nodes.document) -> None:
    """Put each question and its answer into one block; an exercise's section is a block already."""
    for answer in [node for node in doctree.findall(nodes.raw) if folds(node)]:
        parent = answer.parent
        if parent.get("ids", [""])[0].startswith("exercise-") or "turn" in parent["classes"]:
            continue
        place = parent.index(answer)
        start, end = first_of_question(parent, place), end_of_answers(parent, place)
        parent[start:end] = [nodes.container("", *parent[start:end], classes=["turn"], is_div=True)]


def keep_short_code(app, doctree: nodes.document) -> None:
    for code in doctree.findall(nodes.literal):
        if len(code.astext()) <= SHORT:
            code["classes"].append("short")


class KeepQuotes(SphinxTransform):
    """Leave straight quotes in what is drawn from records: they belong to code, parts of which stand as text."""

    default_priority = 740  # before Sphinx makes quotes curly, at 750

    def apply(self) -> None:
        for drawn in self.document.findall(lambda node: node.tagname == "part"):
            drawn["support_smartquotes"] = False


def setup(app) -> dict:
    app.add_transform(KeepQuotes)
    app.connect("doctree-read", wrap_questions)
    app.connect("doctree-read", keep_short_code, priority=900)  # after the fences are drawn
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
