"""Without a network after the first visit, and from one version to the next."""

import shutil
import time

import pytest
from conftest import DIST, WEB
from host.assembling import assembling

ADDRESSES = sorted(
    "/" + path.relative_to(DIST).as_posix().removesuffix("index.html")
    for path in DIST.rglob("*.html"))

SERVICE_WORKER = "service-worker.js"

# What the browser itself writes when nobody answers.
UNREACHABLE = ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"]

# And where an update is not as its service worker says.
INCOMPLETE = ["404", "integrity", "Failed to fetch"]

CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def visit(page, path="/"):
    """A first visit, until all is kept."""
    page.open(path)
    assert page.run("navigator.serviceWorker.ready.then(({ active }) => active !== null)")
    page.wait_for(lambda: page.run(CONTROLLED) or page.run(
        "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"))
    page.settle(quiet=200)


@pytest.fixture
def offline_host(host, expects_complaint):
    for text in UNREACHABLE:
        expects_complaint(text)
    return host


def shows_a_page(page):
    return page.run("document.documentElement.dataset.state === 'ready'"
                    " && document.body.innerText.trim().length > 0")


@pytest.mark.every_engine
def test_every_page_is_there_without_a_network(offline_host, new_page):
    page = new_page(keeps_files=True)
    visit(page)
    offline_host.stop()
    page.reload()
    page.type("1/3=")
    page.settle()
    page.shows("0.33333333")
    for address in ADDRESSES:
        page.open(address, wait=False)
        page.wait_for(lambda: shows_a_page(page), 20, f"{address} is not there")


def test_addresses_with_more_in_them(offline_host, new_page):
    page = new_page(1024, 600, keeps_files=True)
    visit(page)
    offline_host.stop()
    for address, display in [
            ("/index.html", "0"), ("/?utm_source=elsewhere", "0"), ("/#expr=1/4", "0.25"),
            ("/?mode=scientific#expr=%CF%80", "3.141592653589793"),
            ("/?order=left-to-right#keys=2%20%2B%203%20*%204%20=", "20")]:
        page.open(address)
        page.shows(display)


def test_the_first_visit_may_be_to_a_companion(offline_host, new_page):
    companions = [address for address in ADDRESSES if address != "/"]
    assert companions
    page = new_page(keeps_files=True)
    visit(page, companions[0])
    offline_host.stop()
    page.open("/")
    page.type("2+3=")
    page.settle()
    page.shows("5")


def test_history_and_settings_are_kept_without_a_network(offline_host, new_page):
    page = new_page(keeps_files=True)
    visit(page)
    offline_host.stop()
    page.reload()
    page.type("20*3=")
    page.settle()
    page.reload()
    page.command("history")
    page.wait_for(lambda: "60" in (page.text("#panel [data-id]") or ""))


@pytest.mark.every_engine
def test_the_network_comes_back(offline_host, new_page):
    page = new_page(keeps_files=True)
    visit(page)
    offline_host.stop()
    page.reload()
    offline_host.start()
    page.reload()
    page.type("2+3=")
    page.settle()
    page.shows("5")


# From one version to the next

def version(folder, name):
    """The pages as published, with the version's name in them and in that of their worker."""
    shutil.copytree(DIST, folder)
    worker, = folder.glob("worker.*.js")
    worker.rename(folder / f"worker.{name}.js")
    pages = {}
    for path in folder.rglob("*.html"):
        text = path.read_text(encoding="utf-8").replace(worker.name, f"worker.{name}.js")
        pages[path] = text.replace("<html ", f'<html data-version="{name}" ', 1).encode()
    for path, page in assembling().with_policy(pages).items():
        path.write_bytes(page)
    files = {path.relative_to(folder).as_posix(): path.read_bytes()
             for path in folder.rglob("*") if path.is_file() and path.name != SERVICE_WORKER}
    source = (WEB / "Page" / SERVICE_WORKER).read_bytes()
    (folder / SERVICE_WORKER).write_bytes(assembling().with_files(source, files))
    return folder


def seen_version(page):
    """The versions of all that is in the page: one, if nothing is mixed."""
    return page.run("""
        [...new Set([document.documentElement.dataset.version,
          ...performance.getEntriesByType('resource')
            .map(({ name }) => /worker\\.(\\w+)\\.js/.exec(name)?.[1]).filter(Boolean)])].join()
    """)


@pytest.fixture
def two_versions(tmp_path):
    return [version(tmp_path / name, name) for name in ("one", "two")]


