"""What is installed, and a bus of its own that starts it."""

import os
import pathlib
import subprocess

import pytest
from gi.repository import Gio, GLib

LINUX = pathlib.Path(__file__).parents[2]
APP = "io.github.exactly_calculator.Exactly"


@pytest.fixture(scope="session")
def prefix(tmp_path_factory):
    """A folder with all that `make install` puts into one."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run(
        ["make", "-C", LINUX, "install", f"PREFIX={folder}"], check=True, capture_output=True)
    return folder


class Bus:
    """A session's bus, which knows the services of a folder and no others."""

    def __init__(self, folder, share, **environment):
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(folder), "XDG_DATA_DIRS": str(share),
            "LANG": "C.UTF-8", **environment}
        self.daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
             f"--address=unix:path={folder}/bus"],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.daemon.stdout.readline().strip()
        self.connection = self.connect()

    def connect(self):
        return Gio.DBusConnection.new_for_address_sync(
            self.address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
            None, None)

    def call(self, name, path, interface, method, arguments=None):
        """The reply to a call, as Python's values."""
        reply = self.connection.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20_000, None)
        return reply.unpack()

    def ask(self, method, *arguments):
        """The reply of the bus itself."""
        signature = "(" + "".join("s" for _ in arguments) + ")"
        return self.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            GLib.Variant(signature, arguments))[0]

    def close(self):
        if self.connection.is_closed():
            return
        self.connection.close_sync(None)
        self.daemon.terminate()
        self.daemon.wait()


class Search:
    """The search on a bus, as desktops ask it."""

    name = f"{APP}.SearchProvider"
    path = "/io/github/exactly_calculator/Exactly/SearchProvider"
    runner = "/io/github/exactly_calculator/Exactly/Runner"

    def __init__(self, bus):
        self.bus = bus

    def shell(self, method, signature, *arguments):
        return self.bus.call(
            self.name, self.path, "org.gnome.Shell.SearchProvider2", method,
            GLib.Variant(signature, arguments))

    def krunner(self, method, signature="()", *arguments):
        return self.bus.call(
            self.name, self.runner, "org.kde.krunner1", method, GLib.Variant(signature, arguments))

    def results(self, text):
        """What the Shell is given for a text, which it cuts at its spaces."""
        return self.shell("GetInitialResultSet", "(as)", text.split())[0]

    def meta(self, *identifiers):
        """What the Shell shows of results."""
        return self.shell("GetResultMetas", "(as)", list(identifiers))[0]

    def matches(self, text):
        return self.krunner("Match", "(s)", text)[0]


@pytest.fixture
def start_bus(tmp_path):
    """Starts a bus: start_bus(SHARE, NAME=VALUE …)."""
    buses = []

    def start(share, **environment):
        folder = tmp_path / f"bus-{len(buses)}"
        folder.mkdir()
        buses.append(Bus(folder, share, **environment))
        return buses[-1]

    yield start
    for bus in buses:
        bus.close()


@pytest.fixture
def bus(start_bus, prefix):
    return start_bus(prefix / "share")


@pytest.fixture
def search(bus):
    return Search(bus)
