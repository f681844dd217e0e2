"""How a sheet looks on its page, and to those who do not see it."""

import pytest
from browsers.axe_core import LOOKS, found_by_axe

TEXT = """# Budget

rent = 1200
food = 4 × 85 # by the week, which is more than it was last year and less than it will be next year
Gas: 37.20
sqrt(2)
1/0
total
nonsense 3
A heading of many words that does not fit beside its answer in a narrow window, whatever one does: 12345
	tabs	3 + 4
日本語の長い行はどこででも折り返されるので幅が狭いと何行にもなります。それでも答えはその横に: 5
"""

@pytest.mark.parametrize("size", [(1000, 800), (390, 844)])
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(new_sheet, axe, look, size):
    sheet = new_sheet(*size, **LOOKS[look])
    sheet.write(TEXT)
    sheet.tab.settle(quiet=600)
    assert not found_by_axe(sheet.tab, axe)
    sheet.put_cursor(14, 60)
    assert not found_by_axe(sheet.tab, axe)
    sheet.tab.click("#menu-button")
    assert not found_by_axe(sheet.tab, axe)
    sheet.tab.press("Escape").result(10)
    sheet.put_cursor(20)
    sheet.tab.press("Enter", 2).result(10)
    sheet.settle()
    assert not found_by_axe(sheet.tab, axe)


@pytest.mark.parametrize("width", [320, 390, 599, 600, 750, 1000, 1600])
def test_answers_stand_beside_lines_that_are_broken(new_sheet, width):
    sheet = new_sheet(width, 800)
    sheet.write(TEXT)
    taken, needed = sheet.heights()
    assert abs(taken - needed) <= 1, f"{taken} pixels, and {needed} are needed"
    sheet.tab.resize(width - 40, 700)
    sheet.settle()
    taken, needed = sheet.heights()
    assert abs(taken - needed) <= 1, f"{taken} pixels, and {needed} are needed"


def test_answers_are_below_their_lines_in_a_narrow_window(new_sheet):
    sheet = new_sheet(390, 844)
    sheet.write("rent = 1200\nrent * 2")
    sheet.shows("= 1,200", "= 2,400")
    first = sheet.tab.box("#answers li[data-line='1'] button")
    second = sheet.tab.box("#answers li[data-line='2'] button")
    text = sheet.tab.box("#text")
    row = sheet.tab.run("parseFloat(getComputedStyle(document.getElementById('text')).lineHeight)")
    assert second[1] - first[1] == pytest.approx(row)
    # The text of a line is in the middle of its row.
    assert first[1] > text[1] + 12 + row / 2
    # No answer covers more than the descenders of its line.
    letters = sheet.tab.run("parseFloat(getComputedStyle(document.getElementById('text')).fontSize)")
    assert first[1] >= text[1] + 12 + row / 2 + letters / 2 - 2
    assert first[1] + first[3] <= text[1] + 12 + row + 1


def test_a_reason_that_does_not_fit_beside_its_line_is_told_below(new_sheet):
    sheet = new_sheet(620, 800)
    sheet.write("1/0\nunknownvariablewithalongname * 3\n4")
    sheet.put_cursor(6)
    sheet.tab.wait_for(lambda: "unknownvariablewith" in sheet.status())
    sheet.put_cursor(1)
    assert sheet.status() == ""


