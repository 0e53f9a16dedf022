// The layout explorer: torch's rules of strides as code, then the page.
// It needs explorer.js. tests/test_explore_layouts.py runs both halves in a browser.
"use strict";

globalThis.layouts = (() => {
  // A tensor is { sizes, strides, offset, storage }; a storage is { values } and is shared by its views
  const MOST = 4096; // elements of a tensor
  const product = list => list.reduce((x, y) => x * y, 1);
  const numel = x => product(x.sizes);
  const list = numbers => `[${numbers.join(", ")}]`;
  const remove = (items, ...places) => items.filter((_, place) => !places.includes(place));
  const from0 = count => [...Array(count).keys()];

  // Refuse, in torch's words
  const check = (holds, text, refusal = "RuntimeError") => {
    if (!holds) throw Object.assign(new Error(text), { refusal });
  };

  // The elements' places in storage, in the order in which they are read: the last index runs first
  const places = x => {
    let found = numel(x) ? [x.offset] : [];
    x.sizes.forEach((size, dim) => {
      found = found.flatMap(place => from0(size).map(index => place + index * x.strides[dim]));
    });
    return found;
  };

  // Strides that fill memory in this order of dimensions, the first of them innermost
  const filled = (sizes, order, least = 1) => {
    const strides = [];
    let stride = 1;
    for (const dim of order) {
      strides[dim] = stride;
      stride *= Math.max(sizes[dim], least);
    }
    return strides;
  };
  const ORDERS = { channels_last: [1, 3, 2, 0], channels_last_3d: [1, 4, 3, 2, 0] };
  const rowMajor = sizes => filled(sizes, from0(sizes.length).reverse());

  const isContiguous = (x, format = "contiguous_format") => {
    const { sizes, strides } = x;
    const order = ORDERS[format] ?? from0(sizes.length).reverse();
    if (order.length !== sizes.length) return false;
    if (format === "contiguous_format" && !numel(x)) return true;
    let expected = 1;
    for (const dim of order) {
      if (sizes[dim] === 1) continue; // its stride is never used
      if (strides[dim] !== expected) return false;
      expected *= sizes[dim];
    }
    return true;
  };
  const FORMATS = ["contiguous_format", ...Object.keys(ORDERS)];

  // Each element of memory once, without gaps, in whatever order of dimensions
  const isDense = x => {
    if (!numel(x)) return true;
    const dims = from0(x.sizes.length).filter(dim => x.sizes[dim] > 1);
    dims.sort((a, b) => x.strides[a] - x.strides[b]);
    const expected = filled(x.sizes, dims);
    return dims.every(dim => x.strides[dim] === expected[dim]);
  };

  // The format that torch takes a tensor to be in: unlike is_contiguous, it looks at strides of size-1 dimensions
  const suggested = ({ sizes, strides }) => {
    const format = Object.keys(ORDERS).find(name => ORDERS[name].length === sizes.length);
    if (!format || strides[1] === 0) return "contiguous_format";
    let least = 0;
    for (const dim of ORDERS[format]) {
      const tie = dim === 0 && least === strides[1];
      if (!sizes[dim] || strides[dim] < least || tie) return "contiguous_format";
      least = strides[dim] * sizes[dim];
    }
    return format;
  };

  // The order of dimensions that a copy keeps where memory has gaps or repeats: by stride, those of stride 0 unmoved
  const preserved = ({ sizes, strides }) => {
    const order = from0(sizes.length).reverse();
    const after = (a, b) => {
      if (!strides[a] || !strides[b]) return 0;
      return Math.sign(strides[a] - strides[b]) || Number(sizes[a] > sizes[b]);
    };
    for (let place = 1; place < order.length; place += 1) {
      let moving = place;
      for (let other = place - 1; other >= 0; other -= 1) {
        if (after(order[other], order[moving]) <= 0) continue;
        [order[other], order[moving]] = [order[moving], order[other]];
        moving = other;
      }
    }
    return filled(sizes, order);
  };

  const copy = (x, strides, source = x) => {
    const made = { sizes: x.sizes, strides, offset: 0, storage: { values: [] } };
    const targets = places(made);
    places(source).forEach((place, turn) => {
      made.storage.values[targets[turn]] = x.storage.values[place];
    });
    return made;
  };
  const clone = x => copy(x, isDense(x) ? x.strides : preserved(x));
  const formatted = (x, format) => {
    const order = ORDERS[format];
    const called = `required rank ${order?.length} tensor to use ${format} format`;
    if (order) check(x.sizes.length === order.length, called);
    return copy(x, order ? filled(x.sizes, order, 0) : rowMajor(x.sizes));
  };
  const contiguous = (x, [format = "contiguous_format"]) => (isContiguous(x, format) ? x : formatted(x, format));
  const to = (x, [format]) => (suggested(x) === format ? x : formatted(x, format));

  // Dimensions; a 0-d tensor is taken to have one
  const wrap = (dim, count) => {
    const most = Math.max(count, 1);
    const said = `Dimension out of range (expected to be in range of [${-most}, ${most - 1}], but got ${dim})`;
    check(dim >= -most && dim < most, said, "IndexError");
    return dim < 0 ? dim + most : dim;
  };
  const dimensionOf = (x, dim) => wrap(dim, x.sizes.length);
  const distinct = (x, dims, said) => {
    const found = [];
    for (const given of dims) {
      const dim = dimensionOf(x, given);
      check(!found.includes(dim), said(dim));
      found.push(dim);
    }
    return found;
  };
  const both = (x, change) => ({ ...x, sizes: change(x.sizes, 0), strides: change(x.strides, 1) });
  const pick = (x, dims) => both(x, numbers => dims.map(dim => numbers[dim]));
  const without = (x, ...dims) => pick(x, remove(from0(x.sizes.length), ...dims));
  const put = (x, dim, ...pair) => both(x, (numbers, which) => numbers.toSpliced(dim, 0, pair[which]));
  const set = (x, dim, ...pair) => both(x, (numbers, which) => numbers.with(dim, pair[which]));

  const transpose = (x, pair) => {
    const [one, other] = pair.map(dim => dimensionOf(x, dim));
    const dims = from0(x.sizes.length);
    if (dims.length) [dims[one], dims[other]] = [other, one];
    return pick(x, dims);
  };
  const permute = (x, dims) => {
    const differ = "number of dimensions in the tensor input does not match the length of the desired ordering of dimensions";
    const counts = `input.dim() = ${x.sizes.length} is not equal to len(dims) = ${dims.length}`;
    check(x.sizes.length === dims.length, `permute(sparse_coo): ${differ} i.e. ${counts}`);
    return pick(x, distinct(x, dims, () => "permute(): duplicate dims are not allowed."));
  };
  const unsqueeze = (x, [given]) => {
    const dim = wrap(given, x.sizes.length + 1);
    return put(x, dim, 1, dim < x.sizes.length ? x.sizes[dim] * x.strides[dim] : 1);
  };
  const squeeze = (x, [given]) => {
    const dims = given === undefined ? from0(x.sizes.length) : [dimensionOf(x, given)];
    return without(x, ...dims.filter(dim => x.sizes[dim] === 1));
  };
  const select = (x, [given, index]) => {
    check(x.sizes.length, "select() cannot be applied to a 0-dim tensor.", "IndexError");
    const dim = dimensionOf(x, given);
    const size = x.sizes[dim];
    const said = `select(): index ${index} out of range for tensor of size ${list(x.sizes)} at dimension ${dim}`;
    check(index >= -size && index < size, said, "IndexError");
    return { ...without(x, dim), offset: x.offset + (index < 0 ? index + size : index) * x.strides[dim] };
  };
  const slice = (x, dim, { start, stop, step }) => {
    check(step !== 0, "slice step cannot be zero", "ValueError");
    check(step > 0, "step must be greater than zero", "ValueError");
    check(x.sizes.length, "slice() cannot be applied to a 0-dim tensor.", "IndexError");
    const size = x.sizes[dim];
    const clamp = at => Math.min(Math.max(at < 0 ? at + size : at, 0), size);
    const [begin, end] = [clamp(start), clamp(stop)];
    const count = Math.max(Math.ceil((end - begin) / step), 0);
    return { ...set(x, dim, count, x.strides[dim] * step), offset: x.offset + begin * x.strides[dim] };
  };
  const index = (x, items) => {
    const named = items.filter(item => item !== "None" && item !== "...").length;
    const count = x.sizes.length;
    if (items.length > 1) check(named <= count, `too many indices for tensor of dimension ${count}`, "IndexError");
    let dim = 0;
    items.forEach((item, place) => {
      if (item === "...") dim += count - named;
      else if (item === "None") {
        x = unsqueeze(x, [dim]);
        dim += 1;
      } else if (typeof item === "object") {
        x = slice(x, dim, item);
        dim += 1;
      } else {
        const size = x.sizes[dim] ?? 0;
        const way = "Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number";
        check(item || x.sizes.length, `invalid index of a 0-dim tensor. ${way}`, "IndexError");
        const within = item >= -size && item < size;
        check(within, `index ${item} is out of bounds for dimension ${place} with size ${size}`, "IndexError");
        x = select(x, [dim, item]);
      }
    });
    return { ...x };
  };
  const expand = (x, sizes) => {
    const more = sizes.length - x.sizes.length;
    const counted = `must be greater or equal to the number of dimensions in the tensor (${x.sizes.length})`;
    const call = `expand(torch.LongTensor{${list(x.sizes)}}, size=${list(sizes)})`;
    check(more >= 0, `${call}: the number of sizes provided (${sizes.length}) ${counted}`);
    const [made, strides] = [[...sizes], []];
    for (let dim = sizes.length - 1; dim >= 0; dim -= 1) {
      const [size, stride] = [x.sizes[dim - more] ?? 1, x.strides[dim - more]];
      if (sizes[dim] === -1 && x.sizes.length) {
        check(dim >= more, `The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ${dim}`);
        made[dim] = size;
      }
      const differ = `(${made[dim]}) must match the existing size (${size}) at non-singleton dimension ${dim}`;
      const both = `Target sizes: ${list(sizes)}.  Tensor sizes: ${list(x.sizes)}`;
      check(made[dim] === size || size === 1, `The expanded size of the tensor ${differ}.  ${both}`);
      const kept = made[dim] === size && x.sizes.length;
      strides[dim] = kept ? stride ?? made[dim + 1] * strides[dim + 1] : 0;
    }
    let elements = 1n; // unsigned, so that a negative size is a large one
    for (const size of made) {
      elements *= BigInt.asUintN(64, BigInt(size));
      check(elements < 1n << 64n, "numel: integer multiplication overflow");
    }
    check(elements < 1n << 63n, "numel: integer multiplication overflow");
    return { ...x, sizes: made, strides };
  };

  // The sizes that are meant, -1 inferred
  const inferred = (x, sizes) => {
    const open = sizes.indexOf(-1);
    sizes.forEach((size, dim) => {
      check(size !== -1 || dim === open, "only one dimension can be inferred");
      check(size >= -1, `invalid shape dimension ${size} at index ${dim} of shape ${list(sizes)}`);
    });
    const [have, given] = [numel(x), product(remove(sizes, open))];
    const fits = have === given || (open >= 0 && given && have % given === 0);
    check(fits, `shape '${list(sizes)}' is invalid for input of size ${have}`);
    if (open < 0) return sizes;
    const why = "because the unspecified dimension size -1 can be any value and is ambiguous";
    check(given, `cannot reshape tensor of 0 elements into shape ${list(sizes)} ${why}`);
    return sizes.with(open, have / given);
  };
  // The strides with which a view has these sizes, or null: dimensions merge only where one stride steps through both
  const viewed = (x, sizes) => {
    if (!x.sizes.length) return sizes.map(() => 1);
    if (!numel(x)) return String(x.sizes) === String(sizes) ? x.strides : rowMajor(sizes);
    const strides = [];
    let dim = sizes.length - 1;
    let [base, have, made] = [x.strides.at(-1), 1, 1];
    for (let old = x.sizes.length - 1; old >= 0; old -= 1) {
      have *= x.sizes[old];
      const ends = old === 0 || (x.sizes[old - 1] !== 1 && x.strides[old - 1] !== have * base);
      if (!ends) continue;
      while (dim >= 0 && (made < have || sizes[dim] === 1)) {
        strides[dim] = made * base;
        made *= sizes[dim];
        dim -= 1;
      }
      if (made !== have) return null;
      [base, have, made] = [x.strides[old - 1], 1, 1];
    }
    return dim < 0 ? strides : null;
  };
  const view = (x, given) => {
    const sizes = inferred(x, given);
    const strides = viewed(x, sizes);
    const why = "(at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.";
    check(strides, `view size is not compatible with input tensor's size and stride ${why}`);
    return { ...x, sizes, strides };
  };
  const reshape = (x, given) => {
    const sizes = inferred(x, given);
    return view(viewed(x, sizes) ? x : copy(x, rowMajor(x.sizes)), sizes);
  };
  const flatten = (x, [start = 0, end = -1]) => {
    const [first, final] = [dimensionOf(x, start), dimensionOf(x, end)];
    check(first <= final, "flatten() has invalid args: start_dim cannot come after end_dim");
    if (x.sizes.length && first === final) return x;
    return reshape(x, x.sizes.toSpliced(first, final - first + 1, product(x.sizes.slice(first, final + 1))));
  };
  const flip = (x, given) => {
    const dims = distinct(x, given, dim => `dim ${dim} appears multiple times in the list of dims`);
    const turned = { ...x, strides: [...x.strides] };
    for (const dim of dims.filter(dim => x.sizes[dim] > 0)) {
      turned.offset += (x.sizes[dim] - 1) * x.strides[dim];
      turned.strides[dim] = -x.strides[dim];
    }
    return copy(x, clone(x).strides, turned);
  };
  const unfold = (x, [given, size, step]) => {
    const dim = dimensionOf(x, given);
    const most = x.sizes[dim] ?? 1;
    check(size >= 0, `size is ${size} but must be >= 0`);
    check(size <= most, `maximum size for tensor at dimension ${dim} is ${most} but size is ${size}`);
    check(step > 0, `step is ${step} but must be > 0`);
    const windows = put(x, x.sizes.length, size, x.strides[dim] ?? 1);
    return x.sizes.length ? set(windows, dim, Math.floor((most - size) / step) + 1, x.strides[dim] * step) : windows;
  };
  const diagonal = (x, [shift = 0, one = 0, other = 1]) => {
    const [row, column] = [one, other].map(dim => dimensionOf(x, dim));
    check(row !== column, `diagonal dimensions cannot be identical ${one}, ${other}`);
    const room = [x.sizes[row] + Math.min(shift, 0), x.sizes[column] - Math.max(shift, 0)];
    const size = Math.max(Math.min(...room), 0);
    const moved = size ? shift * (shift > 0 ? x.strides[column] : -x.strides[row]) : 0;
    const stride = x.strides[row] + x.strides[column];
    return { ...put(without(x, row, column), x.sizes.length - 2, size, stride), offset: x.offset + moved };
  };
  const add = (x, [number]) => {
    const repeats = !isDense(x) && x.sizes.some((size, dim) => size > 1 && !x.strides[dim]);
    const why = "more than one element of the written-to tensor refers to a single memory location";
    check(!repeats, `unsupported operation: ${why}. Please clone() the tensor before performing the operation.`);
    for (const place of places(x)) x.storage.values[place] += number;
    return x;
  };

  // What a step may be: its arguments as they are asked for, torch's names of them, how many numbers they are, and those
  // to begin with
  const LISTS = [1, 12];
  const reversed = x => from0(x.sizes.length).reverse();
  const OPERATIONS = {
    transpose: { apply: transpose, takes: "dim0, dim1", names: ["dim0", "dim1"], counts: [2, 2], begin: () => "0, 1" },
    permute: { apply: permute, takes: "every dim", names: ["dims"], counts: LISTS, begin: x => reversed(x).join(", ") || "0" },
    index: { apply: index, takes: "indices, as ::2", names: [], counts: LISTS, begin: x => [...x.sizes.slice(1).map(() => ":"), "::2"].join(", ") },
    select: { apply: select, takes: "dim, index", names: ["dim", "index"], counts: [2, 2], begin: () => "-1, -1" },
    diagonal: { apply: diagonal, takes: "offset, dim1, dim2", names: ["offset", "dim1", "dim2"], counts: [0, 3], begin: () => "" },
    unfold: { apply: unfold, takes: "dim, size, step", names: ["dimension", "size", "step"], counts: [3, 3], begin: () => "-1, 2, 1" },
    expand: { apply: expand, takes: "sizes, -1 keeps", names: ["size"], counts: LISTS, begin: x => [2, ...x.sizes].join(", ") },
    unsqueeze: { apply: unsqueeze, takes: "dim", names: ["dim"], counts: [1, 1], begin: () => "0" },
    squeeze: { apply: squeeze, takes: "dim, or none", names: ["dim"], counts: [0, 1], begin: () => "" },
    flatten: { apply: flatten, takes: "first, last dim", names: ["start_dim", "end_dim"], counts: [0, 2], begin: () => "" },
    view: { apply: view, takes: "sizes, one -1", names: ["size"], counts: LISTS, begin: () => "-1" },
    reshape: { apply: reshape, takes: "sizes, one -1", names: ["shape"], counts: LISTS, begin: () => "-1" },
    contiguous: { apply: contiguous, names: ["memory_format"], choices: ["", ...FORMATS], begin: () => "" },
    to: { apply: to, names: ["memory_format"], choices: FORMATS, begin: x => FORMATS[x.sizes.length === 5 ? 2 : 1] },
    clone: { apply: clone, names: [], choices: [""], begin: () => "" },
    flip: { apply: flip, takes: "dims", names: ["dims"], counts: LISTS, begin: () => "0" },
    add_: { apply: add, takes: "a number", names: ["other"], counts: [1, 1], begin: () => "100" },
  };

  // A chain is { shape, format, steps: [{ name, written }] }; as text, 2,3,4,5:channels_last/transpose(0,1)/[:,::2]/view(-1)
  const NUMBER = "-?(?:0|[1-9]\\d{0,5})";
  const SLICE = new RegExp(`^(${NUMBER})?:(${NUMBER})?(?::(${NUMBER})?)?$`);
  const readNumber = text => (new RegExp(`^${NUMBER}$`).test(text) ? Number(text) + 0 : null); // never -0
  const readItem = text => {
    const ends = SLICE.exec(text);
    if (!ends) return text === "None" || text === "..." ? text : readNumber(text);
    const [start, stop, step] = [ends[1] ?? 0, ends[2] ?? Infinity, ends[3] ?? 1].map(Number);
    return { start, stop, step };
  };
  const split = written => (written.trim() ? written.replace(/,\s*$/, "").split(",").map(text => text.trim()) : []);
  const unbracket = text => text.trim().replace(/^\((.*)\)$|^\[(.*)\]$/, "$1$2").trim();

  // The texts of a step's arguments by their places in torch's call. It may be written as there: x.transpose(0, 1), (0, 1),
  // dims=(0, 1), dim1=1, dim0=0. null where a name is none of torch's, comes twice, leaves out one before it, or stands before one without a name
  const placed = ({ name, written }) => {
    if (name === "index") return split(written.trim().replace(/^x?\[(.*)\]$/, "$1"));
    const { names, counts, choices } = OPERATIONS[name];
    let text = written.trim().replace(new RegExp(`^(?:x\\.)?${name}\\((.*)\\)$`), "$1");
    if (counts === LISTS) text = text.replace(new RegExp(`^${names[0]}\\s*=`), "");
    const found = [];
    let last = 0; // of those without a name: none follows one with a name
    for (const [at, given] of split(unbracket(text)).entries()) {
      const [, name = "", value] = /^(?:(\w+)\s*=\s*)?(.*)$/.exec(given);
      const place = name ? names.indexOf(name) : at;
      if (place < 0 || found[place] !== undefined || (!name && at > last)) return null;
      found[place] = choices ? value.replace(/^torch\./, "") : value;
      if (!name) last = at + 1;
    }
    return found.length === Object.keys(found).length ? found : null;
  };
  // The arguments of a step, or null where they are not of its kind
  const argumentsOf = step => {
    const { choices, counts } = OPERATIONS[step.name];
    const texts = placed(step);
    if (!texts) return null;
    if (choices) return texts.length < 2 && choices.includes(texts[0] ?? "") ? texts : null;
    const read = texts.map(step.name === "index" ? readItem : readNumber);
    const ellipses = texts.filter(text => text === "...").length;
    return read.includes(null) || texts.length < counts[0] || texts.length > counts[1] || ellipses > 1 ? null : read;
  };
  // Sizes as torch prints them and as people write them: torch.Size([2, 3]), (2, 3), [2, 3], 2 3, 2x3
  const readShape = written => {
    const text = unbracket(written.trim().replace(/^torch\.Size\((.*)\)$/, "$1"));
    const sizes = text ? text.replace(/,$/, "").trim().split(/\s*[,x×]\s*|\s+/).map(readNumber) : [];
    const known = sizes.every(size => size !== null && size >= 0) && sizes.length <= 8;
    return known && product(sizes) <= MOST ? sizes : null;
  };
  const suits = (format, sizes) => {
    return FORMATS.includes(format) && (format === FORMATS[0] || ORDERS[format].length === sizes.length);
  };
  const readStep = text => {
    const [, items, name = "index", written = items] = /^\[(.*)\]$|^(\w+)\((.*)\)$/.exec(text) ?? [];
    if (written === undefined || !Object.hasOwn(OPERATIONS, name) || !argumentsOf({ name, written })) return null;
    return { name, written: placed({ name, written }).join(", ") };
  };
  const read = text => {
    const [start, ...texts] = text.split("/");
    const [written, format = FORMATS[0]] = start.split(":");
    const [shape, steps] = [readShape(written), texts.filter(Boolean).map(readStep)];
    return shape && suits(format, shape) && !steps.includes(null) ? { shape, format, steps } : null;
  };
  // A step's arguments as they are passed on; what cannot be read is passed on as it stands
  const given = step => placed(step) ?? split(step.written);
  const textOf = ({ shape, format, steps }) => {
    const texts = steps.map(step => (step.name === "index" ? `[${given(step)}]` : `${step.name}(${given(step)})`));
    return `${shape}${format === FORMATS[0] ? "" : `:${format}`}/${texts.join("/")}`;
  };

  // Python
  const formatCode = format => (format ? `memory_format=torch.${format}` : "");
  const startCode = ({ shape, format }) => {
    const made = `x = torch.arange(${product(shape)}).reshape(${shape.join(", ") || "()"})`;
    return format === FORMATS[0] ? made : `${made}.to(${formatCode(format)})`;
  };
  const stepCode = step => {
    const { name } = step;
    const passed = given(step).join(", ");
    if (name === "index") return `x = x[${passed}]`;
    if (name === "add_") return `x.add_(${passed})`;
    return `x = x.${name}(${OPERATIONS[name].choices ? formatCode(passed) : passed})`;
  };

  // What torch's refusals leave unsaid: why, and what works
  const dimensions = x => `x has ${x.sizes.length || "no"} dimension${x.sizes.length === 1 ? "" : "s"}`;
  const instead = sizes => `\`reshape(${sizes})\` works and copies, as \`contiguous().view(${sizes})\` does.`;
  const CURES = [
    [/^view size/, (_, sizes) => `No strides give these sizes: x, so read, steps unevenly through memory. ${instead(sizes)}`],
    [/invalid for input/, x => `x has ${numel(x)} elements: the sizes multiply to that, and one of them may be -1.`],
    [/invalid shape/, () => "A size is 0 or more. One may be -1: it is inferred."],
    [/reshape tensor of 0/, () => "Without elements, -1 could be any size: give every size."],
    [/^Dimension out/, x => `${dimensions(x)}; -1 is the last.`],
    [/does not match the length/, x => `Name each dimension once: ${dimensions(x)}.`],
    [/duplicate dims|multiple times|be identical/, () => "Name no dimension twice."],
    [/out of (range|bounds)/, () => "Indices go from 0, or from the end with -1. A slice may reach beyond: it is cut."],
    [/0-dim/, () => "x is one number, without dimensions. `unsqueeze(0)` gives it one."],
    [/too many indices/, x => `${dimensions(x)}: no more indices than that, but for None.`],
    [/greater than zero/, () => "torch has no negative strides. `flip` reverses, and copies."],
    [/sizes provided/, x => `Give a size for each dimension: ${dimensions(x)}. New ones come before, and -1 keeps a size.`],
    [/must match/, () => "`expand` repeats dimensions of size 1 alone. `repeat` repeats any, and copies."],
    [/leading/, () => "-1 keeps a size, and a new dimension has none to keep: give its size."],
    [/^numel/, () => "A size is 0 or more. -1 keeps a size, and a 0-d tensor has none to keep."],
    [/^unsupported/, () => "With a stride of 0, one element would be written many times. `clone()` gives each its own memory."],
    [/required rank/, x => `Channels last is for 4 dimensions, channels last 3d for 5: ${dimensions(x)}.`],
  ];
  const cure = (text, x, sizes) => CURES.find(([part]) => part.test(text))?.[1](x, sizes.join(", ")) ?? "";

  // The start and each step: what came of it, or why nothing did
  const look = x => {
    const [found, memory] = [places(x), [...x.storage.values]];
    return { ...x, formats: FORMATS.map(format => isContiguous(x, format)), places: found, memory };
  };
  const perform = (x, step) => {
    const read = argumentsOf(step);
    if (!read) return { kind: "unread" };
    try {
      const made = OPERATIONS[step.name].apply(x, read);
      if (numel(made) > MOST || made.sizes.some(size => size < 0)) return { kind: "beyond" };
      if (made === x) return { made, kind: step.name === "add_" ? "in place" : "itself" };
      return { made, kind: made.storage === x.storage ? "view" : "copy" };
    } catch (error) {
      if (!error.refusal) throw error;
      return { kind: "refused", type: error.refusal, text: error.message, cure: cure(error.message, x, read) };
    }
  };
  const run = chain => {
    const { shape, format, steps } = chain;
    let x = to({ sizes: shape, strides: rowMajor(shape), offset: 0, storage: { values: from0(product(shape)) } }, [format]);
    const results = [{ code: startCode(chain), kind: "start", ...look(x) }];
    for (const step of steps) {
      const { made, ...result } = x ? perform(x, step) : { kind: "unreached" };
      x = made;
      results.push({ code: stepCode(step), ...result, ...(x && look(x)) });
    }
    return results;
  };

  return { FORMATS, MOST, OPERATIONS, readShape, suits, argumentsOf, read, textOf, run };
})();

