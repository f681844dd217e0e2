"""How the pages look: pictures of all of it, and what can be measured in them."""

import csv
import itertools

import pytest
from conftest import DIST, WEB

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1024, 1366), (1280, 800),
         (1920, 1080)]
PHONES = {(320, 568), (360, 640), (375, 667), (390, 844), (430, 932), (844, 390), (768, 1024),
          (1024, 1366)}
COMPANIONS = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html")
                    if path.name != "index.html")
PANELS = ["memory", "history", "tape", "dates", "constants", "settings", "digits", "large", "help"]
LONG_EXPRESSION = "123456.789*987654.321-1234567.89/3.14159+27="
LOOKS = {
    "light": {}, "dark": {"color_scheme": "dark"}, "arabic": {"language": "ar-EG"},
    "german": {"language": "de-DE"}, "forced-colours": {"forced_colors": "active"},
    "more-contrast": {"contrast": "more"},
}


def opened(new_page, size, path="/", **settings):
    page = new_page(*size, touch=size in PHONES, **settings)
    page.open(path)
    return page


def overlap(one, other):
    """Whether two boxes have more than their edges in common."""
    return all(one[axis] + one[axis + 2] > other[axis] + 0.5
               and other[axis] + other[axis + 2] > one[axis] + 0.5 for axis in (0, 1))


def inside(box, outer):
    return all(box[axis] >= outer[axis] - 0.5
               and box[axis] + box[axis + 2] <= outer[axis] + outer[axis + 2] + 0.5
               for axis in (0, 1))


def check_keys(page, size):
    """Keys are equal, round, in order, beside each other, and inside the window."""
    page.places = None
    keys = page.keys()
    window = [0, 0, *size]
    for token, box in keys.items():
        assert inside(box, window), f"{token} is outside the window: {box}"
    for (one, box), (other, other_box) in itertools.combinations(keys.items(), 2):
        assert not overlap(box, other_box), f"{one} and {other} overlap"
    width, height = keys["7"][2:]
    for token, box in keys.items():
        if token != "0":
            assert abs(box[2] - width) < 1 and abs(box[3] - height) < 1, (token, box)
    gap = keys["8"][0] - keys["7"][0] - width
    assert gap == keys["5"][1] - keys["8"][1] - height, "rows and columns have other gaps"
    assert keys["0"][2] == 2 * width + gap, "0 is not two keys wide"
    radius = page.run("Object.fromEntries([...document.querySelectorAll('#keypad [data-key]')]"
                      ".map((key) => [key.dataset.key,"
                      " parseFloat(getComputedStyle(key).borderTopLeftRadius)"
                      " / (getComputedStyle(key).borderTopLeftRadius.endsWith('%') ? 100 /"
                      " key.offsetHeight : 1)]))")
    for token, value in radius.items():
        assert value >= min(width, height) / 2 - 1, f"{token} is not round: {value}"
    if "2nd" not in keys and size[0] < 600:
        assert width == height, f"keys of {width}×{height}"


def check_number(page):
    """The number is in the window, in its display, on one line, and clear of everything else."""
    # What is drawn, whatever the boxes of the elements say.
    text, room = page.run("""
        (() => {
          const number = document.getElementById('display');
          const range = document.createRange();
          range.selectNodeContents(number);
          const box = ({ x, y, width, height }) => [x, y, width, height];
          return [box(range.getBoundingClientRect()),
            box(number.parentElement.getBoundingClientRect())];
        })()
    """)
    width = page.run("innerWidth")
    assert text[0] >= -0.5 and text[0] + text[2] <= width + 0.5, f"the number is cut off: {text}"
    assert text[0] >= room[0] - 0.5 and text[0] + text[2] <= room[0] + room[2] + 0.5, (text, room)
    keys = page.keys()
    # A line's box is higher than its figures.
    middle = [text[0], text[1] + text[3] * 0.25, text[2], text[3] * 0.5]
    for token, box in keys.items():
        assert not overlap(middle, box), f"the number is over {token}"
    for other in ("#more", "#exactness", "#notice"):
        box = page.box(other)
        if box and box[2] and box[3] and page.text(other):
            assert not overlap(middle, box), f"the number is over {other}"
    lines = page.run("""
        (() => {
          const range = document.createRange();
          range.selectNodeContents(document.getElementById('display'));
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        })()
    """)
    assert lines == 1, f"the number has {lines} lines"


