// The promotion explorer: the rule as code, the answers that torch and NumPy gave when the site was built, then the page.
// It needs explorer.js. tests/test_explore_promotion.py runs all of it in a browser.
"use strict";

globalThis.promotion = (() => {
  const CATEGORIES = ["bool", "integral", "floating", "complex"];
  const categoryOf = dtype => (dtype === "bool" ? 0 : /^u?int/.test(dtype) ? 1 : dtype.startsWith("complex") ? 3 : 2);
  const bitsOf = dtype => Number(/\d+/.exec(dtype));
  const PARTNERS = { float16: "complex32", bfloat16: "complex64", float32: "complex64", float64: "complex128" };
  const FLOAT8 = /^float8/;
  const UNSIGNED = /^uint(16|32|64)$/;
  const KINDS = ["dim", "0d", "number"]; // by priority
  const CALLED = { dim: "dimensioned tensor", "0d": "0-d tensor" };

  // An operand as its link names it: uint8-dim, float64-0d, 1000-int
  const read = (name, standard) => {
    const [, what, kind] = /^(.+)-(\w+)$/.exec(name);
    if (CALLED[kind]) return { kind, dtype: what, called: CALLED[kind] };
    const integer = what === "2**63" ? "uint64" : "int64"; // an int beyond int64
    const dtype = { bool: "bool", int: integer, float: standard, complex: PARTNERS[standard] }[kind];
    return { kind: "number", dtype, number: what, called: `Python ${kind}`, type: kind };
  };

  // Two of one priority: the narrowest dtype of the higher category that holds both, or null
  const join = (one, other) => {
    if (one === other) return one;
    const [low, high] = [one, other].sort((x, y) => categoryOf(x) - categoryOf(y) || bitsOf(x) - bitsOf(y));
    if (FLOAT8.test(one) || FLOAT8.test(other)) return null;
    if (UNSIGNED.test(one) || UNSIGNED.test(other)) return categoryOf(high) === 2 ? high : null;
    if (categoryOf(low) < categoryOf(high)) return categoryOf(low) === 2 ? join(PARTNERS[low], high) : high;
    if (bitsOf(low) < bitsOf(high)) return high;
    return categoryOf(high) === 1 ? "int16" : "float32"; // uint8 and int8, float16 and bfloat16
  };
  const joinWhy = (one, other, dtype) => {
    const [x, y] = [one.dtype, other.dtype];
    const [low, high] = [x, y].map(categoryOf).sort();
    const [lower, higher] = [CATEGORIES[low], CATEGORIES[high]];
    if (x === y) return `Both are ${x}.`;
    if (!dtype && (FLOAT8.test(x) || FLOAT8.test(y))) return "A float8 dtype promotes with itself alone.";
    if (!dtype) return "uint16, uint32 and uint64 promote with themselves and with floating dtypes alone.";
    const narrowest = `${dtype} is the narrowest`;
    if (low === 2 && high === 3) return `Complex is above floating: ${narrowest} complex dtype that holds both.`;
    if (low < high) return `The higher category decides, ${higher} above ${lower}: ${dtype}, whatever the widths.`;
    const two = `Two ${one.called}s, both ${higher}:`;
    return dtype === x || dtype === y ? `${two} the wider dtype, ${dtype}.` : `${two} ${narrowest} dtype that holds both.`;
  };

  // The dtype in which two operands meet, or null, and the rule that decided
  const meet = (a, b) => {
    const [upper, lower] = KINDS.indexOf(a.kind) <= KINDS.indexOf(b.kind) ? [a, b] : [b, a];
    if (upper.kind === lower.kind) {
      const dtype = join(a.dtype, b.dtype);
      return { dtype, why: joinWhy(a, b, dtype) };
    }
    const [top, bottom] = [upper, lower].map(({ dtype }) => categoryOf(dtype));
    const [above, below] = [CATEGORIES[top], CATEGORIES[bottom]];
    if (bottom === top) {
      return { dtype: upper.dtype, why: `Both are ${above}, so the ${upper.called} decides: ${upper.dtype}.` };
    }
    if (bottom < top) {
      return { dtype: upper.dtype, why: `The ${upper.called} decides by priority and by category, ${above} above ${below}: ${upper.dtype}.` };
    }
    const raises = `The ${lower.called} raises the category from ${above} to ${below}`;
    if (top === 2) {
      const dtype = PARTNERS[upper.dtype] ?? null;
      const why = `${raises}, and the result is the complex partner of ${upper.dtype}: ${dtype ?? "there is none"}.`;
      return { dtype, why };
    }
    const dtype = bottom === 3 ? lower.dtype : join(upper.dtype, lower.dtype);
    const given = { int: "", float: "the default dtype, ", complex: "the complex partner of the default dtype, " };
    const brings = given[lower.type];
    const why = lower.type ? `${raises} and brings ${brings}${lower.dtype}.` : `${raises} and sets the dtype: ${lower.dtype}.`;
    return { dtype, why: dtype ? why : `${why} ${joinWhy(upper, lower, null)}` };
  };

  // What a Python int becomes in an integral dtype that cannot hold it
  const wraps = (operands, dtype) => {
    const { number } = operands.find(({ type }) => type === "int") ?? {};
    if (!number || categoryOf(dtype) !== 1) return "";
    const [base, power = 1n] = number.split("**").map(BigInt);
    const value = (dtype.startsWith("u") ? BigInt.asUintN : BigInt.asIntN)(bitsOf(dtype), base ** power);
    return value === base ** power ? "" : `${number} does not fit ${dtype} and wraps to ${value}.`;
  };

  // Writing keeps the dtype of a, and does not go down a category
  const write = (a, { dtype, why, more }) => {
    if (a.kind === "number") a = { ...a, dtype: { float: "float64", complex: "complex128" }[a.type] ?? a.dtype };
    const [from, to] = [dtype, a.dtype].map(categoryOf);
    if (from > to) why += ` What is ${CATEGORIES[from]} is not written into what is ${CATEGORIES[to]}.`;
    if (from > to) return { dtype: null, why };
    if (a.kind === "number") why += ` torch writes into a tensor of its own, which it makes of the Python number: ${a.dtype}.`;
    else if (dtype !== a.dtype) why += ` a keeps its dtype, ${a.dtype}.`;
    return { dtype: a.dtype, meets: dtype, why, more };
  };

  // The dtype that the rules give, or null where they refuse; the dtype in which the operands meet; and the rule in words
  const decide = (operation, a, b, standard) => {
    const refused = why => ({ dtype: null, why });
    const any = holds => holds(a) || holds(b);
    const writes = ["iadd", "itruediv", "copy_"].includes(operation);
    const refusals = {
      sub: any(({ dtype }) => dtype === "bool") && "torch subtracts neither a bool nor from one: cast it, or use ^ for two masks.",
      maximum: any(({ dtype }) => categoryOf(dtype) === 3) && "Complex numbers have no order, so that none is the maximum.",
      cat: any(({ kind }) => kind === "0d") && "cat joins dimensioned tensors alone.",
      matmul: any(({ kind }) => kind === "0d")
        ? "A matrix product takes dimensioned tensors alone."
        : a.dtype !== b.dtype && "A matrix product does not promote: both must have one dtype.",
      copy_: a.kind === "number" && "A Python number has no copy_.",
    };
    if (["maximum", "cat", "matmul"].includes(operation) && any(({ kind }) => kind === "number")) {
      return refused(`${operation} takes tensors alone, no Python number.`);
    }
    if (refusals[operation]) return refused(refusals[operation]);
    if (writes && a.kind === "0d" && b.kind === "dim") return refused("What is written into a 0-d tensor must be 0-d as well.");
    if (operation === "copy_") {
      const drops = categoryOf(b.dtype) === 3 && categoryOf(a.dtype) < 3 ? "The imaginary part is dropped." : "";
      const why = `copy_ casts to the dtype of a, whatever that of b: ${a.dtype}.`;
      return { dtype: a.dtype, meets: a.dtype, why, more: drops || wraps([b], a.dtype) };
    }
    if (operation === "out") return write(a, { dtype: b.dtype, why: `The sum is ${b.dtype}, as b is.` });
    if (operation === "pow" && b.number === "2**63") b = { ...b, dtype: "int64" };
    const divides = operation === "truediv" || operation === "itruediv";
    let times = "";
    if (divides && a.kind === "number") {
      const dtype = categoryOf(b.dtype) < 2 ? standard : b.dtype;
      times = `A Python number over b is the number times the reciprocal of b, which is ${dtype}. `;
      if (FLOAT8.test(dtype)) return { dtype, meets: dtype, why: times.trim() };
      if (dtype !== b.dtype) times = times.replace(".", ", the default dtype.");
      b = { ...b, dtype };
    }
    const met = meet(a, b);
    if (!met.dtype) return refused(times + met.why);
    let { dtype, why } = { ...met, why: times + met.why };
    let more = wraps([a, b], dtype);
    if (divides && categoryOf(dtype) < 2) {
      [dtype, more] = [standard, ""];
      why = `True division of ${categoryOf(met.dtype) ? "integers" : "bools"} gives the default dtype, ${standard}.`;
    }
    const compares = operation === "eq" || operation === "lt";
    if (compares) why = `A comparison gives bool; the operands meet in ${dtype}. ${why}`;
    if (writes && a.kind !== "number") return write(a, { dtype, why, more });
    if (writes) why = `Nothing is written into a Python number: a becomes a new tensor. ${why}`;
    return { dtype: compares ? "bool" : dtype, meets: dtype, why, more };
  };

  // Why torch refuses what the rules allow
  const refusal = (error, { dtype, meets, more }, a, b) => {
    const number = a.number ?? b.number;
    if (error.includes("without overflow")) return `${number} does not fit ${meets}, and this operation checks it.`;
    if (error.includes("ZeroDivisionError")) return `${more} Integers are not divided by zero.`;
    if (error.includes("negative integer powers")) return "An integer is not raised to a negative power.";
    return `torch has no such operation for ${meets ?? dtype}.`;
  };

  const unpack = async answers => {
    const packed = Uint8Array.from(atob(answers), letter => letter.charCodeAt());
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const data = await new Response(stream).json();
    const names = Object.keys(data.operands);
    const places = Object.fromEntries(names.map((name, index) => [name, index]));

    // dtype and printed text, or an error, or null where the library has no such operand
    const outcome = (library, { a, operation, b, standard }) => {
      const place = places[a] * names.length + places[b];
      const changed = library === "torch" ? data.changes[standard]?.[operation][place] : undefined;
      const found = data.outcomes[changed ?? data[library][operation][place]];
      if (!found) return null;
      const [dtype, text] = found;
      if (!dtype) return { dtype, error: text };
      if (library === "numpy") return { dtype, text };
      const silent = ["bool", "int64", standard, standard === "float64" ? "complex128" : "complex64"].includes(dtype);
      return { dtype, text: `tensor(${text}${silent ? "" : `, dtype=torch.${dtype}`})` };
    };
    const code = (library, { a, operation, b, standard }) => {
      const [, torchs, numpys = torchs] = data.operations[operation];
      const text = library === "torch" ? torchs : numpys;
      const [first, second] = [a, b].map(name => data.operands[name][library === "torch" ? 0 : 1]);
      const put = (letter, operand, into) => into.replace(RegExp(`\\b${letter}\\b`, "g"), () => operand);
      const short = lines => lines.split("\n").every(line => line.length < 80);
      const lines = [];
      if (library === "torch" && standard !== "float32") lines.push(`torch.set_default_dtype(torch.${standard})`);
      const named = text.includes("\n") || (/^a(\.| \*\*)/.test(text) && !/-(dim|0d)$/.test(a));
      const inlined = put("b", second, named ? text : put("a", first, text));
      if (named || !short(inlined)) lines.push(`a = ${first}`);
      if (!short(inlined)) lines.push(`b = ${second}`);
      return [...lines, short(inlined) ? inlined : text].join("\n");
    };
    const answer = choice => {
      const [a, b] = [choice.a, choice.b].map(name => read(name, choice.standard));
      const rule = decide(choice.operation, a, b, choice.standard);
      const [torch, numpy] = ["torch", "numpy"].map(library => outcome(library, choice));
      const against = torch.error && rule.dtype ? refusal(torch.error, rule, a, b) : rule.more;
      return { torch, numpy, rule, why: [rule.why, against].filter(Boolean).join(" ") };
    };
    return { ...data, names, outcome, code, answer };
  };

  return { CATEGORIES, categoryOf, read, decide, unpack };
})();

