"""Files that a person names: endless ones, ones that nobody writes, and all that hangs on a file beside its text."""

import os
import signal
import stat
import struct
import subprocess
import threading
import time

import pytest
from bounded_run import bounded_run
from person import COMMAND, Person

RATES = b"date,from,to,rate,source\n2026-11-20,EUR,USD,2,ECB\n"

# The most bytes of a file of rates.
RATES_LIMIT = 1 << 24

# No text: in UTF-8 neither byte can stand alone. The second is a command to some terminals.
NAME = b"a\xff\x9bb"


@pytest.fixture
def person(tmp_path):
    return Person(tmp_path)


def given(person, *arguments, data=b"", folder=None):
    """Runs the command, whose arguments may be bytes."""
    return subprocess.run(
        [COMMAND, *arguments], input=data, capture_output=True, timeout=20, cwd=folder,
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": "/nowhere", **person.environment})


# MARK: - Rates


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/urandom"])
def test_rates_without_an_end_are_refused(path):
    run = bounded_run(["--rates", path, "1 EUR to USD"])
    assert run.exit_status == 2 and run.output == b""
    assert run.diagnostics.startswith(f"exactly: {path}".encode())
    assert b"more than 16777216 bytes" in run.diagnostics or b"line 1: write a rate as" in run.diagnostics
    assert run.megabytes < 200


@pytest.mark.parametrize("filling", [b" ", b"2026-11-20,EUR,USD,2,ECB" + b"x" * 3_000 + b"\n"])
def test_rates_of_many_bytes_are_refused_by_the_limit(filling):
    run = bounded_run(
        ["--rates", "r", "1 EUR to USD"],
        files={"r": filling * (RATES_LIMIT // len(filling) + 1)})
    assert run.exit_status == 2 and run.output == b""
    assert f"exactly: r: more than {RATES_LIMIT} bytes".encode() in run.diagnostics, run.diagnostics
    assert run.megabytes < 200


def test_rates_behind_many_blank_lines_are_read(person, tmp_path):
    (tmp_path / "r").write_bytes(b"\n" * 200_000 + RATES.partition(b"\n")[2])
    run = given(person, "--rates", str(tmp_path / "r"), "1 EUR to USD")
    assert (run.returncode, run.stdout) == (0, b"2 USD\n")


def test_rates_begin_with_a_byte_order_mark(person, tmp_path):
    for text in (RATES, RATES.partition(b"\n")[2], b"rate 2026-11-20 1 EUR = 2 USD # ECB"):
        (tmp_path / "r").write_bytes(b"\xef\xbb\xbf" + text)
        run = given(person, "--rates", str(tmp_path / "r"), "1 EUR to USD")
        assert (run.returncode, run.stdout) == (0, b"2 USD\n"), run.stderr
        assert b"ECB" in run.stderr


def test_rates_come_from_a_pipe(person, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(RATES))
    writer.start()
    run = given(person, "--rates", str(pipe), "1 EUR to USD")
    writer.join()
    assert (run.returncode, run.stdout) == (0, b"2 USD\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGQUIT])
def test_waiting_for_a_pipe_ends_by_a_signal(person, tmp_path, number):
    """Nobody writes: it waits as `cat` does, and ends as `cat` does."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(
            [COMMAND, "--rates", str(pipe), "1"], env={"PATH": os.environ["PATH"]},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        time.sleep(0.3)
        assert run.poll() is None
        run.send_signal(number)
        assert run.wait(10) == -number


# MARK: - Names


def test_a_name_that_is_no_text_is_a_name(person, tmp_path):
    name = os.fsencode(tmp_path) + b"/" + NAME
    for end, data in (b".sheet", b"1 + 1\n"), (b".csv", RATES), (b".md", b"```exactly\n1 + 1\n```\n"):
        with open(name + end, "wb") as file:
            file.write(data)
    for arguments in (
            ["sheet", name + b".sheet"], ["sheet", "--answers", name + b".md"], ["-f", name + b".sheet"],
            [b"--file=" + name + b".sheet"], [name + b".sheet"], [b"./" + NAME + b".sheet"],
            ["--rates", name + b".csv", "1 EUR to USD"], [b"--rates=" + name + b".csv", "1 EUR to USD"]):
        run = given(person, *arguments, folder=tmp_path)
        assert run.returncode == 0, (arguments, run)
        assert b"2" in run.stdout
    before = sorted(os.listdir(os.fsencode(tmp_path)))
    run = given(person, "sheet", "--write-all", name + b".sheet", name + b".md")
    assert run.returncode == 0, run
    with open(name + b".sheet", "rb") as file:
        assert file.read() == b"1 + 1  # = 2\n"
    assert sorted(os.listdir(os.fsencode(tmp_path))) == before


def test_a_name_that_is_no_text_is_shown_and_not_obeyed(person):
    for arguments in (
            ["sheet", NAME], ["-f", NAME], ["--rates", NAME, "1"], [b"./" + NAME + b".txt"],
            ["sheet", "--check", NAME], [b"--" + NAME], ["--digits", NAME], ["help", NAME],
            ["units", NAME], ["history", "--label", "1", NAME], ["settings", "angle", NAME]):
        run = given(person, *arguments)
        assert run.returncode in (1, 2), run
        run.stderr.decode()
        assert b"\xff" not in run.stdout + run.stderr and b"\x9b" not in run.stdout + run.stderr


def test_names_that_differ_in_what_is_no_text_are_two_files(person, tmp_path):
    folder = os.fsencode(tmp_path)
    for name, text in (b"\xfe", b"1 + 1\n"), (b"\xff", b"2 + 2\n"), ("\U0010ffff".encode(), b"3 + 3\n"):
        with open(folder + b"/" + name, "wb") as file:
            file.write(text)
    for name, answer in (b"\xfe", b"= 2\n"), (b"\xff", b"= 4\n"), ("\U0010ffff".encode(), b"= 6\n"):
        assert given(person, "sheet", "--answers", folder + b"/" + name).stdout == answer


def test_a_sheet_with_such_a_name_is_edited_and_saved(person, tmp_path):
    path = os.fsencode(tmp_path) + b"/" + NAME
    with open(path, "wb") as file:
        file.write(b"1 + 1\n")
    with person.start("sheet", path) as session:
        session.settle(0.5)
        session.type(b"7 * 6\r\x13")
        session.wait_for(lambda: b"7 * 6" in open(path, "rb").read())
        session.type(b"\x11")
        session.settle(0.3)


# MARK: - What hangs on a file


def access_list(*entries):
    """An access control list as the system keeps it: tag, permissions and number of each entry."""
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def test_attributes_stay(person, tmp_path):
    sheet = tmp_path / "a.sheet"
    sheet.write_text("1 + 1\n")
    sheet.chmod(0o640)
    kept = {"user.note": b"mine", "user.empty": b"", "user.long": os.urandom(1_000)}
    # The owner, user 1234, the group, the mask, others.
    kept["system.posix_acl_access"] = access_list(
        (1, 6, 0xFFFFFFFF), (2, 6, 1234), (4, 4, 0xFFFFFFFF), (16, 6, 0xFFFFFFFF), (32, 0, 0xFFFFFFFF))
    try:
        for name, value in kept.items():
            os.setxattr(sheet, name, value)
    except OSError as error:
        pytest.skip(f"this disk keeps no such attributes: {error}")
    mode = sheet.stat().st_mode
    run = given(person, "sheet", "--write-all", str(sheet))
    assert run.returncode == 0, run
    assert sheet.read_text() == "1 + 1  # = 2\n"
    assert {name: os.getxattr(sheet, name) for name in os.listxattr(sheet)} == kept
    assert sheet.stat().st_mode == mode


def test_a_list_of_the_folder_gives_nobody_more_rights(person, tmp_path):
    """New files inherit it; the one that was there has none, and has none when it was written."""
    sheet = tmp_path / "a.sheet"
    sheet.write_text("1 + 1\n")
    sheet.chmod(0o660)
    try:
        os.setxattr(tmp_path, "system.posix_acl_default", access_list(
            (1, 6, 0xFFFFFFFF), (2, 6, 1234), (4, 4, 0xFFFFFFFF), (16, 6, 0xFFFFFFFF),
            (32, 0, 0xFFFFFFFF)))
    except OSError as error:
        pytest.skip(f"this disk keeps no such lists: {error}")
    assert given(person, "sheet", "--write-all", str(sheet)).returncode == 0
    assert os.listxattr(sheet) == []
    assert stat.S_IMODE(sheet.stat().st_mode) == 0o660


@pytest.mark.parametrize("action", ["--write", "--write-all", "--strip"])
def test_a_file_of_several_names_is_refused(person, tmp_path, action):
    sheet, other = tmp_path / "a.sheet", tmp_path / "b.sheet"
    sheet.write_text("1 + 1  # = 3\n")
    os.link(sheet, other)
    run = given(person, "sheet", action, str(sheet))
    assert run.returncode == 2
    assert b"hard links" in run.stderr and b"nothing was written" in run.stderr
    assert str(sheet).encode() in run.stderr
    assert sheet.read_text() == other.read_text() == "1 + 1  # = 3\n"
    assert sheet.stat().st_ino == other.stat().st_ino
    assert sorted(os.listdir(tmp_path)) == ["a.sheet", "b.sheet"]
    other.unlink()
    assert given(person, "sheet", action, str(sheet)).returncode == 0
    assert sheet.read_text() != "1 + 1  # = 3\n"


@pytest.mark.parametrize("kind", ["file", "link", "dangling link", "pipe"])
def test_what_a_kill_has_left_is_neither_followed_nor_in_the_way(person, tmp_path, kind):
    sheet, other = tmp_path / "a.sheet", tmp_path / "other"
    sheet.write_text("1 + 1\n")
    other.write_text("precious\n")
    left = tmp_path / ".a.sheet.exactly-new"
    if kind == "file":
        left.write_text("half")
    elif kind == "pipe":
        os.mkfifo(left)
    else:
        left.symlink_to(other if kind == "link" else tmp_path / "nowhere")
    assert given(person, "sheet", "--write-all", str(sheet)).returncode == 0
    assert sheet.read_text() == "1 + 1  # = 2\n"
    assert other.read_text() == "precious\n"
    assert sorted(os.listdir(tmp_path)) == ["a.sheet", "other"]
