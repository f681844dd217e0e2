"""Without a network after the first visit, and from one version to the next."""

import shutil

import pytest
from conftest import DIST
from static_host import StaticHost

ADDRESSES = sorted(
    "/" + path.relative_to(DIST).as_posix().removesuffix("index.html")
    for path in DIST.rglob("*.html"))

# What the browser itself writes when nobody answers.
UNREACHABLE = ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"]

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


def test_every_page_is_there_without_a_network(offline_host, new_page):
    page = new_page()
    visit(page)
    offline_host.stop()
    page.reload()
    page.type("1/3=")
    page.settle()
    assert page.display() == "0.333333333"
    for address in ADDRESSES:
        page.open(address, wait=False)
        page.wait_for(lambda: shows_a_page(page), 20, f"{address} is not there")


@pytest.mark.parametrize("address, display", [
    ("/?order=left-to-right#keys=2+*3+4=", None), ("/#expr=1/4", "0.25"),
    ("/?mode=scientific#expr=%CF%80", "3.141592653589793"),
    ("/index.html", "0"), ("/?utm_source=elsewhere", "0")])
def test_addresses_with_more_in_them(offline_host, new_page, address, display):
    page = new_page(1024, 600)
    visit(page)
    offline_host.stop()
    page.open(address)
    if display:
        page.wait_for(lambda: page.display() == display)


def test_the_first_visit_may_be_to_a_companion(offline_host, new_page):
    companions = [address for address in ADDRESSES if address != "/"]
    assert companions
    page = new_page()
    visit(page, companions[0])
    offline_host.stop()
    page.open("/")
    page.type("2+3=")
    page.settle()
    assert page.display() == "5"


def test_history_and_settings_are_kept_without_a_network(offline_host, new_page):
    page = new_page()
    visit(page)
    offline_host.stop()
    page.reload()
    page.type("20*3=")
    page.settle()
    page.reload()
    page.command("history")
    page.wait_for(lambda: "60" in (page.text("#panel [data-id]") or ""))


def test_the_network_comes_back(offline_host, new_page):
    page = new_page()
    visit(page)
    offline_host.stop()
    page.reload()
    offline_host.start()
    page.reload()
    page.type("2+3=")
    page.settle()
    assert page.display() == "5"


# From one version to the next

def version(folder, name, assemble):
    """The pages as published, with the version's name in everything that runs or is drawn."""
    shutil.copytree(DIST, folder)
    for path in folder.rglob("*"):
        if path.suffix in (".mjs", ".html") and "service" not in path.name:
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".mjs":
                text += f"\n(globalThis.parts ??= new Set()).add('{name}');\n"
            else:
                text = text.replace("<html ", f'<html data-version="{name}" ', 1)
            path.write_text(text, encoding="utf-8")
    assemble(folder)
    return folder


def seen_version(page):
    """The versions of all that is in the page: one, if nothing is mixed."""
    return page.run("[...new Set([document.documentElement.dataset.version,"
                    " ...(globalThis.parts ?? [])])].join()")


@pytest.fixture
def two_versions(tmp_path, stamp):
    return [version(tmp_path / name, name, stamp) for name in ("one", "two")]


# Hosts differ in how long a browser may take a file for new.
@pytest.mark.parametrize("freshness", ["no-cache", "max-age=600"])
def test_a_new_version_replaces_the_old_one(host, new_page, two_versions, freshness):
    host.folder, host.freshness = two_versions[0], freshness
    page = new_page()
    visit(page)
    page.reload()
    assert seen_version(page) == "one"
    page.type("20*3=")
    page.settle()
    host.folder = two_versions[1]
    seen = []
    for _ in range(6):
        page.reload()
        seen.append(seen_version(page))
        page.type("2+3=")
        page.settle()
        assert page.display() == "5"
        if seen[-1] == "two":
            break
        page.settle(quiet=300)
    # Each visit is of one version, and not many visits of the old one.
    assert set(seen) <= {"one", "two"} and seen[-1] == "two", seen
    host.stop()
    page.reload()
    assert seen_version(page) == "two"
    page.command("history")
    page.wait_for(lambda: "60" in page.text("#panel"))


def test_an_open_tab_goes_on_while_another_has_the_new_version(host, new_page, two_versions):
    host.folder = two_versions[0]
    old = new_page()
    visit(old)
    old.reload()
    host.folder = two_versions[1]
    new = new_page()
    new.open()
    new.settle(quiet=500)
    old.show()
    # What it loads late is of its own version.
    for panel in ("settings", "history"):
        old.command(panel)
        old.wait_for(lambda: old.box("#panel"))
        old.type(["Escape"])
        old.wait_for(lambda: old.box("#panel") is None)
    old.type("2+3=")
    old.settle()
    assert old.display() == "5"
    assert seen_version(old) == "one"


def test_an_update_that_breaks_off_leaves_the_old_version(
        host, new_page, two_versions, expects_complaint):
    host.folder = two_versions[0]
    page = new_page()
    visit(page)
    page.reload()
    broken = two_versions[1]
    (broken / "ExactlyWeb.wasm").unlink()
    expects_complaint("404")
    host.folder = broken
    for _ in range(3):
        page.reload()
        page.settle(quiet=300)
        assert seen_version(page) == "one"
        page.type("2+3=")
        page.settle()
        assert page.display() == "5"
