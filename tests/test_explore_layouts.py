"""The layout explorer, run in a browser: every shape, stride, element and refusal it shows is torch's."""

import random
import re

import pytest
from website import copied, copying_refused, follow, link, problem, suggested_links, visit

EXPLORER = "layouts"
CHAINS = 6_000
BATCH = 2_000
FORMATS = ("contiguous_format", "channels_last", "channels_last_3d")
OPERATIONS = [
    *("transpose", "permute", "index", "select", "diagonal", "unfold", "expand", "unsqueeze", "squeeze", "view"),
    *("flatten", "reshape", "contiguous", "to", "clone", "flip", "add_"),
]
WEIGHTS = [2, 2, 3, 1, 1, 1, 2, 1, 2, 3, 2, 2, 2, 2, 1, 1, 1]
RARE = [  # what chance does not bring up
    (((2, 1, 2, 2), FORMATS[0]), [("expand", [2, 3, 2, 2]), ("to", ["channels_last"])]),
    (((2, 1, 2, 2, 2), FORMATS[0]), [("expand", [2, 3, 2, 2, 2]), ("to", ["channels_last_3d"])]),
    (((4, 1), FORMATS[0]), [("expand", [4, 3]), ("index", ["::2", ":1"]), ("add_", [100])]),
]
LAST = ("to", "to", "clone", "clone", "add_", "flip")  # what depends on the strides that the steps before have left
# what came of each step: a refusal, or kind, shape, strides, offset, contiguity in each format, elements, memory
RUN = """texts => texts.map(text => layouts.run(layouts.read(text)).slice(1).map(result => {
    const { kind, type, sizes, strides, offset, formats, places, memory } = result;
    if (kind === "refused") return [kind, type, result.text];
    if (kind === "beyond") return [kind];
    return [kind, sizes, strides, offset, formats, places.map(place => memory[place]), memory];
}))"""
CODE = """texts => texts.map(text => {
    const results = layouts.run(layouts.read(text));
    return [results.map(({ code }) => code).join("\\n"), results.at(-1).sizes, results.at(-1).strides];
})"""


def a_dimension(generator, x):
    """Mostly one that x has, from the front or from the end."""
    beyond = generator.random() < 0.1
    return generator.randint(-max(x.dim(), 1) - beyond, max(x.dim(), 1) - 1 + beyond)


def some_sizes(generator, x):
    """Mostly sizes that hold as many elements as x, one of them perhaps to be inferred."""
    if generator.random() < 0.2:
        return [generator.choice((-2, -1, -1, 0, 1, 2, 3, 4, 6)) for _ in range(generator.randint(1, 4))]
    sizes, left = [], x.numel()
    for _ in range(generator.randint(0, 3)):
        sizes.append(generator.choice([size for size in range(1, left + 1) if left % size == 0] or [0]))
        left = left // sizes[-1] if sizes[-1] else 0
    sizes.append(left)
    generator.shuffle(sizes)
    if generator.random() < 0.4:
        sizes[generator.randrange(len(sizes))] = -1
    return sizes


def some_expansion(generator, x):
    if generator.random() < 0.2:
        return [generator.choice((-2, -1, 0, 1, 2, 3)) for _ in range(generator.randint(1, x.dim() + 1))]
    kept = [generator.choice((2, 3, 1, 0, -1)) if size == 1 else generator.choice((size, -1)) for size in x.shape]
    return [generator.randint(1, 3) for _ in range(generator.randint(0, 2))] + kept or [2]


def some_order(generator, x):
    if generator.random() < 0.15:
        return [a_dimension(generator, x) for _ in range(generator.randint(1, x.dim() + 1))]
    order = [dim - x.dim() * (generator.random() < 0.3) for dim in range(x.dim())]
    return generator.sample(order, len(order)) or [0]


