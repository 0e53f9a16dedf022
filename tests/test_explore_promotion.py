"""The promotion explorer, run in a browser: every answer it can show is torch's or NumPy's, and its rule gives it."""

import functools
import itertools
import operator
import re
import sys
import warnings

import pytest
from website import ROOT, copied, copying_refused, follow, part, problem, suggested_links, visit

EXPLORER = "promotion"
DTYPES = [
    *("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"),
    *("complex32", "complex64", "complex128", "uint16", "uint32", "uint64"),
    *("float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu"),
]
NUMBERS = {
    **{"True-bool": True, "2-int": 2, "-1-int": -1, "1000-int": 1000, "2**40-int": 1 << 40, "2**63-int": 1 << 63},
    **{"0.5-float": 0.5, "1e300-float": 1e300, "1j-complex": 1j},
}
NAMES = [*(f"{dtype}-{kind}" for kind in ("dim", "0d") for dtype in DTYPES), *NUMBERS]
PAIRS = [pair for pair in itertools.product(NAMES, repeat=2) if not NUMBERS.keys() >= set(pair)]
DEFAULTS = ("float32", "float64", "float16", "bfloat16")


def overwritten(module, a, b):
    if module.__name__ == "torch":
        return a.copy_(b)
    module.copyto(a, b)
    return a


def chosen(module, a, b):
    return module.where(module.asarray([True, False]), a, b)


def joined(module, a, b):
    return (module.cat if module.__name__ == "torch" else module.concatenate)([a, b])


def applied(operate):
    return lambda module, a, b: operate(a, b)


def operators(*names):
    return {name: applied(getattr(operator, name)) for name in names}


