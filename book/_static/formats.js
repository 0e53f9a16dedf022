// The number-format explorer: exact arithmetic on BigInt rationals, then the page.
// It needs explorer.js. tests/test_explore_formats.py runs both halves in a browser.
"use strict";

globalThis.formats = (() => {
  // What bends the rule of IEEE 754, `bend`:
  //   fn     no infinities, NaN has all bits set but the sign; `fnuz`: nor a negative zero, whose bits are the one NaN
  //   e8m0   exponent alone: no sign, no zero, all bits set are NaN; `e2m1`: neither infinities nor NaN
  // What torch makes of a number beyond the largest, `beyond`: "infinity", "largest" or "nan"
  const ALL = [
    { name: "float64", exponent: 11, mantissa: 52, bias: 1023, bend: "", beyond: "infinity" },
    { name: "float32", exponent: 8, mantissa: 23, bias: 127, bend: "", beyond: "infinity" },
    { name: "float16", exponent: 5, mantissa: 10, bias: 15, bend: "", beyond: "infinity" },
    { name: "bfloat16", exponent: 8, mantissa: 7, bias: 127, bend: "", beyond: "infinity" },
    { name: "float8_e4m3fn", exponent: 4, mantissa: 3, bias: 7, bend: "fn", beyond: "largest" },
    { name: "float8_e4m3fnuz", exponent: 4, mantissa: 3, bias: 8, bend: "fnuz", beyond: "nan" },
    { name: "float8_e5m2", exponent: 5, mantissa: 2, bias: 15, bend: "", beyond: "infinity" },
    { name: "float8_e5m2fnuz", exponent: 5, mantissa: 2, bias: 16, bend: "fnuz", beyond: "nan" },
    { name: "float8_e8m0fnu", exponent: 8, mantissa: 0, bias: 127, bend: "e8m0", beyond: "nan" },
    { name: "float4_e2m1fn", exponent: 2, mantissa: 1, bias: 1, bend: "e2m1", beyond: "largest" },
  ];
  for (const format of ALL) {
    const { exponent, mantissa, bend } = format;
    const all = (1n << BigInt(exponent + mantissa)) - 1n; // every bit but the sign
    format.signed = bend !== "e8m0";
    format.bits = exponent + mantissa + (format.signed ? 1 : 0);
    format.all = all;
    format.signBit = format.signed ? all + 1n : 0n;
    format.infinity = bend === "" ? all - (1n << BigInt(mantissa)) + 1n : null;
    format.largest = { "": (format.infinity ?? 0n) - 1n, fn: all - 1n, fnuz: all, e8m0: all - 1n, e2m1: all }[bend];
    // the NaN that torch's CPU casts make of Python's nan
    const quiet = mantissa > 2 ? (format.infinity ?? 0n) + (1n << BigInt(mantissa - 1)) : all;
    format.nan = { "": quiet, fn: all, fnuz: format.signBit, e8m0: all, e2m1: null }[bend];
    format.signedNan = format.signed && bend !== "fnuz" && format.name !== "bfloat16"; // keeps the sign of -nan
  }
  const FORMATS = Object.fromEntries(ALL.map(format => [format.name, format]));

  // Numbers are { sign, n, d }: (-1)^sign n/d with n, d >= 0. 1/0 is infinity, 0/0 is NaN, and zero and NaN have a sign
  const NAN = { sign: 0, n: 0n, d: 0n };
  const noNumber = x => x.d === 0n && x.n === 0n;
  const scale = (n, power) => (power < 0 ? { n, d: 1n << BigInt(-power) } : { n: n << BigInt(power), d: 1n });
  const rational = (n, d) => ({ sign: n < 0n ? 1 : 0, n: n < 0n ? -n : n, d });
  const signed = x => (x.sign ? -x.n : x.n);
  const minus = (x, y) => rational(signed(x) * y.d - signed(y) * x.d, x.d * y.d); // both finite
  const over = (x, y) => rational(signed(x) * y.d * (y.sign ? -1n : 1n), x.d * y.n); // y is not zero
  const compare = (x, y) => Number(signed(x) * y.d > signed(y) * x.d) - Number(signed(x) * y.d < signed(y) * x.d);

  // Bits to number: value = significand * 2^power, where `kind` is zero, subnormal or normal
  const decode = (format, bits) => {
    const sign = bits & format.signBit ? 1 : 0;
    const magnitude = bits & format.all;
    const stored = Number(magnitude >> BigInt(format.mantissa));
    const fraction = magnitude & ((1n << BigInt(format.mantissa)) - 1n);
    const hidden = stored || format.bend === "e8m0" ? 1n << BigInt(format.mantissa) : 0n; // e8m0 has no subnormals
    const exponent = (hidden ? stored : 1) - format.bias;
    const significand = hidden + fraction;
    const power = exponent - format.mantissa;
    let kind = hidden ? "normal" : fraction ? "subnormal" : "zero";
    let value = { sign, ...scale(significand, power) };
    if (magnitude === format.infinity) {
      kind = "infinity";
      value = { sign, n: 1n, d: 0n };
    } else if (format.bend === "fnuz" ? bits === format.nan : magnitude > format.largest) {
      kind = "NaN";
      value = { ...NAN, sign };
    }
    return { bits, sign, stored, exponent, fraction, hidden, significand, power, kind, value };
  };

  // Number to bits, to the nearest, a tie to the even significand; null where the format has no such number
  const round = (format, x) => {
    if (noNumber(x)) {
      const sign = x.sign && format.signedNan ? format.signBit : 0n;
      return { bits: format.nan === null ? null : sign | format.nan, tie: false, overflow: false };
    }
    let magnitude = 0n;
    let tie = false;
    if (x.d === 0n) magnitude = format.all + 1n;
    else if (x.n) {
      let exponent = x.n.toString(2).length - x.d.toString(2).length; // 2^exponent <= x, or one less
      const { n, d } = scale(x.d, exponent);
      if (x.n * d < n) exponent -= 1;
      exponent = Math.max(exponent, 1 - format.bias); // below it the spacing stays
      const unit = scale(x.d, exponent - format.mantissa);
      magnitude = (x.n * unit.d) / unit.n;
      const rest = 2n * ((x.n * unit.d) % unit.n) - unit.n;
      tie = rest === 0n;
      if (rest > 0n || (tie && magnitude & 1n)) magnitude += 1n;
      magnitude += BigInt(exponent + format.bias - 1) << BigInt(format.mantissa); // a carry moves into the exponent
    }
    const overflow = magnitude > format.largest;
    if (overflow) {
      if (format.beyond === "nan" || (!x.d && format.bend === "e2m1")) return { bits: format.nan, tie, overflow };
      magnitude = format[format.beyond];
    }
    const sign = x.sign && !(format.bend === "fnuz" && !magnitude) ? format.signBit : 0n;
    return { bits: sign | magnitude, tie, overflow };
  };

  // What torch does: a typed number is a float64, and goes through float32 into everything smaller
  const cast = (format, x) => {
    const steps = ["float64", "float32"].map(name => FORMATS[name]).filter(({ bits }) => bits > format.bits);
    if (format.bend === "e2m1") steps.length = 0; // torch does not convert: by the rule, once
    for (const step of steps) x = decode(step, round(step, x).bits).value;
    return { ...round(format, x), from: x }; // `from` is what the last step rounded
  };

  // The values just below and just above, in bits, or null
  const neighbours = (format, bits) => {
    const { kind, sign } = decode(format, bits);
    if (kind === "NaN") return [null, null];
    const magnitude = bits & format.all;
    const away = magnitude < (format.infinity ?? format.largest) ? magnitude + 1n : null;
    const signOf = sign ? format.signBit : 0n;
    const outward = away === null ? null : signOf | away;
    let inward = format.signed ? (sign ? 1n : format.signBit | 1n) : null; // across zero
    if (magnitude) inward = format.bend === "fnuz" && magnitude === 1n ? 0n : signOf | (magnitude - 1n);
    return sign ? [outward, inward] : [inward, outward];
  };

  // Text to number: 0.1, -1e-3, 1/3, 2**-24, 1.5*2^-14, inf, nan; a string says what is wrong
  const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
  const WRITTEN = new RegExp(`^([+-]?)(?:(${NUMBER})(?:/(${NUMBER}))?|(?:(${NUMBER})\\*)?2(?:\\*\\*|\\^)([+-]?\\d+))$`);
  const FARTHEST = 2000; // larger exponents say nothing new and take long
  const readDecimal = text => {
    const [digits, exponent = "0"] = text.split("e");
    const [whole, decimals = ""] = digits.split(".");
    const power = Number(exponent) - decimals.length;
    const n = BigInt(whole + decimals);
    return power < 0 ? { n, d: 10n ** BigInt(-power) } : { n: n * 10n ** BigInt(power), d: 1n };
  };
  const read = written => {
    const text = written.toLowerCase().replace(/[\s_]/g, "").replace(/−/g, "-").replace(/∞|infinity/, "inf");
    const negative = text.startsWith("-") ? 1 : 0;
    if (/^[+-]?nan$/.test(text)) return { ...NAN, sign: negative };
    if (/^[+-]?inf$/.test(text)) return { sign: negative, n: 1n, d: 0n };
    const match = WRITTEN.exec(text);
    if (!match) return "Not read as a number.";
    const [, , top, bottom = "1", factor = "1", power] = match;
    const exponents = [power, ...[top, bottom, factor].map(part => part?.split("e")[1])];
    if (exponents.some(exponent => Math.abs(exponent ?? 0) > FARTHEST)) return `Exponents are read up to ${FARTHEST}.`;
    const a = power === undefined ? readDecimal(top) : readDecimal(factor);
    const b = power === undefined ? readDecimal(bottom) : scale(1n, -Number(power));
    if (!b.n) return "Division by zero.";
    return { sign: negative, n: a.n * b.d, d: a.d * b.n };
  };

  // Number to text. `decimal` is exact, or null where the decimals never end
  const name = x => (noNumber(x) ? "nan" : x.d === 0n ? `${x.sign ? "-" : ""}inf` : null);
  const decimal = x => {
    if (name(x)) return name(x);
    let [a, b] = [x.n, x.d];
    while (b) [a, b] = [b, a % b];
    let rest = x.d / (a || 1n);
    const counts = [2n, 5n].map(prime => {
      let count = 0;
      for (; rest % prime === 0n; rest /= prime) count += 1;
      return count;
    });
    if (rest !== 1n) return null;
    const places = Math.max(...counts);
    const digits = ((x.n * 10n ** BigInt(places)) / x.d).toString().padStart(places + 1, "0");
    const cut = digits.length - places;
    return (x.sign ? "-" : "") + digits.slice(0, cut) + (places ? `.${digits.slice(cut)}` : "");
  };
  const approximate = (x, figures) => {
    if (name(x) || !x.n) return name(x) ?? decimal(x);
    let exponent = x.n.toString().length - x.d.toString().length; // 10^exponent <= x, or one less
    const digitsAt = power => {
      const shift = 10n ** BigInt(Math.abs(figures - 1 - power));
      const [n, d] = power < figures ? [x.n * shift, x.d] : [x.n, x.d * shift];
      return ((2n * n + d) / (2n * d)).toString();
    };
    let digits = digitsAt(exponent);
    if (digits.length < figures) {
      exponent -= 1;
      digits = digitsAt(exponent);
    }
    if (digits.length > figures) exponent += 1;
    digits = digits.slice(0, figures).replace(/0+$/, "");
    const sign = x.sign ? "-" : "";
    if (exponent < -5 || exponent > 15) {
      return `${sign}${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ""}e${exponent}`;
    }
    if (exponent < 0) return `${sign}0.${"0".repeat(-1 - exponent)}${digits}`;
    const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
    return sign + whole + (digits.length > exponent + 1 ? `.${digits.slice(exponent + 1)}` : "");
  };
  const hex = (format, bits) => `0x${bits.toString(16).padStart(Math.ceil(format.bits / 4), "0")}`;

  return { FORMATS, NAN, noNumber, decode, round, cast, neighbours, read, decimal, approximate, hex, minus, over, compare };
})();

