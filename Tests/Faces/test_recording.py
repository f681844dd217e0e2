"""What the command keeps of that which a person calculates in a terminal."""

import json
import os
import resource
import subprocess

import pytest
from terminal_session import COMMAND, TerminalSession


class Person:
    """Someone whose calculations are kept in a folder."""

    def __init__(self, state):
        self.environment = {"XDG_STATE_HOME": str(state)}

    def run(self, *arguments, **options):
        """A command whose output is read by a program."""
        return subprocess.run(
            [COMMAND, *arguments], env={**os.environ, **self.environment}, capture_output=True,
            text=True, **options)

    def watch(self, *arguments, **options):
        """A command whose output is read by the person: its text and its status."""
        with TerminalSession(
                command=(COMMAND, *arguments), environment=self.environment, **options) as session:
            status = os.waitstatus_to_exitcode(session.wait_for_end())
            return "\n".join(line.rstrip() for line in session.text().strip().split("\n")), status

    def converse(self, *lines, plain=False):
        with TerminalSession(command=(COMMAND, "repl", *(["--plain"] if plain else [])),
                             environment=self.environment) as session:
            session.type("".join(line + "\r" for line in (*lines, "quit")))
            assert os.waitstatus_to_exitcode(session.wait_for_end()) == 0
            return session.text()

    def history(self):
        """The expressions with their results and labels, the oldest first."""
        objects = [json.loads(line) for line in self.run("history", "--json").stdout.splitlines()]
        return [(o["expression"], o["result"], o["label"]) for o in objects]


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


def test_what_a_person_reads_is_kept(person):
    assert person.watch("1/3 + 1/6") == ("0.5", 0)
    assert person.watch("--exact", "sin(60 deg)") == ("√3/2", 0)
    assert person.watch("--json", "2^3")[1] == 0
    assert person.watch("--keys", "200 + 10 % =") == ("220", 0)
    assert person.history() == [
        ("1 ÷ 3 + 1 ÷ 6", "0.5", ""), ("sin(60°)", "0.8660254037844386", ""),
        ("2^3", "8", ""), ("200 + 10%", "220", ""),
    ]


def test_what_was_rounded_is_marked_for_a_person(person):
    assert person.watch("2/3") == ("≈ 0.6666666666666667", 0)
    assert person.watch("sqrt(2) m") == ("≈ 1.414213562373095 m", 0)
    assert person.watch("3/4") == ("0.75", 0)
    assert person.watch("f(x) = x/3") == ("f(x) = x ÷ 3", 0)
    assert person.run("2/3").stdout == "0.6666666666666667\n"


def test_what_a_program_reads_is_not_kept(person, tmp_path):
    assert person.run("1/3 + 1/6").stdout == "0.5\n"
    assert person.run("--keys", "1 + 1 =").stdout == "2\n"
    assert person.run(input="1+1\n").stdout == "2\n"
    assert person.run("repl", input="1+1\n").stdout == "2\n"
    assert not (tmp_path / "exactly").exists()


@pytest.mark.parametrize("arguments", [("5",), ("1/0",), ("1+",), ("--keys", "5 +"), ("# note",)])
def test_what_is_no_finished_calculation_is_not_kept(person, arguments):
    person.watch(*arguments)
    assert person.history() == []


@pytest.mark.parametrize("plain", [False, True])
def test_a_session_is_kept_with_what_its_names_stand_for(person, plain):
    person.converse("1+2", "ans*2", "rent = 10/4", "rent^2 + ans", "f(x) = x^2", "(2^2) + 1", "1/0",
                    "ans + 1", plain=plain)
    assert person.history() == [
        ("1 + 2", "3", ""), ("3 × 2", "6", ""), ("10 ÷ 4", "2.5", "rent"),
        ("2.5^2 + 2.5", "8.75", ""), ("(2^2) + 1", "5", ""), ("5 + 1", "6", ""),
    ]


def test_off_is_off_at_once(person):
    with TerminalSession(command=(COMMAND, "repl", "--plain"),
                         environment=person.environment) as session:
        session.wait_for(lambda: ">" in session.text())
        session.type("1+1\r")
        session.wait_for(lambda: "= 2" in session.text())
        person.run("history", "--off")
        session.type("1+2\r")
        session.wait_for(lambda: "= 3" in session.text())
        session.type("quit\r")
        session.wait_for_end()
    assert person.watch("1+3") == ("4", 0)
    assert person.history() == [("1 + 1", "2", "")]
    person.run("history", "--on")
    assert person.watch("1+4") == ("5", 0)
    assert person.history() == [("1 + 1", "2", ""), ("1 + 4", "5", "")]


def test_a_problem_changes_no_answer():
    person = Person("/dev/null")
    text, status = person.watch("1+1", columns=120)
    assert status == 0
    assert text == (
        "2\nexactly: the history was not written: /dev/null/exactly/settings: Not a directory")
    text = person.converse("1+1", "1+2")
    assert "= 2" in text and "= 3" in text
    # Told once, and in the end.
    assert text.count("the history was not written") == 1
    assert "2 calculations are not in the history" in text


def test_a_session_writes_what_had_no_room_when_there_is_some(person, tmp_path):
    with TerminalSession(command=(COMMAND, "repl", "--plain"),
                         environment=person.environment) as session:
        session.type("1+1\r")
        session.wait_for(lambda: "= 2" in session.text())
        size = (tmp_path / "exactly" / "history").stat().st_size
        resource.prlimit(session.process, resource.RLIMIT_FSIZE,
                         (size + 10, resource.RLIM_INFINITY))
        session.type("1+2\r1+3\r")
        session.wait_for(lambda: "= 4" in session.text())
        assert (tmp_path / "exactly" / "history").stat().st_size == size
        assert "File too large" in session.text()
        resource.prlimit(session.process, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        session.type("1+4\rquit\r")
        session.wait_for_end()
    assert [expression for expression, _, _ in person.history()] == [
        "1 + 1", "1 + 2", "1 + 3", "1 + 4"]


def test_files_are_private_whatever_the_umask(person, tmp_path):
    for umask in (0, 0o777):
        assert person.run("history", "--on", umask=umask).returncode == 0
        assert (tmp_path / "exactly").stat().st_mode & 0o7777 == 0o700
        assert (tmp_path / "exactly" / "settings").stat().st_mode & 0o7777 == 0o600
        (tmp_path / "exactly" / "settings").unlink()
        (tmp_path / "exactly").rmdir()
