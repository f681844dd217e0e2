"""The window's size and its keypads: one makes room for the other."""

import subprocess

from calculator_window import PROGRAM, Atspi, has, wait_until

ITEMS = (Atspi.Role.MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM)

BASIC, UPRIGHT, SCIENTIFIC, PROGRAMMER = 19, 50, 49, 53


def size(window):
    return window.extents(window.frame)[2:]


def all_keys_are_seen(window, count):
    """Whether no key lies below the pane or outside of the window."""
    window.shows_keys(count)
    window.comes_to_rest()
    left = 0
    if window.pane_is_open():
        pane = window.named("Memory", Atspi.Role.PAGE_TAB).get_parent()
        x, _, width, _ = window.extents(pane)
        left = x + width
    right, _ = size(window)
    for key in window.shown_keys:
        x, _, width, _ = window.extents(key)
        assert left <= x and x + width <= right, (key.get_name(), x, width, left, right)


def test_a_keypad_makes_room_beside_the_pane(window):
    window.key("ctrl+t")
    wait_until(window.pane_is_open, "the pane")
    window.key("ctrl+2")
    all_keys_are_seen(window, SCIENTIFIC)
    window.key("ctrl+3")
    all_keys_are_seen(window, PROGRAMMER)


def test_the_basic_keypad_takes_back_what_another_one_needed(window):
    before = size(window)
    for key, count in [("ctrl+2", SCIENTIFIC), ("ctrl+3", PROGRAMMER)]:
        window.key(key)
        window.shows_keys(count)
        assert size(window)[0] > before[0]
        window.key("ctrl+1")
        window.shows_keys(BASIC)
        wait_until(lambda: size(window) == before, lambda: f"{size(window)}, not {before}")


def test_a_size_that_somebody_chose_stays(window):
    window.key("ctrl+2")
    window.shows_keys(SCIENTIFIC)
    window.resize(700, 600)
    chosen = size(window)
    window.key("ctrl+1")
    window.shows_keys(BASIC)
    window.comes_to_rest()
    assert size(window) == chosen


def test_a_narrow_window_keeps_the_functions_in_six_columns(window):
    window.key("ctrl+2")
    window.shows_keys(SCIENTIFIC)
    window.resize(360, 560)
    all_keys_are_seen(window, UPRIGHT)
    window.press("9", "sqrt")
    window.shows("3")
    window.press("Delete")
    # Where even these have no room, the digits are there.
    window.resize(360, 300)
    window.shows_keys(BASIC)
    window.resize(360, 560)
    window.shows_keys(UPRIGHT)


def test_the_header_names_the_keypad_and_turns_to_another(window):
    window.click(window.named("Keypad"))
    item = window.find(
        lambda node: node.get_name() == "Scientific Keypad"
        and node.get_role() in ITEMS, "the scientific keypad")
    item.get_action_iface().do_action(0)
    window.shows_keys(SCIENTIFIC)
    assert window.has_named("Scientific")


def test_the_menu_ticks_what_is_on(window):
    def item(name):
        return window.find(
            lambda node: node.get_name() == name and node.get_role() in ITEMS, name)

    window.key("F10")
    assert not has(item("Left to right"), Atspi.StateType.CHECKED)
    item("Left to right").get_action_iface().do_action(0)
    window.key("F10")
    wait_until(lambda: has(item("Left to right"), Atspi.StateType.CHECKED), "the tick")
    window.key("Escape")
    window.type("2+3*4=")
    window.shows("20")


def test_other_bases_stand_above_a_word(window):
    window.key("ctrl+3")
    window.shows_keys(PROGRAMMER)
    window.type("255")
    window.shows("255")
    wait_until(lambda: window.has_named("OCT 377   HEX FF"), "the other bases")


def results(window):
    """The numbers of all calculators of the program."""
    program = window.frame.get_parent()
    frames = [program.get_child_at_index(index) for index in range(program.get_child_count())]
    return [
        window.text(node) for frame in frames if frame
        for node in window.nodes_of(frame)
        if node.get_name() == "Result" and node.get_role() == Atspi.Role.LABEL]


def test_another_calculator_opens_and_begins_anew(window, tmp_path):
    window.type("12")
    window.shows("12")
    window.key("ctrl+n")
    wait_until(lambda: sorted(results(window)) == ["0", "12"], lambda: results(window))
    # So does starting the program once more: it ends at once, and the one that runs has a window more.
    subprocess.run([PROGRAM], check=True, timeout=20)
    wait_until(lambda: sorted(results(window)) == ["0", "0", "12"], lambda: results(window))
