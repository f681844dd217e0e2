"""Standard streams that are closed, and disks that are full behind them."""

import itertools
import os
import pathlib
import subprocess

import pytest
from person import COMMAND, Person

CLOSED = "Bad file descriptor"
FULL = "No space left on device"

# What each prints or reads; those with a `<` read standard input.
PRINTING = [
    "1+1", "--json 1/3", "--csv 1/3", "--keys '5 + 3 ='", "--help", "--version", "help sin",
    "functions", "units", "settings", "--generate-manual",
    "--generate-completion-script bash",
]
READING = ["", "--json", "--keys -", "--plain", "repl", "-f -"]


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


def shell(person, script, data="5+3=\n"):
    """Runs the command, $0, in a shell without a terminal."""
    return subprocess.run(
        ["/bin/sh", "-c", script, COMMAND], input=data, capture_output=True, text=True, timeout=20,
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": "/nowhere",
             **person.environment})


@pytest.mark.parametrize("arguments", PRINTING + READING)
@pytest.mark.parametrize("place, cause", [("&-", CLOSED), ("/dev/full", FULL)])
def test_output_that_cannot_be_written_is_named(person, arguments, place, cause):
    run = shell(person, f'"$0" {arguments} >{place}')
    assert run.returncode == 2
    assert run.stderr == f"exactly: cannot write: {cause}\n"


@pytest.mark.parametrize("arguments", READING)
def test_input_that_is_closed_is_named(person, arguments):
    run = shell(person, f'"$0" {arguments} <&-')
    assert run.returncode == 2
    assert run.stderr == f"exactly: cannot read the input: {CLOSED}\n"


@pytest.mark.parametrize("place", ["&-", "/dev/full"])
def test_the_status_tells_what_standard_error_cannot(person, place):
    for arguments, status, output in [
            ("1+1", 0, "2\n"), ("1/0", 1, ""), ("1+", 2, ""), ("--bogus", 2, ""),
            ("sheet --answers /nowhere", 2, "")]:
        run = shell(person, f'"$0" {arguments} 2>{place}')
        assert (run.returncode, run.stdout) == (status, output), arguments


@pytest.mark.parametrize("closed", [
    streams for count in (2, 3) for streams in itertools.combinations(("<&-", ">&-", "2>&-"), count)])
@pytest.mark.parametrize("arguments", ["1+1", "", "repl", "--plain", "history", "settings angle deg"])
def test_streams_that_are_closed_together_hang_nothing(person, arguments, closed):
    run = shell(person, f'"$0" {arguments} {" ".join(closed)}')
    assert run.returncode in (0, 2)


@pytest.mark.skipif(not pathlib.Path("/proc/self/fd").exists(), reason="there is no /proc here")
@pytest.mark.parametrize("arguments", ["", "repl", "sheet a.sheet", "--plain"])
def test_nothing_takes_the_number_of_a_stream_that_is_closed(person, arguments):
    """What is told to standard error would be written into it, be it a file or a pipe of its own."""
    with person.shell(f'exec "$0" {arguments} 2>&-') as session:
        session.settle(0.3)
        files = pathlib.Path(f"/proc/{session.process}/fd")
        assert {number: os.readlink(files / number) for number in "012"} == {
            "0": os.ttyname(session.device), "1": os.ttyname(session.device), "2": "/dev/null"}
