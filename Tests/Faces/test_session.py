"""`exactly repl` on a pseudo-terminal: editing, history, Ctrl-C, and the terminal left as found."""

import os
import random
import signal
import termios

import pytest
from terminal_session import COMMAND, TerminalSession

# Takes longer than any test waits, on any machine, and asks often whether it should stop.
LONG = b"gamma(sqrt(2))"
REPL = (COMMAND, "repl", "--digits", "100000")


class Session(TerminalSession):
    """A session with its prompt shown."""

    def __init__(self, *arguments, home=None, **options):
        environment = dict(options.pop("environment", {}))
        # Several sessions of one person.
        if home is not None:
            environment["XDG_STATE_HOME"] = str(home)
        super().__init__(command=(COMMAND, "repl", *arguments), environment=environment, **options)
        self.wait_for(self.prompted)
        # The greeting.
        self.before = self.lines()[:-1]

    def prompted(self):
        return self.lines()[-1:] == [">"]

    def lines(self):
        """The rows with something on them."""
        return [line.rstrip() for line in self.screen.display if line.strip()]

    def shows(self, *lines):
        """Waits until the last rows with something on them are these."""
        self.wait_for(lambda: self.lines()[-len(lines):] == list(lines))

    def enter(self, typed=b""):
        """Ends the line; gives the rows above the next prompt."""
        self.type(typed + b"\r")
        self.wait_for(self.prompted)
        return self.lines()[:-1]

    def answer(self, typed):
        """Types a line; gives what was printed between it and the next prompt."""
        lines = len(self.lines())
        self.type(typed + b"\r")
        self.wait_for(lambda: len(self.lines()) > lines and self.prompted())
        return self.lines()[lines:-1]


def test_answers_with_marks_of_exactness():
    with Session() as session:
        assert session.answer(b"1/2") == ["= 0.5"]
        assert session.answer(b"sin(60 deg)") == ["= √3/2 ≈ 0.8660254037844386"]
        assert session.answer(b"sin(1)") == ["≈ 0.8414709848078965"]
        assert session.answer(b"x = 2") == ["= 2"]
        assert session.answer(b"f(t) = x t") == ["f(t) = x × t"]
        assert session.answer(b"f(3) + ans") == ["= 8"]
        assert session.answer("√2 × √8".encode()) == ["= 4"]
        # The caret stands below the place in the line that was typed.
        assert session.answer(b"1 + 1/0") == ["       ^", "error: division by zero"]


def test_options_hold_for_the_session():
    with Session("--angle", "deg", "--exact") as session:
        assert session.answer(b"sin(60)") == ["= √3/2"]
    with Session("--places", "2") as session:
        assert session.answer(b"2/3") == ["≈ 0.67"]
        assert session.answer(b"4/6") == ["= 2/3 ≈ 0.67"]


def test_lines_are_edited_and_kept():
    with Session(columns=100) as session:
        assert session.answer(b"12\x1b[D\x1b[D-\x1b[F0") == ["= -120"]
        assert session.answer(b"\x1b[A+1") == ["= -119"]
        session.type(b"sq")
        session.shows("> sq")
        session.type(b"\t")
        session.shows("> sqrt(")
        assert session.enter(b"16)")[-1] == "= 4"
        assert session.answer("7é×2\x1b[D\x1b[D\x7f\x0b".encode()) == ["= 7"]
        # Text that was typed before is there again below the list.
        session.type(b"1+co\t\t")
        session.shows(
            "> 1+co",
            "cos(    cosine of an angle: cos(60 deg) = 0.5",
            "cosh(   hyperbolic cosine: cosh(0) = 1",
            "cot(    cotangent of an angle, 1/tan: cot(45 deg) = 1",
            "coth(   hyperbolic cotangent, 1/tanh: coth(atanh(0.5)) = 2",
            "count(  number of values: count([4, 5, 6]) = 3",
            "> 1+co")
        session.type(b"\x15")
        # The lines are counted from a screen that has come to rest.
        session.settle(0.2)
        assert session.answer(b"1+1") == ["= 2"]