def type_and_settle(page, keys):
    page.type(keys)
    page.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_keypad_and_number_fit(new_page, size, pictures):
    page = opened(new_page, size)
    name = "{}x{}".format(*size)
    check_keys(page, size)
    check_number(page)
    page.picture(pictures, f"{name}-0.png")
    large = page.run("parseFloat(getComputedStyle(document.getElementById('display')).fontSize)")
    assert large >= (28 if size[1] < 500 else 40), f"the number has only {large}px"
    type_and_settle(page, "123456789n")
    check_number(page)
    page.picture(pictures, f"{name}-9-digits.png")
    page.clear_all()
    type_and_settle(page, "2/3*1.0000000001=")
    check_number(page)
    page.clear_all()
    type_and_settle(page, LONG_EXPRESSION)
    check_number(page)
    box = page.box("#expression")
    assert box[0] >= -0.5 and box[0] + box[2] <= size[0] + 0.5
    page.picture(pictures, f"{name}-expression.png")
    assert page.run("[scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth,"
                    " document.documentElement.scrollHeight <= innerHeight]") == [0, 0, True, True]


@pytest.mark.parametrize("size", [(844, 390), (1280, 800), (1920, 1080), (667, 375)],
                         ids=lambda size: "{}x{}".format(*size))
def test_scientific_keypad_fits(new_page, size, pictures):
    page = opened(new_page, size, "/?mode=scientific")
    check_keys(page, size)
    type_and_settle(page, "1/3=")
    check_number(page)
    page.clear_all()
    type_and_settle(page, "1234567890123456n")
    check_number(page)
    page.picture(pictures, "scientific-{}x{}.png".format(*size))
    page.clear_all()
    # An exponent and sixteen digits are the longest.
    type_and_settle(page, "1E150n/3=")
    check_number(page)
    page.type("⌥s")
    page.settle()
    check_keys(page, size)
    page.picture(pictures, "scientific-second-{}x{}.png".format(*size))


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_of_everything(new_page, pictures, look):
    page = opened(new_page, (390, 844), **LOOKS[look])
    type_and_settle(page, "1/3=")
    page.command("store")
    type_and_settle(page, "20*3=")
    page.picture(pictures, f"{look}-result.png")
    type_and_settle(page, "1/3")
    page.picture(pictures, f"{look}-typing.png")
    type_and_settle(page, "=+")
    page.picture(pictures, f"{look}-lit.png")
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"))
    page.settle(quiet=200)
    page.picture(pictures, f"{look}-menu.png")
    assert inside(page.box("#menu"), [0, 0, 390, 844])
    page.type(["Escape"])
    type_and_settle(page, "1/3=")
    for panel in PANELS:
        if panel == "help":
            page.menu_item('[data-action="help"]')
        else:
            page.command(panel)
        page.wait_for(lambda: page.box("#panel") and inside(page.box("#panel"), [0, 0, 390, 844]),
                      otherwise=f"{panel} does not open")
        page.settle(quiet=300)
        page.picture(pictures, f"{look}-{panel}.png")
        assert inside(page.box("#panel"), [0, 0, 390, 844]), panel
        page.type(["Escape"])
        page.wait_for(lambda: page.box("#panel") is None)
    page.clear_all()
    type_and_settle(page, "1/0=")
    page.picture(pictures, f"{look}-error.png")
    check_number(page)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)],
                         ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("panel", ["history", "tape", "settings"])
