"""The session outlives the program: keys in, the program gone, started again, screen out."""

import itertools
import os
import shutil
import signal
import subprocess
import time

import pytest
from system_calls import TracedProcess
from terminal_keyboard import held
from terminal_session import COMMAND, TerminalSession
from test_history import KILLS, SmallDisk, SmallFileLimit, Writer, chance, memory  # noqa: F401

WIDE = (90, 30)


class Person:
    """Someone who starts the calculator again and again, with the same files."""

    def __init__(self, path):
        self.folder = path / "exactly"
        self.environment = {"XDG_STATE_HOME": str(path)}

    def start(self, *arguments, size=WIDE):
        session = TerminalSession(*size, arguments=arguments, environment=self.environment)
        session.settle()
        return session

    def run(self, *arguments):
        environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **self.environment}
        return subprocess.run(
            [COMMAND, *arguments], capture_output=True, env=environment, text=True, timeout=30,
            stdin=subprocess.DEVNULL)

    def files(self):
        return sorted(file.name for file in self.folder.glob("session*"))

    def wait_until_kept(self, session):
        """Waits until the file has not changed for a while."""
        last, since = None, time.monotonic()
        while last is None or time.monotonic() - since < 0.3:
            assert time.monotonic() - since < 5, "no session was kept"
            session.read(0.02)
            now = self.contents()
            if now != last:
                last, since = now, time.monotonic()

    def contents(self):
        try:
            return (self.folder / "session").read_bytes()
        except FileNotFoundError:
            return None


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


def leave(session):
    session.type(held("⌥q"))
    assert session.wait_for_end() == 0


def line(session):
    """The line above the number, with what stands before it."""
    return " ".join(session.screen.display[1].split())


@pytest.mark.parametrize(
    "how", [b"\x1bq", b"\x04", b"\x03", signal.SIGHUP, signal.SIGTERM, signal.SIGKILL], ids=str)
def test_it_goes_on_where_it_was_left(person, how):
    with person.start() as session:
        session.sync(held("9⌥v⌥X⌥C8⌥a\x1b2+3*1,234.5"))
        before = session.text()
        person.wait_until_kept(session)
        if isinstance(how, bytes):
            session.type(how)
        else:
            session.kill(how)
        session.wait_for_end()
    assert (person.folder / "session").stat().st_mode & 0o7777 == 0o600
    with person.start() as session:
        # Nothing is said, and nothing looks different.
        assert session.text() == before.replace("Stored 8", "        ")
        session.sync(b"6=")
        assert line(session) == "2 + 3 × 1,234.56"
        session.sync(held("⌥l"))
        assert "= 3" in session.text() and "= 8" in session.text()
        session.type(b"\x1b")
        session.settle()
        leave(session)
    with person.start() as session:
        assert line(session) == "2 + 3 × 1,234.56"
        session.sync(held("⌥u⌥u"))
        assert session.text().splitlines()[1:9] == before.splitlines()[1:9]
        session.sync(held("⌥u" * 50))
        assert "Nothing to undo" in session.text()
        assert line(session) == ""
        leave(session)
    with person.start() as session:
        session.sync(held("⌥r" * 50))
        assert line(session) == "2 + 3 × 1,234.56"


def test_new_begins_anew_and_loses_nothing_that_was_kept(person):
    with person.start() as session:
        session.sync(b"2+3")
        leave(session)
    with person.start("--new") as session:
        assert line(session) == ""
        leave(session)
    with person.start() as session:
        assert line(session) == "2 + 3"
        leave(session)
    with person.start("--new") as session:
        session.sync(b"7*8")
        leave(session)
    with person.start() as session:
        assert line(session) == "7 × 8"
        assert len(person.files()) == 1
    assert person.run("--new", "1+1").returncode == 2


def test_switched_off(person):
    with person.start() as session:
        session.sync(b"2+3")
        person.wait_until_kept(session)
        session.kill(signal.SIGKILL)
        session.wait_for_end()
    assert person.run("settings", "session", "off").returncode == 0
    assert person.files() == []
    with person.start() as session:
        assert line(session) == ""
        session.sync(b"5+")
        session.type(held("⌥q"))
        session.wait_for(lambda: "would be lost: Alt+Q quits" in session.text())
        # Whatever is no answer calls it off.
        session.sync(b"3=")
        assert line(session) == "5 + 3"
        assert "would be lost" not in session.text()
        leave(session)
    with person.start() as session:
        assert line(session) == ""
        session.sync(held("5⌥X"))
        session.type(held("⌥q"))
        session.wait_for(lambda: "would be lost: Alt+Q quits" in session.text())
        leave(session)
    assert person.files() == []


