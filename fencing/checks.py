"""What the records must keep to: each rule is a function that yields one message, with file and line, a breach."""

import re
from collections.abc import Callable, Iterator

from fencing.catalogue import DEVICES, Catalogue

VERDICTS = ("holds", "refined", "contradicted", "changed", "accelerator", "source", "undefined")
UNFENCED = ("source", "undefined")  # verdicts that no fence can show
TESTED = ("holds", "refined", "contradicted", "changed")  # verdicts that rest on a run

RULES: list[Callable[[Catalogue], Iterator[str]]] = []


def rule(check):
    RULES.append(check)
    return check


def problems(book: Catalogue) -> list[str]:
    """All that is wrong with the records, what could not be read first."""
    return book.unreadable + [message for check in RULES for message in check(book)]


def twins(rows: list, key: Callable) -> Iterator[str]:
    known = {}
    for row in rows:
        first = known.setdefault(key(row), row)
        if first is not row:
            yield f"{row.where}: {key(row)!r} stands already at {first.where}; rename or remove one"


@rule
def keys_stand_once(book: Catalogue) -> Iterator[str]:
    yield from twins(book.sources, lambda source: source.key)
    yield from twins(book.claims, lambda claim: claim.id)
    yield from twins(book.bites, lambda bite: bite[1:])


@rule
def statements_stand_once_in_a_module(book: Catalogue) -> Iterator[str]:
    yield from twins(book.claims, lambda claim: f"{claim.id.partition('.')[0]}: {claim.statement}")


@rule
def fences_stand_in_modules(book: Catalogue) -> Iterator[str]:
    folder = book.root / "fences"
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder)
        if any(part.startswith(".") for part in place.parts):  # a tool's own
            continue
        if path.suffix == ".py" and len(place.parts) != 2:
            yield f"fences/{place.as_posix()}: stands in no module; move it to fences/MODULE/"
        elif path.is_file() and path.suffix not in (".py", ".csv", ".jsonl", ".pyc") and place.name != "ruff.toml":
            yield f"fences/{place.as_posix()}: neither a fence nor a record; remove it"


@rule
def rows_are_whole(book: Catalogue) -> Iterator[str]:
    for claim in book.claims:
        if not (re.fullmatch(r"[a-z]+\.[a-z0-9._-]+", claim.id) and claim.statement and claim.sources):
            yield f"{claim.where}: a row is an id such as module.what-it-says, a statement and its source"


@rule
def verdicts_are_known_and_shown(book: Catalogue) -> Iterator[str]:
    for claim in book.claims:
        if claim.verdict not in VERDICTS:
            yield f"{claim.where}: unknown verdict {claim.verdict!r}; known are {', '.join(VERDICTS)}"
        elif claim.verdict not in UNFENCED and not claim.fences:
            yield f"{claim.where}: {claim.id} is {claim.verdict!r} and names no fence that shows it"


@rule
def verdicts_rest_on_fences_that_can_run(book: Catalogue) -> Iterator[str]:
    """A verdict on the documentation needs a fence that some machine can run without a device, or has run with one."""
    records = [(name, record) for run in book.evidence for name, record in run.records.items()]
    run = {name for name, record in records if record["outcome"] in ("ok", "failed")}
    for claim in book.claims:
        fences = [book.fences[name] for name in claim.fences if name in book.fences]
        if claim.verdict in TESTED and fences and not any(not fence.device or fence.id in run for fence in fences):
            devices = " or ".join(DEVICES[device].called for device in sorted({fence.device for fence in fences}))
            yield (
                f"{claim.where}: {claim.id} is {claim.verdict!r}, and no run on {devices} is recorded of its fences; "
                "say 'accelerator', or name a fence that a CPU runs"
            )


@rule
def names_are_those_of_fences(book: Catalogue) -> Iterator[str]:
    named = [(row.where, name) for row in book.claims for name in row.fences]
    named += [(row.where, row.fence) for row in book.bites]
    for where, name in named:
        if not (book.root / "fences" / f"{name}.py").is_file():
            yield f"{where}: names {name!r}, and no fence has that id; check the spelling"
    for run in book.evidence:
        for name in run.records:
            if not (book.root / "fences" / f"{name}.py").is_file():
                yield f"{run.where}: records {name!r}, and no fence has that id; delete the line, or record again"


@rule
def sources_are_listed(book: Catalogue) -> Iterator[str]:
    cited = [(f"{fence.where}:1", key) for fence in book.fences.values() for key in fence.sources]
    cited += [(row.where, key) for row in book.claims for key in row.sources]
    listed = book.source
    for where, key in cited:
        if key not in listed:
            yield f"{where}: source {key!r} is not a key of fences/sources.csv; add it there with title and address"


@rule
def fences_have_their_rows(book: Catalogue) -> Iterator[str]:
    stated = {name for claim in book.claims for name in claim.fences}
    bitten = {bite.fence for bite in book.bites}
    for fence in book.fences.values():
        module = fence.path.parent.name
        if fence.id not in stated:
            yield f"{fence.where}:1: stands in no row of {module}/claims.csv; add the statement it checks"
        if fence.id not in bitten:
            yield f"{fence.where}:1: has no row in {module}/bites.csv; say what would make it fail"
