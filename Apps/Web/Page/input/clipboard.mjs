const fields = 'input, textarea, select, [contenteditable]';

// The system's clipboard.
//
// `actions`: `text()` for what is to be copied, a promise of it, or null; `copied()`; `paste(text)`;
// `pasteNothing()`; `isCovered()` while something else has the keyboard.
export class Clipboard {
  #actions;
  #override = null;

  constructor(actions) {
    this.#actions = actions;
    document.addEventListener('copy', (event) => this.#copy(event));
    document.addEventListener('paste', (event) => this.#paste(event));
    // Without a selection Safari offers to copy and to paste only where these are answered.
    for (const name of ['beforecopy', 'beforepaste']) {
      document.addEventListener(name, (event) => {
        if (this.#override !== null || this.#isOurs(event)) event.preventDefault();
      });
    }
  }

  // Copies the number, as a menu asks for.
  async copyNumber() {
    const text = this.#actions.text();
    // Without a text, the calculator tells why.
    const isWritten = text === null
      || await (text instanceof Promise ? this.writeComing(text) : this.write(text));
    if (isWritten) this.#actions.copied();
  }

  // Pastes, as a menu asks for: the browser may ask the person first, or refuse.
  async pasteNumber() {
    let text = '';
    try {
      text = await navigator.clipboard.readText();
    } catch {
      // Denied, or a page without TLS, which has no clipboard.
    }
    this.#enter(text);
  }

  // Puts a text on the clipboard; false where the browser does not let it.
  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      this.#override = text;
      document.execCommand('copy');
      const isWritten = this.#override === null;
      this.#override = null;
      return isWritten;
    }
  }

  // Puts a text on the clipboard that is still to come, or to come as null for none; false where
  // there is none, or the browser does not let it.
  //
  // Safari lets a page write only while it handles what a person does, but then takes a promise, as
  // Chromium and Firefox do. Browsers without that let the page write some seconds later as well.
  async writeComing(coming) {
    const data = coming.then((text) => {
      if (text === null) throw new Error('there is no text');
      return new Blob([text], { type: 'text/plain' });
    });
    // Nobody may wait for it.
    data.catch(() => {});
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': data })]);
      return true;
    } catch {
      const text = await coming;
      return text !== null && this.write(text);
    }
  }

  #copy(event) {
    const text = this.#override ?? (this.#isOurs(event) ? this.#actions.text() : undefined);
    if (text === undefined) return;
    event.preventDefault();
    if (text instanceof Promise) {
      this.writeComing(text).then((isWritten) => isWritten && this.#actions.copied());
      return;
    }
    if (text !== null) event.clipboardData.setData('text/plain', text);
    if (this.#override === null) this.#actions.copied();
    else this.#override = null;
  }

  #paste(event) {
    if (!this.#isOurs(event)) return;
    event.preventDefault();
    this.#enter(event.clipboardData.getData('text/plain'));
  }

  #enter(text) {
    if (text === '') this.#actions.pasteNothing();
    else this.#actions.paste(text);
  }

  // Selected text, and the text in fields, is the browser's.
  #isOurs(event) {
    if (event.target.closest?.(fields) || this.#actions.isCovered()) return false;
    return event.type.endsWith('paste') || document.getSelection().isCollapsed;
  }
}