@pytest.mark.parametrize("columns", [40, 80, 120, 200])
def test_long_lines_wrap_and_stay(columns):
    line = "+".join(str(number) for number in range(1, 80))
    with Session(columns=columns, rows=30) as session:
        session.type(line.encode())
        rows = [("> " + line)[start:start + columns] for start in range(0, len(line) + 2, columns)]
        session.shows(*rows, "= 3160")
        # The cursor is right at the edge, on both sides of it and at the beginning.
        for place in (columns - 1, columns, columns + 1, 2):
            session.type(b"\x01" + b"\x1b[C" * (place - 2))
            row, column = divmod(place, columns)
            session.wait_for(lambda: (session.screen.cursor.x, session.screen.cursor.y)
                             == (column, len(session.before) + row))
        assert len(session.lines()) == len(session.before) + len(rows) + 1
        assert session.enter() == [*session.before, *rows, "= 3160"]


def test_a_line_that_fills_rows_is_edited_at_the_edge():
    with Session(columns=20, rows=10) as session:
        session.type(b"1" * 18)
        session.wait_for(lambda: session.lines()[-1:] == ["> " + "1" * 18])
        assert (session.screen.cursor.x, session.screen.cursor.y) == (0, len(session.before) + 1)
        session.type("漢字".encode() + b"\x7f\x7f+1")
        session.shows("> " + "1" * 18, "+1")
        session.type(b"\r")
        session.shows("> " + "1" * 18, "+1", "= 111111111111111112", ">")


def test_a_line_higher_than_the_window_is_shown_around_its_cursor():
    with Session(columns=20, rows=6) as session:
        line = b"+".join(b"%d" % number for number in range(100, 160))
        session.type(line)
        session.wait_for(lambda: "+159" in session.text().replace("\n", ""))
        session.type(b"\x01")
        session.wait_for(lambda: session.screen.display[0].startswith("> 100+101"))
        session.type(b"\r")
        session.shows("= 7770", ">")


def test_wide_characters_take_two_columns():
    with Session() as session:
        session.type("漢字 = 3\x01\x1b[C".encode())
        session.wait_for(lambda: session.screen.cursor.x == 4)
        assert session.enter()[-1:] == ["= 3"]
        assert session.answer("漢字 + 漢".encode()) == ["         ^^", "error: unknown name '漢'"]


def test_another_width_has_the_line_drawn_anew():
    # The emulator leaves its rows as they are, as xterm does.
    with Session(columns=40, rows=12, environment={"XTERM_VERSION": "XTerm(390)"}) as session:
        session.type(b"1+" * 15 + b"1")
        session.shows("> " + "1+" * 15 + "1", "= 16")
        session.resize(30, 12)
        session.kill(signal.SIGWINCH)
        session.wait_for(lambda: "> " + "1+" * 14 in session.lines())
        session.type(b"+4\r")
        session.wait_for(lambda: session.prompted() and "= 20" in session.lines())


def test_the_answer_so_far_is_shown_and_leaves_nothing():
    with Session() as session:
        session.type(b"1/3+1/6")
        session.shows("> 1/3+1/6", "= 0.5")
        assert session.screen.cursor.x == 9
        # Incomplete, it has none; and a number is its own answer.
        session.type(b"+")
        session.shows("> 1/3+1/6+")
        session.type(b"\x1512")
        session.shows("> 12")
        session.type(b"\x15ans")
        session.shows("> ans")
        session.type(b"\x15x=2+3")
        session.shows("> x=2+3", "= 5")
        session.type(b"\x03")
        session.shows("> x=2+3^C", ">")
        assert session.answer(b"x")[-1].startswith("error: unknown name 'x'")
        assert session.answer(b"preview off") == ["preview off"]
        session.type(b"1+1")
        session.settle(0.2)
        session.shows("> 1+1")
        assert session.enter()[-1:] == ["= 2"]


def test_lines_go_on_until_they_are_complete():
    with Session() as session:
        assert session.answer(b"(1 +\r2)") == [". 2)", "= 3"]
        session.type(b"2 *\r")
        session.shows("> 2 *", ".")
        assert session.enter()[-4:] == [".", "  2 *", "     ^", "error: a number is missing"]
        assert session.answer(b"1 + \\\r 1") == [".  1", "= 2"]
        assert session.answer(b"3 +\r1/0") == [". 1/0", "   ^", "error: division by zero"]
        # Given up, nothing of it is left; and it is gone back to as one line.
        session.type(b"(1 +\r")
        session.shows("> (1 +", ".")
        session.type(b"\x03")
        session.shows(". ^C", ">")
        session.type(b"\x1b[A\x1b[A")
        session.shows("> 1 + 1", "= 2")