def test_panels_fit(new_page, pictures, size, panel):
    page = opened(new_page, size)
    for keys in ("1/3=", "20*3=", LONG_EXPRESSION):
        type_and_settle(page, keys)
    page.command(panel)
    # It slides in, on a busy machine for longer than nothing else moves.
    page.wait_for(lambda: page.box("#panel") and inside(page.box("#panel"), [0, 0, *size]))
    page.settle(quiet=300)
    page.picture(pictures, "{}-{}x{}.png".format(panel, *size))
    assert inside(page.box("#panel"), [0, 0, *size])


@pytest.mark.parametrize("name", COMPANIONS)
@pytest.mark.parametrize("look", ["light", "dark", "arabic", "german"])
def test_companions(new_page, pictures, name, look):
    page = opened(new_page, (390, 844), "/" + name, **LOOKS[look])
    for size in ((390, 844), (1280, 800)):
        page.resize(*size, touch=size in PHONES)
        page.settle(quiet=50)
        page.picture(pictures, "{}-{}-{}x{}.png".format(name.removesuffix(".html"), look, *size))
        assert page.run("document.documentElement.scrollWidth <= innerWidth")


def test_dark_is_dark_and_light_is_light(new_page):
    lightness = {}
    for look in ("light", "dark"):
        page = opened(new_page, (390, 844), **LOOKS[look])
        numbers = page.run("getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g)"
                           ".slice(0, 3).map(Number)")
        lightness[look] = sum(numbers) / 3
    assert lightness["dark"] < 30 and lightness["light"] > 220, lightness


def colours(page, token):
    """The colours of a key and of its sign, as numbers from 0 to 255."""
    return page.run("(({ backgroundColor, color }) => [backgroundColor, color].map((colour) =>"
                    " colour.match(/[\\d.]+/g).slice(0, 3).map(Number)))"
                    f"(getComputedStyle(document.querySelector('[data-key=\"{token}\"]')))")


