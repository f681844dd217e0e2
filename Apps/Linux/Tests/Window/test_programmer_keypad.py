"""The programmer keypad in the window: how it is turned to and kept, and the bits of its word."""

from calculator_window import Atspi, has, wait_until

BASIC, SCIENTIFIC, PROGRAMMER = 19, 49, 53


def open_programmer(open_window, **options):
    window = open_window(**options)
    window.key("ctrl+3")
    window.shows_keys(PROGRAMMER)
    return window


def focused(window):
    return next(
        (node.get_name() for node in window.nodes() if has(node, Atspi.StateType.FOCUSED)), None)


def has_focus(window, name):
    wait_until(lambda: focused(window) == name, lambda: f"{focused(window)}, not {name}")


def names_with(window, state):
    return [key.get_name() for key in window.shown_keys if has(key, state)]


def word(window):
    """The word's bits, the highest first; those that are off are not in it."""
    return "".join(
        bit.get_name()[-1] for bit in reversed(window.bits())
        if has(bit, Atspi.StateType.SENSITIVE))


def shows_word(window, bits):
    wait_until(lambda: word(window).lstrip("0") == bits, lambda: word(window))


def test_control_and_digits_turn_to_the_keypads(window):
    window.type("5")
    for keys, count in [
        ("ctrl+3", PROGRAMMER), ("ctrl+2", SCIENTIFIC), ("ctrl+1", BASIC),
        ("ctrl+KP_3", PROGRAMMER),
    ]:
        window.key(keys)
        window.shows_keys(count)
        window.shows("5")
    window.key("ctrl+z")
    window.shows_keys(BASIC)
    window.resize(900, 620)
    window.shows_keys(BASIC)
    window.key("ctrl+shift+z")
    window.shows_keys(PROGRAMMER)
    window.resize(560, 900)
    window.shows_keys(PROGRAMMER)


def test_a_letter_turns_to_one_keypad_after_another(window):
    for count in (SCIENTIFIC, PROGRAMMER, BASIC):
        window.type("⌥k")
        window.shows_keys(count)


def test_the_header_has_three_keypads(window):
    def open_menu():
        window.click(window.named("Keypad"))

    open_menu()
    for name in ("Basic Keypad", "Scientific Keypad"):
        window.find(lambda node: node.get_name() == name and node.get_role() in ITEMS, name)
    item = window.find(
        lambda node: node.get_name() == "Programmer Keypad" and node.get_role() in ITEMS)
    item.get_action_iface().do_action(0)
    window.shows_keys(PROGRAMMER)
    open_menu()
    wait_until(
        lambda: any(
            node.get_name() == "Programmer Keypad" and has(node, Atspi.StateType.CHECKED)
            for node in window.nodes_of_program()), "the choice")


ITEMS = (Atspi.Role.MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM)


def test_the_help_tells_of_the_keys(window):
    window.key("F1")
    # The letter turns to the next one.
    for text in ("Ctrl+1", "Alt+K   Ctrl+2", "Ctrl+3"):
        wait_until(
            lambda: any(node.get_name() == text for node in window.nodes_of_program()), text)


def test_the_help_tells_of_the_bits(open_window):
    window = open_programmer(open_window)
    window.key("F1")
    for text in ("Flip the bit", "← ↑ ↓ →   Space"):
        wait_until(
            lambda: any(node.get_name() == text for node in window.nodes_of_program()), text)


def test_no_size_turns_from_words(open_window):
    window = open_programmer(open_window)
    for size in [(900, 520), (560, 900), (200, 200)]:
        window.resize(*size)
        window.shows_keys(PROGRAMMER)
        _, _, width, height = window.extents(window.frame)
        for key in window.shown_keys + window.bits():
            x, y, key_width, key_height = window.extents(key)
            assert 0 <= x and x + key_width <= width and 0 <= y and y + key_height <= height
            assert key_width >= 12 and key_height >= 14, (size, key.get_name())


def test_is_kept_with_base_word_and_bits(open_window):
    window = open_programmer(open_window)
    window.press("Hexadecimal", "8 bits")
    wait_until(lambda: has(window.keys()["8 bits"], Atspi.StateType.PRESSED), "8 bits")
    window.type("f3")
    window.shows("0xF3")
    window.close()
    window = open_window()
    window.shows("0xF3")
    assert len(window.shown_keys) == PROGRAMMER
    assert word(window) == "11110011"
    window.type("⌥k")
    window.shows_keys(BASIC)
    window.shows("−13")


def test_base_and_word_are_lit_and_digits_above_the_base_are_off(open_window):
    window = open_programmer(open_window)
    assert names_with(window, Atspi.StateType.PRESSED) == ["Decimal", "64 bits"]
    off = ["A", "B", "C", "D", "E", "F", "Double F"]
    for base, more in [("Binary", list("789456") + ["2", "3"]), ("Octal", ["8", "9"])]:
        window.press(base)
        expected = sorted(off + more)
        wait_until(lambda: has(window.keys()[base], Atspi.StateType.PRESSED), base)
        on = names_with(window, Atspi.StateType.SENSITIVE)
        assert sorted(set(window.keys()) - set(on)) == expected
        window.press("1", "9", "A", "1")
        window.shows("0b11" if base == "Binary" else "0o11")
    window.press("Hexadecimal")
    wait_until(
        lambda: len(names_with(window, Atspi.StateType.SENSITIVE)) == PROGRAMMER, "all keys")
    window.type("c")
    window.shows("0xC")
    assert window.spoken == "Numbers are in base 16 now"
    window.type("⌥M")
    window.shows("12")
    window.key("Escape")
    window.shows("0")


