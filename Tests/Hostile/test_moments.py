"""Signals at any moment, and programs that use the same files at once."""

import os
import random
import resource
import signal
import subprocess
import threading
import termios
import time

import pytest
from person import COMMAND, Person, ended

SEED = int(os.environ.get("HOSTILE_SEED", random.SystemRandom().randrange(1 << 32)))


@pytest.fixture
def chance():
    print(f"HOSTILE_SEED={SEED}")
    return random.Random(SEED)


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


FACES = {"full screen": (), "plain": ("--plain",), "session": ("repl",), "sheet": ("sheet",)}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("held", [False, True], ids=["read", "held"])
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_signal_at_any_moment_ends_it(person, chance, face, held, name):
    for _ in range(4):
        with person.start(*FACES[face]) as session:
            # Also before anything is drawn, and before a handler is there.
            pause = chance.random() * 0.2
            end = time.monotonic() + pause
            while time.monotonic() < end:
                session.read(0.01)
            if held:
                termios.tcflow(session.device, termios.TCOOFF)
            session.type(b"1+1=\r")
            time.sleep(chance.random() * 0.05)
            session.kill(getattr(signal, name))
            assert ended(session) == -getattr(signal, name), f"after {pause:.3f} s"
    assert not person.journal().damaged and not person.journal().torn


@pytest.mark.parametrize("face", ["full screen", "session"])
def test_a_storm_of_signals_loses_no_press(person, chance, face):
    with person.start(*FACES[face]) as session:
        session.settle(0.3)
        for number in range(1, 41):
            session.type(f"{number}+{number}" + ("=" if face == "full screen" else "\r"))
            for _ in range(3):
                kind = chance.choice(["SIGWINCH", "SIGCONT", "SIGPIPE", "SIGTSTP", "size"])
                if kind == "size":
                    session.resize(chance.randrange(1, 200), chance.randrange(1, 60))
                session.kill(getattr(signal, "SIGWINCH" if kind == "size" else kind))
                if kind == "SIGTSTP":
                    time.sleep(0.005)
                    session.kill(signal.SIGCONT)
                session.read(0)
        session.resize(80, 24)
        session.settle(0.3)
        if face == "session":
            session.type(b"quit\r")
        else:
            session.type(b"\x1bq")
        assert ended(session) == 0
    assert person.expressions() == [f"{number} + {number}" for number in range(1, 41)]


def test_output_that_nobody_reads_holds_up_nothing_for_ever(person):
    """The terminal takes no more; then it is read again, and all is there."""
    with person.start("repl", "--plain") as session:
        session.settle(0.3)
        termios.tcflow(session.device, termios.TCOOFF)
        session.type(b"1+1\r1+2\r1+3\r")
        time.sleep(0.5)
        session.kill(signal.SIGWINCH)
        termios.tcflow(session.device, termios.TCOON)
        session.wait_for(lambda: "= 4" in session.text())
        session.type(b"quit\r")
        assert ended(session) == 0
    assert person.expressions() == ["1 + 1", "1 + 2", "1 + 3"]


def test_a_pipe_that_breaks_in_the_middle_ends_it_quietly(person):
    process = subprocess.Popen(
        [COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write(b"1/3\n" * 1_000)
    process.stdin.flush()
    process.stdout.read(10)
    process.stdout.close()
    try:
        process.stdin.write(b"1/3\n" * 100_000)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(20) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.parametrize("kind", ["session", "full screen"])
def test_two_programs_at_once_keep_all_of_both(person, kind):
    arguments, end = (("repl", "--plain"), "\r") if kind == "session" else (("--new",), "=")
    with person.start(*arguments) as one, person.start(*arguments) as other:
        for session in one, other:
            session.settle(0.3)
        for number in range(30):
            one.type(f"100+{number}{end}")
            other.type(f"200+{number}{end}")
            one.read(0)
            other.read(0)
        for session in one, other:
            session.settle(0.3)
            session.type("quit\r" if kind == "session" else "\x1bq")
            assert ended(session) == 0
    kept = person.expressions()
    assert [text for text in kept if text.startswith("100")] == [f"100 + {n}" for n in range(30)]
    assert [text for text in kept if text.startswith("200")] == [f"200 + {n}" for n in range(30)]
    assert len(kept) == 60


def at_once(count, work):
    """Does something in threads at once; what one of them throws is thrown."""
    problems = []

    def run(number):
        try:
            work(number)
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


def test_settings_that_two_change_are_those_of_one_or_the_other(person):
    def change(number):
        for turn in range(15):
            name, values = [("theme", ["dark", "light"]), ("language", ["en", "de"])][number]
            assert person.run("settings", name, values[turn % 2]).returncode == 0

    at_once(2, change)
    text = person.run("settings").stdout
    assert "theme = dark" in text and "language = en" in text


def test_a_sheet_that_two_write_is_whole(person, tmp_path):
    sheet = tmp_path / "a.sheet"
    sheet.write_text("".join(f"{number} * 2  # = 0\n" for number in range(1, 200)) + "total\n")
    right = "".join(f"{number} * 2  # = {2 * number}\n" for number in range(1, 200)) + "total\n"

    def write(_):
        for _ in range(5):
            run = person.run("sheet", "--write", str(sheet))
            # One that finds that another has written meanwhile says so and leaves it.
            assert run.returncode in (0, 2), run.stderr
            assert sheet.read_text() in (right, sheet.read_text())

    at_once(2, write)
    assert sheet.read_text() == right


def test_a_file_that_may_not_grow_leaves_the_sheet_as_it_was(person, tmp_path):
    sheet = tmp_path / "a.sheet"
    before = "".join(f"{number} * 2  # = 0\n" for number in range(1, 2_000))
    sheet.write_text(before)

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, 1_000))

    run = person.run("sheet", "--write", str(sheet), preexec_fn=limit)
    assert run.returncode == 2
    assert str(sheet) in run.stderr and "File too large" in run.stderr
    assert sheet.read_text() == before
    run = person.run("settings", "theme", "dark", preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (5, 5)))
    assert run.returncode == 2
    assert "File too large" in run.stderr and str(person.folder) in run.stderr
