"""Ctrl-C and progress while one expression or a pipe is calculated."""

import os
import signal
import subprocess
import termios
import threading
import time

import pytest
from terminal_session import COMMAND, TerminalSession

# Takes longer than any test waits, on any machine, and asks often whether it should stop.
LONG = "gamma(sqrt(2))"
DIGITS = ("--digits", "100000")


def test_an_expression_ends_as_by_the_signal():
    with TerminalSession(command=(COMMAND, *DIGITS, LONG)) as session:
        session.wait_for(lambda: "calculating" in session.text(), timeout=30)
        session.type(b"\x03")
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -signal.SIGINT
        assert "exactly: stopped" in session.text()
        assert "calculating" not in session.text()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT", "SIGINT"])
def test_signals_end_it_while_the_output_is_held(name):
    number = getattr(signal, name)
    with TerminalSession(command=(COMMAND, *DIGITS, LONG)) as session:
        session.wait_for(lambda: "calculating" in session.text(), timeout=30)
        # Ctrl-S; then the progress of two more seconds finds nobody who takes it.
        session.type(b"\x13")
        time.sleep(2.5)
        os.kill(session.process, number)
        if number == signal.SIGINT:
            # The first one stops the calculation, which waits to say so; the second one ends that.
            time.sleep(2.5)
            os.kill(session.process, number)
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -number


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_signals_end_the_full_screen_while_the_output_is_held(name):
    number = getattr(signal, name)
    with TerminalSession() as session:
        termios.tcflow(session.device, termios.TCOOFF)
        session.type(b"123")
        time.sleep(0.5)
        os.kill(session.process, number)
        assert os.waitstatus_to_exitcode(session.wait_for_end()) == -number


def start(*arguments, **options):
    process = subprocess.Popen([COMMAND, *arguments], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    process.stdin.write(b"1+1\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"2\n"
    return process


def test_a_pipe_ends_as_by_the_signal_after_its_answers():
    process = start(*DIGITS)
    process.stdin.write(b"2+2\n" + LONG.encode() + b"\n3+3\n")
    process.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=1.5)
    process.send_signal(signal.SIGINT)
    output, diagnostics = process.communicate(timeout=30)
    assert process.returncode == -signal.SIGINT
    assert output == b"4\nerror: stopped\n"
    # Nobody reads progress from a pipe.
    assert diagnostics == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_answers_do_not_wait_for_a_line_behind_them_that_takes_long(jobs, tmp_path):
    (tmp_path / "lines").write_text("\n".join(["1+1", LONG, "2+2", LONG, LONG, "3+3"]))
    process = subprocess.Popen(
        [COMMAND, *DIGITS, "--jobs", jobs, tmp_path / "lines"], stdout=subprocess.PIPE)
    # Where they wait, nothing comes for longer than anyone waits.
    patience = threading.Timer(20, process.kill)
    patience.start()
    assert process.stdout.readline() == b"2\n"
    assert process.poll() is None
    patience.cancel()
    process.kill()
    process.communicate(timeout=10)


def test_a_pipe_that_waits_ends_at_once():
    process = start()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=10)
    assert process.returncode == -signal.SIGINT


def test_what_is_ignored_stays_ignored():
    process = start(preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(b"2+2\n", timeout=10)
    assert (process.returncode, output) == (0, b"4\n")
