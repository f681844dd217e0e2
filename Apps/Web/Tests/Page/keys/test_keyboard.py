"""The page by keyboard alone, and the clipboard."""

import pytest

from calculator_page import ALT, CONTROL, META, SHIFT
from conformance import SCIENTIFIC


def focused(page):
    """What has the focus: its key, command, id or tag."""
    return page.run(
        "(({ dataset, id, tagName }) => dataset.key ?? dataset.command ?? dataset.opens ?? (id || tagName))"
        "(document.activeElement)")


def press(page, key, modifiers=0):
    page.press(key, modifiers).result(10)
    page.settle()


def typed(page, keys):
    page.type(keys)
    page.settle()
    return page.display()


def test_every_scientific_shortcut_lights_or_changes_something(new_page):
    """Each is the terminal's: what the key does is proven by the table."""
    page = new_page(1024, 600)
    page.open("/?mode=scientific")
    names = page.run("Object.fromEntries([...document.querySelectorAll('#keypad [data-key]')]"
                     ".map((key) => [key.dataset.key, key.ariaKeyShortcuts ??"
                     " key.getAttribute('aria-keyshortcuts')]))")
    missing = [token for token, (_, letter) in SCIENTIFIC.items()
               if names.get(token) is not None and letter[-1] not in names[token]
               # The attribute's own syntax writes capitals with Shift.
               and f"Shift+{letter[-1]}" not in names[token]]
    assert not missing, names


def test_letters_with_alt_press_keys_and_give_commands(page):
    assert typed(page, ["1", "2", "⌥n"]) == "−12"
    typed(page, ["⌥h"])
    page.wait_for(lambda: page.box("#panel"), otherwise="Alt+H does not show the history")
    typed(page, ["Escape", "⌥u"])
    page.shows("12")
    # Into a line goes no command.
    typed(page, ["k", "⌥g"])
    assert line(page) == "12k" and page.box('#panel[data-panel="settings"]') is None


def test_shortcuts_with_control_are_the_browsers(page):
    typed(page, "12")
    for modifiers in (CONTROL, META):
        for key in ("5", "e", "m", "+"):
            press(page, key, modifiers)
    page.shows("12")


def test_focus_goes_through_the_keys_in_their_order(page):
    keys = page.run("[...document.querySelectorAll('#keypad [data-key]')]"
                    ".map((key) => key.dataset.key)")
    assert keys == ["AC", "+/-", "%", "/", "7", "8", "9", "*", "4", "5", "6", "-", "1", "2", "3",
                    "+", "0", ".", "="]
    order = []
    for _ in range(60):
        press(page, "Tab")
        order.append(focused(page))
        if order[-1] == "BODY" and len(order) > 1:
            break
    assert [place for place in order if place in keys] == keys
    assert "more" in order, order


def test_each_key_can_be_reached_and_pressed_by_keyboard(page):
    """By Tab alone, or by Tab and arrows where the keypad is one stop."""
    seen = set()
    for _ in range(60):
        press(page, "Tab")
        seen.add(focused(page))
        if focused(page) in page.keys():
            break
    for row in range(5):
        for key in ["ArrowRight"] * 3 + ["ArrowDown"] + ["ArrowLeft"] * 3 + ["ArrowDown"]:
            press(page, key)
            seen.add(focused(page))
    for _ in range(40):
        press(page, "Tab")
        seen.add(focused(page))
    assert set(page.keys()) <= seen, set(page.keys()) - seen


def test_focus_is_seen(page):
    for _ in range(60):
        press(page, "Tab")
        if focused(page) == "7":
            break
    style = page.run("(({ outlineStyle, outlineWidth, boxShadow }) =>"
                     " [outlineStyle, parseFloat(outlineWidth), boxShadow])"
                     "(getComputedStyle(document.activeElement))")
    assert style == ["solid", 3, "none"]


def test_enter_on_a_focused_key_presses_that_key(page):
    typed(page, "2+3")
    for _ in range(60):
        press(page, "Tab")
        if focused(page) == "7":
            break
    assert focused(page) == "7"
    assert typed(page, ["Enter"]) == "37"
    assert typed(page, [" "]) == "377"


