"""Enter is `=` until somebody moves the focus."""

import time


def test_when_the_window_opens(window):
    window.type("1+2")
    window.key("Return")
    window.shows("3")
    assert not window.pane_is_open()


def test_behind_a_line_that_was_taken(window):
    window.type("sqrt(16)")
    window.key("Return")
    window.shows("4")
    window.type("5+6")
    window.key("Return")
    window.shows("11")
    assert not window.pane_is_open()


def test_behind_a_line_that_was_left(window):
    window.type("sqrt(16")
    window.key("Escape")
    window.shows("0")
    window.type("5+6")
    window.key("Return")
    window.shows("11")
    assert not window.pane_is_open()


def test_what_is_typed_at_once_behind_a_line_comes_behind_it(window):
    for keys, shown in [
            (("Return", "plus", "1", "equal"), "5"), (("Escape", "7", "plus", "1", "equal"), "8")]:
        window.type("sqrt(16)")
        window.key(*keys)
        window.shows(shown)


def test_what_is_typed_at_once_behind_a_refused_line_goes_on_in_it(window):
    window.type("sqrt(")
    window.type("16+")
    window.key("Return", "9", "Return")
    window.shows("5")


def test_a_line_stays_as_it_is_typed_when_the_session_is_kept(window):
    window.type("1+2")
    window.key("Return")
    window.type("sqrt(")
    for text in ("1", "6", ")"):
        window.type(text)
        # The session is kept after 400 ms, and with it the window is shown anew.
        time.sleep(0.7)
    window.key("Return")
    window.shows("4")


def test_keys_that_are_clicked_type_into_an_open_line(window):
    window.type("3 km *")
    window.settle()
    window.press("1", "0", "=")
    window.shows("30 km")
    window.type("/")
    window.type("3 km")
    window.key("Return")
    window.shows("10")


def test_the_zones_are_those_of_the_system(window):
    window.type("2026-07-01 14:30 Berlin to Tokyo")
    window.key("Return")
    window.shows("2026-07-01 21:30")