def an_index(generator):
    def end():
        return generator.choice(("", str(generator.randint(-5, 5))))

    kind = generator.choice(("int", "None", "...", "slice", "slice", "slice"))
    step = generator.choice(("", ":", *(f":{step}" for step in (1, 2, 2, 3, 3, 5, 0, -1))))
    return {"int": str(generator.randint(-4, 4)), "slice": f"{end()}:{end()}{step}"}.get(kind, kind)


def some_indices(generator, x):
    count = generator.randint(1, max(x.dim(), 1) + (generator.random() < 0.1))
    found = [an_index(generator) for _ in range(count)]
    return [item for place, item in enumerate(found) if item != "..." or "..." not in found[:place]]


def some_arguments(generator, name, x):
    dim, integer, choice = lambda: a_dimension(generator, x), generator.randint, generator.choice
    suited = FORMATS[x.dim() - 3] if x.dim() in (4, 5) else choice(FORMATS)
    return {
        "transpose": lambda: [dim(), dim()],
        "permute": lambda: some_order(generator, x),
        "index": lambda: some_indices(generator, x),
        "select": lambda: [dim(), integer(-4, 4)],
        "diagonal": lambda: [integer(-3, 3), dim(), dim()][: integer(0, 3)],
        "unfold": lambda: [dim(), choice((0, 1, 2, 2, 3, -1)), choice((1, 1, 2, 3, 0))],
        "expand": lambda: some_expansion(generator, x),
        "unsqueeze": lambda: [integer(-x.dim() - 2, x.dim() + 1)],
        "squeeze": lambda: [dim()][: integer(0, 1)],
        "view": lambda: some_sizes(generator, x),
        "flatten": lambda: [dim(), dim()][: integer(0, 2)],
        "reshape": lambda: some_sizes(generator, x),
        "contiguous": lambda: choice(([], [suited], [choice(FORMATS[1:])])),
        "to": lambda: [choice((FORMATS[0], suited, suited, choice(FORMATS)))],
        "clone": list,
        "flip": lambda: [dim() for _ in range(integer(1, 2))],
        "add_": lambda: [choice((100, -1))],
    }[name]()


def written(name, given):
    given = ",".join(map(str, given))
    return f"[{given}]" if name == "index" else f"{name}({given})"


def carried_out(torch, x, name, given):
    if name == "index":
        return eval(f"x[{','.join(given)}]")
    if name in ("contiguous", "to"):
        chosen = {"memory_format": getattr(torch, given[0])} if given else {}
        return getattr(x, name)(**chosen)
    return getattr(x, name)(*given)