window.addEventListener("DOMContentLoaded", () => {
  const root = document.querySelector(".explorer.formats");
  const { make, code, partsOf, say, remember, begin, arrows } = explorer;
  const { FORMATS, NAN, noNumber, decode, round, cast, neighbours, read } = formats;
  const { decimal, approximate, hex, minus, over, compare } = formats;
  const part = partsOf(root);
  const LONG = 26; // characters of an exact decimal; longer ones fold
  const finite = x => x.d !== 0n;
  const magnitudeOf = x => ({ ...x, sign: 0 });
  const figuresOf = ({ mantissa }) => Math.max(9, Math.ceil(1 + (mantissa + 1) * Math.log10(2))); // tell any two values apart
  const short = (x, figures = 9, room = 18) => {
    const exact = decimal(x);
    if (exact !== null && exact.length <= room) return exact;
    const text = approximate(x, figures);
    return compare(read(text), x) ? `≈\u00a0${text}` : text;
  };
  const numberOf = (format, bits) => decode(format, bits).value;
  const shortOf = (format, bits) => short(numberOf(format, bits), figuresOf(format));

  // Text that gives the same bits again: exact where 25 figures suffice
  const textOf = x => {
    if (noNumber(x)) return x.sign ? "-nan" : "nan";
    const exact = approximate(x, 25);
    return !finite(x) || !compare(read(exact), x) ? exact : approximate(x, 17);
  };
  // The bits that a text names in a format, and the number where it is one; a string says what is wrong
  const understand = (format, text) => {
    if (/^0(x[\da-f]+|b[01]+)$/i.test(text)) {
      const bits = BigInt(text);
      const known = bits <= (format.all | format.signBit);
      return known ? { bits, number: null } : `These are more than the ${format.bits} bits of ${format.name}.`;
    }
    const number = read(text);
    if (typeof number === "string") return number;
    const { bits } = cast(format, number);
    return bits === null ? `${format.name} has neither infinities nor NaN.` : { bits, number };
  };

  // What is shown: the bits, the number that was typed where they came from one, and the text that gives both again
  let format = FORMATS.bfloat16;
  let bits = 0n;
  let number = null;
  let text = "0.1";
  let unread = null; // what stands in the field instead, where it cannot be read
  let problem = "";

  const setBits = value => {
    [bits, number, unread, problem] = [value, null, null, ""];
    text = textOf(numberOf(format, bits));
  };
  const type = written => {
    const given = written.trim();
    const found = given ? understand(format, given) : { bits, number }; // an emptied field changes nothing
    [unread, problem] = typeof found === "string" ? [given, found] : [null, ""];
    if (problem) return;
    ({ bits, number } = found);
    text = given || text;
  };
  const choose = name => {
    const given = unread ?? text;
    format = FORMATS[name];
    setBits(0n);
    type(given);
  };

  // Bits: one tab stop, arrows move, space and Enter flip
  const buttons = [];
  const fields = () => [
    ["sign", format.signed ? 1 : 0],
    ["exponent", format.exponent],
    ["mantissa", format.mantissa],
  ];
  const weight = (field, place) => {
    if (field === "sign") return "";
    return field === "exponent" ? `, worth ${2 ** place}` : `, worth 2 to the ${place - format.mantissa}`;
  };
  const buildBits = () => {
    buttons.length = 0;
    let place = format.bits;
    const groups = fields().map(([field, count]) => {
      const label = make("span", { class: "field", id: `bits-${field}` }, count > 1 ? `${field}, ${count} bits` : field);
      const row = make("span", { class: "row" });
      if (!count) label.append(": none");
      for (let left = count - 1; left >= 0; left -= 1) {
        place -= 1;
        const attributes = { type: "button", class: place % 4 ? "bit" : "bit last", "data-place": place };
        const button = make("button", attributes, make("span", { "aria-hidden": "true" }));
        button.setAttribute("aria-label", count > 1 ? `${field} bit ${left}${weight(field, left)}` : `${field} bit`);
        row.append(button);
        buttons.push(button);
      }
      return make("span", { role: "group", class: field, "aria-labelledby": label.id }, label, row);
    });
    part("bits").replaceChildren(...groups);
    stopAt(buttons[0]);
  };
  const stopAt = button => {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  };
  const moveTo = button => {
    stopAt(button);
    button.focus();
  };
  const above = (button, direction) => {
    const box = button.getBoundingClientRect();
    const away = other => {
      const { left, top } = other.getBoundingClientRect();
      return direction * (top - box.top) > 4 ? Math.abs(top - box.top) * 100 + Math.abs(left - box.left) : Infinity;
    };
    const nearest = buttons.reduce((best, other) => (away(other) < away(best) ? other : best));
    return away(nearest) < Infinity ? nearest : button;
  };

  // What rounding did, in words, and what of it a reader would not expect
  const outcome = () => {
    const { value, kind } = decode(format, bits);
    if (!number) return ["These bits were set, so nothing was rounded.", ""];
    if (noNumber(number)) return ["NaN stays NaN.", ""];
    const largest = shortOf(format, format.largest);
    const end = number.sign ? "−" : "";
    const becomes = { infinity: "it becomes infinity", largest: `it saturates to ${end}${largest}`, nan: "it becomes NaN" }[format.beyond];
    if (!finite(number)) {
      return kind === "infinity" ? ["Infinity stays infinity.", ""] : ["", `There is no infinity: ${becomes}.`];
    }
    const bites = [];
    if (!format.signed && number.sign) bites.push("There is no sign: it is dropped.");
    if (!number.n && kind !== "zero") return ["", "There is no zero: it becomes the smallest value."];
    if (!number.n && number.sign && !value.sign) return ["", "There is no negative zero: it becomes 0."];

    const { tie, overflow, from } = cast(format, number);
    const once = round(format, number).bits;
    const [size, typed] = [value, number].map(magnitudeOf);
    const distance = x => magnitudeOf(minus(magnitudeOf(x), typed));
    const nearer = neighbours(format, bits).some(other => {
      const x = other === null ? NAN : numberOf(format, other);
      return !overflow && finite(x) && compare(distance(x), distance(size)) < 0;
    });
    const toward = format.mantissa ? "even mantissa" : "larger power";
    let said = `Rounded to the nearest value, ${compare(size, typed) > 0 ? "away from" : "toward"} zero.`;
    if (overflow) {
      said = "";
      bites.push(`Beyond the largest value, ${largest}: ${becomes}.`);
    } else if (!compare(size, typed)) said = bites.length ? "" : "Nothing is lost: it is one of the values of this format.";
    else if (tie) said = `A tie, midway between two values: it goes to the ${toward}.`;
    if (once !== bits) {
      const way = ["float64", "float32"].filter(name => FORMATS[name].bits > format.bits).join(", then to ");
      said = "";
      bites.push(`Rounded once, it would be ${shortOf(format, once)}.`);
      bites.push(`torch rounds it first to ${way}, and ${short(from, 17, LONG)} is a tie.`);
    } else if (nearer) {
      said = "";
      bites.push("Not the nearest value: the one below is nearer.");
      bites.push("Under 2**-126 torch rounds as if the smallest value were zero.");
    }
    if (kind === "zero" && number.n) bites.push("All of it is lost: it becomes zero.");
    return [said, bites.join(" ")];
  };

  // Put a value into an element, and where it is long a fold with the exact one into a second
  const put = (element, x, figures, folds = element) => {
    const exact = decimal(x);
    const shown = element.querySelector("code") ?? element.appendChild(code(""));
    shown.textContent = short(x, figures, LONG);
    let fold = folds.querySelector("details");
    if (!shown.textContent.startsWith("≈")) {
      fold?.remove();
      return;
    }
    if (!fold) {
      fold = make("details", {}, make("summary"), code(""));
      folds.append(fold);
    }
    const digits = exact?.replace(/\D/g, "").replace(/^0+/, "").length;
    fold.querySelector("code").textContent = exact ?? `${x.sign ? "-" : ""}${x.n}/${x.d}`;
    fold.querySelector("summary").textContent = exact ? `exact, ${digits} digits` : "exact, as a fraction";
  };

  // The line between the two neighbours, with the typed number where it lies
  const drawLine = () => {
    const here = numberOf(format, bits);
    const beside = neighbours(format, bits);
    const [below, above] = beside.map(other => (other === null ? null : numberOf(format, other)));
    ["previous-value", "next-value"].forEach((name, side) => {
      part(name).textContent = beside[side] === null ? "none" : shortOf(format, beside[side]);
    });
    part("this-value").textContent = shortOf(format, bits);
    part("previous").setAttribute("aria-disabled", String(!below));
    part("next").setAttribute("aria-disabled", String(!above));
    const gaps = [below && finite(below) ? minus(here, below) : null, above && finite(above) ? minus(above, here) : null];
    const known = finite(here) ? gaps.filter(Boolean) : [];
    const spacing = part("spacing");
    if (!known.length) spacing.textContent = "none";
    else {
      spacing.replaceChildren();
      let words = [" below", " above"];
      if (known.length < 2) words = [gaps[0] ? " below, nothing finite above" : " above, nothing finite below"];
      else if (!compare(...known)) words = [""];
      words.forEach((word, index) => {
        spacing.append(make("span", {}, index ? "; " : "", code(short(known[index])), word));
      });
    }
    // without a neighbour, the line goes on as on the other side
    const unit = known[0] ?? { sign: 0, n: 1n, d: 1n };
    const [left, right] = [gaps[0] ?? unit, gaps[1] ?? unit].map(gap => (finite(here) ? gap : unit));
    const share = (a, b) => Number((1000000n * (a.sign ? -a.n : a.n) * b.d) / (a.d * b.n)) / 10000; // a in percent of b
    const whole = minus(left, { ...right, sign: 1 - right.sign });
    const place = share(left, whole);
    part("line").style.setProperty("--here", `${place}%`);
    const offset = number && finite(number) && finite(here) ? minus(number, here) : null;
    const seen = offset?.n && compare(offset, right) <= 0 && compare(offset, { ...left, sign: 1 }) >= 0;
    part("typed").hidden = !seen;
    if (seen) part("typed").style.left = `${place + share(offset, whole)}%`;
    part("line").classList.toggle("open-left", !below || !finite(below) || !finite(here));
    part("line").classList.toggle("open-right", !above || !finite(above) || !finite(here));
  };

  const drawTable = () => {
    const x = number ?? numberOf(format, bits);
    part("compared").textContent = problem ? "the value above" : number ? text : "this value";
    for (const row of part("table").rows) {
      const other = FORMATS[row.dataset.format];
      const [name, value, error, pattern] = row.cells;
      const { bits: result, overflow } = cast(other, x);
      const got = result === null ? null : numberOf(other, result);
      const link = name.firstElementChild;
      link.href = `#${other.name}/${encodeURI(number ? text : textOf(x))}`;
      if (other === format) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      value.textContent = got ? shortOf(other, result) : "none";
      pattern.textContent = result === null ? "" : hex(other, result);
      const lost = got && finite(got) && finite(x) ? minus(got, x) : null;
      const relative = lost?.n && x.n ? over(lost, magnitudeOf(x)) : lost;
      error.textContent = relative ? short(relative, 2, 7).replace("≈\u00a0", "") : "";
      row.classList.toggle("bites", overflow && finite(x));
    }
  };

  const sup = content => make("sup", {}, content);
  const drawParts = it => {
    const { sign, stored, exponent, fraction, hidden, kind } = it;
    const special = kind === "infinity" || kind === "NaN";
    const zeros = fraction.toString(2).padStart(format.mantissa, "0");
    part("sign").textContent = !format.signed ? "none: every value is positive" : `${sign}, ${sign ? "negative" : "positive"}`;
    part("exponent").replaceChildren(`${stored} stored`);
    if (!special) {
      const unbiased = `${exponent < 0 ? "−" : ""}${Math.abs(exponent)}`;
      part("exponent").append(`${hidden ? "" : ", the smallest, read as 1"}, minus the bias ${format.bias}: ${unbiased}`);
    } else if (stored === 2 ** format.exponent - 1 && format.bend !== "fnuz") part("exponent").append(", the largest");
    part("mantissa").replaceChildren();
    if (!format.mantissa) part("mantissa").append(special ? "none" : "none: always 1");
    else if (special) part("mantissa").append(code(zeros));
    else {
      const value = { sign: 0, n: it.significand, d: 1n << BigInt(format.mantissa) };
      part("mantissa").append(code(`${hidden ? 1 : 0}.${zeros}`), " in binary, ", code(short(value, 17, 60)));
    }
    part("formula").replaceChildren();
    if (special) {
      const rules = {
        "": `exponent all ones and mantissa ${kind === "NaN" ? "not " : ""}0: ${kind}`,
        fn: "all ones after the sign: NaN",
        fnuz: "the bits of a negative zero: NaN",
        e8m0: "all ones: NaN",
      };
      part("formula").append(rules[format.bend]);
    } else {
      const power = [hidden ? stored : 1, " − ", format.bias].join("");
      if (format.signed) part("formula").append("(−1)", sup(String(sign)), " × ");
      part("formula").append("2", sup(power));
      if (format.mantissa) part("formula").append(` × (${hidden ? 1 : 0} + ${fraction}/`, "2", sup(String(format.mantissa)), ")");
    }
    const pieces = [];
    let rest = bits.toString(2).padStart(format.bits, "0");
    for (const [, count] of fields()) {
      pieces.push(rest.slice(0, count));
      rest = rest.slice(count);
    }
    part("pattern").replaceChildren(code(hex(format, bits)), ", ", code(`0b ${pieces.filter(Boolean).join(" ")}`));
  };

  const RULES = {
    "": "As IEEE 754: exponent 0 is for subnormals, all ones for infinity and NaN.",
    fn: "No infinities. All ones after the sign are NaN, so that the largest exponent holds values too.",
    fnuz: "No infinities and no negative zero: its bits are the only NaN.",
    e8m0: "An exponent and nothing else: powers of two, without sign, zero or infinity. All ones are NaN.",
    e2m1:
      "Neither infinities nor NaN. torch keeps two in a byte, as float4_e2m1fn_x2, " +
      "and does not convert to or from it: numbers are rounded here by the rule, and saturate.",
  };
  const drawRule = () => {
    const largest = decode(format, format.largest);
    const { n, d } = largest.value;
    const limit = { sign: 0, n: 2n * n * largest.significand + n, d: 2n * d * largest.significand }; // half a spacing beyond
    const from = `from ${short(limit)} on, `;
    const saturates = `what lies beyond${format.bend === "fn" ? ", infinity too," : ""} saturates to it`;
    const becomes = { infinity: `${from}infinity`, nan: `${from}NaN`, largest: saturates };
    part("beyond").replaceChildren(`largest ${shortOf(format, format.largest)}; ${becomes[format.beyond]}`);
    part("rule").textContent = RULES[format.bend];
  };

  const drawRounding = value => {
    const [said, bite] = problem ? ["", ""] : outcome();
    part("rounded").replaceChildren(said, said && bite ? " " : "", bite ? make("span", { class: "bite" }, bite) : "");
    const lost = number && finite(number) && finite(value) && !problem ? minus(value, number) : null;
    const none = { sign: 0, n: 0n, d: 1n };
    part("errors").hidden = !lost;
    put(part("absolute"), lost ?? none, 9);
    put(part("relative"), lost && number.n ? over(lost, magnitudeOf(number)) : none, 9);
    part("relative").hidden = !number?.n;
  };

  const draw = () => {
    const it = decode(format, bits);
    if (part("bits").dataset.format !== format.name) {
      part("bits").dataset.format = format.name;
      buildBits();
      drawRule();
    }
    part("format").value = format.name;
    if (document.activeElement !== part("number")) part("number").value = unread ?? text;
    part("number").setAttribute("aria-invalid", String(unread !== null));
    say(root, problem);
    for (const button of buttons) {
      const one = Boolean((bits >> BigInt(button.dataset.place)) & 1n);
      button.setAttribute("aria-pressed", String(one));
      button.firstChild.textContent = one ? "1" : "0";
    }
    put(part("value"), it.value, figuresOf(format), part("exact"));
    part("kind").textContent = it.kind;
    part("kind").classList.toggle("bite", it.kind === "NaN" || it.kind === "infinity");
    drawParts(it);
    drawLine();
    drawRounding(it.value);
    drawTable();
  };
  const change = step => {
    step();
    draw();
    if (!problem) remember(`${format.name}/${number ? encodeURI(text) : hex(format, bits)}`);
  };
  const take = named => {
    const [, name, written] = /^(\w+)\/(.+)$/.exec(named) ?? [];
    const found = Object.hasOwn(FORMATS, name) ? understand(FORMATS[name], written.trim()) : "";
    if (typeof found === "string") [unread, problem] = [null, `The link names no number of this page: ${named}`];
    else {
      format = FORMATS[name];
      setBits(found.bits);
      if (found.number) [number, text] = [found.number, written.trim()];
    }
    part("number").blur();
    draw();
  };

  part("format").append(...Object.keys(FORMATS).map(name => make("option", {}, name)));
  part("table").append(
    ...Object.keys(FORMATS).map(name => {
      const row = make("tr", { "data-format": name, role: "row" });
      row.append(make("th", { scope: "row", role: "rowheader" }, make("a", {}, name)));
      for (const kind of ["value", "error", "pattern"]) row.append(make("td", { role: "cell", class: kind }));
      return row;
    }),
  );
  part("format").addEventListener("change", event => change(() => choose(event.target.value)));
  part("number").addEventListener("input", event => change(() => type(event.target.value)));
  part("number").addEventListener("blur", () => {
    if (!number && !problem) setBits(bits); // bits were typed: the field shows their value
    draw();
  });
  part("number").addEventListener("keydown", event => {
    if (event.key === "Enter") event.target.select();
  });
  part("bits").addEventListener("click", event => {
    const button = event.target.closest(".bit");
    if (!button) return;
    change(() => setBits(bits ^ (1n << BigInt(button.dataset.place))));
    moveTo(button);
  });
  const aimsOf = target => {
    const index = buttons.indexOf(target.closest(".bit"));
    if (index < 0) return null;
    return {
      ArrowLeft: () => buttons[Math.max(index - 1, 0)],
      ArrowRight: () => buttons[Math.min(index + 1, buttons.length - 1)],
      ArrowUp: () => above(buttons[index], -1),
      ArrowDown: () => above(buttons[index], 1),
      Home: () => buttons[0],
      End: () => buttons.at(-1),
    };
  };
  arrows(part("bits"), aimsOf, moveTo);
  ["previous", "next"].forEach((name, side) => {
    part(name).addEventListener("click", () => {
      const aim = neighbours(format, bits)[side];
      if (aim !== null) change(() => setBits(aim));
    });
  });

  type(text);
  begin(root, take, draw);
});
