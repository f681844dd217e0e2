"""The bits of a word on the page: clicked, tapped, walked and heard; and keys that are off."""

import pytest
from calculator_page import CONTROL
from programmer_keypad import turn

SIZES = [(320, 568), (360, 640), (390, 664), (390, 844), (430, 932), (768, 1024), (1024, 1366),
         (568, 320), (667, 331), (844, 390), (1024, 768)]
WINDOWS = [(300, 460), (480, 800), (520, 340), (1024, 700), (1280, 800), (1920, 1080)]

# What does not fit: keys and bits out of the window, over each other, or with signs wider than they are.
MISFITS = """
(() => {
  const box = (element) => element.getBoundingClientRect();
  const inside = (inner, outer) => inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
    && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
  const face = box(document.getElementById('calculator'));
  const parts = ['.screen', '#bits', '#keypad'].map((selector) => box(document.querySelector(selector)));
  const buttons = [...document.querySelectorAll('#keypad button, #bits button')];
  const found = buttons.filter((button) => !inside(box(button), face)).map((button) => button.outerHTML);
  for (const [above, below] of [[0, 1], [1, 2]]) {
    if (parts[above].bottom > parts[below].top + 0.5) found.push(`part ${below} begins too high`);
  }
  for (const key of document.querySelectorAll('#keypad button')) {
    if (!inside(box(key.firstElementChild), box(key))) found.push(`${key.textContent} is too long`);
  }
  const bits = document.getElementById('bits');
  if (bits.scrollWidth > bits.clientWidth || bits.scrollHeight > bits.clientHeight) found.push('the bits');
  if (!inside(box(document.querySelector('#bits p')), parts[1])) found.push('what is below the bits');
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('the page');
  return found;
})()
"""

SMALLEST = """
(() => {
  const sizes = (selector) => [...document.querySelectorAll(selector)]
    .map((button) => button.getBoundingClientRect());
  const least = (selector) => [Math.min(...sizes(selector).map(({ width }) => width)),
    Math.min(...sizes(selector).map(({ height }) => height))];
  return { key: least('#keypad button'), bit: least('#bits button') };
})()
"""

FOCUSED = "document.activeElement.dataset.bit ?? document.activeElement.dataset.key ?? null"


def opened(new_page, *size, path="/?mode=programmer", **settings):
    page = new_page(*size, **settings)
    page.open(path)
    return page


def bit(page, index):
    return page.attribute(f"#bits [data-bit='{index}']", "aria-label")


@pytest.mark.parametrize("size", SIZES + WINDOWS, ids=lambda size: "{}x{}".format(*size))
def test_everything_fits(new_page, size, pictures):
    page = opened(new_page, *size, touch=size in SIZES)
    for keys in ("Hdeadbeef!", "$IPP"):
        page.type(keys)
        for look in ("light", "dark"):
            page.prefer(color_scheme=look)
            page.settle(quiet=50)
            assert page.run(MISFITS) == [], look
            page.picture(pictures, "programmer/" + "{}x{}-{}.png".format(*size, look))


@pytest.mark.parametrize("size", SIZES + WINDOWS, ids=lambda size: "{}x{}".format(*size))
def test_other_bases_cover_nothing(new_page, size):
    page = opened(new_page, *size, touch=size in SIZES)
    page.type("255")
    page.settle(quiet=50)
    assert page.run("document.getElementById('notice').textContent") == "OCT 377   HEX FF"
    place = page.box("#notice")
    # Small phones have no room for them.
    assert place or size[1] <= 760
    if not place:
        return
    x, y, width, height = place
    for other in ("#display", "#marks", "#bits"):
        left, top, across, down = page.box(other)
        # The lines of a number are higher than its digits.
        slack = 0.25 * down if other == "#display" else 0.5
        assert (y + height <= top + slack or top + down <= y + slack or x + width <= left), other


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG"])
def test_everything_fits_in_every_language(new_page, language):
    phone = opened(new_page, 320, 568, touch=True, language=language)
    phone.type("3000*80=⌥@")
    for size in [(320, 568), (568, 320)]:
        phone.resize(*size, touch=True)
        phone.settle(quiet=100)
        assert phone.box("#wraps")
        assert phone.run(MISFITS) == [], size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_fingers_hit_keys_and_bits(new_page, size):
    phone = opened(new_page, *size, touch=True)
    least = phone.run(SMALLEST)
    assert min(least["key"]) >= 32, least
    assert least["bit"][1] >= 22 and least["bit"][0] >= (17 if size[0] < size[1] else 12.5), least


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "wide"])
def test_a_bit_is_tapped(new_page, size):
    phone = opened(new_page, *size, touch=True)
    x, y, width, height = phone.box("#bits [data-bit='5']")
    phone.finger((x + width / 2, y + height / 2))
    phone.finger().result(10)
    phone.shows("32")
    assert bit(phone, 5) == "bit 5, 1"


def test_bits_are_clicked_and_a_digit_begins_anew(new_page):
    page = opened(new_page, 1024, 700)
    page.type("5+")
    page.click("#bits [data-bit='1']")
    page.shows("7")
    page.type(["Enter"])
    page.shows("12")
    page.type("⌥!")
    page.settle()
    assert page.attribute("#bits [data-bit='8']", "aria-disabled") == "true"
    page.click("#bits [data-bit='8']")
    page.shows("12")
    page.click("#bits [data-bit='7']")
    page.shows("−116")
    page.command("undo")
    page.shows("12")


