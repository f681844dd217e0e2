"""The rows of Conformance/keys.csv, and how keys are pressed from a keyboard."""

import csv
import re
from terminal_session import ROOT

KEYBOARD = {"+/-": "n", "DEL": "\x7f"}
SIGNS = {"*": "×", "/": "÷", "-": "−", "+": "+", "+/-": "±"}


def rows(order):
    """The rows that hold for an order of evaluation."""
    with open(ROOT / "Conformance" / "keys.csv", encoding="utf-8", newline="") as table:
        return [row for row in csv.DictReader(table) if row["mode"] in ("any", order)]


def tokens(row):
    """The keys of a row, one by one: `12.5` is four of them."""
    for name in row["keys"].split():
        if re.fullmatch(r"[0-9.]+", name):
            yield from name
        else:
            yield name


def expected_display(row):
    return row["display"].replace("-", "−")


def differences(session, row):
    """What the screen shows otherwise than the row says, besides the number."""
    found = []
    label, lit = session.clear_label(), session.lit()
    if row["clear"] != "?" and label != row["clear"]:
        found.append(f"the clear key reads {label}, not {row['clear']}")
    wanted = [] if row["lit"] == "none" else [SIGNS.get(row["lit"])]
    if row["lit"] != "?" and lit != wanted:
        found.append(f"lit is {lit}, not {row['lit']}")
    return found
