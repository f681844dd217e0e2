"""What is kept in the browser: history and settings, several tabs, and when nothing can be kept."""

import csv
import io
import json

import pytest
from notices import TOLD, told


def calculate(page, keys):
    page.type([*keys, "Enter"])
    page.settle()


def open_panel(page, name):
    page.command(name)
    page.wait_for(lambda: page.box("#panel"), otherwise=f"{name} does not open")
    page.settle()


def close_panel(page):
    page.type(["Escape"])
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the panel does not close")


def history(page):
    """The texts of the rows of the open history."""
    return page.run("[...document.querySelectorAll('#panel [data-id]')]"
                    ".map((row) => [...row.querySelectorAll('.entry > *')]"
                    ".map((part) => part.textContent).join(' '))")


def results(page, *expected):
    """Waits until the history's rows, the newest first, have these results."""
    def is_so():
        rows = history(page)
        return len(rows) == len(expected) and all(
            text in row for text, row in zip(expected, rows))

    page.wait_for(is_so, otherwise=f"not {expected} but {history(page)}")


def count(page):
    """How many calculations a tab's history has."""
    open_panel(page, "history")
    rows = page.run("document.querySelectorAll('#panel [data-id]').length")
    close_panel(page)
    return rows


# What survives

def test_history_survives_a_reload(page):
    calculate(page, "1+2")
    calculate(page, "1/3")
    page.keeps(2)
    page.reload()
    page.shows("0.33333333")
    open_panel(page, "history")
    results(page, "0.33333333", "3")
    assert "1 ÷ 3" in history(page)[0]


def test_settings_survive_a_reload_and_a_new_window(page, new_page):
    open_panel(page, "settings")
    page.choose("order", "left-to-right")
    page.choose("marks", "1.234,5")
    close_panel(page)
    calculate(page, "2+3*4")
    page.shows("20")
    page.reload()
    calculate(page, "2+3*4")
    page.shows("20")
    other = new_page()
    other.open()
    other.type("1234.5")
    other.settle()
    other.shows("1.234,5")
    open_panel(other, "settings")
    assert (other.chosen("order"), other.chosen("marks")) == ("left-to-right", "1.234,5")


def test_the_look_is_there_before_the_calculator_is(host, page):
    open_panel(page, "settings")
    page.choose("theme", "dark")
    dark = page.run("getComputedStyle(document.body).backgroundColor")
    # A page whose calculator never comes.
    host.hold("ExactlyWeb.first.wasm")
    page.open(wait=False)
    page.wait_for(lambda: page.run("document.readyState === 'complete'"))
    assert page.run("getComputedStyle(document.body).backgroundColor") == dark


def test_damaged_settings_and_journal_do_no_harm(page):
    calculate(page, "1+2")
    page.run("""
        localStorage.setItem('exactly.settings', 'order = sideways\\n\\u0000<b>\\ntheme = dark\\n');
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('exactly');
          opening.onsuccess = () => {
            const change = opening.result.transaction('journal', 'readwrite');
            change.objectStore('journal').add('no line of a journal');
            change.objectStore('journal').add('\\ud800\\t\\u0000');
            change.objectStore('journal').add({ not: 'a text' });
            change.oncomplete = () => { opening.result.close(); resolve(); };
            change.onerror = () => reject(change.error);
          };
        })
    """)
    page.reload()
    calculate(page, "5*5")
    page.shows("25")
    open_panel(page, "history")
    results(page, "25", "3")


# Several tabs

def test_two_tabs_see_each_others_calculations(page, new_page):
    other = new_page()
    other.open()
    calculate(page, "1+2")
    calculate(other, "5*5")
    page.show()
    open_panel(page, "history")
    results(page, "25", "3")
    other.show()
    open_panel(other, "history")
    results(other, "25", "3")
    # The panel that is open is brought up to date as well.
    page.show()
    close_panel(page)
    calculate(page, "100-1")
    other.show()
    results(other, "99", "25", "3")


def test_two_tabs_at_once_lose_nothing(page, new_page):
    other = new_page()
    other.open()
    for number in range(20):
        for tab, operation in ((page, "+"), (other, "*")):
            futures = [tab.press(key) for key in [*f"{number}{operation}2", "Enter"]]
        futures[-1].result(10)
    page.settle(quiet=200)
    other.settle(quiet=200)
    for tab in (page, other):
        tab.show()
        assert count(tab) == 40
    page.show()
    page.reload()
    assert count(page) == 40


def test_removing_in_one_tab_keeps_what_the_other_one_adds(page, new_page):
    other = new_page()
    other.open()
    calculate(page, "1+2")
    calculate(page, "2+2")
    open_panel(page, "history")
    results(page, "4", "3")
    calculate(other, "5*5")
    page.show()
    results(page, "25", "4", "3")
    remove(page, "1 + 2")
    results(page, "25", "4")
    calculate(other, "6*6")
    page.show()
    results(page, "36", "25", "4")
    page.reload()
    open_panel(page, "history")
    results(page, "36", "25", "4")


