"""The calculator leaves the terminal as it found it, however it ends."""

import os
import re
import signal
import termios
import time

import pytest
from terminal_keyboard import held
from terminal_session import COMMAND, FRAME_END, TerminalSession

# Private modes and whether they are on in a terminal as it is found.
MODES = {b"1049": False, b"25": True, b"7": True, b"1000": False, b"1006": False, b"2004": False,
         b"2026": False}


def modes(output):
    """The private modes as the bytes leave them."""
    state = dict(MODES)
    for numbers, letter in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", output):
        for number in numbers.split(b";"):
            assert number in state, number
            state[number] = letter == b"h"
    return state


def assert_restored(session):
    assert modes(session.output) == MODES
    assert termios.tcgetattr(session.device) == session.settings
    assert session.output.endswith(b"\x1b[?1049l"), session.output[-80:]


def test_it_takes_the_terminal_over():
    with TerminalSession() as session:
        taken = modes(session.output)
        assert taken[b"1049"] and taken[b"1000"] and taken[b"1006"] and taken[b"2004"]
        assert not taken[b"25"]
        assert termios.tcgetattr(session.device) != session.settings


@pytest.mark.parametrize("keys", [b"q\r", b"\x04", b"\x1bq"])
def test_quit(keys):
    with TerminalSession() as session:
        session.type(keys)
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == 0
        assert_restored(session)


def test_interrupt():
    with TerminalSession() as session:
        session.type(b"\x03")
        # A shell shows death by this signal as status 130.
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -signal.SIGINT
        assert_restored(session)


SIGNALS = ["SIGTERM", "SIGHUP", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGSEGV", "SIGBUS",
           "SIGFPE"]


@pytest.mark.parametrize("name", SIGNALS)
def test_signals(name):
    number = getattr(signal, name)
    with TerminalSession() as session:
        session.type(b"12+")
        session.kill(number)
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -number
        assert_restored(session)


def test_signal_in_the_middle_of_frames():
    for round in range(10):
        with TerminalSession() as session:
            session.type(b"1+2=\x0c" * 50)
            session.kill(signal.SIGTERM)
            assert os.waitstatus_to_exitcode(session.wait_for_end()) == -signal.SIGTERM
            assert_restored(session)


def test_hang_up():
    with TerminalSession() as session:
        os.close(session.device)
        os.close(session.terminal)
        end = time.monotonic() + 5
        while session.status is None:
            assert time.monotonic() < end, "it outlived its terminal"
            process, status = os.waitpid(session.process, os.WNOHANG)
            if process:
                session.status = status
            time.sleep(0.02)
        assert os.waitstatus_to_exitcode(session.status) == -signal.SIGHUP
        # For the end of the session.
        session.terminal, session.device = os.openpty()


def test_suspend_and_resume():
    shell = ("bash", "--norc", "--noprofile", "--noediting", "-i")
    with TerminalSession(command=shell, environment={"PS1": "ready> "}) as session:
        session.wait_for(lambda: b"ready> " in session.output)
        before = termios.tcgetattr(session.device)
        session.type(f"{COMMAND}\n")
        session.wait_for(lambda: FRAME_END in session.output)
        session.sync(b"12345")
        taken = termios.tcgetattr(session.device)

        session.type(b"\x1a")
        session.wait_for(lambda: session.output.count(b"ready> ") == 2)
        assert modes(session.output) == MODES
        assert termios.tcgetattr(session.device) == before

        frames = session.output.count(FRAME_END)
        session.type(b"fg\n")
        session.wait_for(lambda: session.output.count(FRAME_END) > frames + 1)
        session.sync()
        assert termios.tcgetattr(session.device) == taken
        assert modes(session.output)[b"1000"]
        session.sync(b"\x7f+")
        assert "1,234 +" in session.text()

        session.type(held("⌥q"))
        session.wait_for(lambda: session.output.count(b"ready> ") == 3)
        assert modes(session.output) == MODES
        assert termios.tcgetattr(session.device) == before


def test_stop_without_a_handler():
    """SIGSTOP cannot be handled, but what comes after it can: the terminal is taken over again."""
    with TerminalSession() as session:
        session.kill(signal.SIGSTOP)
        time.sleep(0.1)
        termios.tcsetattr(session.device, termios.TCSANOW, session.settings)
        session.kill(signal.SIGCONT)
        session.sync(b"42")
        assert termios.tcgetattr(session.device) != session.settings
        session.type(held("⌥q"))
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == 0
        assert_restored(session)