window.addEventListener("DOMContentLoaded", () => {
  const root = document.querySelector(".explorer.layouts");
  const { make, code, partsOf, say, remember, begin, copies } = explorer;
  const { FORMATS, MOST, OPERATIONS, readShape, suits, argumentsOf, read, textOf, run } = layouts;
  const DRAWN = 64; // elements of memory
  const GROUPS = {
    "always a view": ["transpose", "permute", "index", "select", "diagonal", "unfold", "expand", "unsqueeze", "squeeze", "view"],
    "a view or a copy": ["flatten", "reshape"],
    "x itself or a copy": ["contiguous", "to"],
    "always a copy": ["clone", "flip"],
    "in place": ["add_"],
  };
  const SAID = {
    start: "new",
    view: "same, a view",
    copy: "new, a copy",
    itself: "same, x itself",
    "in place": "same, written to",
  };
  const part = partsOf(root);
  const spell = format => format.replace("_format", "").replaceAll("_", " ");
  const tuple = numbers => `(${numbers.join(", ")}${numbers.length === 1 ? "," : ""})`;

  let chain = read("2,3/transpose(0,1)/view(6)");
  let results = run(chain);
  let problem = "";

  // What is said of a tensor
  const nested = ({ sizes, places, memory }) => {
    const values = places.map(place => memory[place]);
    if (values.length > DRAWN) return `${values.slice(0, 12).join(", ")}, … in this order`;
    const inner = ([size, ...rest]) => {
      if (size === undefined) return String(values.shift());
      return `[${[...Array(size)].map(() => inner(rest)).join(", ")}]`;
    };
    return inner(sizes);
  };
  const contiguity = ({ sizes, formats }) => {
    const said = [formats[0] ? "yes" : "no"];
    const place = sizes.length - 3; // of the format for so many dimensions
    if (formats.length > place && place > 0) said.push(`${spell(FORMATS[place])}: ${formats[place] ? "yes" : "no"}`);
    return said.map(text => make("span", {}, text));
  };
  const drawMemory = ({ places, memory }) => {
    const read = new Set(places).size;
    const most = places.length > read ? ", some more than once" : "";
    const large = memory.length > DRAWN ? ": too many to draw" : "";
    const share = read && read === memory.length ? "all" : read || "none";
    const said = `${memory.length} element${memory.length === 1 ? "" : "s"} in memory, ${share} read${most}${large}`;
    const label = make("p", { class: "field" }, said);
    if (large) return [label];
    const turns = memory.map(() => []);
    for (const [turn, place] of places.entries()) turns[place].push(turn);
    const cells = memory.map((value, place) => {
      const times = turns[place];
      const turn = times.length > 1 ? `×${times.length}` : String(times[0] ?? "");
      const kind = times.length > 1 ? "read again" : turn && "read";
      return make("span", { class: kind }, make("b", {}, String(value)), make("i", {}, turn));
    });
    return [label, make("div", { class: "memory", "aria-hidden": "true" }, ...cells)];
  };
  const fact = (term, ...said) => make("div", {}, make("dt", {}, term), make("dd", {}, ...said));
  const drawResult = (result, step) => {
    const { takes, choices } = OPERATIONS[step?.name] ?? {};
    const notes = {
      unread: `Not read: ${choices ? "choose a format" : `between the brackets stand ${takes}`}.`,
      beyond: `torch goes on, the explorer does not: x has more than ${MOST} elements, or a negative size.`,
      unreached: "Not reached.",
    };
    const note = notes[result.kind];
    if (note) return [make("p", { class: result.kind === "unreached" ? "field" : "bite" }, note)];
    if (result.kind === "refused") {
      const text = make("p", { class: "bite" }, code(`${result.type}: ${result.text}`));
      const pieces = result.cure.split("`").map((piece, place) => (place % 2 ? code(piece) : piece));
      return result.cure ? [text, make("p", { class: "cure" }, ...pieces)] : [text];
    }
    const facts = make(
      "dl",
      {},
      fact("Shape", code(tuple(result.sizes))),
      fact("Strides", code(tuple(result.strides))),
      fact("Offset", code(String(result.offset))),
      fact("Contiguous", ...contiguity(result)),
      fact("Memory", SAID[result.kind]),
    );
    const values = make("p", { class: "values" }, make("span", { class: "field" }, "x, read row by row "), code(nested(result)));
    return [facts, ...drawMemory(result), values];
  };

  // Steps: a row each, kept while the step is
  const rows = new Map();
  const button = (does, sign) => make("button", { type: "button", "data-does": does }, sign); // labelled by drawSteps
  const fieldOf = step => {
    const { takes, choices } = OPERATIONS[step.name];
    const typed = { type: "text", placeholder: takes, autocomplete: "off", autocapitalize: "off", spellcheck: "false" };
    const field = choices ? make("select", {}, ...choices.map(value => make("option", {}, value))) : make("input", typed);
    field.className = "arguments";
    field.value = step.written;
    return field;
  };
  const rowOf = step => {
    const groups = Object.entries(GROUPS).map(([label, names]) => {
      return make("optgroup", { label }, ...names.map(name => make("option", {}, name)));
    });
    const select = make("select", { class: "operation" }, ...groups);
    select.value = step.name;
    const buttons = [button("up", "↑"), button("down", "↓"), button("remove", "×")];
    const call = make("div", { class: "call" }, code(), select, code(), fieldOf(step), code(), ...buttons);
    return make("li", {}, call, make("div", { class: "result" }));
  };
  const drawSteps = () => {
    const { steps } = chain;
    for (const step of rows.keys()) if (!steps.includes(step)) rows.delete(step);
    for (const step of steps) if (!rows.has(step)) rows.set(step, rowOf(step));
    const there = [...part("steps").children];
    const same = there.length === steps.length && steps.every((step, index) => rows.get(step) === there[index]);
    if (!same) part("steps").replaceChildren(...steps.map(step => rows.get(step))); // else the focus stays
    steps.forEach((step, index) => {
      const [row, result, number] = [rows.get(step), results[index + 1], `Step ${index + 1}`];
      const { takes = "memory format" } = OPERATIONS[step.name];
      row.className = result.kind.replace(" ", "-");
      row.querySelector(".operation").setAttribute("aria-label", `${number}, operation`);
      const field = row.querySelector(".arguments");
      field.setAttribute("aria-label", `${number}, ${takes}`);
      field.setAttribute("aria-invalid", String(!argumentsOf(step)));
      field.hidden = OPERATIONS[step.name].choices?.length === 1; // clone
      const signs = step.name === "index" ? ["x", "[", "]"] : ["x.", "(", ")"];
      row.querySelectorAll(".call > code").forEach((sign, place) => {
        sign.textContent = signs[place];
      });
      const [up, down, remove] = row.querySelectorAll("button");
      const label = (button, does) => button.setAttribute("aria-label", `${does}, step ${index + 1}`);
      label(up, "Move up");
      label(down, "Move down");
      label(remove, "Remove");
      up.disabled = index === 0;
      down.disabled = index === steps.length - 1;
      row.querySelector(".result").replaceChildren(...drawResult(result, step));
    });
  };

  // The code ends with the step that is refused, and prints what is shown here
  const paste = () => {
    const reached = results.filter(({ kind }) => kind !== "unreached" && kind !== "unread");
    const print = "x.shape, x.stride(), x.storage_offset(), x.is_contiguous()";
    return ["import torch", ...reached.map(({ code }) => code), print].join("\n");
  };
  const draw = () => {
    results = run(chain);
    if (document.activeElement !== part("shape") && !problem) part("shape").value = chain.shape.join(", ");
    part("format").value = chain.format;
    for (const option of part("format").options) option.disabled = !suits(option.value, chain.shape);
    part("shape").setAttribute("aria-invalid", String(Boolean(problem)));
    say(root, problem);
    part("start").replaceChildren(...drawResult(results[0]));
    drawSteps();
    part("code").textContent = paste();
  };
  const announce = () => {
    const place = results.findLastIndex(({ kind }) => kind !== "unreached");
    const { kind, sizes, strides } = results[place];
    const shown = sizes && `shape ${tuple(sizes)}, strides ${tuple(strides)}, memory ${SAID[kind]}`;
    part("said").textContent = `${place ? `Step ${place}` : "Start"}: ${shown ?? root.querySelector("li .bite").textContent}`;
  };
  const change = step => {
    problem = "";
    step();
    draw();
    announce();
    if (!problem && chain.steps.every(argumentsOf)) remember(textOf(chain));
  };
  const take = named => {
    const found = read(named);
    problem = found ? "" : `The link names no chain of this page: ${named}`;
    chain = found ?? chain;
    draw();
  };

  const before = index => results.slice(0, index + 1).findLast(({ sizes }) => sizes); // the tensor that a step finds
  const setOperation = (step, index, name) => {
    Object.assign(step, { name, written: OPERATIONS[name].begin(before(index)) });
    rows.get(step).querySelector(".arguments").replaceWith(fieldOf(step));
  };
  const stepAt = target => {
    const row = target.closest("li");
    const index = [...part("steps").children].indexOf(row);
    return [chain.steps[index], index, row];
  };
  part("steps").addEventListener("input", ({ target }) => {
    const [step, index] = stepAt(target);
    change(() => {
      if (target.matches(".operation")) setOperation(step, index, target.value);
      else step.written = target.value;
    });
  });
  part("steps").addEventListener("click", event => {
    const clicked = event.target.closest("button");
    if (!clicked) return;
    const [step, index, row] = stepAt(clicked);
    const { steps } = chain;
    const to = index + { up: -1, down: 1 }[clicked.dataset.does];
    change(() => {
      steps.splice(index, 1);
      if (clicked.dataset.does !== "remove") steps.splice(to, 0, step);
    });
    const next = part("steps").children[index]?.querySelector("select") ?? part("add");
    const stays = clicked.disabled ? row.querySelector("button:enabled") : clicked;
    (clicked.dataset.does === "remove" ? next : stays).focus();
  });
  part("add").addEventListener("click", () => {
    change(() => chain.steps.push({ name: "transpose", written: "0, 1" }));
    rows.get(chain.steps.at(-1)).querySelector("select").focus();
  });
  part("shape").addEventListener("input", ({ target }) => {
    change(() => {
      const shape = readShape(target.value);
      if (!shape) problem = `Not read as a shape of at most ${MOST} elements.`;
      else chain = { ...chain, shape, format: suits(chain.format, shape) ? chain.format : FORMATS[0] };
    });
  });
  part("format").addEventListener("change", ({ target }) => {
    change(() => {
      chain.format = target.value;
    });
  });

  part("format").append(...FORMATS.map(value => make("option", { value }, spell(value))));
  copies(root, what => (what === "link" ? new URL(`#${textOf(chain)}`, location).href : paste()));
  begin(root, take, draw);
});
