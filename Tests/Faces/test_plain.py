"""The plain face: lines in, lines out, no control codes."""

import os
import subprocess
import tempfile

import pytest

from terminal_session import COMMAND, TerminalSession

TYPED = b"5+3\n\nac\n2 + 3 x 4\n1/0\nc\n5 @ 3\n\xff\n" + b"1" * 5000 + b"\ncopy\n1/3"
PRINTED = """\
5 + 3 = 8
8 + 3 = 11
0
2 + 3 × 4 = 14
Error: division by zero
0
Not pressed: column 3, '@' is not a key
Not read: the line is not UTF-8 text
Not read: the line is longer than 1000 bytes
0
1 ÷ 3 ≈ 0.33333333
"""


def run(data):
    # No test finds what another one has calculated.
    with tempfile.TemporaryDirectory() as state:
        environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "XDG_STATE_HOME": state}
        return subprocess.run(
            [COMMAND, "--plain"], input=data, capture_output=True, timeout=20, env=environment)


def test_transcript():
    done = run(TYPED)
    greeting, _, rest = done.stdout.decode().partition("\n")
    assert "help" in greeting
    assert rest == PRINTED
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def test_scientific_keys_and_lists():
    done = run(b"30 sin\n2 x^y 10\n100log10\n5sni\n9 m+\nl\nh\nh 1\ng angle rad\nf\n")
    assert done.stdout.decode().splitlines()[1:] == [
        "sin(30°) = 0.5", "2^10 = 1,024", "log(100) = 2",
        "Not understood: column 2, unknown name 'sni'; did you mean 'sin'?", "9", "1: = 9  Memory", "1: 2^10 = 1,024",
        "1,024", "angle = rad  # Angles: Radians", "No short fraction or exact form"]


def test_quit_ends_it():
    done = run(b"1+1\nq\n2+2\n")
    assert done.returncode == 0
    assert "2 + 2" not in done.stdout.decode()


def test_input_that_cannot_be_read_is_named():
    directory = os.open("/", os.O_RDONLY)
    done = subprocess.run([COMMAND, "--plain"], stdin=directory, capture_output=True, timeout=20)
    os.close(directory)
    assert done.returncode == 2
    assert done.stderr == b"exactly: cannot read the input: Is a directory\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
def test_output_that_cannot_be_written_is_named():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([COMMAND, "--plain"], input=b"5+3\n", stdout=full,
                              stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 2
    assert done.stderr == b"exactly: cannot write: No space left on device\n"


def test_a_reader_that_leaves_ends_it_quietly():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([COMMAND, "--plain"], input=b"5+3\n", stdout=writer,
                          stderr=subprocess.PIPE, timeout=20)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_dumb_terminal():
    with TerminalSession(environment={"TERM": "dumb"}, command=(COMMAND, "--plain")) as session:
        session.type(b"5+3\n")
        session.wait_for(lambda: b"5 + 3 = 8" in session.output)
        assert b"\x1b" not in session.output
        session.type(b"\x04")
        assert session.wait_for_end() == 0
