"""A browser for all tests with tabs that they share, and what must hold in every one."""

import os
import pathlib
import urllib.parse

import pytest
from browsers import axe_core, chromium, firefox, webkitgtk
from browsers.chromium_page import ChromiumPage
from browsers.devtools import Devtools, complaints, requested
from browsers.shared_tabs import SharedTabs
from browsers.webdriver_page import WebDriverPage
from host.static_host import StaticHost
from sheet_page import SheetPage

WEB = pathlib.Path(__file__).resolve().parent.parent.parent
DIST = pathlib.Path(os.environ.get("EXACTLY_WEB_DIST", WEB / "dist"))


BROWSERS = {"chromium": chromium, "firefox": firefox, "webkitgtk": webkitgtk}


def pytest_addoption(parser):
    parser.addoption("--browser", choices=BROWSERS, default="chromium")
    parser.addoption("--pictures", metavar="DIR", help="keep pictures of the pages there")


def pytest_configure(config):
    config.addinivalue_line("markers", "browsers(*names, reason): what other browsers are not run with")
    config.addinivalue_line("markers", "every_engine: what the engine of a browser could get wrong by itself")


def pytest_runtest_setup(item):
    marker = item.get_closest_marker("browsers")
    if marker and item.config.getoption("--browser") not in marker.args:
        pytest.skip(marker.kwargs["reason"])


HAS_FAILED = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.failed:
        item.stash[HAS_FAILED] = True
    return report


@pytest.fixture(scope="session")
def driver(request):
    driver = BROWSERS[request.config.getoption("--browser")].start()
    driver.set_page_load_timeout(30)
    yield driver
    driver.quit()


@pytest.fixture(scope="session")
def devtools(request, driver):
    """Chromium's own protocol; None in other browsers."""
    if request.config.getoption("--browser") != "chromium":
        yield None
        return
    connection = Devtools(chromium.devtools_address(driver))
    yield connection
    connection.close()


@pytest.fixture(scope="session")
def tabs(driver, devtools):
    assert (DIST / "index.html").is_file(), f"nothing is built in {DIST}"
    tabs = SharedTabs(DIST, lambda host: ChromiumPage(driver, devtools, host) if devtools
                      else WebDriverPage(driver, host))
    yield tabs
    tabs.stop()


@pytest.fixture
def host():
    """The pages as they are published, on an origin that no test had before.

    It is for tests that change what the host does, or are about what a browser keeps of it; all others
    share one.
    """
    host = StaticHost(DIST)
    yield host
    host.stop()


# A browser as those are that keep no files for a page: most tests have no use for that.
NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"


class Expectations:
    """Complaints of the browser that a test brings about on purpose."""

    def __init__(self):
        self.texts = []

    def __call__(self, text):
        self.texts.append(text)

    def allows(self, complaint):
        return any(text in complaint for text in self.texts)


@pytest.fixture
def expects_complaint():
    """``expects_complaint(TEXT)``: complaints with this text in them are meant to come."""
    return Expectations()


@pytest.fixture
def new_page(request, devtools, tabs, expects_complaint):
    """Opens tabs. At the end nothing may have complained or asked for what is not of this host."""
    has_own_host = "host" in request.fixturenames
    host = request.getfixturevalue("host") if has_own_host else tabs.host
    pages = []

    def make(width=480, height=800, touch=False, language="en-US", keeps_files=False,
             **preferences):
        page = tabs.page(host)
        pages.append(page)
        if keeps_files:
            assert has_own_host, "a service worker would stay for the tests to come"
        else:
            page.before_each_page(NO_SERVICE_WORKER)
        page.resize(width, height, touch)
        page.speak(language)
        page.prefer(**{"color_scheme": "light", **preferences})
        return page

    yield make
    tabs.give_back(pages, is_clean=not request.node.stash.get(HAS_FAILED, False))
    if devtools:
        events = devtools.drain({page.session for page in pages}, host.origin)
        complained, asked = complaints(events), requested(events)
    else:
        complained = [text for page in pages for text in page.complaints]
        asked = [url for page in pages for url in page.requests]
    found = [text for text in complained if not expects_complaint.allows(text)]
    assert not found, "the console has\n" + "\n".join(found)
    foreign = [url for url in asked if not is_of(host, url)]
    assert not foreign, "asked for what is not of this host:\n" + "\n".join(foreign)


def is_of(host, url):
    """Whether an address is of the host, or stays inside the browser."""
    parts = urllib.parse.urlsplit(url)
    return parts.scheme in ("about", "data", "blob") or url.startswith(host.origin + "/")


@pytest.fixture
def page(new_page):
    """An upright window of a desktop, with the calculator ready."""
    page = new_page()
    page.open()
    return page


@pytest.fixture
def phone(new_page):
    """An upright phone, with the calculator ready."""
    page = new_page(390, 844, touch=True)
    page.open()
    return page


@pytest.fixture
def new_sheet(new_page):
    """Opens sheets in tabs of their own."""
    def make(width=1000, height=800, **settings):
        return SheetPage(new_page(width, height, **settings)).open()
    return make


@pytest.fixture
def sheet(new_sheet):
    """A blank sheet in a window of a desktop."""
    return new_sheet()


@pytest.fixture(scope="session")
def pictures(request):
    """The folder for pictures that was asked for; None where nobody wants any."""
    folder = request.config.getoption("--pictures")
    return pathlib.Path(folder).resolve() if folder else None


@pytest.fixture(scope="session")
def axe():
    """axe-core, to be run in a page."""
    return axe_core.script()
