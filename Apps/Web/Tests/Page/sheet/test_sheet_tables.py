"""The tables of lines and sheets, through the page."""

import csv
import pathlib
import re

from conformance import chosen, no_keys
from sheet_page import SheetPage

CONFORMANCE = pathlib.Path(__file__).resolve().parents[5] / "Conformance"

# Answers as files have them: without groups, and with the sign that is typed.
PLAIN = "try { localStorage.setItem('exactly.settings', 'marks = 1234.5\\n') } catch {}"


def rows(name):
    with (CONFORMANCE / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def plain(answer):
    """An answer as a table has it; of an error only that it is one."""
    if answer.startswith(("=", "≈")) or answer in ("function", "graph", ""):
        return answer.replace("−", "-")
    return "!"


def expected(answer):
    return "!" if answer.startswith("!") else answer


def names(row):
    """The functions and other names of an expression."""
    return re.findall("[a-z]+", row["expression"])


def compare(sheet, names_and_texts):
    """Opens sheets one after another, and compares the answers at their ends, or all of them."""
    wrong = []
    for name, text, answers in names_and_texts:
        sheet.give(name, text)
        sheet.tab.wait_for(lambda: not sheet.tab.run("document.querySelector('#answers').innerText.includes('…')"),
                           timeout=20)
        found = [plain(answer) for answer in sheet.answers()]
        wanted = [expected(answer) for answer in answers]
        while wanted and wanted[-1] == "":
            wanted.pop()
        if found != wanted:
            wrong.append(f"{name}: {text!r} has {found}, not {wanted}")
    assert not wrong, "\n".join(wrong)


def opened(new_page):
    tab = new_page(1000, 1600)
    tab.before_each_page(PLAIN)
    return SheetPage(tab).open()


def test_sheets(new_page):
    sheet = opened(new_page)
    files = sorted((CONFORMANCE / "sheets").glob("*.txt"))
    compare(sheet, [
        (file.name, file.read_bytes(), file.with_suffix(".expected").read_text("utf-8").split("\n"))
        for file in chosen(files, no_keys, turn=3)])


def test_phrases(new_page):
    sheet = opened(new_page)
    table = rows("phrases.csv")
    for row in chosen(table, lambda row: [row["kind"], row["group"]], turn=3, pairs=False):
        context = row["context"].split(";") if row["context"] else []
        sheet.give(row["id"], "\n".join([*context, row["phrase"]]))
        found = sheet.answers()
        assert plain(found[-1] if found else "") == expected(row["shown"]), row


def test_statistics_and_sums(new_page):
    sheet = opened(new_page)
    table = rows("statistics.csv") + rows("sums-integrals.csv")
    for row in chosen(table, names, turn=3, pairs=False):
        sheet.give(row["id"], row["expression"])
        sheet.tab.wait_for(lambda: sheet.answers() and "…" not in sheet.answers()[-1], timeout=20)
        assert plain(sheet.answers()[-1]) in {expected(row["shown"]), expected(row.get("also") or row["shown"])}, row
