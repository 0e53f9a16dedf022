"""Read the fences and their records: ledgers, bites, sources, evidence; `fencing.checks` judges what they say."""

import ast
import csv
import functools
import hashlib
import json
import os
import re
from collections import namedtuple
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIELDS = ("Proves", "Leaves out", "Source", "Needs")
OWN_PROCESS = "own process"
NEED = re.compile(r"(torch|numpy)(>=|>|<|<=|==|!=)[\d.]+")
OUTCOMES = ("ok", "failed", "skipped", "crashed")
HEADER = ("torch", "numpy", "python", "platform", "devices")  # what a recorded run says of itself

# A device that a fence may need: what readers call it, and how a machine answers whether it has it.
# A further device is a further line here; its cells, guards and rehearsals follow from it.
Device = namedtuple("Device", "called available")
DEVICES = {
    "cuda": Device("a CUDA device", "torch.cuda.is_available()"),
    "mps": Device("an MPS device", "torch.backends.mps.is_available()"),
}

# Rows of the records; `where` is file and line, `sources` and `fences` are tuples of keys and ids
Claim = namedtuple("Claim", "where id statement sources verdict fences note")
Bite = namedtuple("Bite", "where fence old new")
Source = namedtuple("Source", "where key title address")


@dataclass(frozen=True)
class Fence:
    """One fence file: `where` is its path from the root, `code` the text after the docstring."""

    id: str
    path: Path
    where: str
    source: str
    code: str
    claim: str
    proves: str
    leaves_out: str
    sources: tuple[str, ...]
    needs: tuple[str, ...]

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.code.encode()).hexdigest()[:16]

    @property
    def device(self) -> str:
        """The device without which the fence cannot run, or an empty string."""
        return next((need for need in self.needs if need in DEVICES), "")

    @property
    def alone(self) -> bool:
        """Whether the fence runs in a process of its own."""
        return OWN_PROCESS in self.needs


@dataclass(frozen=True)
class Run:
    """One recorded run: what was installed, and the record of each fence by its id.

    A record is a dict with `hash`, `outcome`, `date` and `seal`, and where there is
    something to tell: `message`, `errors` and `warnings` (texts that the fence
    expected and heard), `failures` (each assertion that failed: `assert`, `found`,
    and `row`, `lacks` where they apply), `lacks` (a name that does not exist there).
    """

    where: str
    torch: str
    numpy: str
    python: str
    platform: str
    devices: tuple[str, ...]
    records: dict[str, dict]

    @property
    def header(self) -> dict:
        """The first line of its file."""
        return {key: getattr(self, key) for key in HEADER} | {"devices": list(self.devices)}

    @property
    def version(self) -> str:
        """The release of torch without the build, such as 2.13.0."""
        return self.torch.partition("+")[0]


@dataclass
class Catalogue:
    """All that stands under fences/; `unreadable` holds one message, with file and line, for what could not be read."""

    root: Path
    fences: dict[str, Fence] = field(default_factory=dict)
    claims: list[Claim] = field(default_factory=list)
    bites: list[Bite] = field(default_factory=list)
    sources: list[Source] = field(default_factory=list)
    evidence: list[Run] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)

    @property
    def source(self) -> dict[str, Source]:
        return {source.key: source for source in self.sources}


def numbers(version: str) -> list[int]:
    """The numbers of a version, by which versions are ordered: 2.9.1 comes before 2.13.0."""
    return [int(number) for number in re.findall(r"\d+", version.partition("+")[0])]


