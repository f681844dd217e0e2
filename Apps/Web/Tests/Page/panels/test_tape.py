"""The paper tape beside the keypad, and the number in large type."""

import pytest

LINES = """
[...document.querySelectorAll('#panel .tape li')].map((item) =>
  [...item.querySelectorAll('span:not(.visually-hidden)')].map(({ textContent }) => textContent)
    .join(' ').trim())
"""


def open_tape(page):
    page.command("tape")
    page.wait_for(lambda: page.box("#panel .actions button"), otherwise="there is no tape")
    page.settle()


def type_keys(page, keys):
    page.type(keys)
    page.settle()


def test_the_tape_has_each_number_and_the_totals(page):
    type_keys(page, "12+3*4-5=")
    open_tape(page)
    assert page.run(LINES) == ["12", "+ 3 × 4", "⋄ 24", "− 5", "= 19"]
    told = page.run("document.querySelector('#panel [data-kind=subtotal] .visually-hidden').textContent")
    assert told == "subtotal"


def test_it_grows_beside_the_keypad_with_its_end_in_sight(new_page):
    page = new_page(1280, 800)
    page.open()
    open_tape(page)
    assert page.text("#panel .empty") == "No calculations yet"
    for number in range(1, 21):
        type_keys(page, f"{number}+1=")
    type_keys(page, "7*")
    assert page.run(LINES)[-4:] == ["+ 1", "= 21", "7", "×"]
    last, content = page.box("#panel .tape li:last-child"), page.box("#panel-content")
    assert last[1] + last[3] <= content[1] + content[3] + 1, (last, content)


def test_it_is_saved_as_text(page):
    type_keys(page, "2+3=")
    open_tape(page)
    page.run("""
        {
          window.saved = [];
          const make = URL.createObjectURL;
          URL.createObjectURL = (file) => {
            file.text().then((text) => saved.push([file.type, text]));
            return make.call(URL, file);
          };
          HTMLAnchorElement.prototype.click = function click() { saved.push(this.download); };
        }
    """)
    page.click("#panel .actions button:last-child")
    page.wait_for(lambda: page.run("saved.length") == 2, otherwise="nothing was saved")
    assert sorted(map(str, page.run("saved"))) == sorted(map(str, [
        "exactly-tape.txt", ["text/plain", "   2\n+  3\n=  5\n----\n"]]))


def test_it_is_printed_alone(page):
    type_keys(page, "2+3=")
    open_tape(page)
    page.run("void (window.print = () => { window.printed = (window.printed ?? 0) + 1; })")
    page.click("#panel .actions button")
    assert page.run("printed") == 1


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 800)],
                         ids=lambda size: "{}x{}".format(*size))
def test_large_type_is_whole_and_fills_the_window(new_page, size):
    page = new_page(*size)
    page.open()
    for keys in ("7", "1234567", "1/3=", "1/0="):
        page.clear_all()
        type_keys(page, keys)
        shown = page.display()
        page.command("large")
        page.wait_for(lambda: page.box("#panel .large"), otherwise="there is no large type")
        page.settle()
        width, height = size
        left, top, wide, high = page.box("#panel .large")
        assert left >= 0 and top >= 0 and left + wide <= width + 1 and top + high <= height + 1, keys
        assert wide > 0.5 * width or high > 0.5 * (height - 80), (keys, wide, high)
        assert page.run("document.querySelector('#panel .large').textContent").endswith(shown)
        page.type(["Escape"])
        page.wait_for(lambda: page.box("#panel") is None, otherwise="large type stays")


def test_any_key_closes_large_type_and_does_nothing_else(page):
    type_keys(page, "7")
    page.command("large")
    page.wait_for(lambda: page.box("#panel .large"), otherwise="there is no large type")
    page.settle()
    type_keys(page, "5")
    page.wait_for(lambda: not page.box("#panel"), otherwise="it stays open")
    assert page.display() == "7"
    type_keys(page, "5")
    assert page.display() == "75"


def test_separators_by_the_menu_and_by_key(page):
    type_keys(page, "1234567")
    page.command("separators")
    page.wait_for(lambda: page.display() == "1234567", otherwise=page.display())
    type_keys(page, '⌥"')
    page.wait_for(lambda: page.display() == "1,234,567", otherwise=page.display())