def test_pasted_lines_are_taken_one_by_one():
    with Session(rows=40) as session:
        session.type(b"\x1b[200~x = 2\r\ty = (x +\r1)\rx y\rz = 7\x1b[201~")
        session.shows("> x = 2", "= 2", ">  y = (x +", ". 1)", "= 3", "> x y", "= 6", "> z = 7",
                      "= 7")
        assert session.enter(b"0")[-1:] == ["= 70"]
        lines = b"".join(b"%d+0\r" % number for number in range(2000))
        session.type(b"\x1b[200~" + lines + b"\x1b[201~")
        session.wait_for(lambda: session.lines()[-3:] == ["> 1999+0", "= 1999", ">"], timeout=60)


def test_lines_of_before_are_found():
    with Session() as session:
        for line in (b"sin(1)", b"2+2", b"sin(2)", b"3+3"):
            session.answer(line)
        session.type(b"s\x1b[A")
        session.wait_for(lambda: session.lines()[-2].startswith("> sin(2)"))
        session.type(b"\x1b[A")
        session.wait_for(lambda: session.lines()[-2].startswith("> sin(1)"))
        session.type(b"\x1b[B\x1b[B")
        session.shows("> s")
        session.type(b"\x12+")
        session.shows("search '+': 3+3")
        session.type(b"\x12")
        session.shows("search '+': 2+2")
        session.type(b"\x12")
        session.shows("no match for '+': 2+2")
        session.type(b"\x13")
        session.shows("search '+': 3+3")
        # Escape and Ctrl-G come back to the line; Enter answers what was found.
        session.type(b"\x1b")
        session.shows("> s")
        session.type(b"\x12+\x07")
        session.shows("> s")
        session.type(b"\x12sin\r")
        session.wait_for(session.prompted)
        assert session.lines()[-3].startswith("> sin(2)")


def test_lines_are_kept_for_the_next_session(tmp_path):
    with Session(home=tmp_path) as session, Session(home=tmp_path) as other:
        session.answer(b"1+1")
        other.answer(b"2+2")
        session.answer(b" 3+3")
        session.answer(b"4+4")
        # Killed, they have lost nothing.
        for one in (session, other):
            one.kill(signal.SIGKILL)
            one.wait_for_end()
    file = tmp_path / "exactly" / "lines"
    assert file.read_text() == "1+1\n2+2\n4+4\n"
    assert file.stat().st_mode & 0o777 == 0o600
    with Session(home=tmp_path) as session:
        session.type(b"\x1b[A\x1b[A")
        session.shows("> 2+2", "= 4")
        assert session.enter()[-2:] == ["> 2+2", "= 4"]
        assert session.answer(b"history 3") == ["4+4", "2+2", "history 3"]


def test_what_cannot_be_kept_is_told_once(tmp_path):
    (tmp_path / "exactly").mkdir()
    (tmp_path / "exactly" / "lines").symlink_to("/dev/null")
    with Session(home=tmp_path, columns=120) as session:
        assert any("cannot be read" in line for line in session.lines())
        assert session.answer(b"1+1") == ["= 2"]
        assert session.answer(b"1+2") == ["= 3"]


@pytest.mark.parametrize("seed", range(4))
def test_any_keys_leave_a_session_that_answers(seed):
    chance = random.Random(seed)
    keys = [bytes([byte]) for byte in range(256) if byte not in (0x03, 0x04, 0x1A, 0x1C)]
    keys += [b"\x1b[A", b"\x1b[B", b"\x1b[D", b"\x1b[3~", b"\x1b[1;5D", b"\x12", b"\r", b"\t\t",
             b"\x1b[200~(\r\x1b[201~", "漢√é".encode(), b"sin(", b"undo\r", b"x = 2\r"] * 8
    with Session(columns=chance.choice([10, 33, 80]), rows=chance.choice([3, 24])) as session:
        for _ in range(300):
            session.type(b"".join(chance.choices(keys, k=8)))
        # What a paste or an escape has begun is over by then.
        session.settle(3)
        session.type(b"\x07\x03" + b"reset\r" + b"7*191\r")
        try:
            session.wait_for(lambda: "= 1337" in session.text())
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error


def test_clear_clears_the_screen():
    with Session() as session:
        session.answer(b"1+1")
        session.type(b"clear\r")
        session.wait_for(lambda: session.lines() == [">"])
        session.type(b"2+\x0c2")
        session.shows("> 2+2", "= 4")
        assert session.lines() == ["> 2+2", "= 4"]


def colored(session, row, text):
    """The colours and weights of a text in a row of the screen."""
    column = session.screen.display[row].index(text)
    cells = [session.cell(column + place, row) for place in range(len(text))]
    return {(cell.fg, cell.bold, cell.underscore) for cell in cells}


