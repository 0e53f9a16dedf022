"""Helpers of the tests of the site: building it, and using an explorer as a reader does."""

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
FOLLOW = """fragment => new Promise(done => {
    addEventListener("hashchange", () => setTimeout(done), { once: true });
    location.hash = fragment;
})"""


@dataclass(frozen=True)
class Build:
    """What a build said, the folder of its pages, and how it ended."""

    told: str
    html: Path

    @property
    def warnings(self) -> list[str]:
        return [line for line in self.told.splitlines() if "WARNING: " in line or "ERROR: " in line]

    @property
    def failed(self) -> bool:
        return not self.told.endswith("\nexit status 0")


def jupyter_book(source: Path, output: Path) -> Build:
    """Build a book as `make book` does."""
    program = Path(sys.executable).parent / "jupyter-book"
    command = [program, "build", source, "-W", "-n", "--keep-going", "--path-output", output]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    plain = re.sub(r"\x1b\[[\d;]*m", "", run.stdout + run.stderr)
    return Build(f"{plain}\nexit status {run.returncode}", output / "_build" / "html")


def visit(page, fragment: str) -> None:
    """Open an explorer's page anew."""
    page.goto("about:blank")  # a new fragment alone loads nothing
    page.goto(f"{page.explorer}{fragment}")
    page.wait_for_selector(".explorer:not([hidden])")


def follow(page, fragment: str) -> None:
    """Go to a link of the open page."""
    page.evaluate(FOLLOW, fragment)


def link(page) -> str:
    """What the address names."""
    return page.evaluate("location.hash.slice(1)")


def part(page, name: str) -> str:
    """The text of a part of an explorer."""
    return page.locator(f".explorer [data-part='{name}']").inner_text()


def problem(page) -> str:
    """What the explorer says is wrong. What it shows is pale exactly while there is something."""
    said = part(page, "problem")
    assert page.locator(".explorer.stale").count() == bool(said)
    return said


def suggested_links(page) -> set[str]:
    """The links to states of the explorer that its page offers."""
    found = page.locator("article li a").evaluate_all("links => links.map(link => link.hash.slice(1))")
    assert found
    return set(found)


def copied(page, what: str) -> str:
    """What a button copies, having said that it did."""
    button = page.locator(f"[data-copies='{what}']")
    button.click()
    button.get_by_text("Copied", exact=True).wait_for()
    return page.evaluate("navigator.clipboard.readText()")


def copying_refused(page) -> dict[str, str]:
    """What each button says where the browser has no clipboard, as on a page of plain http."""
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    said = {}
    for button in page.locator("[data-copies]").all():
        button.click()
        said[button.get_attribute("data-copies")] = button.inner_text()
    page.evaluate("delete navigator.clipboard")
    return said