def test_what_wraps_is_marked_and_said(open_window):
    window = open_programmer(open_window)
    window.type("⌥@3000*80=")
    window.shows("−22,144")
    assert window.expression == "3,000 × 80 = 240,000, in 16 bits −22,144"
    mark = window.named("wraps", Atspi.Role.LABEL)
    x, y, width, _ = window.extents(mark)
    assert x >= 0 and width > 0
    wait_until(
        lambda: window.spoken
        == "minus twenty-two thousand one hundred and forty-four, cut to 16 bits", window.spoken)
    window.key("Escape", "1")
    wait_until(lambda: not window.has_named("wraps"), "no mark")


def test_bits_are_clicked(open_window):
    window = open_programmer(open_window)
    bits = window.bits()
    assert [bit.get_name() for bit in bits] == [f"bit {index}, 0" for index in range(64)]
    window.type("5")
    window.shows("5")
    shows_word(window, "101")
    window.click(bits[1], bits[63])
    window.shows("−9,223,372,036,854,775,801")
    assert bits[1].get_name() == "bit 1, 1" and bits[63].get_name() == "bit 63, 1"
    window.type("⌥!")
    window.shows("7")
    # What is no bit of the word does nothing.
    window.click(window.bits()[8])
    window.settle()
    window.shows("7")
    assert word(window) == "00000111"
    assert not has(window.bits()[8], Atspi.StateType.SENSITIVE)
    window.type("1")
    window.shows("1")


def test_bits_are_walked(open_window):
    window = open_programmer(open_window)
    for _ in range(6):
        if (focused(window) or "").startswith("bit"):
            break
        before = focused(window)
        window.key("Tab")
        wait_until(lambda: focused(window) != before, "another focus")
    for key, name in [
        ("Left", "bit 1, 0"), ("Left", "bit 2, 0"), ("Up", "bit 34, 0"), ("Right", "bit 33, 0"),
        ("Home", "bit 63, 0"), ("Left", "bit 63, 0"), ("Down", "bit 31, 0"), ("End", "bit 0, 0"),
        ("Right", "bit 0, 0"), ("Left", "bit 1, 0"),
    ]:
        window.key(key)
        has_focus(window, name)
    window.key("space")
    has_focus(window, "bit 1, 1")
    window.shows("2")
    window.key("Left", "Return")
    has_focus(window, "bit 2, 1")
    window.shows("6")
    # A narrower word takes the focus with it.
    window.key("Home")
    has_focus(window, "bit 63, 0")
    window.type("⌥!")
    has_focus(window, "bit 7, 0")
    # Below the strip are the keys.
    window.key("Down")
    wait_until(lambda: focused(window) in window.places, lambda: focused(window))
    window.key("Up")
    has_focus(window, "bit 7, 0")


def test_the_word_s_characters_and_the_carry_stand_below_its_bits(open_window):
    window = open_programmer(open_window)
    window.type("8364")
    wait_until(lambda: window.has_named("U+20AC € · ASCII  ."), "a sign")
    assert window.has_named("carry 0")
    window.type("⌥I1⌥s⌥e⌥s")
    wait_until(lambda: window.has_named("carry 1"), "the carry")
    bottom = max(y + height for _, y, _, height in map(window.extents, window.bits()))
    top = window.extents(window.keypad)[1]
    for name in ("carry 1", "U+0000 · ASCII ."):
        _, y, _, height = window.extents(window.named(name))
        assert bottom <= y and y + height <= top


def test_bits_run_from_left_to_right_in_every_language(open_window):
    window = open_programmer(
        open_window, settings="language = ar\n", result="النتيجة")
    bits = window.bits()
    assert window.extents(bits[63])[0] < window.extents(bits[32])[0]
    assert window.extents(bits[0])[0] > window.extents(bits[31])[0]
    window.click(bits[3])
    window.shows("8")
    assert bits[3].get_name() == "البت 3، 1"


def test_large_text_has_larger_bits(open_window):
    usual = open_programmer(open_window, state="usual")
    size = usual.extents(usual.bits()[0])[2:]
    usual.close()
    large = open_programmer(open_window, state="large", text_scale=2)
    bits = large.bits()
    assert all(new > 1.4 * old for new, old in zip(large.extents(bits[0])[2:], size))
    large.click(bits[0], bits[63])
    large.shows("−9,223,372,036,854,775,807")
    assert large.extents(large.keypad)[1] > max(large.extents(bit)[1] for bit in bits)


def test_a_window_as_small_as_it_can_be_turns_from_words(open_window):
    window = open_programmer(open_window)
    window.type("7")
    window.resize(300, 300)
    window.key("ctrl+1")
    window.shows_keys(BASIC)
    window.resize(300, 460)
    window.shows_keys(BASIC)
    window.shows("7")
