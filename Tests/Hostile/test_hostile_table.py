"""Each row of the table of hostile inputs, alone in a process: two seconds, 200 MB, and what comes of it.

A sheet that uses up what all of its lines may cost together has ten seconds and 500 MB. The seconds are
those of the machine that machine.py describes; on a slower one, or beside other work, they are as many more.
"""

import dataclasses

import pytest
from bounded_run import bounded_run
from hostile_table import expanded, rows
from machine import slowness

LIMITS = {"whole sheets": (10, 500)}
USUAL_LIMITS = (2, 200)

# Of one row, while the machine is busy with other things; the quickest counts.
ATTEMPTS = 3

# How many rows there are at least: told here once more, so that lost ones are missed.
COUNT = 900

SHEET = "hostile.sheet"


def run(row):
    options = row.options.split()
    if row.face == "sheet":
        return bounded_run(["sheet", "--answers", *options, SHEET], files={SHEET: row.data})
    if row.face == "keys":
        options = ["--keys", "-", *options]
    return bounded_run(options, row.data + b"\n")


def answer(row, run):
    """The last line that was written, or what was said where nothing was."""
    lines = run.output.split(b"\n")[:-1]
    return lines[-1] if lines else run.diagnostics.rstrip(b"\n")


def shown(data, limit=200):
    """Bytes for a person, long ones by their ends."""
    text = data.decode("utf-8", "backslashreplace")
    if len(text) <= limit:
        return repr(text)
    return f"{text[:limit // 2]!r} … {text[-limit // 2:]!r} ({len(text)} characters)"


def limits(row):
    """The seconds and the megabytes that a row may take."""
    return LIMITS.get(row.kind, USUAL_LIMITS)


def faults(row, run):
    """What is wrong with a run, in words."""
    seconds, megabytes = limits(row)
    if run.was_killed:
        yield f"it was killed: wait status {run.status}"
    elif run.exit_status not in (0, 1, 2):
        yield f"it ended with {run.exit_status}"
    if run.seconds > seconds:
        yield f"it took more than {seconds} s"
    if run.megabytes > megabytes:
        yield f"it took more than {megabytes} MB"
    if not row.is_expected(answer(row, run)):
        yield "it has another answer"
    if row.face != "sheet" and "--csv" not in row.options and run.output:
        given, taken = row.data.count(b"\n") + 1, run.output.count(b"\n")
        if given != taken:
            yield f"{taken} lines answer {given}"
    if b"\x1b" in run.output + run.diagnostics:
        yield "it has written an escape character"


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.id}-{row.kind}")
def test_ends_as_the_table_says(row):
    best = None
    for _ in range(ATTEMPTS):
        result = run(row)
        if result.seconds > limits(row)[0]:
            result = dataclasses.replace(result, seconds=result.seconds / slowness())
        best = min(best or result, result, key=lambda run: run.seconds)
        if best.seconds <= limits(row)[0] or best.was_killed:
            break
    found = list(faults(row, best))
    assert not found, (
        f"{row.id} ({row.kind}): {'; '.join(found)}\n"
        f"input:    {row.face} {row.options} {shown(row.input.encode())}\n"
        f"expected: {shown(expanded(row.expected))}\n"
        f"got:      {shown(answer(row, best))}\n"
        f"took:     {best.seconds:.2f} s, {best.megabytes:.0f} MB")


def test_the_table_is_whole():
    table = rows()
    assert len(table) >= COUNT
    assert len({row.id for row in table}) == len(table), "two rows have one name"
    inputs = [(row.face, row.options, row.input) for row in table]
    assert len(set(inputs)) == len(inputs), "an input stands there twice"


@pytest.mark.parametrize("cell, text", [
    ("1+1", b"1+1"), (r"\{3:9}", b"999"), (r"\{2:(\{2:a}b)}", b"(aab)(aab)"),
    (r"\{2..3:x# = x@\n}", b"x2 = x1\nx3 = x2\n"), (r"\xED\u{202E}", b"\xed\xe2\x80\xae"),
    (r"\\{2:a}", b"\\{2:a}"), (r"\{1..2:\{2:#}}", b"1122"), ("# @ }", b"# @ }"),
    (r"\{0:a}", b""), (r"\{2:\x7D}", b"}}"), (r"{\{2:{1\x7D}", b"{{1}{1}"),
])
def test_the_notation(cell, text):
    assert expanded(cell) == text
