"""Files of sheets, and what the browser keeps of them."""

import json
import os
import pathlib
import signal
import time

import pytest
from browsers import chromium
from calculator_page import CONTROL
from sheet_page import SheetPage

# What is given out as a download, in place of the browser's own pickers.
NO_PICKERS = """
delete globalThis.showOpenFilePicker; delete globalThis.showSaveFilePicker;
globalThis.given = [];
const texts = new Map();
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const address = make.call(URL, blob);
  texts.set(address, blob);
  return address;
};
HTMLAnchorElement.prototype.click = async function () {
  const bytes = await texts.get(this.href).arrayBuffer();
  given.push({ name: this.download, bytes: [...new Uint8Array(bytes)] });
};
"""

# A file on the person's disk, which the browser lets the page read and write.
PICKERS = """
globalThis.disk = { name: 'rent.sheet', text: 'rent = 1200\\n', time: 1, writes: 0 };
const handle = {
  get name() { return disk.name; },
  async getFile() {
    return new File([disk.text], disk.name, { lastModified: disk.time });
  },
  async createWritable() {
    if (disk.isFull) throw new DOMException('there is no room', 'QuotaExceededError');
    let written = '';
    return {
      async write(text) { written += text; },
      async close() { disk.text = written; disk.time += 1; disk.writes += 1; },
    };
  },
};
globalThis.showOpenFilePicker = async () => [handle];
globalThis.showSaveFilePicker = async ({ suggestedName }) => { disk.suggested = suggestedName; return handle; };
"""


def with_script(new_page, script):
    tab = new_page(1000, 800)
    tab.before_each_page(script)
    return SheetPage(tab).open()


def given(sheet):
    files = sheet.tab.wait_for(lambda: sheet.tab.run("given.length && given"))
    return [(file["name"], bytes(file["bytes"])) for file in files]


def test_a_file_comes_in_and_goes_out_byte_for_byte(new_page):
    sheet = with_script(new_page, NO_PICKERS)
    data = "\ufeffrent = 1200\r\nrent * 12  \t\n\n# Ende 😀".encode()
    sheet.give("miete.sheet", data)
    sheet.shows("= 1,200", "= 14,400")
    assert sheet.tab.text("#name") == "miete.sheet"
    sheet.tab.press("s", CONTROL).result(10)
    sheet.settle()
    assert given(sheet) == [("miete.sheet", data)]
    sheet.put_cursor(0)
    sheet.type("my")
    assert sheet.tab.run("!document.getElementById('unsaved').hidden")
    sheet.tab.press("s", CONTROL).result(10)
    sheet.settle()
    assert given(sheet)[1] == ("miete.sheet", data.replace(b"rent =", b"myrent ="))
    assert sheet.tab.run("document.getElementById('unsaved').hidden")


def test_a_sheet_without_a_file_is_given_a_name(new_page):
    sheet = with_script(new_page, NO_PICKERS)
    sheet.type("1 + 1")
    sheet.choose("save")
    assert given(sheet) == [("Untitled.sheet", b"1 + 1")]


def test_what_is_no_text_is_refused_and_nothing_is_lost(sheet):
    sheet.type("1 + 1")
    for data in (b"\xff\xfe\x00", b"\xc3\x28"):
        sheet.give("photo.png", data)
        # What was typed is asked for first.
        if sheet.tab.run("document.getElementById('question').open"):
            sheet.tab.click("#question .buttons button:nth-child(2)")
        sheet.settle()
        assert "UTF-8" in sheet.status()
        assert sheet.text() == "1 + 1"
    sheet.give("old.txt", b"1\r2\r3")
    if sheet.tab.run("document.getElementById('question').open"):
        sheet.tab.click("#question .buttons button:nth-child(2)")
    sheet.settle()
    assert "cannot be opened" in sheet.status() and sheet.text() == "1 + 1"


def test_what_is_too_long_is_refused_in_words(sheet):
    sheet.give("long.sheet", "1\n" * 20_000)
    assert sheet.status() != "" and sheet.text() == ""
    sheet.give("wide.sheet", b"1" * (9 << 20))
    assert sheet.status() != "" and sheet.text() == ""
    sheet.type("2 + 2")
    sheet.shows("= 4")