def replace(path: Path, text: str) -> None:
    """Write beside the file, then put it there: what was there is never lost by half."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


@functools.cache
def pinned(library: str, root: Path = ROOT) -> str:
    """The version of a library that requirements.txt pins, or nothing."""
    path = root / "requirements.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return next((line.partition("==")[2] for line in lines if line.startswith(f"{library}==")), "")


def split(text: str, separator: str | None = None) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(separator) if piece.strip())


# --- fences


def read_record(docstring: str, where: str) -> dict[str, str]:
    """Read a fence's docstring into its claim and fields; raise ValueError when it is malformed."""
    claim, _, rest = docstring.partition("\n")
    found, current = {"claim": claim}, ""
    for number, line in enumerate(rest.splitlines(), 2):
        head = re.match(r"([A-Z][a-z]+(?: [a-z]+)?):(?: |$)", line)
        if head and head[1] in FIELDS and head[1] not in found:
            current, found[head[1]] = head[1], line[head.end() :].strip()
        elif head:
            known = f"fields are {', '.join(FIELDS)}, each once (indent a line of text)"
            raise ValueError(f"{where}:{number}: field {head[1]!r} is unknown or there twice; {known}")
        elif line.strip() and not current:
            raise ValueError(f"{where}:{number}: text before the first field; the claim is one line, then 'Proves:'")
        elif line.strip():
            found[current] = f"{found[current]} {line.strip()}".strip()
    if not claim or claim.endswith("."):
        raise ValueError(f"{where}:1: the docstring's first line is the claim, a sentence without a full stop")
    if missing := [name for name in FIELDS[:3] if not found.get(name)]:
        raise ValueError(f"{where}:1: the docstring says nothing under '{missing[0]}:'; add the field")
    return found


def check_last_line(tree: ast.Module, fence: Fence) -> None:
    """Raise ValueError unless the fence ends by saying its verdict, under its guard where it needs a device."""
    last = tree.body[-1]
    if fence.device:
        guard = f'print("skipped: no {fence.device} device")'
        guarded = isinstance(last, ast.If) and last.orelse and ast.unparse(last.body[0]) == guard.replace('"', "'")
        if not guarded:
            form = f"one `if not …is_available():` with `{guard}`, and the fence under its `else:`"
            raise ValueError(f"{fence.where}:{last.lineno}: a fence that needs {fence.device} is {form}")
        last = last.orelse[-1]
    if ast.unparse(last) != f"print('fence {fence.id}: ok')":
        raise ValueError(f'{fence.where}:{last.lineno}: the last line must be print("fence {fence.id}: ok")')


def read_fence(path: Path, root: Path = ROOT) -> Fence:
    """Read one fence file; raise ValueError with file, line and what to do when its form is wrong."""
    where, name = path.relative_to(root).as_posix(), path.relative_to(root / "fences").with_suffix("").as_posix()
    try:
        source = path.read_bytes().decode("utf-8")
        tree = ast.parse(source, where)
    except UnicodeDecodeError as error:
        raise ValueError(f"{where}: not UTF-8 ({error.reason} at byte {error.start}); save it as UTF-8") from None
    except SyntaxError as error:
        raise ValueError(f"{where}:{error.lineno}: not Python: {error.msg}") from None
    if not (docstring := ast.get_docstring(tree)):
        raise ValueError(f"{where}:1: no docstring; a fence begins with its claim, then Proves, Leaves out and Source")
    record = read_record(docstring, where)
    needs = split(record.get("Needs", ""), ",")
    for need in needs:
        if not (need in DEVICES or need == OWN_PROCESS or NEED.fullmatch(need)):
            known = ", ".join([*DEVICES, OWN_PROCESS, "torch>=2.9"])
            raise ValueError(f"{where}:1: unknown need {need!r}; known are {known}")
    code = "\n".join(source.splitlines()[tree.body[0].end_lineno :]).strip("\n") + "\n"
    texts = record["claim"], record["Proves"], record["Leaves out"]
    fence = Fence(name, path, where, source, code, *texts, split(record["Source"], ";"), needs)
    check_last_line(tree, fence)
    return fence


# --- rows


def read_rows(path: Path, columns: str, root: Path, problems: list[str]):
    """Yield each row of a CSV file with exactly these columns, its place before its cells."""
    where, width = path.relative_to(root).as_posix(), columns.count(",") + 1
    try:
        text = path.read_text(encoding="utf-8-sig") if path.is_file() else ""
    except UnicodeDecodeError as error:
        problems.append(f"{where}: not UTF-8 ({error.reason} at byte {error.start}); save it as UTF-8")
        return
    reader = csv.reader(text.splitlines())
    if next(reader, None) != columns.split(","):
        problems.append(f"{where}:1: the first line must be {columns!r}")
        return
    for cells in reader:
        place = f"{where}:{reader.line_num}"
        if len(cells) == width:
            yield place, *(cell.strip() for cell in cells)
        elif cells and cells[0].startswith(("<<<<<<<", "=======", ">>>>>>>")):
            problems.append(f"{place}: a conflict of two branches; keep the lines of both and remove this one")
        else:
            wanted = f"{len(cells)} cells instead of {width} ({columns}); quote a cell with commas"
            problems.append(f"{place}: {wanted}")


