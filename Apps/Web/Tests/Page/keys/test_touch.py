"""Fingers on the page: several at once, quick ones, and ones that slide away."""

import pytest
from calculator_page import KEYS
from conformance import tokens


def colours(phone):
    return dict(phone.run(
        "[...document.querySelectorAll('#keypad [data-key]')]"
        ".map((key) => [key.dataset.key, getComputedStyle(key).backgroundColor])"))


def lift(phone):
    """Lifts the finger, and waits until the page has seen it."""
    phone.finger().result(30)
    rest(phone)


def rest(phone):
    """Browsers make clicks of taps, and they may come later."""
    phone.settle(quiet=60)


def test_two_fingers_press_two_keys(phone):
    phone.two_fingers((0, "7"), (1, "8"), (1, None), (0, None))
    rest(phone)
    phone.shows("87")


def test_a_second_finger_comes_down_before_the_first_one_is_up(phone):
    """As thumbs type: 1 down, 2 down, 1 up, 3 down, 2 up …"""
    steps = [(0, "1")]
    for number, key in enumerate("23456789"):
        steps += [((number + 1) % 2, key), (number % 2, None)]
    phone.two_fingers(*steps, (0, None))
    rest(phone)
    phone.shows("123,456,789")


def test_200_quick_taps_drop_none(phone):
    phone.tap("1")
    for _ in range(100):
        phone.tap("+")
        last = phone.tap("1")
    last.result(30)
    rest(phone)
    phone.shows("1")
    phone.tap("=").result(10)
    rest(phone)
    phone.shows("101")


def test_two_thumbs_drop_none(phone):
    """Fifty sums of keys of which two are down at any time."""
    steps = [(0, "1")]
    for _ in range(50):
        steps += [(1, "+"), (0, None), (0, "1"), (1, None)]
    phone.two_fingers(*steps, (0, None))
    rest(phone)
    phone.tap("=").result(10)
    rest(phone)
    phone.shows("51")


@pytest.mark.parametrize("way", ["up", "right"])
def test_sliding_off_a_key_cancels(phone, way):
    x, y = phone.centre("5")
    width, height = phone.keys()["5"][2:]
    off = (x, y - 3 * height) if way == "up" else (x + 1.5 * width, y)
    phone.finger((x, y))
    for step in range(1, 9):
        phone.finger((x + (off[0] - x) * step / 8, y + (off[1] - y) * step / 8))
    lift(phone)
    phone.shows("0")
    phone.tap("5").result(10)
    phone.settle()
    phone.shows("5")


def test_a_finger_may_tremble(phone):
    x, y = phone.centre("5")
    phone.finger((x, y))
    for step in range(6):
        phone.finger((x + step % 3, y - step % 2))
    lift(phone)
    phone.shows("5")


def test_a_key_looks_pressed_at_once(phone):
    phone.settle()
    before = colours(phone)
    phone.finger(phone.centre("5")).result(10)
    # The next frame, no later.
    phone.run("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))")
    during = colours(phone)
    phone.finger().result(10)
    assert during["5"] != before["5"]
    assert {key for key in before if during[key] != before[key]} == {"5"}
    phone.settle()
    phone.wait_for(lambda: colours(phone)["5"] == before["5"],
                   otherwise="it goes on to look pressed")


def test_quick_taps_neither_zoom_nor_select(phone):
    for _ in range(6):
        phone.tap("8").result(10)
    phone.settle(quiet=400)
    phone.shows("888,888")
    assert phone.run("[visualViewport.scale, scrollX, scrollY, getSelection().toString()]") == [
        1, 0, 0, ""]


def test_swipe_on_the_display_removes_a_digit(phone):
    for key in "123":
        phone.tap(key).result(10)
    x, y, width, height = phone.box("#display")
    across, middle = x + width - 20, y + height / 2
    phone.finger((across, middle))
    for step in range(1, 9):
        phone.finger((across - 15 * step, middle))
    lift(phone)
    phone.shows("12")


def test_a_finger_that_opens_the_menu_of_the_number_chooses_nothing(phone):
    """It is lifted where the menu is then."""
    for key in "123":
        phone.tap(key).result(10)
    phone.settle()
    x, y, width, height = phone.box("#display")
    for _ in range(5):
        phone.finger((x + width / 2, y + height / 2))
        phone.wait_for(lambda: phone.box("#number-menu"), otherwise="there is no menu")
        lift(phone)
        assert phone.box("#number-menu"), "the finger has chosen something"
        assert phone.state()["notice"] == ""
        phone.type(["Escape"])
        phone.wait_for(lambda: phone.box("#number-menu") is None)
    phone.shows("123")


def test_turning_the_phone_changes_the_keypad_and_keeps_the_number(phone):
    for key in tokens({"keys": "12.5 + 3"}):
        phone.tap(key).result(10)
    phone.settle()
    phone.resize(844, 390, touch=True)
    phone.wait_for(lambda: phone.count('[data-key="sin"]') == 1, otherwise="it did not turn")
    phone.settle()
    phone.shows("3")
    phone.tap("=").result(10)
    phone.settle()
    phone.shows("15.5")
    phone.resize(390, 844, touch=True)
    phone.wait_for(lambda: phone.count('[data-key="sin"]') == 0, otherwise="it did not turn back")
    phone.shows("15.5")


@pytest.mark.parametrize("width, height", [(360, 800), (390, 844), (430, 932)])
def test_a_tall_phone_has_its_tools_within_reach_of_a_thumb(new_page, width, height):
    page = new_page(width, height, touch=True)
    page.open()
    page.type("12")
    page.click("#delete")
    page.shows("1")
    page.click("#mode")
    page.click("#modes [data-keypad=scientific]")
    page.wait_for(lambda: page.run("document.getElementById('calculator').dataset.mode") == "scientific")
    assert not page.run("document.getElementById('delete').checkVisibility()")


@pytest.mark.parametrize("width, height", [(360, 640), (375, 667), (390, 844)])
def test_functions_are_large_enough_on_an_upright_phone(new_page, width, height):
    page = new_page(width, height, touch=True)
    page.open()
    page.turn("scientific")
    page.settle()
    page.places = None
    sizes = {key: min(box[2:]) for key, box in page.run(KEYS).items()}
    assert min(sizes.values()) >= 44, sizes
    assert {"(", ")", "DEL", "sin", "2nd"} <= set(sizes)
    for key in ("(", "1", "+", "2", ")", "x^2", "DEL"):
        page.tap(key)
    rest(page)
    page.shows("9")
    assert page.run("document.documentElement.scrollWidth") <= width
