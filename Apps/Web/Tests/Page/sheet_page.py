"""The page of a sheet in a tab: what a person does to it and what they see."""

import json

TEXT = "document.getElementById('text')"

# What stands beside the lines that are shown, by the numbers of the lines.
ANSWERS = """
Object.fromEntries([...document.querySelectorAll('#answers li:not([hidden])')]
  .map((item) => [item.dataset.line, item.innerText.replace(/\\s+/g, ' ').trim()]))
"""

# How high the page takes the text to be, and how high the browser has it.
HEIGHTS = """
(() => {
  const area = document.getElementById('text');
  const taken = area.style.height;
  Object.assign(area.style, { height: '0', minHeight: '0' });
  const needed = area.scrollHeight;
  Object.assign(area.style, { height: taken, minHeight: '' });
  return [parseFloat(taken), needed];
})()
"""


class SheetPage:
    """A sheet in a tab of a browser."""

    def __init__(self, tab):
        self.tab = tab

    def open(self, path="/sheet.html"):
        self.tab.open(path)
        self.settle()
        return self

    def settle(self):
        self.tab.settle(quiet=50)

    def text(self):
        return self.tab.run(TEXT + ".value")

    def answers(self):
        """The answers, from the first line to the last that has one; "" beside others."""
        found = {int(line): text for line, text in self.tab.run(ANSWERS).items()}
        return [found.get(line, "") for line in range(1, max(found, default=0) + 1)]

    def shows(self, *answers):
        """Waits until these answers are shown, and no others."""
        self.tab.wait_for(lambda: self.answers() == list(answers),
                          otherwise=f"it does not show {answers}, but {self.answers()}")

    def type(self, text):
        """Types with the keyboard, where the cursor is."""
        self.focus()
        self.tab.type(["Enter" if character == "\n" else character for character in text])
        self.settle()

    def write(self, text):
        """Types a whole text in place of what is there, as one who pastes it."""
        self.focus()
        self.tab.run(f"{TEXT}.select()")
        if text:
            self.tab.call("Input.insertText", text=text)
        else:
            self.tab.press("Delete").result(10)
        self.settle()

    def focus(self):
        self.tab.run(f"{TEXT}.focus({{ preventScroll: true }})")

    def put_cursor(self, start, end=None):
        """Puts the cursor somewhere in the text, or selects a part."""
        self.tab.run(f"{TEXT}.focus(), {TEXT}.setSelectionRange({start}, {start if end is None else end})")
        self.settle()

    def put_cursor_at_once(self, place):
        """The same while something is calculated, which need not end before."""
        self.tab.run(f"{TEXT}.focus(), {TEXT}.setSelectionRange({place}, {place})")

    def cursor(self):
        return self.tab.run(f"[{TEXT}.selectionStart, {TEXT}.selectionEnd]")

    def heights(self):
        """How high the page takes the text to be, and how high it is."""
        return self.tab.run(HEIGHTS)

    def status(self):
        return self.tab.text("#status")

    def give(self, file_name, data):
        """Opens a file as one who chooses it."""
        bytes_ = list(data if isinstance(data, bytes) else data.encode())
        self.tab.run(f"""(() => {{
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array({json.dumps(bytes_)})], {json.dumps(file_name)}));
          document.getElementById('scroller').dispatchEvent(
            new DragEvent('drop', {{ dataTransfer: transfer, bubbles: true, cancelable: true }}));
        }})()""")
        self.tab.wait_for(lambda: self.tab.run(f"""
          document.getElementById('name').textContent === {json.dumps(file_name)}
            || document.getElementById('question').open
            || document.getElementById('status').classList.contains('problem')
        """), otherwise="the file is not opened")
        self.settle()

    def choose(self, action):
        """Chooses an item of the menu."""
        self.tab.click("#menu-button")
        self.tab.click(f"#menu [data-action={action}]")
        self.settle()