def test_enter_after_a_mouse_click_calculates(page):
    page.click_keys("2+3")
    page.settle()
    assert typed(page, ["Enter"]) == "5"


def test_space_after_a_mouse_click_does_not_press_the_key_again(page):
    page.click_keys("7")
    page.settle()
    assert typed(page, [" "]) == "7"


def test_a_held_key_types_no_more_than_it_repeats(page):
    for _ in range(3):
        page.post("Input.dispatchKeyEvent", type="keyDown", key="7", text="7", code="Digit7",
                  windowsVirtualKeyCode=55)
    page.post("Input.dispatchKeyEvent", type="keyUp", key="7", code="Digit7",
              windowsVirtualKeyCode=55).result(10)
    page.settle()
    page.shows("777")


def test_escape_clears_and_closes(page):
    typed(page, "2+3")
    assert typed(page, ["Escape"]) == "0"
    assert typed(page, ["4", "="]) == "6"
    page.command("history")
    page.wait_for(lambda: page.box("#panel"))
    press(page, "Escape")
    page.wait_for(lambda: page.box("#panel") is None, otherwise="Escape leaves the panel open")
    page.shows("6")


def test_the_focus_stays_in_a_panel_and_returns(page):
    for _ in range(60):
        press(page, "Tab")
        if focused(page) == "more":
            break
    press(page, "Enter")
    page.wait_for(lambda: focused(page) != "more", otherwise="the menu has no focus")
    for item in ("others", "settings"):
        for _ in range(20):
            if focused(page) == item:
                break
            press(page, "ArrowDown")
        press(page, "Enter")
        page.settle()
    page.wait_for(lambda: page.box("#panel"))
    for _ in range(30):
        inside = page.run("document.activeElement === document.body ||"
                          " document.getElementById('panel').contains(document.activeElement)")
        assert inside, "the focus is not in the open panel"
        press(page, "Tab")
    press(page, "Escape")
    page.wait_for(lambda: page.box("#panel") is None)
    assert focused(page) == "more"


def test_the_menu_by_keyboard(page):
    for _ in range(60):
        press(page, "Tab")
        if focused(page) == "more":
            break
    assert page.accessible("#more")["expanded"] is False
    press(page, "Enter")
    page.wait_for(lambda: page.box("#menu"))
    assert page.accessible("#more")["expanded"] is True
    press(page, "Escape")
    page.wait_for(lambda: page.box("#menu") is None)
    assert focused(page) == "more"


@pytest.mark.parametrize("language, forward, back", [
    ("en-US", "ArrowRight", "ArrowLeft"), ("ar-EG", "ArrowLeft", "ArrowRight")])
def test_a_level_of_the_menu_and_back_by_keyboard(new_page, language, forward, back):
    page = new_page(language=language)
    page.open()
    page.click("#more")

    def opens_with(key):
        for _ in range(20):
            if focused(page) == "others":
                break
            press(page, "ArrowDown")
        assert page.accessible('[data-opens="others"]')["expanded"] is False
        press(page, key)
        page.wait_for(lambda: page.box('[data-level="others"]'), otherwise=f"{key} opens nothing")
        assert page.box('[data-level="first"]') is None
        # The way back has the focus, and is no dead end for who reads on from there.
        assert focused(page) == "first"

    def leads_back_with(key):
        press(page, key)
        page.wait_for(lambda: page.box('[data-level="first"]'), otherwise=f"{key} leads nowhere")
        assert page.box("#menu"), f"{key} has closed the menu"
        assert focused(page) == "others"

    for key in (back, "Escape", "Enter"):
        opens_with(forward)
        press(page, forward)
        assert page.box('[data-level="others"]'), "it goes on to nowhere"
        leads_back_with(key)
    press(page, back)
    opens_with("Enter")
    press(page, "Escape")
    press(page, "Escape")
    page.wait_for(lambda: page.box("#menu") is None)
    # It begins with its first level again.
    page.click("#more")
    assert page.box('[data-level="first"]') and not page.box('[data-level="others"]')


def test_a_level_of_the_menu_opens_by_pointer_without_moving_the_focus_to_an_item(page):
    page.click("#more")
    page.click('#menu [data-opens="number"]')
    assert focused(page) == "menu"
    page.click('#menu [data-level="number"] .back')
    assert page.box('[data-level="first"]')
    assert focused(page) == "menu"


