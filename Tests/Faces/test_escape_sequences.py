"""What a stranger wrote reaches no terminal raw: by any way in, nothing comes out that one obeys.

A terminal that is told to change its title, to answer as if somebody typed, or to turn text around does so
whoever wrote that. So every text that is not the program's own is shown with such characters made visible.
"""

import os
import re
import subprocess
import zlib

import pytest
from terminal_session import COMMAND, ROOT, TerminalSession

# The title, a question whose answer is typed, a clear screen in one byte, a colour, Backspace, a ring,
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


def cases(path, name):
    """The cases of an enumeration in the sources: what is there is listed, and not remembered."""
    text = (ROOT / "Sources" / path).read_text(encoding="utf-8")
    body = re.search(rf"^( *)[\w ]*enum {name}\b.*?\n\1\}}", text, re.MULTILINE | re.DOTALL)[0]
    found = re.findall(r"^ *case (\w+(?:, \w+)*)", body, re.MULTILINE)
    # Those of a `switch` have a point before their names.
    assert found, f"{path} has no cases of {name}"
    return [case for line in found for case in line.split(", ")]


def listed(pattern):
    """What the command's own help lists."""
    text = subprocess.run([COMMAND, "--help"], env=STATE, capture_output=True, text=True).stdout
    found = re.findall(pattern, text, re.MULTILINE)
    assert found, f"the help lists nothing like {pattern}"
    return found


# The options that take a text, each with what stands for it in the help; and the tasks.
OPTIONS = listed(r"^  (?:-\w, )?(--[\w-]+) ([A-Z]+)$|^  (?:-\w, )?(--[\w-]+) ([A-Z]+)  ")
OPTIONS = [tuple(filter(None, found)) for found in OPTIONS]
TASKS = sorted(set(listed(r"^  exactly ([a-z]+)")))

# A line of each kind with a stranger's text wherever it may have one; `%` stands for that.
LINES = {
    "value": ["%", "1 + %2", "5 %", "2 % + 3", "1 # %", "2 'm%'", "1 to %", "0x%", "ans%"],
    "variable": ["% = 3", "x% = 3", "x = %", "x = 3 # %"],
    "function": ["f(%) = 1", "f(x%) = x", "f(x) = %", "f(x) = x # %", "f(%)"],
    "rate": [
        "rate % 1 EUR = 2 USD", "rate 2026-11-20 % EUR = 2 USD", "rate 2026-11-20 1 % = 2 USD",
        "rate 2026-11-20 1 EUR = % USD", "rate 2026-11-20 1 EUR = 2 USD %",
        "rate 2026-11-20 1 EUR = 2 USD # %", "3 EUR to USD", "3 USD to EUR # %"],
    "comment": ["# %", "", " # exactly: digits %", "label %: 3"],
}


def test_each_kind_of_line_has_its_lines():
    kinds = cases("CalculatorModel/Expression/Worksheet/WorksheetLine.swift", "Kind")
    assert sorted(kinds) == sorted(LINES)


def test_the_command_lists_its_options_and_tasks():
    assert {"--rates", "--file", "--keys", "--label"} <= {name for name, _ in OPTIONS}
    assert {"sheet", "history", "settings", "repl", "help"} <= set(TASKS)


def run(tmp_path, *arguments, given="", state=None):
    done = subprocess.run(
        [COMMAND, *arguments], input=given.encode("utf-8", "surrogateescape"), capture_output=True,
        timeout=60, env={**STATE, "XDG_STATE_HOME": str(state or tmp_path)})
    assert done.returncode in (0, 1, 2), (arguments, done)
    output = (done.stdout + done.stderr).decode()
    found = OBEYED.search(output)
    assert not found, f"{arguments} {given!r} wrote {output!r}"
    return output


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_as_lines_and_keys(tmp_path, payload):
    words = cases("exactly/Session/SessionWord.swift", "SessionWord")
    lines = [line.replace("%", payload) for kind in LINES.values() for line in kind]
    lines += [f"{word} {payload}" for word in words if word != "quit"]
    for options in (
            [], ["--json"], ["--csv"], ["--explain"], ["--exact"], ["--keys", "-"], ["repl"],
            ["--json", "--keys", "-"], ["--plain"], ["sheet", "--json", "-"],
            ["sheet", "--check", "-"], ["--file", "-"], ["--jobs", "2"], ["--base", "16"]):
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


