"""Set what pages write in plain Markdown: a question and its folded answer as one block, short code on one line."""

from docutils import nodes

SHORT = 18  # characters; longer inline code may break at its spaces
ASKING = (nodes.paragraph, nodes.literal_block, nodes.bullet_list, nodes.enumerated_list)


def folds(node: nodes.Node, tag: str = "<details") -> bool:
    return isinstance(node, nodes.raw) and tag in node.astext()


def predicts(node: nodes.Node) -> bool:
    """Whether the node is a paragraph that opens with a bold "Predict." (Markdown puts an empty text before it)."""
    first = (
        next((child for child in node.children if child.astext()), None) if isinstance(node, nodes.paragraph) else None
    )
    return isinstance(first, nodes.strong) and first.astext() == "Predict."


def first_of_question(parent: nodes.Element, answer: int) -> int:
    """Where the question begins: at "Predict." with code that stands before it, else at the last paragraph."""
    block = answer
    while block and isinstance(parent[block - 1], ASKING):
        block -= 1
    asked = [index for index in range(block, answer) if predicts(parent[index])]
    told = [index for index in range(block, answer) if isinstance(parent[index], nodes.paragraph)]
    start = (asked or told or [answer])[-1]
    return start - 1 if asked and start > block and isinstance(parent[start - 1], nodes.literal_block) else start


def end_of_answers(parent: nodes.Element, answer: int) -> int:
    """The index after the last of the folds that follow one another from `answer` on."""
    end, depth = answer, 0
    while end < len(parent) and (depth or folds(parent[end])):
        if isinstance(parent[end], nodes.raw):
            depth += parent[end].astext().count("<details") - parent[end].astext().count("</details>")
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


def setup(app) -> dict:
    app.connect("doctree-read", wrap_questions)
    app.connect("doctree-read", keep_short_code, priority=900)  # after the fences are drawn
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