# What a browser does by itself some seconds after a visit has begun; true when there is a new one.
LOOK_FOR_NEW_VERSION = """
navigator.serviceWorker.getRegistration().then(async (registration) => {
  await registration.update().catch(() => {});
  // A quick browser has it installed by now.
  const worker = registration.installing ?? registration.waiting;
  while (worker?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
  return worker?.state === 'installed';
})
"""


def visit_again(page):
    """Comes back, calculates, and has the browser look for a new version; gives the one seen."""
    page.driver.get("about:blank")
    # Nobody has the page open now: time for the browser to see that, and to change versions.
    time.sleep(1)
    page.open()
    version = seen_version(page)
    page.type("2+3=")
    page.settle()
    page.shows("5")
    page.run(LOOK_FOR_NEW_VERSION)
    return version


LEAVING = pytest.mark.browsers("chromium", reason="when nobody has a page open is each browser's own")


# Hosts differ in how long a browser may take a file for new.
@LEAVING
@pytest.mark.parametrize("freshness", ["no-cache", "max-age=600"])
def test_a_new_version_replaces_the_old_one(
        offline_host, new_page, two_versions, freshness):
    offline_host.folder, offline_host.freshness = two_versions[0], freshness
    page = new_page(keeps_files=True)
    visit(page)
    assert visit_again(page) == "one"
    offline_host.folder = two_versions[1]
    # Each visit is of one version. A busy browser takes a while to see that nobody has the old one open.
    seen = [visit_again(page)]
    while seen[-1] == "one" and len(seen) < 10:
        seen.append(visit_again(page))
    assert seen[-1] == "two", seen
    assert visit_again(page) == "two"
    offline_host.stop()
    page.reload()
    assert seen_version(page) == "two"
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == len(seen) + 2)


@LEAVING
def test_an_open_tab_goes_on_while_there_is_a_new_version(host, new_page, two_versions):
    host.folder = two_versions[0]
    old = new_page(keeps_files=True)
    visit(old)
    old.reload()
    host.folder = two_versions[1]
    new = new_page(keeps_files=True)
    assert [visit_again(new) for _ in range(2)] == ["one", "one"]
    old.show()
    # What it loads late is of its own version.
    for panel in ("settings", "history"):
        old.command(panel)
        old.wait_for(lambda: old.box("#panel"))
        old.type(["Escape"])
        old.wait_for(lambda: old.box("#panel") is None)
    old.type("2+4=")
    old.settle()
    old.shows("6")
    assert seen_version(old) == "one"


OWN_CACHES = "caches.keys().then((names) => names.length)"


def offers_new_version(page):
    page.show()
    page.wait_for(lambda: page.box("#new-version"), 20, "the new version is not offered")


def is_of(page, version):
    """Waits until a tab has been loaded again, and all that is in it is of a version."""
    page.show()
    page.wait_for(lambda: page.run("document.documentElement?.dataset.version") == version
                  and page.run("document.documentElement?.dataset.state") == "ready", 20,
                  f"it is not of version {version}")
    page.settle(quiet=200)
    assert seen_version(page) == version


def changes_alone(tab, other):
    """Asks for version two in a tab, and sees that another one stays as it is."""
    tab.show()
    tab.click("#new-version button", settles=False)
    is_of(tab, "two")
    other.show()
    other.settle(quiet=300)
    assert seen_version(other) == "one"


@pytest.fixture
def with_new_version(offline_host, new_page, two_versions):
    """Opens tabs of version one, does something in each, and has version two come."""
    def open_tabs(*tasks):
        offline_host.folder = two_versions[0]
        first = new_page(keeps_files=True)
        visit(first)
        tabs = [first] + [new_page(keeps_files=True) for _ in tasks[1:]]
        for tab, (address, does) in zip(tabs, tasks):
            tab.open(address)
            does(tab)
            tab.settle(quiet=200)
            assert seen_version(tab) == "one"
            assert tab.box("#new-version") is None, "there is no new version to offer"
        offline_host.folder = two_versions[1]
        tabs[0].show()
        # A browser that is still busy with the first version does not look.
        tabs[0].wait_for(lambda: tabs[0].run(LOOK_FOR_NEW_VERSION), 20, "no new version is found")
        for tab in tabs:
            offers_new_version(tab)
            assert seen_version(tab) == "one"
        return tabs

    return open_tabs


