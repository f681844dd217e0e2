"""`exactly repl` on a pseudo-terminal: editing, history, Ctrl-C, and the terminal left as found."""

import os
import signal
import termios

import pytest
from terminal_session import COMMAND, TerminalSession

# Takes longer than any test waits, on any machine, and asks often whether it should stop.
LONG = b"gamma(1/3)"
REPL = (COMMAND, "repl", "--digits", "100000")


class Session(TerminalSession):
    """A session with its prompt shown."""

    def __init__(self, *arguments, **options):
        super().__init__(command=(COMMAND, "repl", *arguments), **options)
        self.wait_for(self.prompted)

    def prompted(self):
        return self.lines()[-1:] == [">"]

    def lines(self):
        """The rows with something on them."""
        return [line.rstrip() for line in self.screen.display if line.strip()]

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
    with Session() as session:
        assert session.answer(b"12\x1b[D\x1b[D-\x1b[F0") == ["= -120"]
        assert session.answer(b"\x1b[A+1") == ["= -119"]
        assert session.answer(b"sq\t16") == ["= 4"]
        assert session.answer("7é×2\x1b[D\x1b[D\x7f\x0b".encode()) == ["= 7"]
        session.type(b"co\t\t")
        session.wait_for(lambda: "cos(  cosh(" in session.text())
        session.type(b"\x15")
        assert session.answer(b"1+1") == ["= 2"]


def test_a_line_longer_than_the_window_stays_in_its_row():
    with Session(columns=30, rows=10) as session:
        session.type(b"1+" * 40 + b"1")
        session.wait_for(lambda: session.lines()[-1].endswith("+1+1"))
        assert len(session.lines()[-1]) < 30
        session.type(b"\x01")
        session.wait_for(lambda: session.lines()[-1].startswith("> 1+1+"))
        session.type(b"\r")
        session.wait_for(lambda: "= 41" in session.text())


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
        session.wait_for(lambda: session.output.endswith(b"> ") or b"> \x1b[K" in session.output)
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


def test_typing_ahead_is_not_lost():
    with Session() as session:
        session.type(b"1+1\r2+2\r3+3\r")
        session.wait_for(lambda: "= 6" in session.text())
        assert [line for line in session.lines() if line.startswith("=")] == ["= 2", "= 4", "= 6"]