def read_module(folder: Path, book: Catalogue) -> None:
    """Read the fences, the ledger and the bites of one module into the catalogue."""
    root, problems = book.root, book.unreadable
    for path in sorted(folder.glob("*.py")):
        try:
            fence = read_fence(path, root)
        except ValueError as error:
            problems.append(str(error))
        else:
            book.fences[fence.id] = fence
    for row in read_rows(folder / "claims.csv", "id,statement,source,verdict,fence,note", root, problems):
        where, id, statement, keys, verdict, shown_by, note = row
        book.claims.append(Claim(where, id, statement, split(keys, ";"), verdict, split(shown_by), note))
    rows = read_rows(folder / "bites.csv", "fence,where it says,suppose", root, problems)
    book.bites += [Bite(*row) for row in rows]


# --- evidence


def seal(header: dict, record: dict) -> str:
    """The hash that `make evidence` puts on each record, so that nobody types an outcome."""
    kept = {key: value for key, value in record.items() if key != "seal"}
    return hashlib.sha256(json.dumps([header, kept], sort_keys=True).encode()).hexdigest()[:16]


def evidence_text(header: dict, records: list[dict]) -> str:
    """The lines of a run's file, each record with its seal."""
    lines = [header, *(record | {"seal": seal(header, record)} for record in records)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def evidence_name(header: dict) -> str:
    """The file of a run: the libraries whose version decides, and the device that no other machine has."""
    torch, numpy = (header[library].partition("+")[0] for library in ("torch", "numpy"))
    return f"torch-{torch}-numpy-{numpy}-{header['devices'][-1]}.jsonl"


def wrong_record(header: dict, record: dict) -> str:
    """Say what is wrong with one line of a recorded run, or return an empty string."""
    if not {"fence", "hash", "outcome", "date", "seal"} <= set(record):
        return f"a line without {', '.join({'fence', 'hash', 'outcome', 'date', 'seal'} - set(record))}"
    if record["outcome"] not in OUTCOMES:
        return f"{record['fence']} has the outcome {record['outcome']!r}; known are {', '.join(OUTCOMES)}"
    if record["seal"] != seal(header, record):
        return f"{record['fence']} was edited since it was recorded, and nobody types an outcome"
    return ""


def read_evidence(path: Path, root: Path = ROOT) -> Run:
    """Read one recorded run, a header and one line a fence; raise ValueError when `make evidence` did not write it."""
    where = path.relative_to(root).as_posix()
    again = "delete the line, or the file, and run `make evidence` on that machine and version"
    try:
        header, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        if tuple(header) != HEADER or not re.match(r"\d+\.\d+", header["torch"]):
            raise ValueError(f"its first line is not of the form {', '.join(HEADER)}")
        wrong = next(filter(None, (wrong_record(header, record) for record in lines)), "")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{where}: not a recorded run ({error}); {again}") from None
    names = [record["fence"] for record in lines if not wrong]
    twins = sorted({name for name in names if names.count(name) > 1} if len(set(names)) < len(names) else ())
    if twins:
        wrong = f"{twins[0]} stands there twice"
    elif path.name != evidence_name(header):
        wrong = f"a run that belongs into {evidence_name(header)}"
    if wrong:
        raise ValueError(f"{where}: {wrong}; {again}")
    records = {record["fence"]: record for record in lines}
    return Run(where, *(header[key] for key in HEADER[:-1]), tuple(header["devices"]), records)


def read(root: Path = ROOT) -> Catalogue:
    """Read everything under fences/; what cannot be read is listed in `unreadable`, and the rest is still there."""
    book, folder = Catalogue(root), root / "fences"
    rows = read_rows(folder / "sources.csv", "key,title,address", root, book.unreadable)
    book.sources += [Source(*row) for row in rows]
    for module in sorted({path.parent for path in folder.glob("*/*.*") if path.suffix in (".py", ".csv")}):
        read_module(module, book)
    for path in sorted((folder / "evidence").glob("*.jsonl")):
        try:
            book.evidence.append(read_evidence(path, root))
        except ValueError as error:
            book.unreadable.append(str(error))
    book.evidence.sort(key=lambda run: (numbers(run.torch), numbers(run.numpy)))
    return book