def contrast(one, other):
    """https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"""
    def light(colour):
        parts = [part / 255 for part in colour]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                            for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted([light(one), light(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_signs_are_white_on_orange_and_swap_when_lit(new_page, look):
    page = opened(new_page, (390, 844), **LOOKS[look])
    orange, white = colours(page, "+")
    assert white == [255, 255, 255]
    assert orange[0] > 200 and orange[0] > orange[1] > orange[2], f"{orange} is no orange"
    assert contrast(orange, white) >= 3
    type_and_settle(page, "5+")
    page.settle(quiet=400)
    assert colours(page, "+") == [white, orange]
    # Half way a sign would be as its key is, so it takes its colour at once.
    assert page.run("getComputedStyle(document.querySelector('[data-key=\"+\"]'))"
                    ".transitionProperty") == "background-color"
    assert colours(page, "-") == [orange, white]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_signs_are_dark_on_orange_for_those_who_ask_for_more_contrast(new_page, look):
    page = opened(new_page, (390, 844), contrast="more", **LOOKS[look])
    orange, sign = colours(page, "+")
    assert sign == [0, 0, 0] and orange == [255, 159, 10]


LAYOUTS = list(csv.DictReader(
    (WEB.parent.parent / "Conformance" / "layouts.csv").open(encoding="utf-8")))
SIZES_NOW = """
(() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const face = document.querySelector('.face').getBoundingClientRect();
  const box = (token) =>
    document.querySelector(`#keypad [data-key="${token}"]`).getBoundingClientRect();
  const [seven, eight, equals] = ['7', '8', '='].map(box);
  return {
    keyWidth: seven.width, keyHeight: seven.height, spacing: eight.x - seven.right,
    margin: face.bottom - equals.bottom, label: parseFloat(style('[data-key="7"]').fontSize),
    number: parseFloat(style('#display').fontSize),
    line: parseFloat(style('#expression').fontSize),
  };
})()
"""


@pytest.mark.parametrize(
    "row", LAYOUTS, ids=lambda row: "{device}-{mode}-{width}x{height}".format(**row))
def test_sizes_are_those_of_the_model(new_page, row):
    """The style sheet lays out what KeypadLayout.swift does: the same table holds both."""
    page = new_page(int(row["width"]), int(row["height"]), touch=row["device"] == "touch")
    page.open("/?mode=" + row["mode"])
    if page.run("document.getElementById('calculator').dataset.mode") != row["mode"]:
        # A phone's own keypad, whatever the address says.
        page.turn(row["mode"])
    found = page.run(SIZES_NOW)
    for name, size in found.items():
        assert abs(size - float(row[name])) < 0.02, (name, found, row)


@pytest.mark.parametrize("size", [
    (320, 568), (375, 667), (390, 844), (430, 932), (768, 1024), (1024, 1366), (844, 390),
    (1280, 800), (1281, 801)], ids=lambda size: "{}x{}".format(*size))
def test_keys_are_on_whole_pixels(new_page, size):
    page = opened(new_page, size)
    for scale in (1, 2, 3):
        page.resize(*size, touch=size in PHONES, scale=scale)
        page.settle(quiet=50)
        assert page.run("devicePixelRatio") == scale
        for token, box in page.keys().items():
            assert all(part == int(part) for part in box), f"{token}: {box}"
        width, height = page.keys()["7"][2:]
        gap = page.keys()["8"][0] - page.keys()["7"][0] - width
        # Apple's proportions: a gap is a sixth of a key, and a digit half of its height.
        assert abs(gap - height / 6) < 1, f"keys of {width}×{height} and a gap of {gap}"
        assert page.run("parseFloat(getComputedStyle(document.querySelector('[data-key=\"7\"]'))"
                        ".fontSize)") == height / 2


def test_the_number_is_large_on_an_upright_phone(new_page):
    page = opened(new_page, (320, 568))
    type_and_settle(page, "12")
    for size in [(320, 568), (375, 667), (390, 844), (430, 932)]:
        page.resize(*size, touch=True)
        page.settle(quiet=50)
        style = page.run("(({ fontSize, fontWeight }) => [fontSize, fontWeight].map(parseFloat))"
                         "(getComputedStyle(document.getElementById('display')))")
        assert style[0] >= 92 and style[1] <= 300, (size, style)


@pytest.mark.parametrize("size", [(744, 1133), (768, 1024), (834, 1194), (1024, 1366)],
                         ids=lambda size: "{}x{}".format(*size))
def test_an_upright_tablet_is_filled(new_page, size):
    page = new_page(*size, touch=True)
    page.open()
    keys = page.keys()
    left, right = keys["7"][0], size[0] - keys["="][0] - keys["="][2]
    gap = keys["8"][0] - keys["7"][0] - keys["7"][2]
    assert gap <= left < gap + 4 and gap <= right < gap + 4, (left, right, gap)
    assert keys["7"][2] > keys["7"][3], "keys are no capsules"
    check_keys(page, size)


def test_the_line_above_does_not_repeat_the_number(new_page):
    page = opened(new_page, (390, 844))
    for keys, line in [
            ("7", ""), ("123456789", ""), ("1.50", ""), ("5n", ""), ("7=", ""), ("7+", "7 +"),
            ("7+3", "7 + 3"), ("7+3=", "7 + 3"), ("1/0=", "1 ÷ 0: division by zero"), ("50%", "50%")]:
        page.clear_all()
        type_and_settle(page, keys)
        assert page.text("#expression") == line, keys


def test_a_mark_stands_where_it_tells_something(new_page):
    page = opened(new_page, (390, 844))

    def mark():
        return page.text("#exactness") if page.box("#exactness") else None

    for keys, wanted in [
            ("7", None), ("0.25", None), ("2+3=", None), ("12*12=", None), ("1/8=", "="),
            ("625/25=", "="), ("1/0=", None), ("1/3=", "≈")]:
        page.clear_all()
        type_and_settle(page, keys)
        assert mark() == wanted, keys
    assert page.accessible("#exactness")["name"] == "approximately"
    page.click("#exactness")
    page.shows("1/3")
    assert mark() == "="
    assert page.accessible("#exactness")["name"] == "exactly"


# What is drawn of each sign: a font may want more room above and below than any of its signs takes.
SIGNS = """
[...document.querySelectorAll('#keypad [data-key]')].map((key) => {
  const range = document.createRange();
  range.selectNodeContents(key);
  const [text, box] = [range, key].map((one) => one.getBoundingClientRect());
  const brush = document.createElement('canvas').getContext('2d');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(key.firstElementChild);
  brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  if (!brush.font.includes(fontSize)) throw new Error(`no font: ${fontFamily}`);
  const drawn = brush.measureText(key.textContent);
  const baseline = text.top + drawn.fontBoundingBoxAscent;
  return [key.dataset.key, parseFloat(fontSize), text.left >= box.left
    && text.right <= box.right && baseline - drawn.actualBoundingBoxAscent >= box.top
    && baseline + drawn.actualBoundingBoxDescent <= box.bottom];
})
"""


@pytest.mark.parametrize("size, path", [
    ((320, 568), "/"), ((390, 844), "/"), ((844, 390), "/"), ((768, 1024), "/"), ((480, 800), "/"),
    ((1280, 800), "/?mode=scientific")], ids=str)
def test_signs_grow_with_the_persons_text(new_page, size, path):
    page = new_page(*size, touch=size in PHONES)
    before = None
    page.open(path)
    for percent in (100, 150, 200):
        # What a browser's own setting changes is the size that percentages and rem begin with.
        page.run(f"document.documentElement.style.fontSize = '{percent}%'; 0")
        page.settle()
        now = {}
        for token, sign, fits in page.run(SIGNS):
            assert fits, f"{token} is out of its key at {percent} %"
            now[token] = sign
        check_number(page)
        if percent == 150:
            # Words of a scientific key may fill it already.
            assert all(now[token] > 1.2 * before[token] for token in "0123456789+-*/=%")
        elif percent == 200:
            assert all(now[token] >= before[token] for token in now)
        before = now


def test_right_to_left_keeps_keys_and_numbers(new_page):
    """Apple's keypad is the same in Arabic; what is written around it turns."""
    page = opened(new_page, (390, 844), language="ar-EG")
    keys = page.keys()
    assert keys["7"][0] < keys["8"][0] < keys["9"][0] < keys["*"][0]
    assert keys["AC"][0] < keys["/"][0]
    type_and_settle(page, "2-5=")
    page.shows("−3")
    order = page.run("""
        [0, 1].map((start) => {
          const range = document.createRange();
          const text = document.getElementById('display').firstChild;
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().x;
        })
    """)
    assert order[0] < order[1], "the sign is behind its number"


def test_a_window_that_changes_its_size(new_page):
    page = opened(new_page, (1280, 800))
    type_and_settle(page, "123456789")
    for size in [(1280, 300), (300, 800), (500, 500), (2560, 1440), (1280, 800)]:
        page.resize(*size)
        page.settle(quiet=100)
        check_number(page)
        page.shows("123,456,789")


def test_nothing_moves_while_typing(new_page):
    """Neither the keys nor the display jump when a line, a mark or a notice appears."""
    page = opened(new_page, (390, 844))
    before = page.keys()
    for keys in ("1", "/", "3", "=", "n", "+", "E", ["Escape"], ["Escape"], "1/0="):
        type_and_settle(page, keys)
        page.places = None
        after = {"AC" if token == "C" else token: box for token, box in page.keys().items()}
        assert after == before, keys