def test_settings_of_one_tab_reach_the_other(page, new_page):
    other = new_page()
    other.open()
    open_panel(page, "settings")
    page.choose("order", "left-to-right")
    page.choose("theme", "dark")
    dark = page.run("getComputedStyle(document.body).backgroundColor")
    other.wait_for(
        lambda: other.run("getComputedStyle(document.body).backgroundColor") == dark,
        otherwise="the other tab stays light")
    calculate(other, "2+3*4")
    other.shows("20")


# What can be done with the history

def row_selector(page, text):
    """The row of the open history whose text has another one in it."""
    id_ = page.wait_for(
        lambda: page.run("[...document.querySelectorAll('#panel [data-id]')]"
                         f".find((row) => row.textContent.includes({json.dumps(text)}))"
                         "?.dataset.id"),
        otherwise=f"no row has {text}")
    return f'#panel [data-id="{id_}"]'


def act(page, text, name):
    """Does with the row of a text what one of its buttons says."""
    row = row_selector(page, text)
    if not page.nodes("button", name, row):
        page.click(f"{row} .more")
    page.click_named(name, within=row)


def remove(page, text):
    act(page, text, "Remove")
    page.settle()


def replace_field(page, text):
    """Writes a text in place of that in the field that has the focus."""
    page.wait_for(lambda: page.run("document.activeElement.matches('input, textarea')"),
                  otherwise="no field has the focus")
    page.run("document.activeElement.select()")
    page.call("Input.insertText", text=text)
    page.type(["Enter"])
    page.settle()


def test_a_result_is_used_again(page):
    calculate(page, "20*3")
    page.type("5+")
    page.settle()
    open_panel(page, "history")
    page.click(row_selector(page, "60") + " .entry")
    page.settle()
    if page.box("#panel"):
        close_panel(page)
    calculate(page, "")
    page.shows("65")


def test_editing_calculates_anew(page):
    calculate(page, "20*3")
    open_panel(page, "history")
    act(page, "60", "Edit")
    replace_field(page, "20*4")
    results(page, "80")
    page.reload()
    open_panel(page, "history")
    results(page, "80")


def test_while_one_is_edited_calculations_have_the_numbers_that_stand_for_them(page):
    calculate(page, "20*3")
    calculate(page, "1+1")
    open_panel(page, "history")
    numbers = """[...document.querySelectorAll('#panel .entry')].map((entry) => [
        entry.dataset.number, getComputedStyle(entry, '::before').content !== 'none'])"""
    assert page.run(numbers) == [["2", False], ["1", False]]
    act(page, "2", "Edit")
    assert page.run(numbers) == [["2", True], ["1", True]]


def test_editing_to_nonsense_says_why_and_changes_nothing(page):
    calculate(page, "20*3")
    open_panel(page, "history")
    act(page, "60", "Edit")
    replace_field(page, "20*(")
    page.wait_for(lambda: "a number is missing" in page.run("document.body.innerText"))
    page.type(["Escape"])
    page.settle()
    if page.box("#panel") is None:
        open_panel(page, "history")
    results(page, "60")


def test_a_label_is_kept_as_it_was_written(page):
    calculate(page, "20*3")
    open_panel(page, "history")
    act(page, "60", "Label")
    replace_field(page, "rent <b>&amp;</b> Miete ≥ 家賃 \"x\"")
    page.wait_for(lambda: 'rent <b>&amp;</b> Miete ≥ 家賃 "x"' in history(page)[0])
    assert page.count("#panel [data-id] b") == 0
    page.reload()
    open_panel(page, "history")
    assert 'rent <b>&amp;</b> Miete ≥ 家賃 "x"' in history(page)[0]


def test_removing_one_and_clearing_all(page):
    for keys in ("1+2", "2+2", "2+3"):
        calculate(page, keys)
    open_panel(page, "history")
    remove(page, "2 + 2")
    results(page, "5", "3")
    page.reload()
    open_panel(page, "history")
    results(page, "5", "3")
    # It asks first.
    page.click_named("Clear the History", within="#panel")
    results(page, "5", "3")
    page.click_named("Cancel", within="#panel")
    page.click_named("Clear the History", within="#panel")
    page.click_named("Clear the History", within="#panel")
    results(page)
    assert "No calculations yet" in page.text("#panel")
    page.reload()
    assert count(page) == 0


@pytest.mark.parametrize("name, file", [
    ("Export as Text", "exactly-history.txt"), ("Export as CSV", "exactly-history.csv"),
    ("Export as JSON", "exactly-history.jsonl")])
def test_export_downloads_the_history(page, devtools, tmp_path, name, file):
    calculate(page, "1/3")
    calculate(page, "20*3")
    open_panel(page, "history")
    act(page, "60", "Label")
    replace_field(page, 'a "b", c\u2007家')
    devtools.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path),
                  eventsEnabled=True)
    page.click_named(name, within="#panel")
    path = tmp_path / file
    page.wait_for(path.is_file, otherwise=f"{name} gives {list(tmp_path.iterdir())}")
    text = path.read_bytes().decode("utf-8")
    if file.endswith("csv"):
        rows = list(csv.reader(io.StringIO(text)))
        assert len(rows) == 3 and len({len(row) for row in rows}) == 1, text
    elif file.endswith("json"):
        # An object a line, as the command writes it.
        assert len([json.loads(line) for line in text.splitlines()]) == 2, text
    for part in ("20", "60", "0.333", "家"):
        assert part in text, text


