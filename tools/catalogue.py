"""Read the fences and their records: ledgers, bites, sources, evidence."""

import ast
import csv
import hashlib
import json
import re
from collections import namedtuple
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIELDS = ("Proves", "Leaves out", "Source", "Needs")
DEVICES = ("cuda", "mps")
NEED = re.compile(r"cuda|mps|own process|(torch|numpy)(>=|>|<|<=|==|!=)[\d.]+")
VERDICTS = ("holds", "refined", "contradicted", "changed", "accelerator", "source", "undefined")
UNFENCED = ("source", "undefined")  # verdicts that no fence can show
OUTCOMES = ("ok", "failed", "skipped")
RUN = ("torch", "numpy", "python", "platform", "devices", "date", "fences", "seal")

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


@dataclass
class Catalogue:
    """All that stands under fences/; `problems` holds one message, with file and line, for each thing that is wrong."""

    fences: dict[str, Fence] = field(default_factory=dict)
    claims: list[Claim] = field(default_factory=list)
    bites: list[Bite] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)
    evidence: list[dict] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def split(text: str, separator: str | None = None) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(separator) if piece.strip())


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
    record, last = read_record(docstring, where), tree.body[-1]
    needs = split(record.get("Needs", ""), ",")
    if unknown := [need for need in needs if not NEED.fullmatch(need)]:
        raise ValueError(f"{where}:1: unknown need {unknown[0]!r}; known are cuda, mps, own process, torch>=2.9")
    code = "\n".join(source.splitlines()[tree.body[0].end_lineno :]).strip("\n") + "\n"
    texts = record["claim"], record["Proves"], record["Leaves out"]
    fence = Fence(name, path, where, source, code, *texts, split(record["Source"], ";"), needs)
    if guard := fence.device and f'print("skipped: no {fence.device} device")':
        if not (isinstance(last, ast.If) and last.orelse and ast.unparse(last.body[0]) == guard.replace('"', "'")):
            form = f"one `if not …is_available():` with `{guard}`, and the fence under its `else:`"
            raise ValueError(f"{where}:{last.lineno}: a fence that needs {fence.device} is {form}")
        last = last.orelse[-1]
    if ast.unparse(last) != f"print('fence {name}: ok')":
        raise ValueError(f'{where}:{last.lineno}: the last line must be print("fence {name}: ok")')
    return fence


def read_rows(path: Path, columns: str, root: Path, problems: list[str]):
    """Yield each row of a CSV file with exactly these columns, its place before its cells."""
    where, width = path.relative_to(root).as_posix(), columns.count(",") + 1
    reader = csv.reader(path.read_text(encoding="utf-8").splitlines() if path.is_file() else [])
    if next(reader, None) != columns.split(","):
        problems.append(f"{where}:1: the first line must be {columns!r}")
        return
    for cells in reader:
        if len(cells) == width:
            yield f"{where}:{reader.line_num}", *(cell.strip() for cell in cells)
        else:
            wanted = f"{len(cells)} cells instead of {width} ({columns}); quote a cell with commas"
            problems.append(f"{where}:{reader.line_num}: {wanted}")


def seal(run: dict) -> str:
    """The hash that `make evidence` puts on a run, so that nobody types an outcome."""
    kept = {key: value for key, value in run.items() if key != "seal"}
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]


def evidence_name(run: dict) -> str:
    return f"torch-{run['torch'].partition('+')[0]}-{run['devices'][-1]}.json"


def read_evidence(path: Path, root: Path = ROOT) -> dict:
    """Read one recorded run; raise ValueError when it is not what `make evidence` writes."""
    try:
        run = json.loads(path.read_text(encoding="utf-8"))
        outcomes = {name: record["outcome"] for name, record in run["fences"].items()}
        foreign = set(run) != set(RUN) and f"has {', '.join(run)} instead of {', '.join(RUN)}"
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        run, outcomes, foreign = {}, {}, f"not a recorded run ({error!r})"
    unknown = [f"{name} has the outcome {outcome!r}" for name, outcome in outcomes.items() if outcome not in OUTCOMES]
    edited = not foreign and run["seal"] != seal(run) and "edited since it was recorded, and nobody types an outcome"
    moved = not foreign and path.name != evidence_name(run) and f"a run that belongs into {evidence_name(run)}"
    if wrong := unknown and f"{unknown[0]}; known are {', '.join(OUTCOMES)}" or foreign or edited or moved:
        again = "delete the file and run `make evidence` on that machine and version"
        raise ValueError(f"{path.relative_to(root).as_posix()}: {wrong}; {again}")
    return run