@pytest.mark.parametrize("size", [(480, 800), (1024, 700)], ids=["upright", "wide"])
def test_bits_are_walked_and_turned_over(new_page, size):
    page = opened(new_page, *size)
    row = 16 if size[0] < size[1] else 32
    page.run("document.querySelector('#bits [tabindex=\"0\"]').focus()")
    page.click_keys([])
    for keys, index in [
            (["ArrowLeft"], 1), (["ArrowUp"], row + 1), (["ArrowDown", "ArrowDown"], 1),
            (["ArrowRight", "ArrowRight"], 0), (["Home"], 63), (["ArrowLeft", "ArrowUp"], 63), (["End"], 0)]:
        page.type(keys)
        page.settle()
        assert page.run(FOCUSED) == str(index), keys
    assert page.count("#bits [tabindex='0']") == 1
    page.type(["ArrowLeft", "ArrowLeft", "Enter"])
    page.shows("4")
    page.type([" "])
    page.shows("0")
    assert page.run(FOCUSED) == "2"
    # Digits and operators are the calculator's all the while.
    page.type("12")
    page.shows("12")
    page.type(["Home", "⌥!"])
    page.settle()
    assert page.attribute("#bits [tabindex='0']", "data-bit") == "7"


def test_the_keypad_follows_the_bits_in_the_order_of_tab(new_page):
    page = opened(new_page, 1024, 700)
    page.run("document.querySelector('#bits [tabindex=\"0\"]').focus()")
    page.type(["Tab"])
    assert page.run(FOCUSED) == "base2"


@pytest.mark.browsers("chromium", reason="only its protocol tells what assistive technologies find")
def test_bits_and_keys_are_named(new_page):
    page = opened(new_page, 1024, 700)
    page.type("5")
    page.settle()
    told = page.accessible("#bits [data-bit='2']")
    assert (told["role"], told["name"]) == ("button", "bit 2, 1")
    assert page.accessible("#bits")["name"] == "Bits"
    assert page.accessible("#keypad [data-key=byteflip]")["name"] == "Flip Bytes"
    assert page.accessible("#keypad [data-key=base10]")["pressed"] == "true"
    assert page.accessible("#keypad [data-key=a]")["disabled"] is True


def test_keys_that_are_off_do_nothing_and_are_dimmed(new_page):
    page = opened(new_page, 1024, 700)

    def off():
        return page.run("[...document.querySelectorAll('#keypad [aria-disabled]')]"
                        ".map((key) => key.textContent).join(' ')")

    assert off() == "A B C D E F FF"
    page.type("12")
    page.click_keys(["a"])
    page.type("3")
    page.shows("123")
    style = "getComputedStyle(document.querySelector('#keypad [data-key=\"{}\"]')).opacity"
    assert float(page.run(style.format("a"))) < 0.5 and page.run(style.format("1")) == "1"
    page.click("#keypad [data-key=base16]")
    assert off() == ""
    page.click("#keypad [data-key=base2]")
    assert off() == "A B 7 8 9 C D 4 5 6 E F 2 3 FF"


def test_what_wraps_is_marked_and_told(new_page):
    page = opened(new_page, 480, 800)
    page.type("⌥@3000*80=")
    page.shows("−22,144")
    assert page.text("#wraps") == "wraps" and page.box("#wraps")
    assert page.state()["expression"] == "3,000 × 80 = 240,000, in 16 bits −22,144"
    page.wait_for(lambda: "cut" in (page.text("#announcement") or ""), otherwise="it is not told")
    page.type("1")
    page.settle()
    assert page.box("#wraps") is None


def test_the_menu_and_the_keyboard_turn_to_every_keypad(new_page):
    page = opened(new_page, 1024, 700, path="/")
    mode = "document.getElementById('calculator').dataset.mode"
    for keypad in ("programmer", "scientific", "basic"):
        page.turn(keypad)
        assert page.run(mode) == keypad
    for keypad in ("Programmer", "Scientific", "Basic"):
        turn(page, keypad)
        assert page.run(mode) == keypad.lower()
    page.type("⌥k⌥k")
    page.settle()
    assert page.run(mode) == "programmer"
    page.press("4", CONTROL).result(10)
    page.settle()
    assert page.display() == "0"


def test_an_upright_phone_has_the_basic_keypad_and_that_of_words(phone):
    phone.turn("programmer")
    assert phone.box("#bits")
    phone.type("7")
    phone.resize(844, 390, touch=True)
    phone.settle(quiet=200)
    phone.shows("7")
    assert phone.attribute("#calculator", "data-columns") == "9"
    phone.resize(390, 844, touch=True)
    phone.settle(quiet=200)
    phone.turn("basic")
    phone.shows("7")
    assert phone.box("#bits") is None


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "wide"])
def test_a_reload_comes_back_to_words(new_page, size):
    phone = opened(new_page, *size, touch=True, path="/")
    phone.turn("programmer")
    phone.type("⌥#⌥Hcafe+1")
    phone.settle(quiet=150)
    before = phone.state(), phone.text("#bits")
    phone.reload()
    assert (phone.state(), phone.text("#bits")) == before
    assert phone.run(MISFITS) == []
    phone.type(["Enter"])
    phone.shows("0xCAFF")
    for _ in range(10):
        phone.command("undo")
    assert phone.attribute("#calculator", "data-mode") != "programmer"


def test_a_line_is_typed_in_words(new_page):
    page = opened(new_page, 1024, 700)
    page.type("⌥t")
    page.settle()
    page.wait_for(lambda: page.box("#typed"), otherwise="no line is asked for")
    page.type("0xff & 0b11")
    page.type(["Enter"])
    page.shows("3")