def test_an_unsaved_text_is_asked_for_before_another_is_opened(new_page):
    sheet = with_script(new_page, NO_PICKERS)
    sheet.type("1 + 1")
    sheet.give("other.sheet", b"2 + 2")
    assert sheet.tab.run("document.getElementById('question').open")
    # Escape leaves all as it was.
    sheet.tab.press("Escape").result(10)
    sheet.settle()
    assert sheet.text() == "1 + 1"
    sheet.give("other.sheet", b"2 + 2")
    sheet.tab.click("#question .buttons button:nth-child(1)")
    sheet.settle()
    assert given(sheet) == [("Untitled.sheet", b"1 + 1")]
    assert sheet.text() == "2 + 2"
    sheet.type("0")
    sheet.choose("newSheet")
    sheet.tab.click("#question .buttons button:nth-child(2)")
    sheet.settle()
    assert sheet.text() == "" and len(given(sheet)) == 1
    # To have deleted all of a file is a change as well.
    sheet.give("other.sheet", b"2")
    sheet.put_cursor(1)
    sheet.tab.press("Backspace").result(10)
    sheet.settle()
    assert sheet.text() == ""
    sheet.choose("newSheet")
    assert sheet.tab.run("document.getElementById('question').open")


def test_a_file_on_the_disk_is_written_and_watched(new_page):
    sheet = with_script(new_page, PICKERS)
    sheet.choose("openSheet")
    assert sheet.text() == "rent = 1200\n" and sheet.tab.text("#name") == "rent.sheet"
    sheet.put_cursor(11)
    sheet.type("0")
    sheet.choose("save")
    assert sheet.tab.run("disk.text") == "rent = 12000\n" and sheet.tab.run("disk.writes") == 1
    # Another program writes it.
    sheet.tab.run("disk.text = 'theirs'; disk.time = 99")
    sheet.type("0")
    sheet.choose("save")
    assert sheet.tab.run("document.getElementById('question').open")
    sheet.tab.press("Escape").result(10)
    sheet.settle()
    assert sheet.tab.run("disk.text") == "theirs"
    sheet.choose("save")
    sheet.tab.click("#question .buttons button:nth-child(1)")
    sheet.settle()
    assert sheet.tab.run("disk.text") == "rent = 120000\n"
    # The page reads the other text, or saves its own elsewhere.
    sheet.tab.run("disk.text = '6 * 7'; disk.time = 199")
    sheet.type("0")
    sheet.choose("save")
    sheet.tab.click("#question .buttons button:nth-child(2)")
    sheet.settle()
    assert sheet.text() == "6 * 7" and sheet.tab.run("disk.text") == "6 * 7"
    sheet.tab.run("disk.text = 'theirs'; disk.time = 299")
    sheet.type("0")
    sheet.choose("save")
    sheet.tab.click("#question .buttons button:nth-child(3)")
    sheet.settle()
    assert sheet.tab.run("disk.suggested") == "rent.sheet"


def test_what_cannot_be_written_is_told_and_stays_unsaved(new_page):
    sheet = with_script(new_page, PICKERS)
    sheet.choose("openSheet")
    sheet.tab.run("disk.isFull = true")
    sheet.put_cursor(11)
    sheet.type("0")
    sheet.choose("save")
    assert "there is no room" in sheet.status()
    assert sheet.tab.run("!document.getElementById('unsaved').hidden")


# What the browser keeps

def test_a_page_that_is_loaded_again_goes_on(sheet):
    sheet.give("plan.sheet", b"a = 1\r\na + 1\r\n")
    sheet.put_cursor(5)
    sheet.type("2")
    sheet.tab.reload()
    sheet.settle()
    assert sheet.text() == "a = 12\na + 1\n"
    sheet.shows("= 12", "= 13")
    assert sheet.tab.text("#name") == "plan.sheet"
    assert sheet.tab.run("!document.getElementById('unsaved').hidden")