def read(root: Path = ROOT) -> Catalogue:
    """Read everything under fences/; what is wrong is listed in `problems`, and the rest is still there."""
    book, folder = Catalogue(), root / "fences"
    problems = book.problems

    def no_twins(rows: list, key) -> None:
        known = {}
        for row in rows:
            if (first := known.setdefault(key(row), row)) is not row:
                problems.append(f"{row.where}: {key(row)!r} stands already at {first.where}; rename or remove one")

    def readable(reader, path: Path):
        try:
            return reader(path, root)
        except ValueError as error:
            problems.append(str(error))

    sources = [Source(*row) for row in read_rows(folder / "sources.csv", "key,title,address", root, problems)]
    book.sources |= {source.key: source for source in sources}
    for module in sorted({path.parent for path in folder.glob("*/*.*") if path.suffix in (".py", ".csv")}):
        fences = filter(None, [readable(read_fence, path) for path in sorted(module.glob("*.py"))])
        book.fences |= {fence.id: fence for fence in fences}
        for row in read_rows(module / "claims.csv", "id,statement,source,verdict,fence,note", root, problems):
            where, id, statement, keys, verdict, shown_by, note = row
            book.claims.append(Claim(where, id, statement, split(keys, ";"), verdict, split(shown_by), note))
        rows = read_rows(module / "bites.csv", "fence,where it says,suppose", root, problems)
        book.bites += [Bite(*row) for row in rows]
    runs = [readable(read_evidence, path) for path in sorted((folder / "evidence").glob("*.json"))]
    book.evidence += filter(None, runs)

    no_twins(sources, lambda source: source.key)
    no_twins(book.claims, lambda claim: claim.id)
    no_twins(book.bites, lambda bite: bite[1:])
    strays = [path.relative_to(root) for path in folder.rglob("*.py") if len(path.relative_to(folder).parts) != 2]
    problems += [f"{path.as_posix()}: stands in no module; move it to fences/MODULE/" for path in strays]
    for claim in book.claims:
        if not (re.fullmatch(r"[a-z]+\.[a-z0-9._-]+", claim.id) and claim.statement and claim.sources):
            problems.append(f"{claim.where}: a row is an id such as module.what-it-says, a statement and its source")
        if claim.verdict not in VERDICTS:
            problems.append(f"{claim.where}: unknown verdict {claim.verdict!r}; known are {', '.join(VERDICTS)}")
        elif claim.verdict not in UNFENCED and not claim.fences:
            problems.append(f"{claim.where}: {claim.id} is {claim.verdict!r} and names no fence that shows it")
    named = [(row.where, name) for row in book.claims for name in row.fences]
    named += [(row.where, row.fence) for row in book.bites]
    cited = [(f"{fence.where}:1", key) for fence in book.fences.values() for key in fence.sources]
    cited += [(row.where, key) for row in book.claims for key in row.sources]
    problems += [f"{where}: names {name!r}, and no fence has that id; check the spelling" for where, name in named
                 if not (folder / f"{name}.py").is_file()]  # fmt: skip
    problems += [f"{where}: source {key!r} is not a key of fences/sources.csv; add it there with title and address"
                 for where, key in cited if key not in book.sources]  # fmt: skip
    stated = {name for claim in book.claims for name in claim.fences}
    bitten = {bite.fence for bite in book.bites}
    for fence in book.fences.values():
        module = fence.path.parent.name
        if fence.id not in stated:
            problems.append(f"{fence.where}:1: stands in no row of {module}/claims.csv; add the statement it checks")
        if fence.id not in bitten:
            problems.append(f"{fence.where}:1: has no row in {module}/bites.csv; say what would make it fail")
    return book
