"""Without a network after the first visit, and from one version to the next."""

import importlib.machinery
import importlib.util
import shutil
import sys
import time
import unittest.mock

import pytest
from conftest import DIST, WEB

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


@pytest.mark.parametrize("address, display", [
    ("/?order=left-to-right#keys=2+*3+4=", None), ("/#expr=1/4", "0.25"),
    ("/?mode=scientific#expr=%CF%80", "3.141592653589793"),
    ("/index.html", "0"), ("/?utm_source=elsewhere", "0")])
def test_addresses_with_more_in_them(offline_host, new_page, address, display):
    page = new_page(1024, 600, keeps_files=True)
    visit(page)
    offline_host.stop()
    page.open(address)
    if display:
        page.wait_for(lambda: page.display() == display)


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

def assembling():
    """The functions of Apps/Web/assemble."""
    loader = importlib.machinery.SourceFileLoader("assemble", str(WEB / "assemble"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("assemble", loader))
    with unittest.mock.patch.object(sys, "path", [str(WEB), *sys.path]):
        loader.exec_module(module)
    return module


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
  const worker = registration.installing;
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


# Hosts differ in how long a browser may take a file for new.
@pytest.mark.parametrize("freshness", ["no-cache", "max-age=600"])
def test_a_new_version_replaces_the_old_one(
        offline_host, new_page, two_versions, freshness):
    offline_host.folder, offline_host.freshness = two_versions[0], freshness
    page = new_page(keeps_files=True)
    visit(page)
    assert visit_again(page) == "one"
    offline_host.folder = two_versions[1]
    # Each visit is of one version, and not many visits are of the old one.
    seen = [visit_again(page) for _ in range(4)]
    assert seen == sorted(seen) and set(seen) == {"one", "two"}, seen
    offline_host.stop()
    page.reload()
    assert seen_version(page) == "two"
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == 5)


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
