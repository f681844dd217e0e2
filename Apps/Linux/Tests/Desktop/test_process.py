"""The process that answers: one, and not for long."""

import pathlib
import re
import subprocess
import time

from conftest import Search
from gi.repository import Gio


def process(bus, search):
    """The process that has the search's name."""
    return bus.ask("GetConnectionUnixProcessID", search.name)


def wait_until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.05)


def test_both_desktops_are_answered_by_one_process(bus, search):
    search.results("1+1")
    first = process(bus, search)
    search.matches("1+1")
    assert process(bus, search) == first


def test_it_ends_when_nobody_asks_and_is_started_anew(bus, search):
    search.results("1+1")
    first = process(bus, search)
    wait_until(lambda: not bus.ask("NameHasOwner", search.name))
    wait_until(lambda: not pathlib.Path(f"/proc/{first}/exe").exists())
    assert search.results("1+1") == ["1+1"]
    assert process(bus, search) != first


def test_it_ends_with_its_bus(start_bus, prefix):
    bus = start_bus(prefix / "share")
    search = Search(bus)
    search.results("1+1")
    number = process(bus, search)
    bus.close()
    wait_until(lambda: not pathlib.Path(f"/proc/{number}/exe").exists())


def test_a_second_one_says_that_there_is_one(bus, search, prefix):
    search.results("1+1")
    second = run(prefix, DBUS_SESSION_BUS_ADDRESS=bus.address)
    assert second.returncode == 1
    assert second.stderr == f"exactly-search: another process answers as {search.name}\n"


def test_without_a_bus_it_says_so(prefix, tmp_path):
    alone = run(prefix, DBUS_SESSION_BUS_ADDRESS=f"unix:path={tmp_path}/none")
    assert alone.returncode == 1
    assert alone.stderr.startswith("exactly-search: there is no session bus: ")
    assert alone.stderr.count("\n") == 1


def test_what_others_send_does_no_harm(bus, search):
    search.results("1+1")
    number = process(bus, search)
    for method, signature, arguments in [
        ("GetInitialResultSet", "(s)", ("1+1",)), ("GetResultMetas", "()", ()),
        ("Nothing", "()", ()), ("ActivateResult", "(ss)", ("", "")),
    ]:
        try:
            search.shell(method, signature, *arguments)
        except Exception as error:
            assert Gio.DBusError.is_remote_error(error), error
        else:
            raise AssertionError(f"{method}{signature} was answered")
    assert search.results("\u202e1+1\u0000".rstrip("\0")) == []
    assert search.results("2+2") == ["2+2"]
    assert process(bus, search) == number


def run(prefix, **environment):
    return subprocess.run(
        [prefix / "libexec" / "exactly-search"], env={"PATH": "/usr/bin:/bin", **environment},
        capture_output=True, text=True, timeout=30)


def test_its_memory_does_not_grow(bus, search):
    def ask(count):
        for number in range(count):
            assert search.meta(f"sqrt({number}) + 1/7") and search.matches(f"{number}/9 + {number}!")
        status = pathlib.Path(f"/proc/{process(bus, search)}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1])

    before = ask(500)
    assert ask(3000) < before + 1024