OPERATIONS = {
    **operators("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "eq", "lt", "lshift"),
    **operators("matmul", "iadd", "itruediv"),
    "and": applied(operator.and_),
    "maximum": lambda module, a, b: module.maximum(a, b),
    "where": chosen,
    "cat": joined,
    "copy_": overwritten,
    "out": lambda module, a, b: module.add(b, b, out=a),
}
WRITE = ("iadd", "itruediv", "copy_", "out")
ANSWER = """([operation, standard, pairs]) => {
    const places = new Map();
    const place = text => places.get(text) ?? (places.set(text, places.size), places.size - 1);
    const rows = pairs.map(([a, b]) => {
        const { torch, numpy, rule, why } = answers.answer({ a, operation, b, standard });
        return [
            torch.dtype, torch.text ?? torch.error,
            numpy ? numpy.dtype : null, numpy ? numpy.text ?? numpy.error : null,
            rule.dtype, why,
        ].map(place);
    });
    return [[...places.keys()], rows];
}"""
PARTS = ("torch-dtype", "torch-text", "numpy-dtype", "why")


@pytest.fixture(scope="module")
def packed():
    """The answers of torch and NumPy, as the page holds them."""
    sys.path.insert(0, str(ROOT / "book" / "_ext"))
    try:
        import promotion_data
    finally:
        sys.path.pop(0)
    return promotion_data.packed()


@pytest.fixture(scope="module")
def answering(model, packed):
    """The model, with the answers as its page unpacks them."""
    model.evaluate("async packed => { globalThis.answers = await promotion.unpack(packed) }", packed)
    return model


@pytest.fixture(scope="module")
def answers(answering):
    """What the model answers to an operation under a default dtype: a row for each of PAIRS."""

    @functools.cache
    def ask(operation, default):
        texts, rows = answering.evaluate(ANSWER, [operation, default, PAIRS])
        return [tuple(texts[place] for place in row) for row in rows]

    return ask


def operands(module):
    """By name, None where the library has no such dtype."""
    made = dict(NUMBERS)
    for dtype in DTYPES:
        known = getattr(module, dtype, None)
        made[f"{dtype}-dim"] = None if known is None else module.asarray([1, 1], dtype=known)
        made[f"{dtype}-0d"] = None if known is None else module.asarray(1, dtype=known)
    return made


def asked(module, operation, made, printed):
    """What the library itself answers, for each of PAIRS."""
    operate, rows = OPERATIONS[operation], []
    for pair in PAIRS:
        a, b = made[pair[0]], made[pair[1]]
        if a is None or b is None:
            rows.append((None, None))
            continue
        if operation in WRITE and pair[0] not in NUMBERS:
            a = a.clone() if module.__name__ == "torch" else a.copy()
        try:
            result = operate(module, a, b)
            key = result.dtype, type(result), str(result.tolist())
            if key not in printed:
                printed[key] = str(result.dtype).removeprefix("torch."), repr(result)
            rows.append(printed[key])
        except Exception as error:
            rows.append(("", f"{type(error).__name__}: {error}"))
    return rows


def differences(expected, given, default):
    rows = zip(PAIRS, expected, given, strict=True)
    return [(default, *pair, want, got) for pair, want, got in rows if want != got][:10]


@pytest.mark.parametrize("default", DEFAULTS)
def test_every_answer_of_torch_is_torchs(answers, default):
    import torch

    before = torch.get_default_dtype()
    torch.set_default_dtype(getattr(torch, default))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of complex32, of complex values cast to real, and of outputs resized
            made, printed = operands(torch), {}
            for operation in OPERATIONS:
                given = [row[:2] for row in answers(operation, default)]
                assert not differences(asked(torch, operation, made, printed), given, default), operation
    finally:
        torch.set_default_dtype(before)


def test_every_answer_of_numpy_is_numpys(answers):
    import numpy

    made, printed = operands(numpy), {}
    with numpy.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for operation in OPERATIONS:
            given = [row[2:4] for row in answers(operation, "float32")]
            assert not differences(asked(numpy, operation, made, printed), given, ""), operation


# what torch says where its rule refuses, and where it allows but an operation or a number is not for it
RULE = re.compile(
    r"Promotion for|Unknown Complex ScalarType|can't be cast to|same dtype|zero-dimensional|at least 1D|"
    r"broadcast shape|must be Tensor|expected Tensor|for @: |no attribute 'copy_'|"
    r"Subtraction, the|not implemented for complex"
)
BEYOND = re.compile(r"not implemented for '|without overflow|ZeroDivisionError|negative integer powers")


@pytest.mark.parametrize("default", DEFAULTS)
def test_the_rule_gives_torchs_dtype(answers, default):
    wrong = []
    for operation in OPERATIONS:
        for pair, (dtype, text, _, _, ruled, why) in zip(PAIRS, answers(operation, default), strict=True):
            right = ruled == dtype if dtype else (BEYOND if ruled else RULE).search(text)
            if not right or not why.endswith(".") or re.search("undefined|null|NaN", why):
                wrong.append((operation, *pair, dtype, text, ruled, why))
    assert not wrong[:20], len(wrong)


def test_numbers_wrap_to_what_the_rule_says(answers):
    """The number that a sentence gives in place of another one gives the same answer."""
    import torch

    claim = re.compile(r"(\S+) does not fit (u?int\d+) and wraps to (-?\d+)\.")
    found = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for operation in OPERATIONS:
            for pair, (dtype, text, *_, why) in zip(PAIRS, answers(operation, "float32"), strict=True):
                if match := claim.search(why):
                    bits, value = int(re.search(r"\d+", match[2])[0]), int(match[3])
                    number = next(NUMBERS[name] for name in pair if name in NUMBERS)
                    assert (number - value) % (1 << bits) == 0
                    low = 0 if match[2].startswith("u") else -(1 << bits - 1)
                    assert low <= value < low + (1 << bits)
                    made = operands(torch) | {name: value for name in pair if name in NUMBERS}
                    if dtype:
                        assert repr(OPERATIONS[operation](torch, made[pair[0]], made[pair[1]])) == text
                    found += 1
    assert found > 200


# fragment: torch's dtype or error, its text, NumPy's dtype or error, the rule
SHOWN = {
    "uint8-dim/add/1000-int/float32": (
        "uint8",
        "tensor([233, 233], dtype=torch.uint8)",
        "OverflowError",
        "Both are integral, so the dimensioned tensor decides: uint8. 1000 does not fit uint8 and wraps to 232.",
    ),
    "uint8-dim/lt/1000-int/float32": (
        "bool",
        "tensor([True, True])",
        "bool",
        (
            "A comparison gives bool; the operands meet in uint8. Both are integral, so the dimensioned tensor "
            "decides: uint8. 1000 does not fit uint8 and wraps to 232."
        ),
    ),
    "uint8-dim/eq/-1-int/float32": (
        "bool",
        "tensor([False, False])",
        "bool",
        (
            "A comparison gives bool; the operands meet in uint8. Both are integral, so the dimensioned tensor "
            "decides: uint8. -1 does not fit uint8 and wraps to 255."
        ),
    ),
    "int64-dim/mul/0.5-float/float32": (
        "float32",
        "tensor([0.5000, 0.5000])",
        "float64",
        "The Python float raises the category from integral to floating and brings the default dtype, float32.",
    ),
    "int64-dim/mul/0.5-float/float64": (
        "float64",
        "tensor([0.5000, 0.5000])",
        "float64",
        "The Python float raises the category from integral to floating and brings the default dtype, float64.",
    ),
    "bfloat16-dim/mul/0.5-float/float32": (
        "bfloat16",
        "tensor([0.5000, 0.5000], dtype=torch.bfloat16)",
        "none",
        "Both are floating, so the dimensioned tensor decides: bfloat16.",
    ),
    "float16-dim/add/float64-0d/float32": (
        "float16",
        "tensor([2., 2.], dtype=torch.float16)",
        "float64",
        "Both are floating, so the dimensioned tensor decides: float16.",
    ),
    "int32-dim/add/float64-0d/float32": (
        "float64",
        "tensor([2., 2.], dtype=torch.float64)",
        "float64",
        "The 0-d tensor raises the category from integral to floating and sets the dtype: float64.",
    ),
    "float32-dim/add/complex128-0d/float32": (
        "complex64",
        "tensor([2.+0.j, 2.+0.j])",
        "complex128",
        (
            "The 0-d tensor raises the category from floating to complex, and the result is the complex partner "
            "of float32: complex64."
        ),
    ),
    "bfloat16-dim/add/1j-complex/float32": (
        "complex64",
        "tensor([1.+1.j, 1.+1.j])",
        "none",
        (
            "The Python complex raises the category from floating to complex, and the result is the complex "
            "partner of bfloat16: complex64."
        ),
    ),
    "int8-dim/add/1j-complex/bfloat16": (
        "complex64",
        "tensor([1.+1.j, 1.+1.j])",
        "complex128",
        (
            "The Python complex raises the category from integral to complex and brings the complex partner of "
            "the default dtype, complex64."
        ),
    ),
    "bool-dim/add/2-int/float32": (
        "int64",
        "tensor([3, 3])",
        "int64",
        "The Python int raises the category from bool to integral and brings int64.",
    ),
    "uint8-dim/add/int8-dim/float32": (
        "int16",
        "tensor([2, 2], dtype=torch.int16)",
        "int16",
        "Two dimensioned tensors, both integral: int16 is the narrowest dtype that holds both.",
    ),
    "float16-dim/add/bfloat16-dim/float32": (
        "float32",
        "tensor([2., 2.])",
        "none",
        "Two dimensioned tensors, both floating: float32 is the narrowest dtype that holds both.",
    ),
    "int64-dim/add/float16-dim/float32": (
        "float16",
        "tensor([2., 2.], dtype=torch.float16)",
        "float64",
        "The higher category decides, floating above integral: float16, whatever the widths.",
    ),
    "float64-0d/add/complex64-0d/float32": (
        "complex128",
        "tensor(2.+0.j, dtype=torch.complex128)",
        "complex128",
        "Complex is above floating: complex128 is the narrowest complex dtype that holds both.",
    ),
    "int64-dim/truediv/int64-dim/bfloat16": (
        "bfloat16",
        "tensor([1., 1.])",
        "float64",
        "True division of integers gives the default dtype, bfloat16.",
    ),
    "uint8-dim/floordiv/2**40-int/float32": (
        "RuntimeError",
        "ZeroDivisionError",
        "OverflowError",
        (
            "Both are integral, so the dimensioned tensor decides: uint8. 2**40 does not fit uint8 and wraps to "
            "0. Integers are not divided by zero."
        ),
    ),
    "int32-dim/pow/-1-int/float32": (
        "RuntimeError",
        "Integers to negative integer powers are not allowed.",
        "ValueError",
        "Both are integral, so the dimensioned tensor decides: int32. An integer is not raised to a negative power.",
    ),
    "uint8-dim/where/1000-int/float32": (
        "RuntimeError",
        "value cannot be converted to type uint8_t without overflow",
        "uint8",
        (
            "Both are integral, so the dimensioned tensor decides: uint8. 1000 does not fit uint8, and this "
            "operation checks it."
        ),
    ),
    "float32-dim/and/int32-dim/float32": (
        "NotImplementedError",
        "\"bitwise_and_cpu\" not implemented for 'Float'",
        "TypeError",
        (
            "The higher category decides, floating above integral: float32, whatever the widths. torch has no "
            "such operation for float32."
        ),
    ),
    "float32-dim/matmul/float64-dim/float32": (
        "RuntimeError",
        "dot : expected both vectors to have same dtype, but found Float and Double",
        "float64",
        "A matrix product does not promote: both must have one dtype.",
    ),
    "uint16-dim/add/uint16-dim/float32": (
        "NotImplementedError",
        "\"add_stub\" not implemented for 'UInt16'",
        "uint16",
        "Both are uint16. torch has no such operation for uint16.",
    ),
    "uint16-dim/add/int32-dim/float32": (
        "RuntimeError",
        "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote UInt16 and Int",
        "int32",
        "uint16, uint32 and uint64 promote with themselves and with floating dtypes alone.",
    ),
    "float8_e4m3fn-dim/cat/float32-dim/float32": (
        "RuntimeError",
        "Promotion for Float8 Types is not supported, attempted to promote Float8_e4m3fn and Float",
        "none",
        "A float8 dtype promotes with itself alone.",
    ),
    "int64-dim/iadd/0.5-float/float32": (
        "RuntimeError",
        "result type Float can't be cast to the desired output type Long",
        "UFuncTypeError",
        (
            "The Python float raises the category from integral to floating and brings the default dtype, "
            "float32. What is floating is not written into what is integral."
        ),
    ),
    "int64-dim/copy_/0.5-float/float32": (
        "int64",
        "tensor([0, 0])",
        "TypeError",
        "copy_ casts to the dtype of a, whatever that of b: int64.",
    ),
    "float32-dim/out/float64-dim/float32": (
        "float32",
        "tensor([2., 2.])",
        "float32",
        "The sum is float64, as b is. a keeps its dtype, float32.",
    ),
    "float32-0d/iadd/float32-dim/float32": (
        "RuntimeError",
        "output with shape [] doesn't match the broadcast shape [2]",
        "ValueError",
        "What is written into a 0-d tensor must be 0-d as well.",
    ),
}


@pytest.mark.parametrize("fragment", SHOWN)
def test_a_link_shows_its_answer(explorer, fragment):
    follow(explorer, fragment)
    assert tuple(part(explorer, name) for name in PARTS) == SHOWN[fragment]
    chosen = [explorer.input_value(f"[data-part='{name}']") for name in ("a", "operation", "b", "standard")]
    assert "/".join(chosen) == fragment
    assert problem(explorer) == ""
    here = explorer.locator(".explorer [aria-selected='true']")
    assert [here.get_attribute("data-a"), here.get_attribute("data-b")] == [chosen[0], chosen[2]]


def test_links_of_the_page_are_among_those_tested(explorer):
    assert suggested_links(explorer) <= set(SHOWN)


def test_the_page_holds_the_answers_that_are_tested(build, packed):
    page = (build.html / "book" / "explore_promotion.html").read_text(encoding="utf-8")
    assert f'id="promotion-answers">{packed}</script>' in page


def test_code_to_paste_gives_the_answer(answering):
    """Of every 97th choice, both lines, run as they stand."""
    import numpy
    import torch

    every = itertools.product(OPERATIONS, DEFAULTS, PAIRS)
    choices = [
        {"operation": operation, "standard": default, "a": pair[0], "b": pair[1]}
        for operation, default, pair in itertools.islice(every, 0, None, 97)
    ]
    ask = """choices => choices.map(choice => ["torch", "numpy"].map(library => {
        const found = answers.outcome(library, choice);
        return found && [answers.code(library, choice), found.text ?? found.error];
    }))"""
    before, wrong = torch.get_default_dtype(), []
    with numpy.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for code, answer in filter(None, itertools.chain.from_iterable(answering.evaluate(ask, choices))):
            *lines, last = code.split("\n")
            scope = {"torch": torch, "np": numpy}
            try:
                exec("\n".join(lines), scope)
                given = repr(eval(last, scope))
            except Exception as error:
                given = f"{type(error).__name__}: {error}"
            finally:
                torch.set_default_dtype(before)
            if given != answer or max(map(len, code.split("\n"))) > 120:
                wrong.append((code, given, answer))
    assert not wrong


def test_the_table_shows_the_answers(explorer, answering):
    """Each cell of the table, for kinds and operations that have all sorts of answers."""
    signs = {"float8_e4m3fn": "e4m3", "float8_e4m3fnuz": "e4m3z", "float8_e5m2": "e5m2", "float8_e5m2fnuz": "e5m2z"}
    signs |= {"float8_e8m0fnu": "e8m0", "bool": "bool", "": "×"}
    letters = {"uint": "u", "int": "i", "float": "f", "bfloat": "bf", "complex": "c"}
    for (word, letter), bits in itertools.product(letters.items(), (8, 16, 32, 64, 128)):
        signs[f"{word}{bits}"] = f"{letter}{bits}"
    for fragment in (
        "int8-dim/add/uint8-dim/float32",
        "int8-dim/where/uint8-0d/float32",
        "1j-complex/eq/int8-0d/float32",
    ):
        visit(explorer, f"#{fragment}")
        _, operation, _, default = fragment.split("/")
        cells = explorer.locator(".explorer [data-a]").evaluate_all(
            "cells => cells.map(({ dataset, textContent, classList }) =>"
            " [dataset.a, dataset.b, textContent, classList.contains('differs')])"
        )
        assert len(cells) in (21 * 21, 9 * 21)
        texts, rows = answering.evaluate(ANSWER, [operation, default, [cell[:2] for cell in cells]])
        for cell, row in zip(cells, rows, strict=True):
            torchs, _, numpys, *_ = (texts[place] for place in row)
            assert cell[2:] == [signs[torchs], numpys is not None and numpys != torchs], cell


def test_choosing_writes_the_link_and_keeps_the_dtype(explorer):
    visit(explorer, "")
    explorer.select_option("[data-part='a']", "int32-dim")
    explorer.locator(".a").get_by_label("0-d").check()
    explorer.locator(".b").get_by_label("dimensioned").check()
    explorer.select_option("[data-part='b']", label="bfloat16")
    explorer.select_option("[data-part='operation']", "pow")
    explorer.select_option("[data-part='standard']", "float64")
    assert explorer.url.endswith("#int32-0d/pow/bfloat16-dim/float64")
    assert part(explorer, "torch-dtype") == "bfloat16"
    assert part(explorer, "numpy-text") == "NumPy has no bfloat16."
    explorer.locator(".a").get_by_label("Python number").check()
    assert explorer.url.endswith("#2-int/pow/bfloat16-dim/float64")
    assert explorer.locator(".b").get_by_label("Python number").is_disabled(), "two Python numbers"
    explorer.locator(".a").get_by_label("0-d").check()
    assert explorer.url.endswith("#int32-0d/pow/bfloat16-dim/float64")


def test_keyboard_reaches_all_and_moves_in_the_table(explorer):
    visit(explorer, "#uint8-dim/add/int8-dim/float32")
    explorer.locator("[data-part='a']").focus()
    reached = []
    for _ in range(9):
        reached.append(explorer.evaluate("document.activeElement.dataset.part ?? document.activeElement.name ?? ''"))
        reached[-1] = reached[-1] or explorer.evaluate("document.activeElement.dataset.copies ?? ''")
        explorer.keyboard.press("Tab")
    assert reached == ["a", "kind-a", "operation", "standard", "b", "kind-b", "torch-code", "numpy-code", "link"]
    focused = (
        "[document.activeElement.dataset.a, document.activeElement.dataset.b, document.activeElement.ariaSelected]"
    )
    for key, expected in {
        "ArrowRight": ["uint8-dim", "int16-dim", "true"],
        "ArrowDown": ["int8-dim", "int16-dim", "true"],
        "Home": ["int8-dim", "bool-dim", "true"],
        "ArrowLeft": ["int8-dim", "bool-dim", "true"],
        "ArrowUp": ["uint8-dim", "bool-dim", "true"],
        "End": ["uint8-dim", "float8_e8m0fnu-dim", "true"],
    }.items():
        explorer.keyboard.press(key)
        assert explorer.evaluate(focused) == expected, key
    assert explorer.url.endswith("#uint8-dim/add/float8_e8m0fnu-dim/float32")
    explorer.locator("[data-a='int64-dim'][data-b='float16-dim']").click()
    assert part(explorer, "torch-dtype") == "float16"


@pytest.mark.parametrize(
    "fragment",
    ["int7-dim/add/2-int", "uint8-dim/add", "2-int/add/2-int", "uint8-dim/add/2-int/int8", "%/%/%"]
    + ["uint8-dim/constructor/1000-int/float32", "uint8-dim/toString/float32", "__proto__/add/2-int"]
    + ["uint8-dim/add/2-int/constructor", "uint8-dim/add/2-int/float32/more"],
)
def test_a_link_to_no_choice_is_said_and_changes_nothing(explorer, fragment):
    visit(explorer, "#int32-dim/add/2-int")
    follow(explorer, fragment)
    numbers = "One operand must be a tensor: what two Python numbers give is Python's affair."
    said = numbers if fragment == "2-int/add/2-int" else f"The link names no choice of this page: {fragment}"
    assert problem(explorer) == said
    assert part(explorer, "torch-dtype") == "int32"
    follow(explorer, "int64-dim/add/2-int/float32")
    assert (problem(explorer), part(explorer, "torch-dtype")) == ("", "int64")


def test_code_and_link_are_copied(explorer):
    visit(explorer, "#uint8-dim/iadd/1000-int/float64")
    torchs = "torch.set_default_dtype(torch.float64)\na = torch.ones(2, dtype=torch.uint8)\na += 1000\na"
    assert copied(explorer, "torch-code") == torchs
    assert copied(explorer, "numpy-code") == "a = np.ones(2, dtype=np.uint8)\na += 1000\na"
    assert copied(explorer, "link") == explorer.url


def test_a_browser_that_cannot_copy_is_said(explorer):
    visit(explorer, "")
    assert copying_refused(explorer) == {
        "torch-code": "Not copied: select it by hand",
        "numpy-code": "Not copied: select it by hand",
        "link": "Not copied: take it from the address bar",
    }


@pytest.mark.parametrize("selector", [".explorer [data-part='table']", "article table.pairs >> nth=0"])
def test_row_names_stay_in_sight_and_hide_what_scrolls_below(explorer, selector):
    """The corner too: column names do not show through it."""
    explorer.set_viewport_size({"width": 390, "height": 844})
    visit(explorer, "")
    corner = explorer.locator(selector).locator("thead td").first
    corner.evaluate("corner => { corner.closest('div').scrollLeft = 150 }")
    at_corner = """corner => {
        corner.scrollIntoView({ block: "center" });
        const { left, top, width, height } = corner.getBoundingClientRect();
        const background = getComputedStyle(corner).backgroundColor;
        return [document.elementFromPoint(left + width / 2, top + height / 2) === corner, background];
    }"""
    seen, background = corner.evaluate(at_corner)
    name = explorer.locator(selector).locator("tbody th").first
    explorer.set_viewport_size({"width": 1400, "height": 900})
    assert seen
    assert background == name.evaluate("name => getComputedStyle(name).backgroundColor")
    assert background not in ("rgba(0, 0, 0, 0)", "transparent")


def test_the_tables_say_what_torch_says(explorer):
    """For readers without JavaScript: every pair, and what Python numbers bring."""
    import torch

    read = """tables => tables.map(
        table => [...table.rows].map(row => [...row.cells].map(cell => cell.innerText))
    )"""
    tables = explorer.locator("article table.pairs").evaluate_all(read)
    made, numbers = operands(torch), {"True": True, "2": 2, "0.5": 0.5, "1j": 1j}

    def result(a, b):
        try:
            return str(torch.result_type(a, b)).removeprefix("torch.")
        except RuntimeError:
            return "refused"

    expected = {
        ("dim", "dim"): {dtype: made[f"{dtype}-dim"] for dtype in DTYPES},
        ("dim", "0d"): {dtype: made[f"{dtype}-0d"] for dtype in DTYPES},
        ("dim", "number"): numbers,
    }
    for table, columns in zip(tables, expected.values(), strict=True):
        assert table[0] == ["", *columns]
        assert table[1:] == [[a, *(result(made[f"{a}-dim"], b) for b in columns.values())] for a in DTYPES]
    (defaults,) = explorer.locator("article table.table").evaluate_all(read)
    before = torch.get_default_dtype()
    for default, *brought in defaults[1:]:
        torch.set_default_dtype(getattr(torch, default))
        try:
            assert brought == [result(made["int64-dim"], 0.5), result(made["int64-dim"], 1j)]
        finally:
            torch.set_default_dtype(before)
    assert [row[0] for row in defaults[1:]] == list(DEFAULTS)