def test_switched_off_while_it_runs(person):
    with person.start() as session:
        session.sync(b"2+3")
        person.wait_until_kept(session)
        assert person.run("settings", "session", "off").returncode == 0
        assert person.files() == ["session"]
        leave(session)
    assert person.files() == []


def test_two_programs_each_have_their_own(person):
    with person.start() as first, person.start() as second:
        first.sync(b"1+1")
        person.wait_until_kept(first)
        second.sync(b"2+2")
        with person.start() as third:
            assert line(third) == ""
        leave(second)
        first.sync(b"1")
        with person.start() as third:
            assert line(third) == "2 + 2"
            leave(third)
        leave(first)
    with person.start() as session:
        assert line(session) == "1 + 11"
        # It is this one's now.
        with person.start() as other:
            assert line(other) == ""


def test_lines_go_on_as_well(person):
    with person.start() as session:
        session.sync(held("5+3=⌥X"))
        leave(session)
    with Lines(person) as lines:
        assert lines.answer(b"* 2") == "8 × 2 = 16"
        lines.end(b"q")
    with Lines(person) as lines:
        assert lines.answer(b"u") == "8 × 2"
        assert lines.answer(b"l") == "1: = 8  Memory"
        lines.kill()
    with person.start() as session:
        assert line(session) == "8 × 2"


class Lines(TerminalSession):
    """The plain face on a terminal."""

    def __init__(self, person):
        super().__init__(
            arguments=["--plain"], environment=person.environment, command=(COMMAND, "--plain"))
        self.wait_for(lambda: b"help" in self.output)

    def answer(self, line):
        self.settle(0.1)
        start = len(self.output)
        self.type(line + b"\n")
        self.wait_for(lambda: self.output[start:].count(b"\n") >= 2)
        return self.output[start:].decode().splitlines()[1]

    def end(self, line):
        self.type(line + b"\n")
        assert self.wait_for_end() == 0

    def kill(self):
        super().kill(signal.SIGKILL)
        self.wait_for_end()


def test_a_pipe_neither_reads_nor_keeps_it(person):
    with person.start() as session:
        session.sync(b"5+3")
        leave(session)
    before = person.contents()
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **person.environment}
    done = subprocess.run(
        [COMMAND, "--plain"], input=b"+ 4\n", capture_output=True, env=environment, timeout=30)
    assert done.stdout.decode().splitlines()[1] == "4"
    assert person.contents() == before
    assert person.files() == ["session"]


