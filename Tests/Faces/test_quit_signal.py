"""SIGQUIT, which Ctrl-\\ sends, to a command that calculates."""

import os
import resource
import signal
import subprocess

from terminal_session import COMMAND

# More steps than even a fast machine takes before the signal arrives.
LONG = b"1%+" * 4000 + b"1\n"


def start(action):
    """Starts the command and waits until it has answered a line."""

    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(signal.SIGQUIT, action)

    process = subprocess.Popen(
        [COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=prepare, env={**os.environ, "SWIFT_BACKTRACE": "enable=yes,interactive=no"})
    process.stdin.write(b"1+1\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"2\n"
    return process


def test_ends_a_long_calculation():
    process = start(signal.SIG_DFL)
    process.stdin.write(LONG)
    process.stdin.flush()
    process.send_signal(signal.SIGQUIT)
    output, diagnostics = process.communicate(timeout=60)
    assert process.returncode == -signal.SIGQUIT
    assert output == b""
    assert b"crash" not in diagnostics


def test_stays_ignored_where_it_was():
    process = start(signal.SIG_IGN)
    process.send_signal(signal.SIGQUIT)
    output, _ = process.communicate(b"2+2\n", timeout=60)
    assert (process.returncode, output) == (0, b"4\n")
