"""Long calculations, stopping them, and what happens when the module traps."""


import pytest
from calculator_page import CONTROL, META

# Goes on when 40 pictures were made and as many timers rang.
FORTY_FRAMES = """
(async () => {
  for (let frame = 0; frame < 40; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
  }
})()
"""

TRAPS = {
    # As WebAssembly does.
    "a trap": "throw new WebAssembly.RuntimeError('unreachable')",
    "a stack that is used up": "throw new RangeError('Maximum call stack size exceeded')",
}


def before_each_call(host, does):
    """Has the worker's module do something before each of its calls, where a trap would happen.

    ``name`` and ``text`` are what is called; ``isReplaying`` tells a log from what is new.
    """
    path = host.published("worker.js")
    text = (host.folder / path.lstrip("/")).read_text(encoding="utf-8")
    mark = "  call(name, text, ...rest) {\n"
    assert mark in text, "the worker calls its module otherwise than this test knows"
    host.replaced[path] = text.replace(mark, mark + """
        if (name === 'open') {
          globalThis.isReplaying = true;
          setTimeout(() => { globalThis.isReplaying = false; });
        }
    """ + does + "\n", 1)


def traps_at(press, error):
    """Traps at each press of a key, but not when it is replayed."""
    return f"if (text === 'type {press}' && !globalThis.isReplaying) {error};"


def press(page, keys):
    page.type(keys)
    page.settle()


def notice(page):
    return page.state()["notice"]


def wait_until_busy(page):
    page.wait_for(lambda: page.state()["state"] == "busy", 10, "it is not busy")
    page.wait_for(lambda: page.box("#stop"), otherwise="there is no Stop")


def calculate_long(host, page):
    """Opens the page and presses 9, which takes far longer than a test; other keys do not.

    How long a real calculation takes depends on the machine, and on how good the numbers are at it.
    """
    before_each_call(host, """
        if (text === 'type 9' && !globalThis.isReplaying) {
          const end = performance.now() + 60_000;
          while (performance.now() < end);
        }
    """)
    page.open()
    press(page, "12+34")
    page.shows("34")
    page.type("9")
    wait_until_busy(page)


# The trap

@pytest.mark.parametrize("error", TRAPS)
def test_a_trap_restores_the_state_with_a_message(host, new_page, error):
    before_each_call(host, traps_at("9", TRAPS[error]))
    page = new_page()
    page.open()
    press(page, "12+34")
    page.type("9")
    page.wait_for(lambda: notice(page), otherwise="it is not told")
    page.wait_for(lambda: page.state()["state"] == "ready")
    page.shows("34")
    assert page.state()["expression"].replace(" ", "").startswith("12+")
    press(page, "=")
    page.shows("46")


def test_undo_reaches_behind_a_trap(host, new_page):
    before_each_call(host, traps_at("9", TRAPS["a trap"]))
    page = new_page()
    page.open()
    press(page, "12+34")
    page.type("9")
    page.wait_for(lambda: page.state()["state"] == "ready")
    page.command("undo")
    page.shows("3")
    page.command("undo")
    page.command("undo")
    page.shows("12")
    page.command("redo")
    press(page, "5=")
    page.shows("17")


def test_presses_behind_a_trap_are_not_lost(host, new_page):
    before_each_call(host, traps_at("9", TRAPS["a trap"]))
    page = new_page()
    page.open()
    press(page, "1297+3497=")
    page.shows("474")


def test_a_trap_keeps_the_history_as_it_was(host, new_page):
    before_each_call(host, traps_at("9", TRAPS["a trap"]))
    page = new_page()
    page.open()
    press(page, "20*3=")
    page.type("9")
    press(page, "21*3=")
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == 2)
    page.reload()
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == 2)


def test_a_trap_at_every_press(host, new_page):
    before_each_call(host, "if (text.startsWith('type ')) throw new WebAssembly.RuntimeError();")
    page = new_page()
    page.open()
    press(page, "123")
    page.settle(quiet=300)
    page.shows("0")
    assert page.state()["state"] == "ready"
    page.command("settings")
    page.wait_for(lambda: page.box("#panel select"))


def test_a_trap_in_the_replay_starts_anew_and_says_so(host, new_page):
    # The second worker cannot replay what the first one performed.
    before_each_call(host, """
        if (text === 'type 9') throw new WebAssembly.RuntimeError();
        if (text === 'type 7' && globalThis.isReplaying) throw new RangeError();
    """)
    page = new_page()
    page.open()
    press(page, "17")
    page.type("9")
    page.wait_for(lambda: notice(page), otherwise="it is not told")
    page.settle()
    page.shows("0")
    press(page, "2+3=")
    page.shows("5")


