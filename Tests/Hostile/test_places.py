"""Where things are kept there is something else, nothing, or no room for anything."""

import os
import socket
import subprocess
import zlib

import pytest
from person import COMMAND, Person, ended, written

NO_FILE = "it is no ordinary file"

# What stands in the place of a file, and what is said of it.
KINDS = {
    "folder": ("Is a directory", NO_FILE),
    "pipe": (NO_FILE,),
    "socket": (NO_FILE,),
    "link": ("it is a symbolic link",),
    "endless": ("it is a symbolic link",),
    "huge": ("it would have more than",),
}

# What is told of a problem with each file by the command; sessions keep theirs beside others.
FILES = ["history", "settings", "lines", "session"]


def put(kind, path):
    path.parent.mkdir(mode=0o700, exist_ok=True)
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        # Its name may be no longer than 108 bytes, which that of the test is.
        folder = os.open(path.parent, os.O_RDONLY)
        with socket.socket(socket.AF_UNIX) as opened:
            opened.bind(f"/proc/self/fd/{folder}/{path.name}")
        os.close(folder)
    elif kind == "link":
        path.symlink_to(path.parent.parent / "elsewhere")
    elif kind == "endless":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(1 << 30)
        path.chmod(0o600)


def look(path):
    status = path.lstat()
    return status.st_mode, status.st_ino, status.st_size


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_of_ours_changes_no_answer_and_stays(person, kind, name):
    path = person.folder / name
    put(kind, path)
    before = look(path)
    text, status = person.answer("1+1")
    assert status == 0
    assert text.startswith("2")
    with person.start() as session:
        session.settle(0.3)
        session.sync(b"2+3=")
        assert "2 + 3" in session.text()
        session.type(b"\x1bq")
        session.settle(0.3)
        if session.status is None:
            # What could not be kept is asked about once.
            session.type(b"\x1bq")
        assert ended(session) == 0
    person.converse("1+2")
    # A session is no file that others add to: one that cannot be read is moved.
    aside = person.folder / "session.unreadable"
    assert look(aside if name == "session" and aside.exists() else path) == before
    assert not (person.folder.parent / "elsewhere").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_the_place_and_the_cause_are_named(person, kind):
    path = person.folder / "history"
    put(kind, path)
    text, _ = person.answer("1+1")
    assert str(path) in text.replace("\n", "")
    assert any(cause in text for cause in KINDS[kind]), text
    run = person.run("history")
    assert run.returncode == 2
    assert str(path) in run.stderr
    assert any(cause in run.stderr for cause in KINDS[kind]), run.stderr


@pytest.mark.parametrize("contents", [
    os.urandom(100_000), b"\0" * 100_000, b"\n" * 100_000, b"x" * 1_000_000,
    b"00000000000a\tcalculation/9\tx\n" * 1_000, b"\xff\xfe" * 1_000, b"\x1b[2J\n"],
    ids=["random", "zeros", "ends", "endless line", "newer", "no text", "control codes"])
def test_a_history_of_other_bytes_is_set_aside_whole(person, contents):
    person.has("history", contents)
    text, status = person.answer("1+1")
    assert (text, status) == ("2", 0)
    run = person.run("history")
    assert run.stdout.startswith("1 + 1 = 2")
    assert "\x1b" not in run.stdout + run.stderr
    aside = person.folder / "history.unreadable"
    left = b"".join(file.read_bytes() for file in (aside, person.folder / "history")
                    if file.exists())
    lost = [line for line in set(contents.split(b"\n")) - {b""} if line not in left]
    assert not lost, f"{len(lost)} lines are lost, the first is {lost[0][:80]}"
    if set(contents) != {0x0A}:
        assert str(aside) in run.stderr