def described(torch, y, x, name):
    kind = "view" if y.untyped_storage()._cdata == x.untyped_storage()._cdata else "copy"
    if y is x:
        kind = "in place" if name == "add_" else "itself"
    formats = [y.is_contiguous(memory_format=getattr(torch, each)) for each in FORMATS]
    storage = y.untyped_storage()
    memory = torch.empty(0, dtype=y.dtype).set_(storage, 0, (storage.nbytes() // 8,), (1,))
    return [kind, list(y.shape), list(y.stride()), y.storage_offset(), formats, y.flatten().tolist(), memory.tolist()]


def outcome(torch, shape, ordered, steps):
    """A chain as text, and what torch makes of each step, to the first that it refuses."""
    x = torch.arange(torch.Size(shape).numel()).reshape(shape).to(memory_format=getattr(torch, ordered))
    texts = [",".join(map(str, shape)) + f":{ordered}" * (ordered != FORMATS[0])]
    results = []
    for name, choose in steps:
        given = choose(x)
        try:
            y = carried_out(torch, x, name, given)
        except (RuntimeError, IndexError, ValueError) as error:
            texts.append(written(name, given))
            results.append(["refused", type(error).__name__, str(error).split("\n")[0]])
            break
        if y.numel() > 1000 or y.dim() > 8:
            break
        texts.append(written(name, given))
        if min(y.shape, default=0) < 0:  # torch.ones(1, 1).expand(0, -2)
            results.append(["beyond"])
            break
        results.append(described(torch, y, x, name))
        x = y
    return "/".join(texts) + "/" * (len(texts) == 1), results


def a_chain(torch, generator):
    count = generator.choice((0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5))
    shape = [generator.choice((0, 1, 1, 1, 2, 2, 2, 3, 3, 4)) for _ in range(count)]
    ordered = generator.choice((FORMATS[0], FORMATS[count - 3])) if count in (4, 5) else FORMATS[0]
    names = generator.choices(OPERATIONS, WEIGHTS, k=generator.randint(1, 5))
    names.append(generator.choice(LAST))
    choices = [(name, lambda x, name=name: some_arguments(generator, name, x)) for name in names]
    return outcome(torch, shape, ordered, choices)


@pytest.fixture(scope="module")
def chains():
    import torch

    generator = random.Random(0)
    rare = [
        outcome(torch, *start, [(name, lambda x, given=given: given) for name, given in steps]) for start, steps in RARE
    ]
    return rare + [a_chain(torch, generator) for _ in range(CHAINS)]


def kinds(chains):
    """For each operation, what came of it in all chains."""
    found = {}
    for text, results in chains:
        for step, result in zip(text.split("/")[1:], results, strict=False):
            found.setdefault("index" if step.startswith("[") else step.partition("(")[0], set()).add(result[0])
    return found


def test_every_chain_gives_what_torch_gives(model, chains):
    wrong = []
    for batch in (chains[start : start + BATCH] for start in range(0, len(chains), BATCH)):
        shown = model.evaluate(RUN, [text for text, _ in batch])
        wrong += [(text, mine, torchs) for (text, torchs), mine in zip(batch, shown, strict=True) if mine != torchs]
    assert not wrong


def test_chains_hold_every_kind_of_step_and_refusal(chains):
    """Each operation succeeds and is refused often, in each of its ways; dimensions of size 0 and 1 are common."""
    found = kinds(chains)
    assert set(found) == set(OPERATIONS)
    assert {name for name, kind in found.items() if "refused" not in kind} == {"clone"}
    last = [results[-1] for _, results in chains if results]
    refusals = {re.sub(r"[\d\[\]{}, -]+", " ", result[2]) for result in last if result[0] == "refused"}
    assert len(refusals) >= 25
    shapes = [result[1] for _, results in chains for result in results if len(result) > 3]
    assert sum(0 in shape for shape in shapes) > 1000
    assert sum(1 in shape for shape in shapes) > 5000


def test_code_of_a_chain_gives_its_shape_and_strides(model, chains):
    """Of every chain that torch does not refuse, among a thousand: the code as it is copied, run as it stands."""
    import torch

    texts = [text for text, results in chains[:1000] if not results or len(results[-1]) > 3]
    wrong = []
    for code, sizes, strides in model.evaluate(CODE, texts):
        scope = {"torch": torch}
        exec(code, scope)
        if (list(scope["x"].shape), list(scope["x"].stride())) != (sizes, strides):
            wrong.append(code)
    assert not wrong


def test_the_link_of_a_chain_brings_it_back(model, chains):
    texts = [text for text, _ in chains]
    assert model.evaluate("texts => texts.map(text => layouts.textOf(layouts.read(text)))", texts) == texts


def shown(page, selector):
    return [re.sub(r"\s+", " ", text).strip() for text in page.locator(f".explorer {selector}").all_inner_texts()]


SHAPES = {
    "2, 3": [2, 3],
    "(2, 3)": [2, 3],
    "[2, 3]": [2, 3],
    "torch.Size([2, 3])": [2, 3],
    "2 3": [2, 3],
    "2x3": [2, 3],
    " 2 × 3 ": [2, 3],
    "2,3,": [2, 3],
    "(4,)": [4],
    "4": [4],
    "": [],
    "()": [],
    "torch.Size([])": [],
} | dict.fromkeys(["-1,3", "2.5", "2,,3", ",", "(2, 3", "2, 3]", "x3", "2,x", "1,1,1,1,1,1,1,1,1", "64x65", "two"])


@pytest.mark.parametrize("text", SHAPES)
def test_a_shape_is_read_as_torch_prints_it_and_as_people_write_it(model, text):
    assert model.evaluate("text => layouts.readShape(text)", text) == SHAPES[text]


# step, as it may be written in torch: what stands in its link, None where it is not read
WRITTEN = {
    "transpose(0, 1)": "transpose(0,1)",
    "transpose((0, 1))": "transpose(0,1)",
    "transpose(dim0=0, dim1=1)": "transpose(0,1)",
    "transpose(dim1=2, dim0=0)": "transpose(0,2)",
    "transpose(0, dim1=2)": "transpose(0,2)",
    "permute((2, 0, 1))": "permute(2,0,1)",
    "permute([2, 0, 1])": "permute(2,0,1)",
    "permute(dims=(2, 0, 1))": "permute(2,0,1)",
    "select(index=1, dim=2)": "select(2,1)",
    "diagonal(1, dim1=0, dim2=1)": "diagonal(1,0,1)",
    "unfold(dimension=0, size=2, step=1)": "unfold(0,2,1)",
    "view(size=(6, 4))": "view(6,4)",
    "reshape((4, -1))": "reshape(4,-1)",
    "flatten(start_dim=1)": "flatten(1)",
    "squeeze(dim=1)": "squeeze(1)",
    "flip(dims=(0, 1))": "flip(0,1)",
    "flip((0,))": "flip(0)",
    "contiguous(memory_format=torch.contiguous_format)": "contiguous(contiguous_format)",
    "add_(other=100)": "add_(100)",
    "transpose(dim0=0, 1)": None,
    "transpose(dim0=0, dim0=1)": None,
    "transpose(0, dim0=1)": None,
    "transpose(0, axis=1)": None,
    "flatten(end_dim=1)": None,
    "transpose(0, toString=1)": None,
}


@pytest.mark.parametrize("step", WRITTEN)
def test_a_step_is_read_as_it_is_written_in_torch(model, step):
    import torch

    asked = """text => {
        const chain = layouts.read(text);
        return chain && [layouts.textOf(chain), layouts.run(chain).at(-1).sizes];
    }"""
    name = step.partition("(")[0]
    typed = model.evaluate("step => layouts.argumentsOf(step)", {"name": name, "written": step})
    if WRITTEN[step] is None:
        assert model.evaluate(asked, f"2,3,4/{step}") is None
        assert typed is None
        return
    link, sizes = model.evaluate(asked, f"2,3,4/{step}")
    assert link == f"2,3,4/{WRITTEN[step]}"
    assert typed is not None, "the whole call, typed between the brackets"
    call = step if "transpose((" not in step else "transpose(0, 1)"  # torch itself takes no pair
    assert sizes == list(eval(f"x.{call}", {"torch": torch, "x": torch.zeros(2, 3, 4)}).shape)


# fragment: shape, strides, offset, contiguity and memory of each step, or what is said instead
SHOWN = {
    "2,3/transpose(0,1)/view(6)": [
        ["(2, 3)", "(3, 1)", "0", "yes", "new"],
        ["(3, 2)", "(1, 3)", "0", "no", "same, a view"],
        [
            (
                "RuntimeError: view size is not compatible with input tensor's size and stride (at least one "
                "dimension spans across two contiguous subspaces). Use .reshape(...) instead."
            ),
            (
                "No strides give these sizes: x, so read, steps unevenly through memory. reshape(6) works and "
                "copies, as contiguous().view(6) does."
            ),
        ],
    ],
    "3,4/[:,-1]": [["(3, 4)", "(4, 1)", "0", "yes", "new"], ["(3,)", "(4,)", "3", "no", "same, a view"]],
    "10/[1::2]": [["(10,)", "(1,)", "0", "yes", "new"], ["(5,)", "(2,)", "1", "no", "same, a view"]],
    "3,1/expand(3,4)/add_(100)": [
        ["(3, 1)", "(1, 1)", "0", "yes", "new"],
        ["(3, 4)", "(1, 0)", "0", "no", "same, a view"],
        [
            (
                "RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a "
                "single memory location. Please clone() the tensor before performing the operation."
            ),
            "With a stride of 0, one element would be written many times. clone() gives each its own memory.",
        ],
    ],
    "6/unfold(0,3,1)/add_(100)": [
        ["(6,)", "(1,)", "0", "yes", "new"],
        ["(4, 3)", "(1, 1)", "0", "no", "same, a view"],
        ["(4, 3)", "(1, 1)", "0", "no", "same, written to"],
    ],
    "6/flip(0)": [["(6,)", "(1,)", "0", "yes", "new"], ["(6,)", "(1,)", "0", "yes", "new, a copy"]],
    "6/[::-1]": [
        ["(6,)", "(1,)", "0", "yes", "new"],
        ["ValueError: step must be greater than zero", "torch has no negative strides. flip reverses, and copies."],
    ],
    "2,2,3/permute(2,0,1)/unsqueeze(0)/to(channels_last)": [
        ["(2, 2, 3)", "(6, 3, 1)", "0", "yes", "new"],
        ["(3, 2, 2)", "(1, 6, 3)", "0", "no", "same, a view"],
        ["(1, 3, 2, 2)", "(3, 1, 6, 3)", "0", "no channels last: yes", "same, a view"],
        ["(1, 3, 2, 2)", "(12, 1, 6, 3)", "0", "no channels last: yes", "new, a copy"],
    ],
    "2,1,2,2/contiguous(channels_last)/to(channels_last)": [
        ["(2, 1, 2, 2)", "(4, 4, 2, 1)", "0", "yes channels last: yes", "new"],
        ["(2, 1, 2, 2)", "(4, 4, 2, 1)", "0", "yes channels last: yes", "same, x itself"],
        ["(2, 1, 2, 2)", "(4, 1, 2, 1)", "0", "yes channels last: yes", "new, a copy"],
    ],
}


@pytest.mark.parametrize("fragment", SHOWN)
def test_a_link_shows_its_chain(explorer, fragment):
    follow(explorer, fragment)
    results = explorer.locator(".explorer .result")
    said = [
        [re.sub(r"\s+", " ", text) for text in result.locator("dd, .bite, .cure").all_inner_texts()]
        for result in results.all()
    ]
    assert said == SHOWN[fragment]
    assert problem(explorer) == ""


def test_links_of_the_page_are_among_those_tested(explorer):
    assert suggested_links(explorer) <= set(SHOWN)


# fragment: of its last step, what is said of memory, its cells with their turns, and the elements
DRAWN = {
    "2,3/transpose(0,1)": ("6 elements in memory, all read", "0:0 1:2 2:4 3:1 4:3 5:5", "[[0, 3], [1, 4], [2, 5]]"),
    "2,4/[:,1::2]": ("8 elements in memory, 4 read", "0: 1:0 2: 3:1 4: 5:2 6: 7:3", "[[1, 3], [5, 7]]"),
    "3,1/expand(3,2)": (
        "3 elements in memory, all read, some more than once",
        "0:×2 1:×2 2:×2",
        "[[0, 0], [1, 1], [2, 2]]",
    ),
    "6/unfold(0,3,1)/add_(100)": (
        "6 elements in memory, all read, some more than once",
        "100:0 201:×2 302:×3 303:×3 204:×2 105:11",
        "[[100, 201, 302], [201, 302, 303], [302, 303, 204], [303, 204, 105]]",
    ),
    "2,0/": ("0 elements in memory, none read", "", "[[], []]"),
    "/": ("1 element in memory, all read", "0:0", "0"),
    "5,20/[1]": (
        "100 elements in memory, 20 read: too many to draw",
        "",
        "[20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]",
    ),
    "5,20/transpose(0,1)": (
        "100 elements in memory, all read: too many to draw",
        "",
        "0, 20, 40, 60, 80, 1, 21, 41, 61, 81, 2, 22, … in this order",
    ),
}


@pytest.mark.parametrize("fragment", DRAWN)
def test_memory_is_drawn_with_the_turns(explorer, fragment):
    follow(explorer, fragment)
    result = explorer.locator(".explorer .result").last
    cell = "cells => cells.map(cell => [...cell.children].map(part => part.textContent).join(':')).join(' ')"
    cells = result.locator(".memory > span").evaluate_all(cell)
    said = result.locator("p.field").inner_text(), cells, result.locator(".values code").inner_text()
    assert said == DRAWN[fragment]


@pytest.mark.parametrize(
    "fragment",
    ["2,x/", "2,3/transpose(0)", "2,3/transposed(0,1)", "2,3:channels_last/", "90,90/", "2,3/[0", "%/%"]
    + ["2,3/toString()", "2,3/__proto__()", "5:constructor/", "2,3:toString/", "constructor/"],
)
def test_a_link_to_no_chain_is_said_and_changes_nothing(explorer, fragment):
    visit(explorer, "#4,5/[1]")
    follow(explorer, fragment)
    assert problem(explorer) == f"The link names no chain of this page: {fragment}"
    assert shown(explorer, ".result dd")[:2] == ["(4, 5)", "(5, 1)"]
    follow(explorer, "4,6/")
    assert problem(explorer) == ""
    assert shown(explorer, ".result dd")[:2] == ["(4, 6)", "(6, 1)"]


FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def test_typed_shapes_and_arguments_are_read_as_torch_writes_them(explorer):
    visit(explorer, "#2,3/transpose(0,1)")
    explorer.get_by_label("Shape", exact=True).fill("torch.Size([2, 3, 4])")
    explorer.get_by_label("Step 1, dim0, dim1").fill("dim0=0, dim1=2")
    assert problem(explorer) == ""
    assert shown(explorer, "li dd")[:2] == ["(4, 3, 2)", "(1, 4, 12)"]
    assert link(explorer) == "2,3,4/transpose(0,2)"
    assert "x = x.transpose(0, 2)" in explorer.locator("[data-part='code']").inner_text()


def test_steps_are_added_changed_moved_and_removed_by_keyboard(explorer):
    visit(explorer, "#2,3,4/")
    keyboard = explorer.keyboard
    explorer.locator("[data-part='add']").focus()
    keyboard.press("Enter")
    assert explorer.evaluate(FOCUSED) == "Step 1, operation"
    keyboard.type("perm")
    assert link(explorer) == "2,3,4/permute(2,1,0)", "what an operation begins with does not fit x"
    keyboard.press("Tab")
    assert explorer.evaluate(FOCUSED) == "Step 1, every dim"
    keyboard.press("Control+a")
    keyboard.type("2, 0, 1")
    assert link(explorer) == "2,3,4/permute(2,0,1)"
    assert shown(explorer, "li dd")[:2] == ["(4, 2, 3)", "(1, 12, 4)"]
    assert shown(explorer, "[role='status']") == ["Step 1: shape (4, 2, 3), strides (1, 12, 4), memory same, a view"]
    explorer.locator("[data-part='add']").press("Enter")
    keyboard.type("clo")
    explorer.get_by_label("Move up, step 2").press("Enter")
    assert link(explorer) == "2,3,4/clone()/permute(2,0,1)"
    assert explorer.evaluate(FOCUSED) == "Move down, step 1", "the focus is lost"
    keyboard.press("Enter")
    assert link(explorer) == "2,3,4/permute(2,0,1)/clone()"
    assert shown(explorer, "li dd")[5:] == ["(4, 2, 3)", "(1, 12, 4)", "0", "no", "new, a copy"]
    explorer.get_by_label("Remove, step 1").press("Enter")
    assert link(explorer) == "2,3,4/clone()"
    assert explorer.evaluate(FOCUSED) == "Step 1, operation"
    explorer.get_by_label("Remove, step 1").press("Enter")
    assert link(explorer) == "2,3,4/"
    assert explorer.evaluate(FOCUSED) == "Add a step"


def test_what_cannot_be_read_is_said_and_kept_out_of_the_link(explorer):
    visit(explorer, "#2,3/permute(1,0)/clone()")
    explorer.get_by_label("Step 1, every dim").fill("1, zero")
    assert shown(explorer, "li .result") == ["Not read: between the brackets stand every dim.", "Not reached."]
    assert link(explorer) == "2,3/permute(1,0)/clone()"
    explorer.get_by_label("Step 1, every dim").fill("1, 1")
    assert shown(explorer, "li .bite") == ["RuntimeError: permute(): duplicate dims are not allowed."]
    assert shown(explorer, "[role='status']") == ["Step 1: RuntimeError: permute(): duplicate dims are not allowed."]
    explorer.get_by_label("Shape", exact=True).fill("2, 3, 4, 5, 6")
    explorer.locator("[data-part='format']").select_option("channels last 3d")
    assert link(explorer) == "2,3,4,5,6:channels_last_3d/permute(1,1)/clone()"
    explorer.get_by_label("Shape", exact=True).fill("2, 3, 4, 5")
    assert link(explorer) == "2,3,4,5/permute(1,1)/clone()", "a format for another number of dimensions"
    explorer.get_by_label("Shape", exact=True).fill("100, 100")
    assert problem(explorer) == "Not read as a shape of at most 4096 elements."
    visit(explorer, "#1/expand(9999)")
    beyond = "torch goes on, the explorer does not: x has more than 4096 elements, or a negative size."
    assert shown(explorer, "li .bite") == [beyond]


def test_code_and_link_are_copied(explorer):
    visit(explorer, "#1,2,2,2:channels_last/[:,::2]/view(4)/clone()")
    code = [
        "import torch",
        "x = torch.arange(8).reshape(1, 2, 2, 2).to(memory_format=torch.channels_last)",
        "x = x[:, ::2]",
        "x = x.view(4)",
        "x = x.clone()",
        "x.shape, x.stride(), x.storage_offset(), x.is_contiguous()",
    ]
    assert copied(explorer, "code") == "\n".join(code)
    assert copied(explorer, "link") == explorer.url


def test_a_browser_that_cannot_copy_is_said(explorer):
    visit(explorer, "")
    assert copying_refused(explorer) == {
        "code": "Not copied: select it by hand",
        "link": "Not copied: take it from the address bar",
    }


def test_the_table_says_what_came_of_the_steps(explorer, chains):
    """For readers without JavaScript: what each step may give."""
    rows = "table => [...table.tBodies[0].rows].map(row => [row.cells[0].innerText, row.cells[1].innerText])"
    table = explorer.locator("article table.table").first.evaluate(rows)
    words = {"view": "a view", "copy": "a copy", "itself": "x itself", "in place": "written to"}
    found = {"[ ]" if name == "index" else name: kind - {"refused", "beyond"} for name, kind in kinds(chains).items()}
    told = {}
    for names, gives in table:
        said = {kind for kind, word in words.items() if word in gives.replace("or else a copy", "a copy")}
        said -= {"itself"} if "in place" in said else set()
        told |= {name: said for name in re.findall(r"[a-z]+_?|\[ \]", names) if name in found}
    assert told == found


def test_the_table_of_formats_is_in_order_of_strides(explorer):
    import torch

    rows = "table => [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText))"
    for name, dimensions, order in explorer.locator("article table.table").last.evaluate(rows)[1:]:
        names = re.findall("[A-Z]", dimensions)
        strides = torch.empty(*range(2, 2 + len(names)), memory_format=getattr(torch, name)).stride()
        assert [names[dim] for dim in sorted(range(len(names)), key=strides.__getitem__)] == order.split(", ")
