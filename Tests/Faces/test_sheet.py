"""The sheet in full screen: typed into, saved, killed and recovered, and all sheets of the tables on the screen."""

import os
import re
import signal
import subprocess

import pytest
from conformance import chosen, no_keys
from terminal_session import COMMAND, ROOT, TerminalSession

SHEETS = sorted((ROOT / "Conformance" / "sheets").glob("*.txt"))

# How many there are: told here once more, so that a lost one is missed.
COUNT = 47

# What is said of errors that have no words of their own in the tables.
REASONS = {
    "division-by-zero": "division by zero",
    "nothing-above": "there is nothing above to count",
    "line-below": "that line is below; a line can only use lines above it",
    "no-such-line": "that line has no value",
}

CONTROL = {letter: bytes([ord(letter) - 0x60]) for letter in "aceqswyzko"}
END = b"\x1b[1;5F"


class SheetSession(TerminalSession):
    """A sheet in full screen, wide enough for answers beside its lines."""

    def __init__(self, *arguments, columns=120, rows=40, state=None, **options):
        environment = dict(options.pop("environment", {}))
        if state is not None:
            environment["XDG_STATE_HOME"] = str(state)
        super().__init__(
            columns=columns, rows=rows, arguments=["sheet", *map(str, arguments)],
            environment=environment, **options)

    def answers(self):
        """What stands beside the lines or under them, by their numbers."""
        first = self.columns - min(self.columns * 2 // 5, 44)
        answers, number = {}, None
        for row in self.screen.display[1:-1]:
            match = re.match(r" *([0-9]+)[ >] ", row)
            if match:
                number = int(match[1])
                answers[number] = row[first:].strip()
            elif number is not None and re.match(r" +[=≈!] ", row):
                answers[number] = row.strip()
            elif not row.strip() or "▀" in row:
                number = None
        return answers

    def status(self):
        return self.screen.display[self.rows - 1].strip()

    def shows(self, text):
        self.wait_for(lambda: text in self.text())


def plain(answer):
    """An answer as it stands in a file."""
    if "[" not in answer:
        answer = answer.replace(",", "")
    return answer.replace("−", "-")


def test_answers_follow_what_is_typed(tmp_path):
    path = tmp_path / "new.sheet"
    with SheetSession(path) as session:
        assert not path.exists()
        session.sync(b"rent = 1200\rrent * 12\rrent / 7\r\rtotal")
        session.wait_for(lambda: session.answers().get(2) == "= 14,400")
        assert session.answers()[3] == "≈ 171.4285714285714"
        # Right after a blank line a total is of the block before.
        session.shows("≈ 15,771.42857142857")
        session.sync(b"\x1b[1;5H\x1b[F0")
        session.wait_for(lambda: session.answers().get(2) == "= 144,000")
        session.sync(CONTROL["z"])
        session.wait_for(lambda: session.answers().get(2) == "= 14,400")
        session.type(CONTROL["s"])
        session.wait_for(path.exists)
        session.shows("Saved as")
        assert path.read_text() == "rent = 1200\nrent * 12\nrent / 7\n\ntotal"
        session.type(CONTROL["q"])
        assert session.wait_for_end() == 0
        # The terminal is as it was found.
        assert session.output.rstrip().endswith(b"\x1b[?1049l")
    assert sorted(os.listdir(tmp_path)) == ["new.sheet"]


def test_a_sheet_without_a_name_gets_one(tmp_path):
    path = tmp_path / "named.sheet"
    with SheetSession() as session:
        session.sync(b"2 + 3")
        session.type(CONTROL["q"])
        session.shows("Save the changes?")
        session.type(b"s")
        session.shows("File name")
        session.type(str(path) + "\r")
        assert session.wait_for_end() == 0
    assert path.read_text() == "2 + 3"


def test_a_sheet_is_saved_under_another_name(tmp_path):
    path, other = tmp_path / "a.sheet", tmp_path / "b.sheet"
    path.write_text("1")
    other.write_text("of others")
    state = tmp_path / "state"
    with SheetSession(path, state=state) as session:
        session.sync(b"2")

        def name_it(name):
            session.type(CONTROL["o"])
            session.shows("File name: " + str(path))
            session.type(b"\x7f" * len(path.name) + name.encode() + b"\r")

        name_it("none/c.sheet")
        session.shows("File name: " + str(tmp_path / "none/c.sheet"))
        session.shows(str(tmp_path / "none"))
        session.shows("No such file or directory")
        session.type(b"\x1b")
        session.wait_for(lambda: "File name" not in session.text())
        name_it("b.sheet")
        session.shows("already exists")
        assert other.read_text() == "of others"
        session.type(b"\x1b")
        session.wait_for(lambda: "already exists" not in session.text())
        name_it("b.sheet")
        session.shows("already exists")
        session.type(b"o")
        session.wait_for(lambda: other.read_text() == "21")
        session.shows("Saved as")
        session.sync(b"0")
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    assert path.read_text() == "1"
    # What is typed then belongs to the file of that name.
    with SheetSession(path, state=state) as session:
        assert "Recover" not in session.text()
    with SheetSession(other, state=state) as session:
        session.shows("Recover unsaved changes?")
        session.type(b"r")
        session.wait_for(lambda: session.answers().get(1) == "= 201")


def test_what_is_typed_survives_a_kill(tmp_path):
    path = tmp_path / "kill.sheet"
    path.write_bytes(b"a = 1\r\n")
    state = tmp_path / "state"
    with SheetSession(path, state=state) as session:
        session.sync(END + b"a + 41")
        session.wait_for(lambda: session.answers().get(2) == "= 42")
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    assert path.read_bytes() == b"a = 1\r\n"
    with SheetSession(path, state=state) as session:
        session.shows("Recover unsaved changes?")
        # A question that is not answered changes nothing.
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    with SheetSession(path, state=state) as session:
        session.shows("Recover unsaved changes?")
        session.type(b"r")
        session.wait_for(lambda: session.answers().get(2) == "= 42")
        session.type(CONTROL["s"])
        session.shows("Saved as")
        session.type(CONTROL["q"])
        assert session.wait_for_end() == 0
    assert path.read_bytes() == b"a = 1\r\na + 41"
    with SheetSession(path, state=state) as session:
        assert "Recover" not in session.text()


def test_typing_into_a_file_that_others_have_written_since_is_not_lost(tmp_path):
    path, other, state = tmp_path / "a.sheet", tmp_path / "b.sheet", tmp_path / "state"
    path.write_text("a = 1\n")
    with SheetSession(path, state=state) as session:
        session.sync(END + b"a + 41")
        session.wait_for(lambda: session.answers().get(2) == "= 42")
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    path.write_text("a = 5\n")
    with SheetSession(path, state=state) as session:
        session.shows("The file has changed since")
        session.type(b"r")
        session.wait_for(lambda: session.answers().get(2) == "= 42")
        session.shows("Untitled")
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    assert path.read_text() == "a = 5\n"
    with SheetSession(path, state=state) as session:
        session.wait_for(lambda: session.answers().get(1) == "= 5")
        assert "Recover" not in session.text()
    with SheetSession(state=state) as session:
        session.shows("Recover unsaved changes?")
        session.type(b"r")
        session.wait_for(lambda: session.answers().get(2) == "= 42")
        session.type(CONTROL["s"])
        session.shows("File name")
        session.type(str(other) + "\r")
        session.wait_for(other.exists)
    assert (path.read_text(), other.read_text()) == ("a = 5\n", "a = 1\na + 41")


def test_a_sheet_without_a_name_survives_a_kill(tmp_path):
    with SheetSession(state=tmp_path) as session:
        session.sync(b"6 * 7")
        session.wait_for(lambda: session.answers().get(1) == "= 42")
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    with SheetSession(state=tmp_path) as session:
        session.shows("Recover unsaved changes?")
        # Who types on without reading has not thrown it away.
        session.type(b"d")
        session.shows("Unsaved changes will be lost.")
        session.type(b"inner = 7\x1b")
        session.shows("Recover unsaved changes?")
        session.type(b"d")
        session.shows("Unsaved changes will be lost.")
        session.type(b"d")
        session.wait_for(lambda: "is lost" not in session.text())
        session.type(CONTROL["q"])
        assert session.wait_for_end() == 0
    with SheetSession(state=tmp_path) as session:
        assert "Recover" not in session.text()


def test_what_takes_long_holds_up_no_typing(tmp_path):
    path = tmp_path / "long.sheet"
    path.write_text("# exactly: digits 20000\ngamma(sqrt(2))\n1 + 1\n")
    with SheetSession(path) as session:
        session.wait_for(lambda: session.answers().get(3) == "= 2")
        assert session.answers()[2] == "…"
        session.sync(END)
        for count in range(1, 9):
            session.type(b"1")
            session.wait_for(lambda: session.answers().get(4) == "= " + f"{int('1' * count):,}")
            assert session.answers()[2] == "…", "what takes long came first"


def test_a_file_that_others_have_written_is_asked_about(tmp_path):
    path = tmp_path / "shared.sheet"
    path.write_text("1")
    with SheetSession(path) as session:
        session.sync(b"2")
        path.write_text("7")
        session.type(CONTROL["s"])
        session.shows("The file has changed since it was read")
        assert path.read_text() == "7"
        session.type(b"r")
        session.wait_for(lambda: session.answers().get(1) == "= 7")
        path.write_text("8")
        session.sync(b"5")
        session.type(CONTROL["s"])
        session.shows("The file has changed since it was read")
        session.type(b"o")
        session.wait_for(lambda: path.read_text() == "75")


def test_keys_of_signals_are_keys_of_the_sheet(tmp_path):
    with SheetSession() as session:
        session.sync(b"12\x1b[1;2D\x03")
        session.wait_for(lambda: b"\x1b]52;c;Mg==\x07" in session.output)
        session.sync(b"\x1a")
        session.wait_for(lambda: "12" not in session.text())
        session.kill(signal.SIGTERM)
        assert os.WTERMSIG(session.wait_for_end()) == signal.SIGTERM
        assert session.output.rstrip().endswith(b"\x1b[?1049l")


def test_nothing_of_a_text_commands_the_terminal(tmp_path):
    path = tmp_path / "evil.sheet"
    path.write_bytes(b"1 \x1b]0;title\x07\x1b[31m\xc2\x9b2J\r # \x1b]52;c;AAAA\x07\n")
    with SheetSession(path) as session:
        session.sync()
        for evil in (b"title\x07", b"\x1b[31m", b"\xc2\x9b", b"AAAA\x07", b"\x1b]0;"):
            assert evil not in session.output


@pytest.mark.parametrize("columns", [30, 60, 200])
def test_the_window_may_change(tmp_path, columns):
    with SheetSession() as session:
        session.sync(b"1/3")
        session.resize(columns, 20)
        session.kill(signal.SIGWINCH)
        session.wait_for(lambda: "≈ 0.3333333333333333" in session.text())
        beside = any("1/3" in row and "≈" in row for row in session.screen.display)
        assert beside == (columns >= 60)


def test_all_sheets_are_there():
    assert len(SHEETS) == COUNT


@pytest.mark.parametrize("path", chosen(SHEETS, no_keys), ids=lambda path: path.stem)
def test_the_answers_on_the_screen_are_those_of_the_tables(path):
    expected = path.with_suffix(".expected").read_text().split("\n")
    if expected[-1] == "":
        expected.pop()
    with SheetSession(path, rows=2 * len(expected) + 8) as session:
        session.wait_for(lambda: "…" not in "".join(
            answer for answer in session.answers().values() if not answer.startswith("!")))
        answers = session.answers()
    for number, answer in enumerate(expected, 1):
        shown = answers.get(number)
        assert shown is not None, f"line {number} is not on the screen"
        if not answer.startswith("!"):
            assert plain(shown) == answer, f"line {number}"
            continue
        code = answer[2:]
        assert shown.startswith("! ") and len(shown) > 4, f"line {number}: {shown}"
        failed = re.fullmatch(r"failed-line (\d+)", code)
        reason = f"line {failed[1]} has an error" if failed else REASONS.get(code)
        if reason:
            told = shown[2:].removesuffix("…")
            assert reason.startswith(told), f"line {number}: {shown}"


def test_the_command_takes_what_the_sheet_has_written(tmp_path):
    path = tmp_path / "answers.sheet"
    path.write_text("a = 2/3\n1/0\n")
    with SheetSession(path) as session:
        session.sync(b"\x17" + CONTROL["s"])
        session.wait_for(lambda: "# ≈" in path.read_text())
    assert path.read_text() == "a = 2/3  # ≈ 0.6666666666666667\n1/0  # ! division-by-zero\n"
    subprocess.run([COMMAND, "sheet", "--check", path], check=True)