def test_lines_are_shown_in_colours():
    with Session() as session:
        session.type(b"2 + sin(x) + pi")
        session.shows("> 2 + sin(x) + pi")
        row = session.screen.cursor.y
        assert colored(session, row, "2 +") == {("default", False, False)}
        assert colored(session, row, "sin") == {("magenta", False, False)}
        assert colored(session, row, "x") == {("red", False, True)}
        assert colored(session, row, "pi") == {("default", True, False)}
        session.type(b"\x1b[D" * 5)
        session.wait_for(lambda: colored(session, row, "(") == {("default", True, True)})


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "vt100"}])
def test_no_colour_where_none_is_wanted(environment):
    with Session(environment=environment) as session:
        session.type(b"2 + sin(x) + foo")
        session.shows("> 2 + sin(x) + foo")
        session.enter()
        session.type(b"1+1")
        session.shows("> 1+1", "= 2")
        assert not [c for c in session.output.split(b"\x1b[") if c[:2] in (b"0;", b"31", b"35")
                    and not c.startswith(b"0;2m")]


def test_a_dumb_terminal_gets_no_control_codes(tmp_path):
    with Session(environment={"TERM": "dumb"}, home=tmp_path) as session:
        assert session.answer(b"1/2") == ["= 0.5"]
        assert session.answer(b"digits 3") == ["digits 3"]
        session.type(b"clear\r(1+\rquit\r")
        session.wait_for_end()
        assert b"\x1b" not in session.output
        assert "error: a number is missing" in session.text()
    # What was typed is there in the next session all the same.
    assert (tmp_path / "exactly" / "lines").read_text().startswith("1/2\ndigits 3\n")


def test_plain_help_shows_what_holds_there():
    with TerminalSession(rows=60, command=(COMMAND, "repl", "--plain")) as session:
        session.wait_for(lambda: session.output.endswith(b"> "))
        session.type(b"?\n")
        session.wait_for(lambda: "Ctrl-C" in session.text())
        for word in ("Tab", "Ctrl-R", "goes on below", "preview", "clears the screen"):
            assert word not in session.text(), word


def test_plain_writes_no_control_codes():
    with TerminalSession(command=(COMMAND, "repl", "--plain")) as session:
        session.wait_for(lambda: session.output.endswith(b"> "))
        session.type(b"1/2\n")
        session.wait_for(lambda: b"= 0.5" in session.output)
        session.type(b"\x04")
        assert session.wait_for_end() == 0
        assert b"\x1b" not in session.output


@pytest.mark.parametrize("ending", [b"\x04", b"quit\r", b"exit\r", b"q\r"])
def test_ends(ending):
    with Session() as session:
        session.answer(b"1+1")
        session.type(ending)
        assert session.wait_for_end() == 0
        assert termios.tcgetattr(session.device) == session.settings


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_interrupt_stops_the_calculation_and_not_the_session(plain):
    with TerminalSession(command=(*REPL, *plain)) as session:
        session.wait_for(lambda: session.output.endswith(b"> ") or b"> \x1b[J" in session.output)
        session.type(LONG + b"\n")
        # The progress that is shown after a second tells that it calculates.
        session.wait_for(lambda: b"calculating" in session.output, timeout=30)
        assert "Ctrl-C stops" in session.text()
        # An impatient person presses it twice.
        session.kill(signal.SIGINT)
        session.kill(signal.SIGINT)
        session.wait_for(lambda: "error: stopped" in session.text())
        assert "calculating" not in session.text()
        session.type(b"1/2\n")
        session.wait_for(lambda: "= 0.5" in session.text())


def test_a_line_that_is_stopped_while_it_is_written_changes_nothing():
    with Session() as session:
        session.answer(b"y = 7")
        session.answer(b"digits 1000000")
        session.type(b"y = exp(pi)^sqrt(2)\r")
        session.wait_for(lambda: b"calculating" in session.output, timeout=30)
        session.kill(signal.SIGINT)
        session.wait_for(lambda: "error: stopped" in session.text() and session.prompted())
        assert session.answer(b"digits 16") == ["digits 16"]
        assert session.answer(b"y") == ["= 7"]
        assert session.answer(b"ans + 1") == ["= 8"]


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_interrupt_gives_the_line_up(plain):
    with TerminalSession(command=(COMMAND, "repl", *plain)) as session:
        session.wait_for(lambda: "quit to leave" in session.text())
        session.type(b"1+1")
        session.wait_for(lambda: "1+1" in session.text())
        session.type(b"\x03")
        session.settle(0.2)
        session.type(b"2+3\n")
        session.wait_for(lambda: "= 5" in session.text())