@pytest.mark.parametrize("damage", ["newer", "damaged", "cut"])
def test_what_cannot_be_read_is_set_aside(person, damage):
    with person.start() as session:
        session.sync(b"5+3")
        leave(session)
    file = person.folder / "session"
    kept = file.read_bytes()
    file.write_bytes({
        "newer": b"session/2\tsomething else\n",
        "damaged": kept.replace(b"+", b"*"),
        "cut": kept[:len(kept) // 2],
    }[damage])
    there = file.read_bytes()
    with person.start() as session:
        assert line(session) == ""
        assert "session.unreadable" in session.text().replace("\n", "")
        session.sync(b"7*8")
        leave(session)
    assert (person.folder / "session.unreadable").read_bytes() == there
    with person.start() as session:
        assert line(session) == "7 × 8"


def test_a_full_disk_is_told_and_asked_about(tmp_path):
    disk = SmallDisk(tmp_path / "disk")
    try:
        person = Person(disk.path)
        with person.start() as session:
            session.sync(b"5+3")
            person.wait_until_kept(session)
            disk.filler.write_bytes(bytes(60 * 1024 - 8 * 1024))
            while True:
                try:
                    with open(disk.path / "more", "ab", buffering=0) as more:
                        more.write(bytes(1024))
                except OSError:
                    break
            session.sync(b"+7")
            session.wait_for(lambda: "Session not saved: there is no space left" in session.text())
            session.type(held("⌥q"))
            session.wait_for(lambda: "would be lost: Alt+Q quits" in session.text())
            (disk.path / "more").unlink()
            disk.free(None)
            session.sync(b"=")
            leave(session)
        with person.start() as session:
            assert line(session) == "5 + 3 + 7"
    finally:
        disk.end()


# Kills at random moments: of the storage alone, which keeps one number after the other.


class Keeper(Writer):
    """A program that keeps sessions, and prints what it goes on from and then what is kept."""

    def __init__(self, folder, *arguments):
        super().__init__(folder, "sessions", *arguments)


def check_number(lines, promised):
    """What was promised was taken, or the one number that was being kept when the kill came."""
    assert "damaged" not in lines and "not taken" not in lines and "not kept" not in lines, lines
    if lines:
        assert promised <= int(lines[0]) <= promised + 1, (lines[0], promised)
    return int(lines[-1]) if lines else promised


def test_kills_at_random_moments_lose_nothing(tmp_path, memory, chance):  # noqa: F811
    for place in (tmp_path / "disk", memory / "memory"):
        promised = 0
        for _ in range(KILLS // 10):
            keeper = Keeper(place)
            time.sleep(chance.uniform(0, 0.02))
            # One that had not begun has promised nothing, and taken nothing.
            promised = check_number(keeper.kill(), promised)
        print(f"{promised} sessions")
        assert promised > 0
        # Whoever comes next cleans up.
        keeper = Keeper(place, "-")
        check_number([keeper.ask("close")], promised)
        keeper.end()
        assert [file.name for file in place.iterdir()] == ["session"]


def test_a_kill_at_each_system_call_loses_nothing(memory):  # noqa: F811
    first = memory / "first"
    keeper = Keeper(first, "-")
    assert keeper.ask("keep") == "0"
    assert keeper.process.stdout.readline() == b"1\n"
    keeper.end()
    for stops in itertools.count():
        folder = shutil.copytree(first, memory / str(stops))
        keeper = Keeper(folder, "-")
        process = TracedProcess(keeper.process)
        keeper.process.stdin.write(b"keep\nkeep\nclose\n")
        keeper.process.stdin.close()
        is_running = all(process.step() for _ in range(stops))
        if is_running:
            process.kill()
        lines = keeper.process.stdout.read().decode().split("\n")[:-1]
        keeper.process.stdout.close()
        promised = check_number(lines, 1)
        keeper = Keeper(folder, "-")
        keeper.process.stdin.close()
        found = keeper.process.stdout.read().decode().split("\n")[:-1]
        check_number(found, promised)
        keeper.process.wait()
        if not is_running:
            break
    print(f"{stops} kills")
    assert stops > 20


def test_two_keepers_killed_now_and_then(memory, chance):  # noqa: F811
    folder = memory / "state"
    for _ in range(KILLS // 50):
        keepers = [Keeper(folder), Keeper(folder)]
        time.sleep(chance.uniform(0.01, 0.05))
        lines = [keeper.kill() for keeper in keepers]
        for own in lines:
            check_number(own[1:], int(own[1]) if len(own) > 1 else 0)
            # Each counts on from its own and is never disturbed by the other.
            assert own[1:] == [str(int(own[0]) + count) for count in range(1, len(own))], own
        assert "damaged" not in sum(lines, [])
    keeper = Keeper(folder, "-")
    assert keeper.ask("close").isdigit()
    keeper.end()
    assert len(list(folder.iterdir())) == 1


def test_a_limit_on_files_leaves_the_session_before(tmp_path):
    limit = SmallFileLimit(tmp_path / "disk")
    keeper = Keeper(limit.path / "state", "-")
    assert keeper.ask("keep") == "0"
    assert [keeper.process.stdout.readline() for _ in range(1)] == [b"1\n"]
    limit.prepare(keeper)
    answers = [keeper.ask("keep") for _ in range(10)]
    # The seventh is long.
    assert answers == [str(n) for n in range(2, 7)] + ["not kept"] * 5
    limit.free(keeper)
    assert keeper.ask("close") == "7"
    keeper.end()
    assert sorted(file.name for file in (limit.path / "state").iterdir()) == ["session"]