def test_a_trap_when_starting_is_told(host, new_page):
    before_each_call(host, "throw new WebAssembly.RuntimeError();")
    page = new_page()
    page.open(wait=False)
    page.wait_for(lambda: page.run("document.documentElement.dataset.state") == "failed", 20)
    assert notice(page).strip()


@pytest.mark.parametrize("name", ["worker.js", "ExactlyWeb.first.wasm"])
def test_a_file_that_does_not_come_is_told(host, new_page, expects_complaint, name):
    expects_complaint("404")
    expects_complaint("preloaded using link preload but not used")
    host.missing.add(host.published(name))
    page = new_page()
    page.open(wait=False)
    page.wait_for(lambda: page.run("document.documentElement.dataset.state") == "failed", 20)
    assert notice(page).strip()


def test_a_module_that_is_none_is_told(host, new_page):
    host.replaced[host.published("ExactlyWeb.first.wasm")] = b"\0asm\1\0\0\0 and no more"
    page = new_page()
    page.open(wait=False)
    page.wait_for(lambda: page.run("document.documentElement.dataset.state") == "failed", 20)
    assert notice(page).strip()


def without_module(host, page):
    """Opens the page, whose module comes once it is let go."""
    host.hold("ExactlyWeb.first.wasm")
    page.open(wait=False)
    page.wait_for(lambda: page.count("#keypad [data-key]") >= 19)
    assert page.run("document.documentElement.dataset.state") == "loading"


def test_presses_before_the_calculator_is_ready_count(host, new_page):
    page = new_page()
    without_module(host, page)
    page.click_keys("2+3=")
    host.let_go()
    page.wait_for(lambda: page.display() == "5", otherwise="the presses are lost")


@pytest.mark.parametrize("keys, early, ready", [
    ("1203", "1203", "1,203"), ("007", "7", "7"), ("0.5", "0", "0.5"), ("12+4", "12", "4"),
    ("1234567890", "123456789", "123,456,789")])
def test_digits_are_shown_before_the_calculator_is_ready(host, new_page, keys, early, ready):
    for way in ("type", "click_keys"):
        page = new_page()
        without_module(host, page)
        getattr(page, way)(keys)
        assert page.display() == early
        assert page.run("document.documentElement.dataset.state") == "loading"
        host.let_go()
        if way == "type" and len(keys) > 9:
            # Digits that have no room begin a line.
            page.wait_for(lambda: page.run("document.getElementById('typed-line').value") == keys,
                          otherwise="what was typed is no line")
        else:
            page.shows(ready)


# The page's own thread

# Compiles the second part once more: that ends after the page has the part which it fetched before.
SECOND_PART = """
(async () => {
  const part = performance.getEntriesByType("resource").find(({ name }) => name.includes(".second."));
  if (!part?.responseEnd) return false;
  await WebAssembly.compileStreaming(fetch(part.name));
  await new Promise((resolve) => setTimeout(resolve));
  return true;
})()
"""


def without_worker(host, page):
    """Opens the page, whose worker comes once it is let go, and which has what `=` needs for the history."""
    host.hold("worker.js")
    page.open(wait=False)
    page.wait_for(lambda: page.state()["state"] == "ready")
    page.wait_for(lambda: page.run(SECOND_PART), 30, "the second part does not come")


def test_keys_are_answered_before_there_is_a_worker(host, new_page):
    page = new_page()
    without_worker(host, page)
    page.click_keys("12+34=")
    page.shows("46")
    assert page.run("watch.answers") == 0
    # The worker goes on where the page's thread was.
    host.let_go()
    page.wait_until_ready()
    page.type("+4=")
    page.shows("50")
    page.command("undo")
    page.command("undo")
    page.command("undo")
    page.shows("46")
    page.command("history")
    page.wait_for(lambda: page.count("#panel [data-id]") == 2)


def test_the_worker_takes_over_between_two_keys(host, new_page):
    page = new_page()
    without_worker(host, page)
    page.click_keys("12+")
    host.let_go()
    page.click_keys("34=")
    page.shows("46")
    page.wait_until_ready()
    page.type("+4=")
    page.shows("50")


def test_what_the_page_has_no_part_for_is_the_workers(host, new_page):
    page = new_page(1024, 600)
    host.hold("worker.js")
    page.open("/?mode=scientific", wait=False)
    page.wait_for(lambda: page.state()["state"] == "ready")
    page.click_keys(["3", "0", "sin", "+", "1", "="])
    host.let_go()
    page.shows("1.5")