def test_undo_and_redo(page):
    typed(page, "12+34=")
    page.shows("46")
    press(page, "z", CONTROL)
    page.shows("34")
    press(page, "z", CONTROL)
    page.shows("3")
    press(page, "y", CONTROL)
    page.shows("34")
    press(page, "Z", CONTROL | SHIFT)
    page.shows("46")
    press(page, "z", META)
    page.shows("34")


def test_undo_to_the_beginning_and_back(page):
    typed(page, "1.5+2=")
    for _ in range(10):
        press(page, "z", CONTROL)
    page.shows("0")
    for _ in range(10):
        press(page, "y", CONTROL)
    page.shows("3.5")


def clipboard(page):
    return page.run("navigator.clipboard.readText()")


def test_copy_gives_the_clipboard_the_number(page):
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    typed(page, "1/3=")
    press(page, "c", CONTROL)
    page.wait_for(lambda: clipboard(page) == "0.3333333333333333")
    page.wait_for(lambda: "Copied" in page.state()["notice"] + page.text("#announcement"))
    typed(page, ["Escape", *"1234", "⌥n"])
    page.command("copy")
    # Plain, so that other programs understand it.
    assert page.wait_for(lambda: clipboard(page) == "-1234")


def paste(page, text):
    """Has the clipboard contain a text, and pastes it as Ctrl-V does."""
    page.run("document.hasFocus() && navigator.clipboard.writeText(" + repr(text) + ")")
    page.post("Input.dispatchKeyEvent", type="rawKeyDown", key="v", code="KeyV",
              windowsVirtualKeyCode=86, modifiers=CONTROL, commands=["paste"])
    page.post("Input.dispatchKeyEvent", type="keyUp", key="v", code="KeyV",
              windowsVirtualKeyCode=86, modifiers=CONTROL).result(10)
    page.settle()


def test_paste_calculates_what_was_pasted(page):
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    paste(page, "1,234.5")
    page.wait_for(lambda: page.display() == "1,234.5")
    paste(page, "2 * (3 + 4)")
    page.wait_for(lambda: page.display() == "14")


def test_paste_of_nonsense_says_why_and_changes_nothing(page):
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    typed(page, "42")
    paste(page, "<b>no number</b>")
    page.wait_for(lambda: page.state()["notice"].startswith("Not pasted"))
    page.shows("42")
    assert page.count("#notice b") == 0


def test_no_shortcut_while_typing_in_a_field(page):
    typed(page, "2+3=")
    page.command("history")
    page.wait_for(lambda: page.box("#panel [data-id]"))
    page.click("#panel [data-id] .more")
    page.click_named("Label", within="#panel [data-id]")
    page.wait_for(lambda: page.run("document.activeElement.matches('input, textarea')"),
                  otherwise="no field for a label has the focus")
    page.type("7+8 s")
    press(page, "Backspace")
    press(page, "z", CONTROL)
    page.settle()
    page.shows("5")
    field = page.run("document.activeElement.value")
    assert field is not None
    page.type("gold")
    assert "gold" in page.run("document.activeElement.value")
    page.shows("5")
    press(page, "Escape")
    page.shows("5")


def test_the_menu_does_not_swallow_later_keys(page):
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"))
    press(page, "Escape")
    page.wait_for(lambda: page.box("#menu") is None)
    assert typed(page, "2+3=") == "5"


# Typed text

def line(page):
    """The text of the line that is typed; None where none is."""
    return page.run("(({ hidden }) => hidden)(document.getElementById('typed')) ? null"
                    " : document.getElementById('typed-line').value")


TYPED = [("sin(30", "0.5"), ("sqrt(16)", "4"), ("log(100)", "2"), ("2(3+4)", "14"),
         ("hypot(3,4)", "5"), ("2½+¼", "2.75"), ("7 mod 3", "1"), ("cos(60)", "0.5"),
         ("gcd(12,18)", "6"), ("2^10", "1,024")]


