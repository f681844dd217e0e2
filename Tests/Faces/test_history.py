"""A program that keeps history, killed a thousand times, on full disks, and two of them at once.

It is `HistoryWriter`, which keeps calculations as the faces do and prints the identifier of each one
that is finished. What it has printed must be in the journal whatever happens then.
"""

import contextlib
import itertools
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import tempfile
import time

import pytest
from journal import Journal
from system_calls import TracedProcess
from terminal_session import ROOT

WRITER = os.environ.get("HISTORYWRITER", str(ROOT / ".build" / "debug" / "HistoryWriter"))
KILLS = int(os.environ.get("HISTORY_KILLS", "1000"))
# As many kills as share a journal, so that torn lines and leftovers meet the programs after.
KILLS_OF_A_JOURNAL = 50


class Writer:
    """A running writer; without a command it writes on and on."""

    def __init__(self, folder, *arguments, **options):
        self.process = subprocess.Popen(
            [WRITER, str(folder), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            **options)

    def wait_for(self, count):
        """Waits until it has printed so many more lines, at any speed of the machine; gives them."""
        return [self.process.stdout.readline().decode().rstrip("\n") for _ in range(count)]

    def kill(self):
        """Ends it as nothing can be handled; gives the lines that it had printed whole."""
        self.process.send_signal(signal.SIGKILL)
        output = self.process.stdout.read()
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait() == -signal.SIGKILL, "it had ended before"
        return output.decode().split("\n")[:-1]

    def ask(self, command):
        """Has it do one thing; gives what it says."""
        self.process.stdin.write(command.encode() + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().rstrip("\n")

    def end(self):
        output, _ = self.process.communicate(timeout=30)
        assert self.process.returncode == 0
        return output.decode().split("\n")[:-1]


class Folder:
    """A folder that writers use, and all that they have promised."""

    def __init__(self, path):
        self.path = path
        self.promised = []
        self.torn = set()

    def promise(self, lines):
        self.promised += [line for line in lines if line not in ("settings", "compacted")]

    def check(self):
        journal = Journal.read(self.path / "history")
        assert len(journal.ids) == len(set(journal.ids)), "a calculation stands there twice"
        lost = set(self.promised) - set(journal.ids)
        assert not lost, f"of {len(self.promised)} calculations {len(lost)} are lost"
        # A line may be torn where the journal ended at a kill, and nowhere else.
        if journal.torn:
            self.torn.add(journal.torn)
        damaged = set(journal.damaged) - self.torn - {b""}
        assert not damaged, f"damaged: {damaged}"
        self.check_settings()

    def check_settings(self):
        with contextlib.suppress(FileNotFoundError):
            text = (self.path / "settings").read_bytes()
            # Created, and killed before the first text was in its place.
            if text:
                assert text in SETTINGS, text

    def check_files(self):
        """That nothing lies there but what is named in the guide, for its owner alone."""
        for file in self.path.iterdir():
            assert file.name in ("history", "settings", "history.unreadable"), file
            assert file.stat().st_mode & 0o7777 == 0o600, file
        assert self.path.stat().st_mode & 0o7777 == 0o700


# The settings that a writer saves by turns.
SETTINGS = (b"even\n" * 500, b"odd\n" * 500)


@pytest.fixture
def memory(tmp_path):
    """A folder in memory where there is such a place."""
    try:
        folder = tempfile.TemporaryDirectory(dir="/dev/shm")
    except OSError:
        yield tmp_path
        return
    with folder as path:
        yield pathlib.Path(path)


@pytest.fixture
def chance():
    """When to kill which; the seed is shown where a test fails."""
    seed = int(os.environ.get("HISTORY_SEED", random.SystemRandom().randrange(1 << 32)))
    print(f"HISTORY_SEED={seed}")
    return random.Random(seed)


def test_a_thousand_kills_lose_nothing(tmp_path, memory, chance):
    promised = torn = leftovers = 0
    for number in range(KILLS):
        if number % KILLS_OF_A_JOURNAL == 0:
            # By turns on a disk, where most of the time is spent waiting for it, and in memory,
            # where everything else comes more often.
            place = memory if number // KILLS_OF_A_JOURNAL % 2 == 1 else tmp_path
            folder = Folder(place / f"journal-{number}")
        writer = Writer(folder.path)
        # By turns from the start on, and while they write the second to the fourth calculation.
        folder.promise(writer.wait_for(number % 4))
        time.sleep(chance.uniform(0, 0.015))
        folder.promise(writer.kill())
        folder.check()
        leftovers += any(folder.path.glob("*.new"))
        if number % KILLS_OF_A_JOURNAL == KILLS_OF_A_JOURNAL - 1:
            promised += len(folder.promised)
            torn += len(folder.torn)
            # Whoever comes next finds everything usable, and cleans up.
            writer = Writer(folder.path, "-")
            folder.promise([writer.ask("record")])
            assert writer.ask("compact") == "compacted"
            assert writer.ask("settings") == "settings"
            writer.end()
            folder.check()
            folder.check_files()
    print(f"{KILLS} kills, {promised} calculations, {torn} torn lines, {leftovers} leftovers")
    assert promised > KILLS


@pytest.mark.parametrize("leftovers", [False, True], ids=["clean", "with leftovers"])
def test_a_kill_at_each_system_call_loses_nothing(memory, leftovers):
    first = Folder(memory / "first")
    writer = Writer(first.path, "-")
    assert writer.ask("settings") == "settings"
    first.promise(writer.ask("record") for _ in range(3))
    writer.end()
    if leftovers:
        (first.path / "history.new").write_bytes(b"half a li")
        (first.path / "settings.new").write_bytes(b"half a li")
        with open(first.path / "history", "ab") as journal:
            journal.write(b"torn")
    # Each run begins alike, so that no stop is passed over.
    for stops in itertools.count():
        folder = Folder(shutil.copytree(first.path, memory / str(stops)))
        folder.promise(first.promised)
        folder.torn = {b"torn"}
        if not kill_after(stops, folder):
            break
    print(f"{stops} kills")
    # How many there are depends on the C library, too.
    assert stops > 50


def kill_after(stops, folder):
    """Kills a writer so many stops after its start; false where it ended before."""
    writer = Writer(folder.path, "-")
    folder.promise([writer.ask("record")])
    process = TracedProcess(writer.process)
    writer.process.stdin.write(b"record\nsettings\ncompact\n")
    writer.process.stdin.close()
    is_running = all(process.step() for _ in range(stops))
    if is_running:
        process.kill()
    folder.promise(writer.process.stdout.read().decode().split("\n")[:-1])
    writer.process.stdout.close()
    folder.check()
    return is_running


def test_two_writers_killed_now_and_then_lose_nothing(memory, chance):
    folder = Folder(memory / "state")
    writers = [Writer(folder.path), Writer(folder.path)]
    for kill in range(KILLS // 10):
        time.sleep(chance.uniform(0, 0.03))
        number = chance.randrange(2)
        folder.promise(writers[number].wait_for(kill % 4))
        folder.promise(writers[number].kill())
        writers[number] = Writer(folder.path)
    for writer in writers:
        folder.promise(writer.kill())
    folder.check()
    assert len(folder.promised) > KILLS // 10


def test_a_stopped_program_hangs_no_other(tmp_path):
    folder = Folder(tmp_path / "state")
    stopped = Writer(folder.path)
    # Most of its time it waits for the disk, with the journal or the settings locked.
    for _ in range(4):
        folder.promise(stopped.wait_for(1))
        stopped.process.send_signal(signal.SIGSTOP)
        other = Writer(folder.path, "-")
        start = time.monotonic()
        answer = other.ask("record")
        assert time.monotonic() - start < 10, "it waited for a program that does nothing"
        stopped.process.send_signal(signal.SIGCONT)
        # What had to wait is written with what comes next.
        if answer.endswith(" waiting"):
            folder.promise([other.ask("record")])
        folder.promise([answer.removesuffix(" waiting"), *other.end()])
    folder.promise(stopped.kill())
    folder.check()


class SmallDisk:
    """A file system of 64 KiB; that needs the right to mount one."""

    name = "a file system of 64 KiB"

    def __init__(self, path):
        self.path = path
        path.mkdir()
        run = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(path)], capture_output=True,
            text=True)
        if run.returncode != 0:
            pytest.skip("mounting is not permitted here: " + run.stderr.strip())
        self.filler = path / "filler"

    def prepare(self, writer):
        """Leaves room for few calculations."""
        self.filler.write_bytes(bytes(48 * 1024))

    def free(self, writer):
        self.filler.unlink()

    def end(self):
        subprocess.run(["umount", str(self.path)], check=True)


class SmallFileLimit:
    """A limit of the process's own on the length of files; it needs no rights."""

    name = "a limit on the length of files"

    def __init__(self, path):
        self.path = path
        path.mkdir()

    def prepare(self, writer):
        # No multiple of a line's length, so that a line is cut.
        resource.prlimit(writer.process.pid, resource.RLIMIT_FSIZE, (4_001, resource.RLIM_INFINITY))

    def free(self, writer):
        resource.prlimit(
            writer.process.pid, resource.RLIMIT_FSIZE,
            (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def end(self):
        pass


@pytest.mark.parametrize("kind", [SmallDisk, SmallFileLimit], ids=lambda kind: kind.name)
def test_what_a_full_disk_has_no_room_for_is_kept_until_there_is(tmp_path, kind):
    disk = kind(tmp_path / "disk")
    try:
        folder = Folder(disk.path / "state")
        writer = Writer(folder.path, "-")
        assert writer.ask("settings") == "settings"
        disk.prepare(writer)
        waiting = []
        for _ in range(400):
            answer = writer.ask("record")
            if answer.endswith(" waiting"):
                waiting.append(answer.removesuffix(" waiting"))
                if len(waiting) == 20:
                    break
            else:
                folder.promise([answer])
            folder.check()
        assert len(waiting) == 20, "the disk was never full"
        assert folder.promised, "the disk was full from the start"
        # A rewrite finds no room either, and leaves everything as it is.
        writer.ask("compact")
        folder.check()
        assert not Journal.read(folder.path / "history").torn
        disk.free(writer)
        folder.promise([writer.ask("record"), *waiting])
        folder.check()
        assert not Journal.read(folder.path / "history").torn
        writer.end()
        folder.check_files()
    finally:
        disk.end()
