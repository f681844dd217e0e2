"""What is shown fits: the number, made smaller until it does and no further, and panels."""

import pytest

pytestmark = pytest.mark.every_engine


@pytest.mark.parametrize("width", [480, 501, 640])
def test_a_long_number_fits_and_comes_to_rest(new_page, width):
    page = new_page(width, 800)
    page.open()
    page.type("1/3=")
    page.shows("0.33333333")

    def boxes():
        return page.box("#display"), page.box(".number")

    def fit(number, row):
        return row[0] <= number[0] and number[0] + number[2] <= row[0] + row[2] + 0.5

    # It is fitted when the browser makes a picture, which a busy machine makes late.
    page.wait_for(lambda: fit(*boxes()), otherwise="the number is wider than its room")
    # It would not rest, if one fit asked for the next without end. What marks the number comes behind it.
    page.settle(quiet=300)
    number, row = boxes()
    assert fit(number, row), (number, row)
    page.settle(quiet=300)
    assert page.box("#display") == number


def test_it_grows_again_with_a_shorter_number(page):
    page.type("1/3=")
    page.settle(quiet=100)
    before = page.box("#display")
    page.type(["7"])
    page.settle(quiet=100)
    assert page.box("#display")[3] > before[3]


@pytest.mark.parametrize("width", [480, 640])
def test_a_panel_is_as_high_as_there_is_room(new_page, width):
    page = new_page(width, 800)
    page.open()
    page.command("settings")
    page.wait_for(lambda: (page.box("#panel") or [0] * 4)[3] > 600, otherwise="the panel is low")