# Long calculations

def test_the_page_answers_during_a_long_calculation(host, new_page):
    page = new_page()
    calculate_long(host, page)
    # None of these would come before the end of the calculation, were it on the page's own thread.
    page.run(FORTY_FRAMES)
    assert page.state()["state"] == "busy"
    page.click("#stop")


def test_stop_brings_back_the_state_before(host, new_page):
    page = new_page()
    calculate_long(host, page)
    page.click("#stop")
    page.wait_for(lambda: page.state()["state"] == "ready", 10, "it does not stop")
    assert page.box("#stop") is None
    assert notice(page), "that it stopped is not told"
    assert page.display() == "34"
    page.clear_all()
    press(page, "2+3=")
    page.shows("5")
    page.command("undo")
    page.shows("3")


@pytest.mark.parametrize("modifiers", [CONTROL, META], ids=["Control", "Command"])
def test_a_key_stops(host, new_page, modifiers):
    page = new_page()
    calculate_long(host, page)
    page.press(".", modifiers).result(10)
    page.wait_for(lambda: page.state()["state"] == "ready", 10, "it does not stop")
    page.shows("34")
    assert notice(page)
    # Where there is nothing to stop, it is the browser's.
    page.press(".", modifiers).result(10)
    page.settle(quiet=100)
    page.shows("34")
    assert page.run("watch.workers") == 2


def edit_to_what_takes_long(host, page, expression):
    """Changes a calculation of the history to one that takes long, in a panel over the keypad."""
    page.open()
    # Degrees are reduced at once.
    page.command("settings")
    page.wait_for(lambda: page.box("#panel select"))
    page.choose("angle", "rad")
    page.type(["Escape"])
    press(page, "20*3=")
    page.command("history")
    page.click("#panel .more")
    page.click_named("Edit", within="#panel")
    # What is typed before the field is there would go to the panel.
    page.wait_for(lambda: page.run("document.activeElement.localName") == "input")
    page.type(["Backspace"])
    page.call("Input.insertText", text=expression)
    page.type(["Enter"])
    page.wait_for(lambda: page.state()["state"] == "busy", 10, "it is not busy")


HARD = "cos(2^4000000)"


@pytest.mark.parametrize("way", ["button", "key"])
def test_stop_can_be_reached_above_a_panel(host, new_page, way):
    before_each_call(host, f"""
        if (text?.includes('{HARD}') && !globalThis.isReplaying) for (;;);
    """)
    page = new_page()
    edit_to_what_takes_long(host, page, HARD)
    assert page.accessible("#panel")["modal"]
    assert page.box("#panel-stop"), "there is no Stop in the panel"
    assert page.text("#panel-busy") == "Calculating…"
    if way == "button":
        # What is seen there is what a finger hits.
        x, y, width, height = page.box("#panel-stop")
        assert page.run(f"document.elementFromPoint({x + width / 2}, {y + height / 2}).id") == (
            "panel-stop")
        page.click_at(x + width / 2, y + height / 2).result(10)
    else:
        page.press(".", CONTROL).result(10)
    page.wait_for(lambda: page.state()["state"] == "ready", 10, "it does not stop")
    assert page.box("#panel-stop") is None
    assert page.box("#panel"), "Stop has closed the panel"
    assert "stopped" in notice(page)
    assert "60" in page.text("#panel [data-id]")
    page.type(["Escape"])
    page.wait_for(lambda: page.box("#panel") is None)
    page.settle()
    press(page, "+1=")
    page.shows("61")


def test_escape_closes_a_panel_and_stops_nothing(host, new_page):
    before_each_call(host, f"""
        if (text?.includes('{HARD}') && !globalThis.isReplaying) for (;;);
    """)
    page = new_page()
    edit_to_what_takes_long(host, page, HARD)
    page.type(["Escape"])
    page.wait_for(lambda: page.run("document.querySelector('#panel form')") is None)
    page.type(["Escape"])
    page.wait_for(lambda: page.box("#panel") is None)
    assert page.state()["state"] == "busy"
    # The calculator's own is there again.
    page.click("#stop")
    page.wait_for(lambda: page.state()["state"] == "ready", 10, "it does not stop")


def test_a_link_that_takes_long_can_be_stopped(new_page):
    page = new_page()
    page.open()
    # Seconds of work, nearly as much as a line may cost.
    page.run("location.hash = '#expr=' + encodeURIComponent('cos(2^4000000)')")
    page.settle(timeout=30_000)
    press(page, ["Escape", "Escape", "7"])
    page.shows("7")
