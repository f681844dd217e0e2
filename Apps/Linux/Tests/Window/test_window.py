"""What the window does besides pressing keys."""

import os
import signal
import subprocess
import time

import pytest
from calculator_window import PROGRAM, NAMES, Atspi, has, wait_until
from gi.repository import Gio

WIDE = (900, 520)
UPRIGHT = (320, 560)

# The basic keypad as it stands there, row by row.
BASIC = [NAMES.get(token, token) for token in "AC +/- % / 7 8 9 * 4 5 6 - 1 2 3 + 0 . =".split()]


def test_turns_with_its_size_both_ways(window):
    assert list(window.keys()) == BASIC
    window.press("1", "/", "3", "=")
    window.shows("0.33333333")
    window.resize(*WIDE)
    wait_until(lambda: window.key_nodes() or len(window.keys()) == 49, "49 keys")
    window.shows("0.333333333333333")
    window.resize(*UPRIGHT)
    wait_until(lambda: window.key_nodes() or len(window.keys()) == 19, "19 keys")
    window.shows("0.33333333")


def test_keys_follow_each_other_as_on_the_grid(window):
    for size in (UPRIGHT, WIDE):
        window.resize(*size)
        places = [window.extents(key)[:2] for key in window.keys().values()]
        assert places == sorted(places, key=lambda place: (place[1], place[0]))


def test_tab_and_arrows_go_along_the_grid(window):
    def focused():
        return next(
            (node.get_name() for node in window.nodes()
             if has(node, Atspi.StateType.FOCUSED)), None)

    for _ in range(12):
        if focused() == "All Clear":
            break
        before = focused()
        window.key("Tab")
        wait_until(lambda: focused() != before, "another focus")
    for key, name in [
        ("Tab", "Change Sign"), ("Right", "Percent"), ("Down", "9"), ("Left", "8"), ("Down", "5"),
    ]:
        window.key(key)
        wait_until(lambda: focused() == name, lambda: f"{focused()}, not {name}")
    window.key("space")
    window.shows("5")


def test_goes_on_where_it_was_left(open_window):
    window = open_window()
    window.press("2", "*", "3", "=")
    window.shows("6")
    window.press("+", "4")
    window.shows("4")
    window.resize(340, 600)
    window.close()
    window = open_window()
    window.shows("4")
    assert window.expression == "6 + 4"
    assert window.lit() == []
    assert window.extents(window.frame)[2] >= 320
    window.press("=")
    window.shows("10")
    for shown in ("4", "6", "6", "3"):
        window.key("ctrl+z")
        window.shows(shown)
    window.key("ctrl+shift+z")
    window.shows("6")
    assert window.has_named("2 × 3 = 6")