def test_nothing_is_kept_while_history_is_off(page):
    calculate(page, "1+2")
    open_panel(page, "settings")
    page.choose("history", "off")
    close_panel(page)
    calculate(page, "5*5")
    page.shows("25")
    page.reload()
    calculate(page, "6*6")
    lines = "\n".join(page.kept_lines())
    assert "1 + 2" in lines and "5 × 5" not in lines and "6 × 6" not in lines, lines
    open_panel(page, "settings")
    page.choose("history", "on")
    close_panel(page)
    calculate(page, "7*7")
    open_panel(page, "history")
    results(page, "49", "3")


def test_500_calculations_are_all_there(page):
    """More than an engine remembers, so it began anew meanwhile."""
    for number in range(500):
        futures = [page.press(key) for key in [*f"{number}+1", "Enter"]]
        if number % 50 == 49:
            futures[-1].result(30)
            page.settle()
    page.shows("500")
    page.wait_for(lambda: len(page.kept_lines()) >= 500, 20, "not all are kept")
    kept = [line.split("\t")[5] for line in page.kept_lines()]
    assert kept == [f"{number} + 1" for number in range(500)]
    page.reload()
    open_panel(page, "history")
    rows = history(page)
    assert "500" in rows[0] and "499" in rows[1]


# When nothing can be kept

FULL = """
(() => {
  window.isFull = true;
  const add = IDBObjectStore.prototype.add;
  const put = IDBObjectStore.prototype.put;
  const fails = (method) => function (...parameters) {
    if (window.isFull) throw new DOMException('no room', 'QuotaExceededError');
    return method.apply(this, parameters);
  };
  IDBObjectStore.prototype.add = fails(add);
  IDBObjectStore.prototype.put = fails(put);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = fails(setItem);
})();
"""


def test_a_full_storage_is_told_and_made_up_for(new_page):
    page = new_page()
    page.before_each_page(FULL + TOLD)
    page.open()
    calculate(page, "1+2")
    calculate(page, "2+2")
    page.wait_for(lambda: "there is no space left" in told(page), otherwise="it is not told")
    page.shows("4")
    calculate(page, "2+3")
    open_panel(page, "history")
    results(page, "5", "4", "3")
    close_panel(page)
    page.run("window.isFull = false")
    calculate(page, "3+3")
    page.wait_for(lambda: len(page.kept_lines()) == 4, otherwise="it is not made up for")
    page.run("told.length = 0")
    calculate(page, "4+4")
    assert "space" not in told(page)


def test_a_disk_quota_is_told(host, new_page, expects_complaint):
    # That of the service worker, which has no room for the pages either.
    expects_complaint("QuotaExceededError")
    page = new_page()
    page.before_each_page(TOLD)
    page.open()
    page.call("Storage.overrideQuotaForOrigin", origin=host.origin, quotaSize=1)
    for number in range(12):
        calculate(page, f"{number}+2")
    page.wait_for(lambda: "space" in told(page), otherwise="it is not told")
    page.shows("13")
    page.call("Storage.overrideQuotaForOrigin", origin=host.origin)


BLOCKED = {
    "no IndexedDB at all": "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "IndexedDB throws": """
        Object.defineProperty(window, 'indexedDB', {
          get() { throw new DOMException('denied', 'SecurityError'); },
        });""",
    "IndexedDB refuses to open": """
        IDBFactory.prototype.open = function () {
          const request = new EventTarget();
          request.error = new DOMException('denied', 'UnknownError');
          setTimeout(() => {
            const event = new Event('error');
            request.onerror?.(event);
            request.dispatchEvent(event);
          });
          return request;
        };""",
    "localStorage throws": """
        Object.defineProperty(window, 'localStorage', {
          get() { throw new DOMException('denied', 'SecurityError'); },
        });""",
    "no BroadcastChannel": "delete window.BroadcastChannel;",
}


@pytest.mark.parametrize("way", BLOCKED)
def test_the_calculator_goes_on_without_a_storage(new_page, way):
    page = new_page()
    page.before_each_page(BLOCKED[way] + TOLD)
    page.open()
    calculate(page, "1+2")
    calculate(page, "2+2")
    page.shows("4")
    if "IndexedDB" in way:
        page.wait_for(lambda: "istory not loaded" in told(page), otherwise="it is not told")
    open_panel(page, "history")
    results(page, "4", "3")
    close_panel(page)
    open_panel(page, "settings")
    page.choose("order", "left-to-right")
    close_panel(page)
    calculate(page, "2+3*4")
    page.shows("20")
    if "localStorage" in way:
        page.wait_for(lambda: "ettings not saved" in told(page), otherwise="it is not told")