@pytest.mark.every_engine
def test_a_new_version_can_be_asked_for_in_one_tab_for_all(with_new_version, offline_host):
    one, two = with_new_version(
        ("/#expr=1/4", lambda tab: tab.type("+2")), ("/", lambda tab: tab.type("20*3=+7")))
    assert [tab.text("#new-version").split() for tab in (one, two)] == [
        ["A", "new", "version", "is", "available", "Reload"]] * 2
    one.show()
    one.click("#new-version button", settles=False)
    for tab in (one, two):
        is_of(tab, "two")
        assert tab.box("#new-version") is None
    # Each goes on where it was, and not where its link began.
    for tab, pending, number in ((one, "2", "2.25"), (two, "7", "67")):
        tab.show()
        tab.shows(pending)
        tab.type("=")
        tab.shows(number)
        tab.command("undo")
        tab.shows(pending)
    # Nobody needs the files of version one now.
    offline_host.stop()
    for tab in (one, two):
        tab.reload()
        is_of(tab, "two")
    assert one.run(OWN_CACHES) == 1


def entered_in_decider(tab):
    tab.click("#new-option")
    tab.call("Input.insertText", text="Tea")
    tab.type(["Enter"])
    tab.settle()


def has_tea(tab):
    return "Tea" in (tab.text("main") or "")


@pytest.mark.every_engine
def test_a_tab_that_would_lose_something_stays_as_it_is(with_new_version, offline_host):
    calculator, decider = with_new_version(
        ("/", lambda tab: tab.type("5")), ("/decider.html", entered_in_decider))
    changes_alone(calculator, decider)
    offline_host.stop()
    assert has_tea(decider)
    # What it loads late is of its own version, with or without a network.
    late = decider.run("Promise.all(performance.getEntriesByType('resource').map(({ name }) =>"
                       " fetch(name).then(({ status }) => [name, status])))")
    assert any("worker.one.js" in name for name, _ in late), late
    assert {status for _, status in late} == {200}, late
    assert decider.run(OWN_CACHES) == 2
    # It changes when it is asked itself.
    decider.click("#new-version button", settles=False)
    is_of(decider, "two")
    assert not has_tea(decider)
    calculator.reload()
    calculator.wait_for(lambda: calculator.run(OWN_CACHES) == 1,
                        otherwise="files of the old version stay")
    calculator.shows("5")


def edits_a_label(tab):
    tab.type("20*3=")
    tab.settle()
    tab.command("history")
    tab.wait_for(lambda: tab.box("#panel .more"))
    tab.click("#panel .more")
    tab.click_named("Label", within="#panel")
    tab.call("Input.insertText", text="lunch")


def test_what_is_being_typed_is_not_taken_away(with_new_version):
    one, two = with_new_version(("/", lambda tab: tab.type("5")), ("/", edits_a_label))
    changes_alone(one, two)
    assert two.run("document.querySelector('#panel .field').value") == "lunch"
    for key in ("Enter", "Escape"):
        two.type([key])
        two.settle()
    two.wait_for(lambda: two.box("#panel") is None)
    two.click("#new-version button", settles=False)
    is_of(two, "two")
    two.shows("60")
    two.command("history")
    two.wait_for(lambda: "lunch" in two.text("#panel [data-id]"))


def test_without_a_kept_session_a_tab_is_asked_before_it_is_loaded_again(with_new_version):
    def forgets_sessions(tab):
        tab.command("settings")
        tab.wait_for(lambda: tab.box("#panel select"))
        tab.choose("session", "off")
        tab.wait_for(lambda: "session = off" in tab.run("localStorage['exactly.settings'] ?? ''"))
        tab.type(["Escape"])
        tab.wait_for(lambda: tab.box("#panel") is None)
        tab.type("12+34")

    one, two = with_new_version(("/", lambda tab: None), ("/", forgets_sessions))
    changes_alone(one, two)
    two.shows("34")
    offers_new_version(two)


@LEAVING
def test_an_update_that_breaks_off_leaves_the_old_version(
        host, new_page, two_versions, expects_complaint):
    host.folder = two_versions[0]
    page = new_page(keeps_files=True)
    visit(page)
    next(two_versions[1].glob("ExactlyWeb.first.*")).unlink()
    for text in INCOMPLETE:
        expects_complaint(text)
    host.folder = two_versions[1]
    assert [visit_again(page) for _ in range(2)] == ["one", "one"]


@LEAVING
def test_an_update_in_the_middle_of_being_published_is_not_taken(
        host, new_page, two_versions, expects_complaint):
    """The new service worker is there, and files of the old version still are."""
    host.folder = two_versions[0]
    page = new_page(keeps_files=True)
    visit(page)
    shutil.copy(two_versions[0] / "index.html", two_versions[1] / "index.html")
    for text in INCOMPLETE:
        expects_complaint(text)
    host.folder = two_versions[1]
    assert [visit_again(page) for _ in range(2)] == ["one", "one"]
