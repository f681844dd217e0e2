"""What the page does when the large part of the module does not come."""

import pytest

LANGUAGES = ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_copying_and_the_history_do_without_the_rest(
        host, new_page, expects_complaint, language):
    if not list(host.folder.glob("ExactlyWeb.rest.*")):
        pytest.skip("the module was not split: Binaryen was not installed")
    expects_complaint("404")
    host.missing.add(host.published("ExactlyWeb.rest.wasm"))
    page = new_page(390, 844, touch=True, language=language)
    page.permit("clipboardReadWrite")
    page.open()
    for token in "7 + 3 =".split():
        page.tap(token).result(10)
    page.settle()
    page.shows("10")
    # The journal has a line then, which the page begins with.
    page.keeps(1)
    page.reload()
    page.command("copy")
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == 1)
    assert "10" in page.text("#panel [data-id]")
    assert page.state()["state"] == "ready"
    assert page.run("document.documentElement.lang") == language[:2]
