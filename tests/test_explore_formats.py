"""The number-format explorer, run in a browser: every value and rounding it can show is torch's."""

import itertools
import json
import math
import random
import re
from decimal import Decimal

import pytest
from website import follow, link, part, problem, suggested_links, visit

EXPLORER = "formats"
EIGHT = ("float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu")
SMALL = ("float16", "bfloat16", *EIGHT, "float4_e2m1fn")
LARGE = ("float64", "float32")
CASTS = [*LARGE, *SMALL[:-1]]  # torch does not convert to float4
FLOAT4 = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]  # by pattern
SAMPLES = 10_000
DECODE = """([name, patterns]) => JSON.stringify(patterns.map(text => {
    const { kind, value } = formats.decode(formats.FORMATS[name], BigInt(text));
    return [kind, formats.decimal(value)];
}))"""
CAST = """([name, texts]) => JSON.stringify(texts.map(text => {
    return formats.hex(formats.FORMATS[name], formats.cast(formats.FORMATS[name], formats.read(text)).bits);
}))"""
NEIGHBOURS = """([name, patterns]) => JSON.stringify(patterns.map(text => {
    const format = formats.FORMATS[name];
    return formats.neighbours(format, BigInt(text)).map(bits => bits === null ? null : formats.hex(format, bits));
}))"""


def ask(model, code, name, texts):
    return json.loads(model.evaluate(code, [name, texts]))


