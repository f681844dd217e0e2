"""The window as desktops start it: by the bus, on a screen of its own."""

import os
import subprocess

import pytest
from conftest import APP, Search
from gi.repository import GLib
from test_process import wait_until


@pytest.fixture
def display():
    """The name of an X server without a screen that is seen."""
    readable, writable = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writable), "-noreset", "-nolisten", "tcp"],
        pass_fds=[writable], stderr=subprocess.DEVNULL)
    os.close(writable)
    with os.fdopen(readable) as names:
        yield ":" + names.readline().strip()
    server.terminate()
    server.wait()


@pytest.fixture
def desktop(start_bus, prefix, display, tmp_path):
    """A bus whose programs have a screen, and keep their state in a folder of the test."""
    bus = start_bus(
        prefix / "share", DISPLAY=display, GTK_A11Y="none",
        GDK_BACKEND="x11", GSETTINGS_BACKEND="memory", XDG_STATE_HOME=str(tmp_path / "state"),
        XDG_RUNTIME_DIR=str(tmp_path))
    yield bus
    if bus.ask("NameHasOwner", APP):
        os.kill(bus.ask("GetConnectionUnixProcessID", APP), 15)
        wait_until(lambda: not bus.ask("NameHasOwner", APP))


def activate(bus, action, *parameters):
    """Has the window do something, as desktops ask it."""
    bus.call(
        APP, "/io/github/exactly_calculator/Exactly", "org.freedesktop.Application",
        "ActivateAction",
        GLib.Variant(
            "(sava{sv})", (action, [GLib.Variant("s", text) for text in parameters], {})))


@pytest.fixture
def history(tmp_path):
    """What is kept: the lines of the journal."""
    journal = tmp_path / "state" / "exactly" / "history"
    return lambda: journal.read_text() if journal.exists() else ""


def test_a_search_opens_the_window_with_its_answer(desktop, history):
    assert not desktop.ask("NameHasOwner", APP)
    Search(desktop).shell("LaunchSearch", "(asu)", ["sin(30)", "+", "1/3"], 0)
    wait_until(lambda: "sin(30 rad) + 1 ÷ 3" in history())
    assert desktop.ask("NameHasOwner", APP)


def test_the_bus_starts_one_window_for_all_that_is_asked(desktop, history):
    activate(desktop, "open-expression", "1/3")
    process = desktop.ask("GetConnectionUnixProcessID", APP)
    activate(desktop, "open-expression", "2/7")
    wait_until(lambda: "1 ÷ 3" in history() and "2 ÷ 7" in history())
    assert desktop.ask("GetConnectionUnixProcessID", APP) == process


def test_what_is_no_expression_changes_nothing(desktop, history):
    for text in ["firefox", "x = 3", "", "1/0 +", "\u202e"]:
        activate(desktop, "open-expression", text)
    activate(desktop, "open-expression", "1/7")
    wait_until(lambda: "1 ÷ 7" in history())
    assert len(history().splitlines()) == 1


def test_the_actions_of_the_desktop_file_are_there(desktop, prefix):
    from test_installed_files import entries
    file = entries(prefix / f"share/applications/{APP}.desktop")
    activate(desktop, "new-calculation")
    names = desktop.call(
        APP, "/io/github/exactly_calculator/Exactly", "org.gtk.Actions", "List")[0]
    for action in file["Desktop Entry"]["Actions"].strip(";").split(";"):
        assert action in names
        activate(desktop, action)
    # It lives: what is asked next is done.
    assert "open-expression" in desktop.call(
        APP, "/io/github/exactly_calculator/Exactly", "org.gtk.Actions", "List")[0]