window.addEventListener("DOMContentLoaded", async () => {
  const root = document.querySelector(".explorer.promotion");
  const { make, partsOf, say, remember, begin, copies, arrows } = explorer;
  const { CATEGORIES, categoryOf, read, unpack } = promotion;
  const part = partsOf(root);
  const book = await unpack(document.getElementById("promotion-answers").textContent);
  const short = dtype => {
    const letters = { bfloat: "bf", float8_: "", float: "f", complex: "c", uint: "u", int: "i", fnuz: "z", fnu: "", fn: "" };
    return dtype.replace(/bfloat|float8_|float|complex|uint|int|fnuz|fnu|fn/g, word => letters[word]);
  };
  const kindOf = name => read(name, "float32").kind;
  const labelOf = name => name.replace(/-\w+$/, "");
  const group = (list, keyOf) => {
    const groups = {};
    for (const item of list) {
      groups[keyOf(item)] ??= [];
      groups[keyOf(item)].push(item);
    }
    return groups;
  };
  const ofKind = group(book.names, kindOf);
  const firstLine = operation => book.operations[operation][1].split("\n")[0];
  const missing = name => kindOf(name) !== "number" && book.operands[name][1] === "None";

  let choice = { a: "uint8-dim", operation: "add", b: "1000-int", standard: "float32" };
  let problem = "";

  const textOf = ({ a, operation, b, standard }) => `${a}/${operation}/${b}/${standard}`;
  const take = named => {
    const [a, operation, b, standard = "float32", ...rest] = named.split("/");
    const operands = [a, b].every(name => Object.hasOwn(book.operands, name));
    const offered = [...part("standard").options].some(({ value }) => value === standard);
    const known = operands && offered && Object.hasOwn(book.operations, operation) && !rest.length;
    if (!known) problem = `The link names no choice of this page: ${named}`;
    else if (kindOf(a) === "number" && kindOf(b) === "number") {
      problem = "One operand must be a tensor: what two Python numbers give is Python's affair.";
    } else [choice, problem] = [{ a, operation, b, standard }, ""];
    draw();
  };
  const choose = changes => {
    [choice, problem] = [{ ...choice, ...changes }, ""];
    draw();
    remember(textOf(choice));
  };

  // Operands: a kind, and a dtype or a number of it
  const drawOperand = side => {
    const [name, other] = side === "a" ? [choice.a, choice.b] : [choice.b, choice.a];
    const select = part(side);
    const kind = kindOf(name);
    if (select.dataset.kind !== kind) {
      select.replaceChildren(...ofKind[kind].map(value => make("option", { value }, labelOf(value))));
      select.dataset.kind = kind;
    }
    select.value = name;
    for (const radio of root.querySelectorAll(`[name="kind-${side}"]`)) {
      radio.checked = radio.value === kind;
      radio.disabled = radio.value === "number" && kindOf(other) === "number";
    }
  };
  for (const side of ["a", "b"]) {
    part(side).addEventListener("change", event => choose({ [side]: event.target.value }));
    const last = { dim: "uint8-dim", "0d": "uint8-0d", number: "2-int" }; // a tensor keeps its dtype, a number comes back
    for (const radio of root.querySelectorAll(`[name="kind-${side}"]`)) {
      radio.addEventListener("change", () => {
        const [from, to] = [kindOf(choice[side]), radio.value];
        last[from] = choice[side];
        choose({ [side]: from === "number" || to === "number" ? last[to] : `${labelOf(choice[side])}-${to}` });
      });
    }
  }

  // The answers
  const drawAnswer = (library, found) => {
    const wanting = [choice.a, choice.b].find(missing);
    const error = found?.error?.split(": ") ?? [];
    part(`${library}-dtype`).textContent = found?.dtype || error[0] || "none";
    part(`${library}-dtype`).classList.toggle("bite", Boolean(found?.error));
    part(`${library}-text`).textContent = found ? found.text ?? error.slice(1).join(": ") : `NumPy has no ${labelOf(wanting)}.`;
    part(`${library}-text`).classList.toggle("says", Boolean(!found || found.error));
    part(`${library}-code`).textContent = found ? book.code(library, choice) : "";
    part(`${library}-code`).parentElement.hidden = !found;
  };

  // The table of all pairs of these two kinds: arrows move, the choice goes with the focus
  const cells = new Map();
  const drawTable = () => {
    const [rows, columns] = [choice.a, choice.b].map(name => ofKind[kindOf(name)]);
    const table = part("table");
    const kinds = [choice.a, choice.b].map(kindOf).join();
    if (table.dataset.kinds !== kinds) {
      table.dataset.kinds = kinds;
      cells.clear();
      const headers = columns.map(name => make("th", { scope: "col", "data-name": name }, make("span", {}, labelOf(name))));
      const head = make("tr", { role: "row" }, make("td"), ...headers);
      const body = rows.map(a => {
        const row = make("tr", { role: "row" }, make("th", { scope: "row", "data-name": a }, labelOf(a)));
        for (const b of columns) {
          const cell = make("td", { role: "gridcell", "data-a": a, "data-b": b });
          cells.set(`${a}/${b}`, cell);
          row.append(cell);
        }
        return row;
      });
      table.replaceChildren(table.caption, make("thead", { role: "rowgroup" }, head), make("tbody", { role: "rowgroup" }, ...body));
    }
    for (const cell of cells.values()) {
      const pair = { ...choice, ...cell.dataset };
      const [torch, numpy] = ["torch", "numpy"].map(library => book.outcome(library, pair));
      const here = pair.a === choice.a && pair.b === choice.b;
      cell.textContent = torch.dtype ? short(torch.dtype) : "×";
      cell.className = torch.dtype ? CATEGORIES[categoryOf(torch.dtype)] : "refused";
      cell.classList.toggle("differs", Boolean(numpy && numpy.dtype !== torch.dtype));
      cell.setAttribute("aria-selected", String(here));
      cell.tabIndex = here ? 0 : -1;
      if (here) table.parentElement.scrollLeft = cell.offsetLeft - table.parentElement.clientWidth / 2;
    }
    for (const header of table.querySelectorAll("th")) {
      header.classList.toggle("here", header.dataset.name === (header.scope === "row" ? choice.a : choice.b));
    }
    part("tabled").textContent = firstLine(choice.operation);
  };
  const pick = cell => {
    choose({ ...cell.dataset });
    cell.focus();
  };
  part("table").addEventListener("click", event => {
    const cell = event.target.closest("[data-a]");
    if (cell) pick(cell);
  });
  const aimsOf = target => {
    const cell = target.closest("[data-a]");
    if (!cell) return null;
    const row = cell.parentElement;
    const place = cell.cellIndex;
    return {
      ArrowLeft: () => row.cells[place - 1],
      ArrowRight: () => row.cells[place + 1],
      ArrowUp: () => row.previousElementSibling?.cells[place],
      ArrowDown: () => row.nextElementSibling?.cells[place],
      Home: () => row.cells[1],
      End: () => row.cells[row.cells.length - 1],
    };
  };
  arrows(part("table"), aimsOf, cell => cell.dataset.a && pick(cell)); // not the names of rows

  const draw = () => {
    const { torch, numpy, why } = book.answer(choice);
    drawOperand("a");
    drawOperand("b");
    part("operation").value = choice.operation;
    part("standard").value = choice.standard;
    say(root, problem);
    drawAnswer("torch", torch);
    drawAnswer("numpy", numpy);
    part("why").textContent = why;
    drawTable();
  };

  copies(root, what => (what === "link" ? new URL(`#${textOf(choice)}`, location).href : part(what).textContent));

  const briefly = name => firstLine(name).replace("torch.tensor([True, False])", "mask").replace("torch.", "");
  const families = group(Object.keys(book.operations), name => book.operations[name][0]);
  part("operation").append(
    ...Object.entries(families).map(([label, names]) => {
      const options = names.map(value => make("option", { value }, briefly(value)));
      return make("optgroup", { label }, ...options);
    }),
  );
  part("torch-version").textContent = `torch ${book.versions.torch}`;
  part("numpy-version").textContent = `NumPy ${book.versions.numpy}`;
  part("operation").addEventListener("change", event => choose({ operation: event.target.value }));
  part("standard").addEventListener("change", event => choose({ standard: event.target.value }));
  begin(root, take, draw);
});