def test_nothing_reaches_over_the_window(new_sheet):
    for size in ((320, 480), (390, 844), (844, 390), (1280, 800)):
        sheet = new_sheet(*size, touch=size[0] < 900)
        sheet.write(TEXT)
        width, height = sheet.tab.run(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (width, height) <= size, size


def test_ten_thousand_lines_draw_those_that_are_seen(new_sheet):
    sheet = new_sheet()
    sheet.give("long.sheet", "\n".join(f"{line} + 1" for line in range(10_000)))
    assert sheet.tab.count("#answers li") < 120
    sheet.tab.run("document.getElementById('scroller').scrollTop = 1e9")
    sheet.settle()
    sheet.tab.wait_for(lambda: sheet.tab.run(
        "document.querySelector(\"#answers li[data-line='10000']\")?.innerText.trim()") == "=\n10,000"
        or "10,000" in (sheet.tab.text("#answers li[data-line='10000']") or ""))


def test_a_screen_reader_hears_lines_with_their_answers(new_sheet):
    sheet = new_sheet()
    sheet.write("rent = 1200\nrent * 12\n1/0")
    sheet.tab.settle(quiet=600)
    names = [sheet.tab.accessible(f"#answers li[data-line='{line}'] button")["name"] for line in (1, 2, 3)]
    assert names[1] == "line 2, rent times 12, equals 14,400, exact"
    assert names[2].startswith("line 3, ") and "error" in names[2]
    assert sheet.tab.accessible("#text")["role"] == "textbox"
    assert sheet.tab.accessible("#text")["name"] == "Sheet"


def test_answers_are_reached_by_the_keyboard(new_sheet):
    sheet = new_sheet()
    sheet.write("rent = 5\n7\n")
    sheet.tab.press("Tab").result(10)
    sheet.settle()
    line = "document.activeElement.closest('li')?.dataset.line ?? document.activeElement.id"
    assert sheet.tab.run(line) == "1"
    sheet.tab.press("ArrowDown").result(10)
    assert sheet.tab.run(line) == "2"
    sheet.tab.press("ArrowUp").result(10)
    sheet.tab.press("Enter").result(10)
    sheet.settle()
    assert sheet.text() == "rent = 5\n7\nrent"
    assert sheet.tab.run("document.activeElement.id") == "text"


def test_changes_elsewhere_are_said_once_after_a_rest(new_sheet):
    sheet = new_sheet()
    sheet.write("rent = 5\nrent * 2\nrent * 3")
    sheet.put_cursor(8)
    sheet.type("0")
    sheet.tab.wait_for(lambda: "2 answers changed" in sheet.tab.text("#announcement"))


@pytest.mark.parametrize("language", ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG"])
def test_every_language_has_its_words(new_sheet, language):
    sheet = new_sheet(language=language)
    sheet.write("1/0")
    sheet.tab.settle(quiet=600)
    texts = sheet.tab.run(
        "[...document.querySelectorAll('[data-text]')].map((one) => [one.dataset.text, one.textContent])")
    assert all(text for _, text in texts), texts
    assert sheet.tab.run("document.documentElement.lang") == language[:2]
    assert sheet.answers() and sheet.answers()[0]
    # A sheet reads from left to right in every language.
    assert sheet.tab.run("getComputedStyle(document.getElementById('text')).direction") == "ltr"
    x, _, width, _ = sheet.tab.box("#text")
    assert sheet.tab.box("#answers li button")[0] >= x + width


@pytest.mark.parametrize("name,size,settings", [
    ("wide", (1000, 700), {}), ("wide-dark", (1000, 700), {"color_scheme": "dark"}),
    ("phone", (390, 844), {"touch": True}), ("phone-dark", (390, 844), {"touch": True, "color_scheme": "dark"}),
    ("lying", (844, 390), {"touch": True}), ("arabic", (1000, 700), {"language": "ar"}),
    ("forced", (1000, 700), {"forced_colors": "active"}), ("phone-arabic", (390, 844), {"language": "ar", "touch": True}),
])
def test_pictures(new_sheet, pictures, name, size, settings):
    sheet = new_sheet(*size, **settings)
    sheet.write(TEXT)
    sheet.put_cursor(90)
    sheet.tab.settle(quiet=600)
    sheet.tab.picture(pictures, f"sheet-{name}.png")
    # The text of a sheet, whatever it looks like.
    assert len([answer for answer in sheet.answers() if answer]) > 3


def test_numbers_stand_below_each_other_by_their_points(sheet):
    sheet.write("1234.5\n5.25\n1/3\n-20 m\nx = 2 +")
    sheet.settle()
    places = sheet.tab.run("""[...document.querySelectorAll('#answers li:not([hidden]) bdi')].slice(0, 4).map((text) => {
        const range = document.createRange();
        range.setStart(text.firstChild, 0);
        range.setEnd(text.firstChild, text.textContent.match(/^[-−\\d,]*/)[0].length);
        return Math.round(range.getBoundingClientRect().right);
    })""")
    assert max(places) - min(places) <= 1, places


def test_an_empty_sheet_says_how_to_begin(sheet):
    assert sheet.tab.run("document.getElementById('text').placeholder") == "Rent: 950 EUR\nFood: 90 EUR * 4\ntotal"
