"""What the command answers where other calculators answer something else."""

import csv
import subprocess

import pytest
from terminal_session import COMMAND, ROOT

with open(ROOT / "Conformance" / "differences.csv", encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['calculator']} {row['input']}")
def test_ours(row):
    done = subprocess.run(
        [COMMAND, *row["options"].split()[1:], *row["options"].split()[:1], row["input"]],
        capture_output=True, text=True)
    assert done.stdout.rstrip("\n") == row["ours"], (row, done.stderr)
    assert row["theirs"] != row["ours"] or "wraps" in row["reason"], row


def test_each_has_its_reason_and_its_source():
    assert {"Apple", "Windows", "GNOME", "Android"} <= {row["calculator"] for row in ROWS}
    for row in ROWS:
        assert all(row[column] for column in ("theirs", "ours", "reason", "source")), row
