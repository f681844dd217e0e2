"""What people type and paste is answered as it reads, or refused: the table, on a real terminal."""

import collections
import re
import subprocess
import tempfile

from conformance import expected_display, table
from terminal_session import COMMAND, TerminalSession

# So low that the number is plain text, and too narrow for the scientific keypad with its 16 digits.
WINDOW = (70, 8)


def groups(face):
    """The rows of a face by their settings: those of one group can be played in one session."""
    rows = collections.defaultdict(list)
    for row in table("readings.csv"):
        if row["face"] == face:
            rows[row["marks"], row["angle"]].append(
                {**row, "display": row["answer"], "isRefused": row["answer"] == "refused"})
    return rows.items()


def sessions(face, *arguments):
    """A session for each group of rows, with the settings made by the command."""
    for (marks, angle), rows in groups(face):
        with tempfile.TemporaryDirectory() as state:
            environment = {"XDG_STATE_HOME": state, "LANG": "C.UTF-8", "LC_ALL": ""}
            for setting in (("marks", marks), ("angle", angle)):
                subprocess.run(
                    [COMMAND, "settings", *setting], env=environment, check=True,
                    capture_output=True, timeout=20)
            with TerminalSession(*WINDOW, arguments=arguments, environment=environment) as session:
                yield session, rows


def test_pasted():
    failures = []
    for session, rows in sessions("paste"):
        for row in rows:
            session.sync(b"\x1b\x1b")
            session.sync(b"\x1b[200~" + row["text"].encode() + b"\x1b[201~")
            shown, is_refused = session.plain_number(), "Not pasted" in session.text()
            wanted = "0" if row["isRefused"] else expected_display(row)
            if (shown, is_refused) != (wanted, row["isRefused"]):
                failures.append(f"{row['id']} {row['text']}: {shown}\n{session.text()}")
    assert not failures, "\n".join(failures)


def test_typed_numbers():
    """What the keys alone say reads alike sign by sign."""
    failures, played = [], 0
    for session, rows in sessions("plain"):
        for row in rows:
            if row["isRefused"] or not re.fullmatch(r"[0-9.,]+ ?\+ ?[0-9.,]+", row["text"]):
                continue
            session.sync(b"\x1b\x1b" + row["text"].encode() + b"\r")
            played += 1
            if session.plain_number() != expected_display(row):
                failures.append(f"{row['id']} {row['text']}: {session.plain_number()}")
    assert not failures, "\n".join(failures)
    assert played


def test_typed_lines():
    failures = []
    for (marks, angle), rows in groups("plain"):
        with TerminalSession(80, 24, command=(COMMAND, "--plain")) as session:
            for line in ("g digits automatic", f"g marks {marks}", f"g angle {angle}"):
                answer(session, line)
            for row in rows:
                answer(session, "ac")
                shown = answer(session, row["text"])
                is_refused = shown.startswith("Not ")
                wanted = "" if row["isRefused"] else expected_display(row)
                if is_refused != row["isRefused"] or not shown.endswith(wanted) and \
                        not shown.startswith(wanted + ":"):
                    failures.append(f"{row['id']} {row['text']}: {shown}")
    assert not failures, "\n".join(failures)


def answer(session, line):
    """Types a line and, to see where its answer ends, a word that means nothing; gives the answer."""
    start = len(session.output)
    session.type(line.encode() + b"\rzz\r")
    session.wait_for(lambda: b"'zz'" in session.output[start:])
    lines = [line for line in session.output[start:].decode().split("\r\n") if line]
    return lines[-2]