def test_suspend_and_resume():
    shell = ("bash", "--norc", "--noprofile", "--noediting", "-i")
    with TerminalSession(command=shell, environment={"PS1": "ready> "}) as session:
        session.wait_for(lambda: b"ready> " in session.output)
        before = termios.tcgetattr(session.device)
        session.type(f"{COMMAND} repl\n")
        session.wait_for(lambda: "quit to leave" in session.text())
        session.type(b"20")
        session.wait_for(lambda: "> 20" in session.text())
        session.type(b"\x1a")
        session.wait_for(lambda: session.output.count(b"ready> ") == 2)
        assert termios.tcgetattr(session.device) == before
        session.type(b"fg\n")
        session.wait_for(lambda: session.output.count(b"> 20") > 1)
        session.type(b"+2\r")
        session.wait_for(lambda: "= 22" in session.text())


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_signals_give_the_terminal_back(name):
    number = getattr(signal, name)
    with Session() as session:
        session.kill(number)
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -number
        assert termios.tcgetattr(session.device) == session.settings


def test_a_tab_inside_a_burst_is_a_space():
    """A paste that the terminal does not mark."""
    with Session() as session:
        session.type(b"x =\t2\rx +\t\t3\rx\t\t* 4\r")
        session.shows("> x = 2", "= 2", "> x +  3", "= 5", "> x  * 4", "= 8", ">")
        session.type(b"\t")
        session.wait_for(lambda: session.lines()[-2].startswith("vars "))
        for name in ("deg", "rad", "grad"):
            assert any(line.startswith(name + " ") for line in session.lines()), name


def test_names_of_others_are_completed():
    with Session() as session:
        for typed, completed in ((b"arcsi", "arcsin"), (b"choo", "choose("), (b"2+squarer", "2+squareroot(")):
            session.type(typed)
            session.shows("> " + typed.decode())
            session.type(b"\t")
            session.shows("> " + completed)
            session.type(b"\x15")


def test_what_is_typed_while_a_line_calculates_stands_in_the_next_one():
    with Session("--digits", "100000") as session:
        session.type(LONG + b"\r")
        session.wait_for(lambda: b"calculating" in session.output, timeout=30)
        session.type(b"1+2\r3+3")
        session.settle(0.5)
        assert session.lines()[-1].startswith("calculating")
        session.kill(signal.SIGINT)
        session.shows("error: stopped", "> 1+2", "= 3", "> 3+3", "= 6")
        session.type(b"\x15")
        # The end of the input typed ahead is one.
        session.type(LONG + b"\r")
        session.wait_for(lambda: session.output.count(b"calculating") > 1, timeout=30)
        session.type(b"7*191\r\x04")
        session.settle(0.2)
        session.kill(signal.SIGINT)
        assert session.wait_for_end() == 0
        assert "= 1337" in session.text()
        assert termios.tcgetattr(session.device) == session.settings


def test_a_calculation_is_suspended_and_ended_with_the_terminal_as_it_was():
    shell = ("bash", "--norc", "--noprofile", "--noediting", "-i")
    with TerminalSession(command=shell, environment={"PS1": "ready> "}) as session:
        session.wait_for(lambda: b"ready> " in session.output)
        before = termios.tcgetattr(session.device)
        session.type(f"{COMMAND} repl --digits 100000\n")
        session.wait_for(lambda: "quit to leave" in session.text())
        session.type(LONG + b"\r")
        session.wait_for(lambda: b"calculating" in session.output, timeout=30)
        session.type(b"\x1a")
        session.wait_for(lambda: session.output.count(b"ready> ") == 2)
        assert termios.tcgetattr(session.device) == before
        session.type(b"fg\n")
        session.settle(0.5)
        session.type(b"\x03")
        session.wait_for(lambda: "error: stopped" in session.text())
        session.type(b"2+3\r")
        session.wait_for(lambda: "= 5" in session.text())


def test_typing_ahead_is_not_lost():
    with Session() as session:
        session.type(b"1+1\r2+2\r3+3\r")
        session.wait_for(lambda: "= 6" in session.text())
        assert [line for line in session.lines() if line.startswith("=")] == ["= 2", "= 4", "= 6"]