@pytest.fixture
def other_bus():
    """Another bus of a session: programs on two of them do not know of each other."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
        Gio.DBusCallFlags.NONE, -1, None)
    # The bus of screen readers is one for both.
    yield {
        "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
        "AT_SPI_BUS_ADDRESS": answer.unpack()[0],
    }
    bus.kill()
    bus.wait()


def test_two_programs_share_one_history(open_window, other_bus):
    first = open_window()
    first.press("2", "+", "3", "=")
    first.shows("5")
    second = open_window(**other_bus)
    # It stands over the first one, and has the pointer.
    second.press("4", "*", "5", "=")
    second.shows("20")
    for window in (first, second):
        window.named("Show History", Atspi.Role.PUSH_BUTTON).get_action_iface().do_action(0)
        wait_until(lambda: window.has_named("2 + 3 = 5"), "the first calculation")
        wait_until(lambda: window.has_named("4 × 5 = 20"), "the second calculation")


def test_a_calculation_is_typed_as_a_line(window):
    window.type("s")
    window.type("qrt(16)")
    window.key("Return")
    window.shows("4")
    assert window.expression == "√16"


def test_the_letters_of_a_name_are_no_commands(window):
    for name, argument, value in [
            ("gamma(", "5)", "24"), ("abs(", "-3)", "3"), ("ln(", "e^2)", "2")]:
        for character in name:
            window.type(character)
            window.settle()
        window.focus()
        window.type(argument)
        window.key("Return")
        window.shows(value)
        assert not window.pane_is_open(), name
        window.key("Escape", "Escape")
        window.settle()


def test_a_held_letter_is_a_command(window):
    window.type("⌥g")
    wait_until(lambda: "Settings" in window.dialogs(), "the settings")


def test_large_text_has_a_larger_window(open_window):
    usual = open_window("usual")
    size, key = usual.extents(usual.frame)[2:], usual.extents(usual.shown_keys[0])[2:]
    usual.close()
    large = open_window("large", text_scale=2)
    larger_size, larger_key = (
        large.extents(node)[2:] for node in (large.frame, large.shown_keys[0]))
    assert all(new > 1.4 * old for new, old in zip(larger_size, size)), (size, larger_size)
    assert all(new > 1.3 * old for new, old in zip(larger_key, key)), (key, larger_key)
    large.press("1", "2", "Add", "3", "Equals")
    large.shows("15")


def test_a_line_that_is_refused_stays_with_the_reason(window):
    window.type("sin(")
    window.type("+")
    window.key("Return")
    field = window.named("Calculation", Atspi.Role.TEXT)
    wait_until(
        lambda: any("column" in node.get_name() for node in window.nodes()), "a reason")
    assert window.text(field) == "sin(+"
    window.key("Escape")
    window.settle()
    window.type("8")
    window.shows("8")


def test_two_readings_are_buttons_and_a_click_takes_one(window):
    window.type("9/750 km ")
    window.key("Return")
    window.click(window.named("(9/750) km ", Atspi.Role.PUSH_BUTTON))
    wait_until(
        lambda: any("0.012 km" in node.get_name() for node in window.nodes()), "an answer")
    assert not window.has_named("9/(750 km) ")


def test_what_is_typed_fast_keeps_its_order(window):
    window.type("12+34*2-6/3=⌥u" + "=")
    # 12 + 68 − 2, taken back and calculated again.
    window.shows("78")
    window.type("⌥u" * 4)
    window.type("5=")
    window.settle()
    assert window.expression == "12 + 34 × 2 − 5"


def test_a_notice_covers_no_key(window):
    window.type("7")
    window.key("ctrl+c")
    wait_until(lambda: window.has_named("Copied 7"), "a notice")
    time.sleep(0.3)
    window.press("0", "0")
    window.shows("700")


def test_a_number_is_copied_and_pasted(window):
    window.type("1/8=")
    window.shows("0.125")
    window.key("ctrl+c")
    wait_until(lambda: window.has_named("Copied 0.125"), "a notice")
    copied = subprocess.run(
        ["xclip", "-o", "-selection", "clipboard"], capture_output=True, text=True, timeout=10)
    assert copied.stdout == "0.125"
    window.key("Escape", "Escape")
    subprocess.run(["xclip", "-selection", "clipboard"], input="2 + 3", text=True, check=True)
    window.key("ctrl+v")
    window.shows("5")
    subprocess.run(["xclip", "-selection", "primary"], input="42", text=True, check=True)
    window.click(window.result, button=2)
    window.shows("42")


def test_a_result_is_said_once_and_digits_are_not(window):
    silent = window.spoken
    window.type("12")
    window.shows("12")
    assert window.spoken == silent
    window.type("+3=")
    window.shows("15")
    wait_until(lambda: window.spoken.strip() == "fifteen", lambda: window.spoken)


def test_the_history_is_edited_labelled_removed_and_brought_back(window):
    window.type("2+3=*4=")
    window.shows("20")
    window.type("⌥h")
    wait_until(lambda: window.has_named("5 × 4 = 20"), "the history")

    def choose(place, item):
        more = [node for node in window.nodes()
                if node.get_name() == "More" and has(node, Atspi.StateType.FOCUSABLE)]
        window.click(more[place])
        window.named(item, Atspi.Role.MENU_ITEM).get_action_iface().do_action(0)

    choose(1, "Edit")
    field = window.named("Calculation", Atspi.Role.TEXT)
    wait_until(lambda: window.text(field) == "2 + 3", lambda: window.text(field))
    window.key("ctrl+a")
    window.type("2+6")
    window.key("Return")
    # What used its result is calculated anew.
    wait_until(lambda: window.has_named("8 × 4 = 32"), "what has changed")
    window.shows("32")
    choose(0, "Label")
    window.type("rent")
    window.key("Return")
    wait_until(lambda: window.has_named("rent"), "a label")
    choose(0, "Remove")
    wait_until(lambda: window.has_named("1 calculation"), "one calculation less")
    time.sleep(0.5)
    # The toast above the lower edge; this libadwaita does not tell screen readers of its button.
    _, _, width, height = window.extents(window.frame)
    window.click_at((int(0.7 * width), height - 53))
    wait_until(lambda: window.has_named("2 calculations"), "two calculations")
    window.key("ctrl+z")
    wait_until(lambda: not window.has_named("rent"), "no label")
    wait_until(lambda: window.has_named("8 × 4 = 32"), "the calculation again")


def test_speaks_other_languages_from_right_to_left(open_window):
    window = open_window(settings="language = ar\n", result="النتيجة")
    window.key("Escape", "Escape", "5", "KP_Add", "3", "KP_Enter")
    window.shows("8")
    left = window.extents(window.shown_keys[0])[0]
    assert left < window.extents(window.shown_keys[3])[0], "keys run from left to right"


def test_more_digits_stand_in_a_window_of_their_own(open_window):
    window = open_window(settings="angle = rad\n")
    window.resize(*WIDE)
    window.press("1", "sin")
    window.settle()
    window.type("⌥d")
    more = window.named("More Digits", Atspi.Role.PUSH_BUTTON)
    digits = window.named("Result", Atspi.Role.TEXT)
    sine = "0.84147098480789650665250232163029899962256306079837"
    wait_until(lambda: window.text(digits) == sine, lambda: window.text(digits))
    more.get_action_iface().do_action(0)
    wait_until(lambda: len(window.text(digits)) == 102, lambda: window.text(digits))
    window.key("Escape")
    window.settle()
    window.key("Escape", "Escape", "7")
    window.shows("7")


def test_what_takes_long_is_told_and_can_be_stopped(open_window):
    window = open_window(settings="angle = rad\n")
    window.type("sin(gamma(pi)/7)")
    window.key("Return")
    window.shows("0.32107327")
    window.type("⌥d")
    more = window.named("More Digits", Atspi.Role.PUSH_BUTTON)
    digits = window.named("Result", Atspi.Role.TEXT)

    def stop():
        return next(
            (node for node in window.nodes_of_program()
             if node.get_name() == "Stop" and has(node, Atspi.StateType.VISIBLE)), None)

    # Each time twice as many, until it takes so long that the button is clicked in time.
    for _ in range(11):
        shown = window.text(digits)
        more.get_action_iface().do_action(0)
        wait_until(lambda: stop() or window.text(digits) != shown, "digits, or a way to stop them")
        button = stop()
        if button:
            button.get_action_iface().do_action(0)
            wait_until(lambda: stop() is None, "the end of what was stopped")
            if window.text(digits) == shown:
                break
    else:
        raise AssertionError(f"{len(shown)} digits, and nothing could be stopped")
    # What stays is usable: the window, and what is typed in it.
    window.key("Escape")
    window.settle()
    window.key("Escape", "Escape", "7")
    window.shows("7")


def test_it_may_be_asked_again_to_end_while_it_closes(open_window):
    window = open_window()
    window.type("1/8=")
    window.shows("0.125")
    while window.process.poll() is None:
        window.process.send_signal(signal.SIGTERM)
        time.sleep(0.0005)
    assert window.process.returncode == 0


def test_a_number_is_dragged_from_one_window_to_another(open_window, other_bus):
    left = open_window("left")
    left.type("1/8=")
    left.shows("0.125")
    right = open_window("right", **other_bus)
    right.move(640, 0)
    x, y = left.middle(left.result)
    left.xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, 9):
        left.xdotool("mousemove", x + 80 * step, y)
        time.sleep(0.05)
    left.xdotool("mouseup", 1)
    right.shows("0.125")
    left.shows("0.125")