def test_what_a_closed_tab_had_is_offered(new_sheet):
    first = new_sheet()
    first.type("rent = 77\nrent * 2")
    first.tab.close()
    second = new_sheet()
    second.tab.wait_for(lambda: second.tab.box("#recovery"), otherwise="nothing is offered")
    second.tab.click("#recovery [data-text=recover]")
    second.settle()
    assert second.text() == "rent = 77\nrent * 2"
    second.shows("= 77", "= 154")
    assert second.tab.box("#recovery") is None
    # It is this tab's now, and offered to no other.
    third = new_sheet()
    third.settle()
    assert third.tab.box("#recovery") is None and third.text() == ""


def test_what_is_not_wanted_is_forgotten(new_sheet):
    first = new_sheet()
    first.type("1")
    first.tab.close()
    second = new_sheet()
    second.tab.wait_for(lambda: second.tab.box("#recovery"))
    second.tab.click("#recovery [data-text=discard]")
    second.settle()
    second.tab.reload()
    second.settle()
    assert second.tab.box("#recovery") is None


@pytest.mark.browsers("chromium", reason="it is another browser, which is killed")
def test_what_was_typed_survives_a_browser_that_is_killed(host, tmp_path):
    lines = [f"{line} + 1" for line in range(30)]
    driver = chromium.start(tmp_path)
    try:
        driver.get(host.origin + "/sheet.html")
        text = driver.find_element("id", "text")
        wait_for(lambda: driver.execute_script("return document.documentElement.dataset.state") == "ready")
        text.send_keys("\n".join(lines))
        # A second is what may be lost.
        time.sleep(1)
        assert kill_all(str(tmp_path)) > 0
    finally:
        driver.quit()
    driver = chromium.start(tmp_path)
    try:
        driver.get(host.origin + "/sheet.html")
        button = driver.find_element("css selector", "#recovery [data-text=recover]")
        wait_for(button.is_displayed)
        button.click()
        wait_for(lambda: text_of(driver) != "")
        assert text_of(driver).split("\n") == lines
    finally:
        driver.quit()


def kill_all(argument):
    """Kills the processes that have something among their arguments; how many there were."""
    count = 0
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if argument in path.read_text(errors="replace"):
                os.kill(int(path.parent.name), signal.SIGKILL)
                count += 1
        except (FileNotFoundError, ProcessLookupError):
            # It has ended meanwhile.
            pass
    return count


def text_of(driver):
    return driver.execute_script("return document.getElementById('text').value")


def wait_for(condition):
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def test_two_tabs_have_sheets_of_their_own(new_sheet):
    one, other = new_sheet(), new_sheet()
    one.tab.show()
    one.type("1 + 1")
    other.tab.show()
    other.type("2 + 2")
    for sheet, text in ((one, "1 + 1"), (other, "2 + 2")):
        sheet.tab.reload()
        sheet.settle()
        assert sheet.text() == text


def test_many_edits_are_kept_in_bounded_room(sheet):
    sheet.write("x")
    sheet.tab.run("""(async () => {
      const area = document.getElementById('text');
      for (let count = 0; count < 2100; count += 1) {
        area.value = 'x' + count;
        area.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
      }
    })()""")
    sheet.settle()
    sheet.tab.wait_for(lambda: sheet.tab.run("""new Promise((resolve) => {
      const opening = indexedDB.open('exactly-sheets');
      opening.onsuccess = () => {
        const lines = opening.result.transaction('lines').objectStore('lines').count();
        const texts = opening.result.transaction('sheets').objectStore('sheets').getAll();
        texts.onsuccess = () => {
          resolve(lines.result < 500 && texts.result.some(({ base }) => base.length > 3));
          opening.result.close();
        };
      };
    })"""), timeout=20)
    sheet.tab.reload()
    sheet.settle()
    assert sheet.text() == "x2099"


def test_settings_of_the_calculator_hold_here(new_page):
    tab = new_page(1000, 800)
    tab.before_each_page("try { localStorage.setItem('exactly.settings', %s) } catch {}" % json.dumps(
        "theme = dark\nlanguage = de\nmarks = 1.234,5\n"))
    sheet = SheetPage(tab).open()
    assert tab.run("document.documentElement.lang") == "de"
    assert tab.run("document.documentElement.dataset.theme") == "dark"
    sheet.type("1234.5 * 2")
    sheet.shows("= 2.469")