@pytest.mark.parametrize("text, answer", TYPED)
def test_a_function_is_typed_as_a_line(page, text, answer):
    typed(page, text)
    page.wait_for(lambda: line(page) == text, otherwise=f"the line does not become {text}")
    assert focused(page) == "typed-line"
    assert page.accessible("#typed-line")["name"] == "Calculation"
    typed(page, ["Enter"])
    page.shows(answer)
    page.wait_for(lambda: line(page) is None)
    assert focused(page) == "BODY"


@pytest.mark.parametrize("text", ["3 cups to ml", "72 f to c", "5 kg to lb", "hello", "0xff+1", "1234567890+1", "1.2.3"])
def test_letters_type_and_nothing_is_dropped(page, text):
    page.type(text)
    page.wait_for(lambda: line(page) == text, otherwise=f"the line is {line(page)}")
    assert page.box("#panel") is None


def test_what_is_typed_at_once_goes_into_the_line(page):
    # All in one task, as where a page that was busy gets to the keys that were typed meanwhile.
    page.run("for (const key of 'hypot(3,4)') {"
             " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); }")
    page.wait_for(lambda: line(page) == "hypot(3,4)", otherwise=f"the line is {line(page)}")
    page.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))")
    page.shows("5")
    page.wait_for(lambda: line(page) is None)


def test_a_line_that_has_lost_the_focus_takes_what_is_typed(page):
    typed(page, "sqrt(16")
    page.wait_for(lambda: line(page) == "sqrt(16")
    page.run("document.activeElement.blur()")
    typed(page, ["Backspace", "0", "0", ")"])
    assert line(page) == "sqrt(100)"
    assert focused(page) == "typed-line"
    page.run("document.activeElement.blur()")
    typed(page, ["Enter"])
    page.shows("10")


def test_a_line_is_edited_as_a_field(page):
    typed(page, "sqrt(1")
    page.wait_for(lambda: line(page) == "sqrt(1")
    typed(page, ["Backspace", "9", ")"])
    assert line(page) == "sqrt(9)"
    typed(page, ["Escape"])
    page.wait_for(lambda: line(page) is None)
    page.shows("0")
    typed(page, "sqrt(9)+foo")
    typed(page, ["Enter"])
    page.wait_for(lambda: page.text("#typed-problem").startswith("Not understood: column 9, "))
    assert "foo" in page.text("#announcement")
    assert page.run("document.getElementById('typed-line').selectionStart") == 8
    page.click_keys("=")
    page.settle()
    assert line(page) == "sqrt(9)+foo"


def test_digits_and_operators_stay_keys(page):
    for text, answer in [("12.5+3*4=", "24.5"), ("٣+٤=", "7"), ("１２＋３＝", "15"), ("5 + 3=", "8")]:
        assert typed(page, text) == answer, text
        assert line(page) is None, text
        page.clear_all()


def test_what_the_keys_read_otherwise_is_told(page):
    for text, notice in [("5*-3", "The keys give 5 − 3, not 5*-3")]:
        typed(page, text)
        page.wait_for(lambda: page.state()["notice"].startswith(notice),
                      otherwise=f"{text}: {page.state()['notice']}")
        page.clear_all()
    typed(page, "5*-3")
    typed(page, ["⌥t"])
    page.wait_for(lambda: line(page) == "5*-3")
    typed(page, ["Enter"])
    page.shows("−15")


def test_a_dead_key_begins_a_line(page):
    typed(page, "2+")
    page.post("Input.dispatchKeyEvent", type="rawKeyDown", key="Dead", code="BracketLeft",
              windowsVirtualKeyCode=219).result(10)
    # The character comes with the next key, into what has the focus.
    page.post("Input.insertText", text="√").result(10)
    page.settle()
    typed(page, "9")
    page.wait_for(lambda: line(page) == "2+√9", otherwise=f"the line is {line(page)}")
    typed(page, ["Enter"])
    page.shows("5")


def test_a_composition_is_not_ended_by_enter(page):
    typed(page, "sq")
    page.wait_for(lambda: line(page) == "sq")
    page.call("Input.imeSetComposition", text="ｒ", selectionStart=1, selectionEnd=1)
    assert line(page) == "sqｒ"
    page.call("Input.insertText", text="rt(9)")
    page.settle()
    typed(page, ["Enter"])
    page.shows("3")