@pytest.mark.parametrize("payload", [*WITHOUT_ZERO, "\udc9b2J"], ids=ascii)
def test_as_the_value_of_each_option_and_the_words_of_each_task(tmp_path, payload):
    named = tmp_path / f"a{payload}b"
    named.write_bytes(b"1 + 1\n" + payload.encode("utf-8", "surrogateescape") + b"\n")
    for name, kind in OPTIONS:
        for value in [payload] + [str(named), f"{named}missing"] * (kind == "FILE"):
            run(tmp_path, name, value)
            run(tmp_path, f"{name}={value}", "1")
    for task in TASKS:
        run(tmp_path, task, payload)
        run(tmp_path, task, payload, payload)
        # A sheet that is printed for a program is printed byte for byte.
        run(tmp_path, task, *["--check"] * (task == "sheet"), str(named))


def rates(payload):
    """Files of rates with a stranger's text in each field, and as each kind of line."""
    columns = listed(r"(date,[a-z,]+)")[0].split(",")
    row = ["2026-11-20", "EUR", "USD", "2", "ECB"]
    assert len(row) == len(columns)
    header = ",".join(columns)
    for place in range(len(columns)):
        for text in (payload, row[place] + payload):
            fields = [*row[:place], text, *row[place + 1:]]
            yield f"{header}\n{','.join(fields)}\n"
            yield ",".join(fields)
    yield f"{header},{payload}\n{','.join(row)}\n"
    yield f"{header}\n{','.join(row)},{payload}\n"
    yield f"{payload}\n{','.join(row)}\n"
    for line in LINES["rate"]:
        yield line.replace("%", payload)


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_as_a_file_of_rates(tmp_path, payload):
    file = tmp_path / "rates"
    taken = 0
    for text in rates(payload):
        file.write_bytes(text.encode())
        if "see exactly --help" in run(tmp_path, "--rates", str(file), "3 EUR to USD"):
            # Refused before anything is answered, whatever was asked for.
            continue
        taken += 1
        for arguments in (
                ["--exact", "3 EUR to USD"], ["--json", "3 USD to EUR"],
                ["--explain", "3 EUR to USD"], ["--csv"], ["--plain"], ["repl"], []):
            run(tmp_path, "--rates", str(file), *arguments, given="3 EUR to USD\n")
    assert taken, "no rate was ever taken"


@pytest.mark.parametrize("payload", ON_SCREENS, ids=ascii)
@pytest.mark.parametrize("way", ["argument", "session", "plain session", "plain", "screen", "pipe"])
def test_as_rates_on_a_terminal(tmp_path, payload, way):
    file = tmp_path / "rates"
    file.write_text(f"2026-11-20,EUR,USD,2,source {payload}\n", encoding="utf-8")
    options = f"--rates '{file}'"
    shell = {
        "argument": f"{options} '3 EUR to USD'", "session": f"repl {options}",
        "plain session": f"repl --plain {options}", "plain": f"--plain {options}", "screen": options,
        "pipe": f"{options} <'{tmp_path / 'lines'}'"}[way]
    (tmp_path / "lines").write_text(
        f"3 EUR to USD\nrate 2026-11-21 1 EUR = 4 USD # source {payload}\n", encoding="utf-8")
    with TerminalSession(
            160, 30, command=("sh", "-c", f"'{COMMAND}' {shell}; echo done")) as session:
        if way == "screen":
            session.settle(0.5)
            for key in ("=3 EUR to USD", "\r"):
                session.type(key)
                session.settle(0.3)
        elif way not in ("argument", "pipe"):
            session.type("3 EUR to USD\r")
            session.wait_for(lambda: b"6" in session.output)
        else:
            session.wait_for(lambda: b"done" in session.output)
        assert payload.encode() not in session.output
        assert b"6" in session.output


@pytest.mark.parametrize("payload", WITHOUT_ZERO, ids=ascii)
def test_as_the_folder_of_what_is_kept(tmp_path, payload):
    state = tmp_path / f"state{payload}"
    for name in ("history", "settings"):
        # The message says what stands in the file's place, and where.
        (state / "exactly" / name).mkdir(parents=True)
    for arguments in (["history"], ["settings"], ["history", "--off"], ["settings", "angle", "rad"]):
        assert "state" in run(tmp_path, *arguments, state=state)


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
