"""The search as KRunner asks it."""

from conftest import APP
from other_program import OtherProgram


def clipboard(bus):
    return OtherProgram(
        bus, "org.kde.klipper", "/klipper", "org.kde.klipper.klipper", "setClipboardContents", ["s"])


def window(bus):
    return OtherProgram(
        bus, APP, "/io/github/exactly_calculator/Exactly", "org.freedesktop.Application",
        "ActivateAction", ["s", "av", "a{sv}"])


def test_a_match(search):
    assert search.matches("1/3 * 2") == [(
        "1/3 * 2", "≈ 0.6666666666666667", APP, 100, 1.0,
        {"subtext": "(1 ÷ 3) × 2 = 2/3", "actions": ["open"]})]


def test_the_actions(search):
    assert search.krunner("Actions")[0] == [("open", "Open in Exactly", APP)]


def test_choosing_a_match_copies_the_answer(bus, search):
    with clipboard(bus) as klipper:
        search.krunner("Run", "(ss)", "1/3", "")
        assert klipper.next_call() == ("0.3333333333333333",)


def test_without_a_clipboard_the_window_opens(bus, search):
    with window(bus) as opened:
        search.krunner("Run", "(ss)", "1/3", "")
        assert opened.next_call() == ("open-expression", ["1/3"], {})


def test_the_action_opens_the_window(bus, search):
    with clipboard(bus) as klipper, window(bus) as opened:
        search.krunner("Run", "(ss)", "1/3", "open")
        assert opened.next_call() == ("open-expression", ["1/3"], {})
        assert klipper.calls.empty()


def test_the_end_of_a_search_is_taken_note_of(search):
    assert search.krunner("Teardown") == ()