def integers(dtype):
    import torch

    return {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[dtype.itemsize]


def values(name, patterns):
    """What torch reads in these patterns, as Python floats, which hold every format's values."""
    import torch

    if name == "float4_e2m1fn":
        return [FLOAT4[pattern] for pattern in patterns]
    dtype = getattr(torch, name)
    bits = 8 * dtype.itemsize
    wrapped = patterns if bits == 8 else [(p ^ 1 << bits - 1) - (1 << bits - 1) for p in patterns]
    return torch.tensor(wrapped, dtype=integers(dtype)).view(dtype).double().tolist()


def patterns_of(name):
    """All patterns of a format of 16 bits or fewer; else those at its boundaries, and random ones."""
    if name in SMALL:
        return list(range(1 << int(re.search(r"\d+", name)[0])))
    bits, mantissa = {"float64": (64, 52), "float32": (32, 23)}[name]
    infinity = (1 << bits - 1) - (1 << mantissa)
    edges = [edge + step for edge in (1, 1 << mantissa, 2 << mantissa, infinity) for step in (-1, 0, 1)]
    edges += [infinity + (1 << mantissa - 1), (1 << bits - 1) - 1]
    generator = random.Random(0)
    found = edges + [edge | 1 << bits - 1 for edge in edges]
    return found + [generator.getrandbits(bits) for _ in range(SAMPLES)]


def same(one, other):
    """Equal, the sign of zero included; NaN is NaN."""
    if math.isnan(one) or math.isnan(other):
        return math.isnan(one) and math.isnan(other)
    return one == other and math.copysign(1, one) == math.copysign(1, other)


def kind_of(value, smallest_normal):
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "infinity"
    if value == 0:
        return "zero"
    return "normal" if abs(value) >= smallest_normal else "subnormal"


def is_exactly(value, text):
    """Whether a text says a value to its last digit, the sign of zero included."""
    if math.isnan(value):
        return text == "nan"
    return Decimal(text) == Decimal(value) and text.startswith("-") == (math.copysign(1, value) < 0)


@pytest.mark.parametrize("name", [*LARGE, *SMALL])
def test_every_pattern_has_torchs_value_and_kind(model, name):
    import torch

    smallest = 1.0 if name == "float4_e2m1fn" else torch.finfo(getattr(torch, name)).smallest_normal
    patterns = patterns_of(name)
    wrong = []
    for pattern, value, (kind, text) in zip(
        patterns, values(name, patterns), ask(model, DECODE, name, [hex(p) for p in patterns]), strict=True
    ):
        if kind != kind_of(value, smallest) or not is_exactly(value, text):
            wrong.append((hex(pattern), value, kind, text))
    assert not wrong


def doubles(name):
    """Each boundary of a format, the doubles beside it, and random doubles of its range, near ties and anywhere."""
    generator = random.Random(name)
    every = patterns_of(name)
    finite = sorted({abs(value) for value in values(name, every) if math.isfinite(value)})
    middles = [below + (above - below) / 2 for below, above in itertools.pairwise(finite)]
    largest = finite[-1]
    middles += [largest * (1 + step) for step in (2**-2, 2**-3, 2**-4, 2**-5, 2**-9, 2**-12, 2**-25)]
    if name in LARGE:
        step = {"float64": 2**-53, "float32": 2**-24}[name]
        middles = [value + value * step for value in generator.sample(finite, 2000)] + middles[-30:]
    near = middles if len(middles) < 2000 else generator.sample(middles, 2000) + middles[:20] + middles[-20:]
    edges = middles + [math.nextafter(middle, side) for middle in near for side in (0, math.inf)]
    powers = [2.0**power * (1 + step) for power in range(-1074, 1024) for step in (0, 2**-40)]
    low, high = math.frexp(finite[1] if finite[0] == 0 else finite[0])[1] - 3, math.frexp(largest)[1] + 2
    low, high = max(low, -1073), min(high, 1023)
    scattered = [math.ldexp(generator.uniform(0.5, 1), generator.randint(low, high)) for _ in range(SAMPLES // 2)]
    hairs = [generator.choice((-1, 1)) * 2.0 ** -generator.randint(20, 52) for _ in range(SAMPLES // 2)]
    close = [x * (1 + hair) for x, hair in zip(generator.choices(middles, k=len(hairs)), hairs, strict=True)]
    found = [x for x in edges + powers + scattered + close if math.isfinite(x)]
    found = [x if generator.random() < 0.7 else -x for x in found]
    return [*found, 0.0, -0.0, math.inf, -math.inf, math.nan]


@pytest.mark.parametrize("name", CASTS)
def test_typed_numbers_round_as_torch_casts_them(model, name):
    import torch

    typed = doubles(name)
    assert len(typed) > SAMPLES
    expected = torch.tensor(typed, dtype=torch.float64).to(getattr(torch, name)).double().tolist()
    shown = values(name, [int(text, 16) for text in ask(model, CAST, name, [repr(x) for x in typed])])
    assert not [found for found in zip(typed, shown, expected, strict=True) if not same(*found[1:])]


@pytest.mark.parametrize("name", CASTS)
@pytest.mark.parametrize("text", ["nan", "-nan"])
def test_nan_has_torchs_bits(model, name, text):
    """The sign of -nan stays in most formats. bfloat16 drops it from a single number."""
    import torch

    dtype = getattr(torch, name)
    pattern = torch.tensor(float(text), dtype=dtype).view(integers(dtype)).item() % (1 << 8 * dtype.itemsize)
    assert [int(shown, 16) for shown in ask(model, CAST, name, [text])] == [pattern]


def test_typed_text_is_read_as_python_reads_it(model):
    generator = random.Random(0)
    texts = [f"{generator.randrange(10**25)}e{generator.randint(-345, 285)}" for _ in range(2000)]
    texts += ["1/3", "-2/3", "1e-3/7", "2**-24", "-1.5*2**-14", "+.5", "5.", "1_000", "9007199254740993.0"]
    shown = values("float64", [int(text, 16) for text in ask(model, CAST, "float64", texts)])
    assert shown == [float(text) if "e" in text and "/" not in text else eval(text) for text in texts]
    refused = ["", "one", "1/0", "1e", "0x", "1e9999", "--1", "1,5"]
    assert model.evaluate("texts => texts.every(text => typeof formats.read(text) === 'string')", refused)


@pytest.mark.parametrize("name", [*LARGE, *SMALL])
def test_neighbours_are_torchs(model, name):
    import torch

    patterns = patterns_of(name)
    here = values(name, patterns)
    answers = ask(model, NEIGHBOURS, name, [hex(pattern) for pattern in patterns])
    for side, toward in enumerate((-math.inf, math.inf)):
        given = [answer[side] for answer in answers]
        shown = [
            None if text is None else value
            for text, value in zip(given, values(name, [int(text or "0", 16) for text in given]), strict=True)
        ]
        if name in (*LARGE, "float16", "bfloat16"):
            tensor = torch.tensor(here, dtype=torch.float64).to(getattr(torch, name))
            expected = torch.nextafter(tensor, torch.full_like(tensor, toward)).double().tolist()
            expected = [None if math.isnan(x) or x == toward else y for x, y in zip(here, expected, strict=True)]
        else:
            ordered = sorted({value for value in here if not math.isnan(value)})
            ordered = [None, *ordered, None]
            beside = {ordered[i]: ordered[i - 1 + 2 * side] for i in range(1, len(ordered) - 1)}
            expected = [beside.get(x) for x in here]
        assert shown == expected


# fragment: value, kind, and what else is said
SHOWN = {
    "bfloat16/0.1": ("0.10009765625", "normal", "0.00048828125", "Rounded to the nearest value, away from zero."),
    "float32/16777217": (
        "16777216",
        "normal",
        "1 below; 2 above",
        "A tie, midway between two values: it goes to the even mantissa.",
    ),
    "float8_e4m3fn/448": (
        "448",
        "normal",
        "32 below, nothing finite above",
        "Nothing is lost: it is one of the values of this format.",
    ),
    "float8_e4m3fn/449": (
        "448",
        "normal",
        "32 below, nothing finite above",
        "Rounded to the nearest value, toward zero.",
    ),
    "float8_e4m3fn/500": (
        "448",
        "normal",
        "32 below, nothing finite above",
        "Beyond the largest value, 448: it saturates to 448.",
    ),
    "float16/65519": (
        "65504",
        "normal",
        "32 below, nothing finite above",
        "Rounded to the nearest value, toward zero.",
    ),
    "float16/65520": ("inf", "infinity", "none", "Beyond the largest value, 65504: it becomes infinity."),
    "float8_e4m3fnuz/-0": ("0", "zero", "0.0009765625", "There is no negative zero: it becomes 0."),
    "float8_e5m2/1e-9": (
        "0",
        "zero",
        "0.0000152587890625",
        "Rounded to the nearest value, toward zero. All of it is lost: it becomes zero.",
    ),
    "float16/1.00048828126": (
        "1",
        "normal",
        "0.00048828125 below; 0.0009765625 above",
        (
            "Rounded once, it would be 1.0009765625. torch rounds it first to float64, then to float32, and "
            "1.00048828125 is a tie."
        ),
    ),
    "float8_e8m0fnu/-3": (
        "4",
        "normal",
        "2 below; 4 above",
        "A tie, midway between two values: it goes to the larger power. There is no sign: it is dropped.",
    ),
    "float8_e8m0fnu/0x7f": ("1", "normal", "0.5 below; 1 above", "These bits were set, so nothing was rounded."),
    "float4_e2m1fn/5": (
        "4",
        "normal",
        "1 below; 2 above",
        "A tie, midway between two values: it goes to the even mantissa.",
    ),
}


@pytest.mark.parametrize("fragment", SHOWN)
def test_a_link_shows_its_number(explorer, fragment):
    follow(explorer, fragment)
    name, _, text = fragment.partition("/")
    value = SHOWN[fragment][0]
    assert tuple(part(explorer, name) for name in ("value", "kind", "spacing", "rounded")) == SHOWN[fragment]
    cells = "rows => rows.map(row => [row.dataset.format, row.cells[1].innerText])"
    assert dict(explorer.locator(".explorer tbody tr").evaluate_all(cells))[name] == value
    if "0x" not in text and name != "float4_e2m1fn":
        import torch

        assert float(value) == torch.tensor(float(text), dtype=torch.float64).to(getattr(torch, name)).item()


def test_links_of_the_page_are_among_those_tested(explorer):
    assert suggested_links(explorer) <= set(SHOWN)


@pytest.mark.parametrize(
    "fragment",
    ["float99/1", "BFLOAT16/1", "bf16/0.1", "bfloat16/", "bfloat16/one", "float16/0x10000", "float4_e2m1fn/nan"]
    + ["constructor/1", "__proto__/1", "toString/1", "%/%"],
)
def test_a_link_to_no_number_is_said_and_changes_nothing(explorer, fragment):
    visit(explorer, "#float16/65519")
    follow(explorer, fragment)
    assert problem(explorer) == f"The link names no number of this page: {fragment}"
    assert [part(explorer, name) for name in ("value", "pattern")] == ["65504", "0x7bff, 0b 0 11110 1111111111"]
    assert explorer.input_value("[data-part='number']") == "65519"
    follow(explorer, "float16/1")
    assert (problem(explorer), part(explorer, "value")) == ("", "1")


def test_a_heading_is_no_number(explorer):
    visit(explorer, "#float16/2")
    follow(explorer, "the-rule")
    assert (problem(explorer), part(explorer, "value")) == ("", "2")


def test_bits_flip_by_keyboard(explorer):
    visit(explorer, "")
    explorer.locator("[data-part='number']").focus()
    explorer.keyboard.press("Tab")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert explorer.evaluate(focused) == "sign bit"
    explorer.keyboard.press("Space")
    assert part(explorer, "value") == "-0.10009765625"
    assert explorer.url.endswith("#bfloat16/0xbdcd")
    assert explorer.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
    for key, label in {
        "End": "mantissa bit 0, worth 2 to the -7",
        "ArrowLeft": "mantissa bit 1, worth 2 to the -6",
        "ArrowRight": "mantissa bit 0, worth 2 to the -7",
    }.items():
        explorer.keyboard.press(key)
        assert explorer.evaluate(focused) == label
    explorer.keyboard.press("Space")
    assert (part(explorer, "value"), explorer.input_value("[data-part='number']")) == ("-0.099609375", "-0.099609375")
    explorer.keyboard.press("Tab")
    explorer.keyboard.press("Enter")  # previous value
    assert part(explorer, "value") == "-0.10009765625"


def test_arrows_reach_every_bit_of_float64(explorer):
    explorer.set_viewport_size({"width": 390, "height": 844})
    visit(explorer, "#float64/1")
    explorer.locator(".bit").first.focus()
    reached = set()
    for _ in range(64):
        reached.add(explorer.evaluate("document.activeElement.dataset.place"))
        explorer.keyboard.press("ArrowRight")
    assert len(reached) == 64
    explorer.keyboard.press("Home")
    for _ in range(9):  # rows of eight: sign, 8 + 3, 6 * 8 + 4
        explorer.keyboard.press("ArrowDown")
    assert explorer.evaluate("document.activeElement.dataset.place") == "3"
    explorer.set_viewport_size({"width": 1400, "height": 900})


def test_typing_sets_bits_and_the_link_brings_them_back(explorer):
    explorer.select_option("[data-part='format']", "float16")
    for text, pattern in {"1/3": "0x3555", "-2**-24": "0x8001", "1e9": "0x7c00", "0x3c00": "0x3c00"}.items():
        explorer.fill("[data-part='number']", text)
        pressed = "buttons => buttons.map(button => +(button.getAttribute('aria-pressed') === 'true')).join('')"
        state = explorer.locator(".bit").evaluate_all(pressed), part(explorer, "pattern").split(",")[0]
        assert state == (f"{int(pattern, 16):016b}", pattern)
        assert explorer.url.endswith(f"#float16/{text}")
        visit(explorer, explorer.url.partition("html")[2])
        assert (explorer.locator(".bit").evaluate_all(pressed), part(explorer, "pattern").split(",")[0]) == state


def test_what_cannot_be_read_is_said_and_kept_out_of_the_link(explorer):
    visit(explorer, "#float16/3")
    explorer.fill("[data-part='number']", "3x")
    assert problem(explorer) == "Not read as a number."
    assert (part(explorer, "value"), link(explorer)) == ("3", "float16/3")
    explorer.select_option("[data-part='format']", "bfloat16")
    assert problem(explorer) == "Not read as a number."
    assert explorer.input_value("[data-part='number']") == "3x"


def test_an_emptied_field_keeps_the_number_and_says_nothing(explorer):
    visit(explorer, "#float16/3")
    for unread in ("", "3x", ""):
        explorer.fill("[data-part='number']", unread)
    assert (problem(explorer), part(explorer, "value"), link(explorer)) == ("", "3", "float16/3")
    assert explorer.get_attribute("[data-part='number']", "aria-invalid") == "false"
    assert part(explorer, "compared") == "3"
    explorer.keyboard.press("Tab")
    assert explorer.input_value("[data-part='number']") == "3"


def test_links_to_the_other_formats_keep_the_number(explorer):
    for fragment, aim in {
        "float16/1/3": "#bfloat16/1/3",
        "float16/0xfe00": "#bfloat16/-nan",
        "float16/0x3c01": "#bfloat16/1.0009765625",
    }.items():
        visit(explorer, f"#{fragment}")
        assert explorer.get_by_role("link", name="bfloat16", exact=True).get_attribute("href") == aim


def test_the_tables_say_what_torch_says(explorer):
    """For readers without JavaScript: layout and range of each format."""
    import torch

    rows = """tables => tables.map(
        table => [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText))
    )"""
    layout, limits = explorer.locator("article table.table").evaluate_all(rows)
    assert [row[0] for row in layout] == [row[0] for row in limits] == [*LARGE, *SMALL]
    for (name, *fields, infinities), (_, *ends, beyond) in zip(layout[:-1], limits[:-1], strict=True):
        dtype = getattr(torch, name)
        info, one = torch.finfo(dtype), torch.ones(1, dtype=dtype)
        after_one = (one.view(integers(dtype)) + 1).view(dtype)
        mantissa = -int(math.log2(after_one.double().item() - 1))  # finfo's eps is not it in float8_e5m2fnuz
        signed = name != "float8_e8m0fnu"
        smallest_stored = 1 if signed else 0
        bias = smallest_stored - int(math.log2(info.smallest_normal))
        bits = 8 * dtype.itemsize
        assert [int(field) for field in fields] == [bits, bits - mantissa - signed, mantissa, bias]
        infinite = torch.tensor([math.inf, 1e308 * 1.7], dtype=torch.float64).to(dtype).double()
        assert infinities == ("yes" if infinite[0].isinf() else "no")
        smallest = info.smallest_normal * 2.0**-mantissa if signed else None
        for text, value in zip(ends, (info.max, info.smallest_normal, smallest), strict=True):
            assert text == "none" if value is None else float(text) in (value, float(f"{value:.4g}"))
        over = torch.tensor(info.max * (1 + 0.9 * 2.0**-mantissa), dtype=torch.float64).to(dtype).item()
        if name != "float64":
            assert beyond == {math.inf: "infinity", info.max: f"{info.max:g}"}.get(over, "NaN")
    assert layout[-1][1:] == ["4", "2", "1", "1", "no"]
    assert limits[-1][1:4] == [f"{FLOAT4[7]:g}", f"{FLOAT4[2]:g}", f"{FLOAT4[1]:g}"]
