"""What a stranger wrote reaches no terminal raw: by any way in, nothing comes out that one obeys.

A terminal that is told to change its title, to answer as if somebody typed, or to turn text around does so
whoever wrote that. So every text that is not the program's own is shown with such characters made visible.
"""

import os
import re
import subprocess
import zlib

import pytest
from terminal_session import COMMAND, TerminalSession

# The title, a question whose answer is typed, a clear screen in one byte (C1), a colour, Backspace, a ring,
# text that runs from right to left, and ends of lines in the middle.
PAYLOADS = [
    "\x1b]0;taken\x07", "\x1b[6n", "\u009b2J", "\x1b[31m", "1\b2", "\x07", "\u202e1+2", "\u2066x", "\x7f",
    "\x00", "\x85", "\u2028",
]

# What neither arguments nor names can have is left out there.
WITHOUT_ZERO = [payload for payload in PAYLOADS if "\0" not in payload]

# Some that a screen shows in no way, so that they can be looked for in all that was written.
ON_SCREENS = ["\x1b]0;taken\x07", "\x1b[6n", "\u009b2J", "\u202e1+2"]

# Control characters but for ends of lines, which CSV has as its standard says, and tabs; marks of direction.
OBEYED = re.compile(
    "\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")

STATE = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}


def run(tmp_path, *arguments, given=""):
    done = subprocess.run(
        [COMMAND, *arguments], input=given.encode(), capture_output=True, timeout=60,
        env={**STATE, "XDG_STATE_HOME": str(tmp_path)})
    assert done.returncode in (0, 1, 2), (arguments, done)
    output = (done.stdout + done.stderr).decode()
    found = OBEYED.search(output)
    assert not found, f"{arguments} {given!r} wrote {output!r}"
    return output


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_as_lines_and_keys(tmp_path, payload):
    lines = [
        payload, f"1 + {payload}2", f"{payload} = 3", f"x{payload} = 3", f"5 {payload}",
        f"2 {payload} + 3"]
    for options in (
            [], ["--json"], ["--csv"], ["--explain"], ["--exact"], ["--keys", "-"], ["repl"],
            ["--json", "--keys", "-"], ["--plain"], ["sheet", "--json", "-"]):
        run(tmp_path, *options, given="".join(line + "\n" for line in lines))


@pytest.mark.parametrize("payload", WITHOUT_ZERO, ids=ascii)
def test_as_arguments_and_names_of_files(tmp_path, payload):
    named = tmp_path / f"a{payload}b"
    named.write_text(f"1 + 1 # {payload}\n{payload}\nrent{payload} = 3\n", encoding="utf-8")
    rates = tmp_path / f"rates{payload}"
    rates.write_text(
        f"date,from,to,rate,source\n{payload},EUR,USD,{payload},x\n", encoding="utf-8")
    for arguments in (
            [payload], [f"1+{payload}"], ["--keys", payload], [f"--{payload}"],
            ["--digits", payload], ["--file", str(named)], ["--file", f"{named}missing"],
            ["--json", "--file", str(named)], ["sheet", "--check", str(named)],
            ["sheet", f"{named}missing"], ["sheet", "--json", str(named)], ["units", payload],
            ["functions", payload], ["help", payload], ["settings", payload],
            ["settings", "order", payload], ["history", "--remove", payload],
            ["history", "--label", payload, payload], ["--rates", str(rates), "1 EUR to USD"],
            ["--rates", f"{rates}missing", "1"], ["--today", payload, "1"]):
        run(tmp_path, *arguments)


def keep(tmp_path, payload):
    """Keeps a history whose calculations, results and labels a stranger wrote, and such settings."""
    folder = tmp_path / "exactly"
    folder.mkdir()
    texts = [
        ["1 + 2", "=", "3", "", "", payload], [payload, "=", "3", "", "", "rent"],
        ["1 + 2", "=", payload, "", "", ""], ["1 + 2", payload, "3", payload, payload, ""]]
    with open(folder / "history", "wb") as file:
        for number, fields in enumerate(texts):
            fields = ["calculation/1", f"{number:016x}", "1795638445", "deg", *fields]
            body = "\t".join(fields).encode()
            rest = b"%04x\t" % len(body) + body
            file.write(b"%08x" % zlib.crc32(rest) + rest + b"\n")
    (folder / "settings").write_text(
        f"order = {payload}\n{payload} = 1\nlanguage = en{payload}\n", encoding="utf-8")


@pytest.mark.parametrize("payload", WITHOUT_ZERO, ids=ascii)
def test_as_a_kept_history_and_settings(tmp_path, payload):
    keep(tmp_path, payload)
    assert "1 + 2" in run(tmp_path, "history")
    for arguments in (["history", "--json"], ["history", "--tape"], ["settings"]):
        run(tmp_path, *arguments)


@pytest.mark.parametrize("form", ["", "--csv", "--json", "--tape"])
@pytest.mark.parametrize("payload", ON_SCREENS, ids=ascii)
def test_as_a_history_that_is_printed(tmp_path, payload, form):
    keep(tmp_path, payload)
    with TerminalSession(
            120, 30, environment={"XDG_STATE_HOME": str(tmp_path)},
            command=("sh", "-c", f"'{COMMAND}' history {form}; echo done")) as session:
        session.wait_for(lambda: b"done" in session.output)
        assert payload.encode() not in session.output
        assert b"rent" in session.output


@pytest.mark.parametrize("task", ["", "--strip", "--write", "--write-all", "--answers", "--check"])
@pytest.mark.parametrize("payload", ON_SCREENS, ids=ascii)
def test_as_a_sheet_that_is_printed(tmp_path, payload, task):
    """On a terminal nothing of it is obeyed; for a program it is printed byte for byte."""
    sheet = tmp_path / "strange.sheet"
    sheet.write_text(f"rent = 1\n# {payload}\nfood {payload} = 2\n", encoding="utf-8")
    shell = f"'{COMMAND}' sheet {task} - <'{sheet}'; echo done"
    with TerminalSession(120, 30, command=("sh", "-c", shell)) as session:
        session.wait_for(lambda: b"done" in session.output)
        assert payload.encode() not in session.output
    if task in ("", "--strip", "--write", "--write-all"):
        done = subprocess.run(
            [COMMAND, "sheet", *filter(None, [task]), "-"], env=STATE, input=sheet.read_bytes(),
            capture_output=True)
        assert payload.encode() in done.stdout


@pytest.mark.parametrize("payload", ON_SCREENS, ids=ascii)
def test_on_the_whole_screen(tmp_path, payload):
    keep(tmp_path, payload)
    sheet = tmp_path / "strange.sheet"
    sheet.write_text(f"rent = 1\n# {payload}\nfood {payload} = 2\n", encoding="utf-8")
    environment = {"XDG_STATE_HOME": str(tmp_path)}
    with TerminalSession(120, 30, environment=environment) as session:
        for keys in (b"h", b"\x1b[B", b"\x1b[B", b"\r"):
            session.sync(keys)
        # Pasted text is a stranger's as well.
        session.sync(b"\x1b[200~" + payload.encode() + b"\x1b[201~")
        assert payload.encode() not in session.output
    with TerminalSession(
            120, 30, arguments=["sheet", str(sheet)], environment=environment) as session:
        session.sync(b"\x1b[B")
        assert payload.encode() not in session.output
        assert "rent = 1" in session.text()