def test_entries_of_a_time_to_come_stay_in_their_order(person):
    """The clock was put back: the order is that in which things happened."""
    assert person.answer("1+1") == ("2", 0)
    journal = (person.folder / "history").read_bytes()
    time = journal.split(b"\t")[3]
    body = journal.rstrip(b"\n").partition(b"\t")[2].replace(time, b"4102444800")
    checked = b"%04x\t" % len(body) + body
    person.has("history", b"%08x" % zlib.crc32(checked) + checked + b"\n")
    os.utime(person.folder / "history", (4102444800, 4102444800))
    assert person.answer("1+2") == ("3", 0)
    person.converse("1+3")
    assert person.expressions() == ["1 + 1", "1 + 2", "1 + 3"]
    assert "2100-01-01" in person.run("history").stdout


@pytest.mark.parametrize("environment, cause", [
    ({"HOME": "/dev/null/home"}, "/dev/null/home"), ({"HOME": "/proc/nowhere"}, "/proc/nowhere"),
    ({"HOME": ""}, "HOME"), ({"HOME": "relative"}, "HOME"), ({}, "HOME")], ids=str)
def test_a_home_that_is_not_there_changes_no_answer(environment, cause, tmp_path):
    # `env -i`, since what starts terminals hands a home and a folder on.
    settings = ["TERM=xterm-256color", *(f"{name}={value}" for name, value in environment.items())]
    person = Person(tmp_path)
    words = " ".join(f"'{setting}'" for setting in settings)
    with person.shell(f'exec env -i {words} "$0" 1+1', columns=200) as session:
        assert ended(session) == 0
        text = written(session)
    assert text.startswith("2\n")
    assert cause in text and "the history was not written" in text
    with person.shell(f'exec env -i {words} "$0"') as session:
        session.settle(0.5)
        session.sync(b"2+3=")
        assert "5" in session.text()
        session.type(b"\x1bq\x1bq")
        assert ended(session) == 0
    run = subprocess.run(
        ["env", "-i", *settings, COMMAND], input="1+1\n", capture_output=True, text=True, timeout=20)
    assert (run.returncode, run.stdout, run.stderr) == (0, "2\n", "")


@pytest.fixture
def read_only(tmp_path):
    """A disk that nobody may write to, not even who may write everywhere."""
    path = tmp_path / "disk"
    path.mkdir()
    run = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", str(path)], capture_output=True, text=True)
    if run.returncode != 0:
        pytest.skip("mounting is not permitted here: " + run.stderr.strip())
    yield path
    subprocess.run(["umount", str(path)], check=True)


def test_a_disk_that_is_read_only_is_named(read_only):
    person = Person(read_only)
    text, status = person.answer("1+1")
    assert status == 0
    assert text.startswith("2\n")
    assert str(read_only) in text and "Read-only file system" in text
    run = person.run("settings", "angle", "rad")
    assert run.returncode == 2
    assert str(read_only) in run.stderr and "Read-only file system" in run.stderr
    sheet = read_only / "a.sheet"
    with person.start("sheet", str(sheet), columns=200) as session:
        session.settle(0.5)
        session.type(b"1+1\r\x13")
        session.wait_for(lambda: "Read-only file system" in session.text())
        session.kill(9)
        session.wait_for_end()


@pytest.mark.parametrize("settings", [
    "TERM=", "TERM=unheard-of", "TERM=xterm TERMINFO=/dev/null", "TERM=xterm LANG= LC_ALL=",
    "TERM=xterm LC_ALL=xx_YY.nonsense", "TERM=xterm LC_ALL=../../../etc/passwd",
    "TERM=xterm COLUMNS=0 LINES=-5", "TERM=xterm COLUMNS=99999999999999999999"])
def test_an_environment_without_sense_hangs_nothing(person, settings):
    with person.shell(f'exec env -u TERM -u LANG -u COLORTERM {settings} "$0"') as session:
        session.settle(0.5)
        session.type(b"2+3=\r")
        session.wait_for(lambda: "5" in session.text())
        session.type(b"q\rq")
        assert ended(session) == 0
    with person.shell(f'exec env -i {settings} "$0" 2+3') as session:
        assert ended(session) == 0
        assert session.text().strip().startswith("5")
