import { bytesBefore, columnAt, difference, lastAtMost, moved, part } from './lines.mjs';

// Text typed while something else is done comes after it, as long as a browser lets it wait.
const commands = {
  insertText: 'insertText',
  insertReplacementText: 'insertText',
  insertFromPaste: 'insertText',
  insertLineBreak: 'insertText',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
};

// The browser's own field for a text, and what the module has of it: what is typed there is told the module,
// and what that changes is put there.
//
// The module answers in order, some time later. What it changes by itself while the field is typed into are
// numbers of lines that move, in lines below; a line that both have changed is the field's.
export class SheetField {
  #area;
  #send;
  #onText;
  // The text that the module was told, or has told.
  #text = '';
  #starts = [0];
  #selection = '';
  // Messages that are not answered yet, in order; of edits what they change.
  #sent = [];
  #actions = 0;
  #held = [];
  #isComposing = false;
  #disagrees = false;

  // `send(line, body)` sends a message, and tells its answer; `onText(edit)` is called after each change of
  // the text, with what it was.
  constructor(area, { send, onText, undo }) {
    this.#area = area;
    this.#send = send;
    this.#onText = onText;
    area.addEventListener('beforeinput', (event) => this.#before(event, undo));
    area.addEventListener('input', () => this.#take());
    area.addEventListener('compositionstart', () => { this.#isComposing = true; });
    area.addEventListener('compositionend', () => {
      this.#isComposing = false;
      this.#take();
      this.#agree();
    });
    document.addEventListener('selectionchange', () => this.#takeSelection());
    // Not every browser tells each change of a field's selection to the document.
    for (const name of ['selectionchange', 'select', 'keyup', 'pointerup', 'focus']) {
      area.addEventListener(name, () => this.#takeSelection());
    }
  }

  get text() {
    return this.#text;
  }

  get lineCount() {
    return this.#starts.length;
  }

  // A line of the text.
  line(index) {
    return this.#text.slice(this.#starts[index], this.#endOf(index));
  }

  // The line in which the cursor is.
  get cursorLine() {
    return this.#lineAt(this.#cursor);
  }

  // Opens a text: `line` is the message, whose body it is as it stands in its file. Whether it could be, and
  // is in the field as it is.
  async open(line, text) {
    const shown = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    // A field takes others for ends of lines.
    if (shown.includes('\r') || shown.includes('\0')) return false;
    await this.#ask(line, text);
    this.#set(shown);
    return true;
  }

  // Opens what the module makes of a message, and tells as a change.
  recover(line, body) {
    return this.#ask(line, body);
  }

  // Does something that may change the text or move the cursor; text typed meanwhile comes after it.
  act(line, body) {
    // Text typed already comes before it.
    if (this.#held.length === 0) return this.#act(line, body);
    return new Promise((resolve, reject) => {
      this.#held.push(() => this.#act(line, body).then(resolve, reject));
    });
  }

  // Makes changes that the module has told.
  change(changes) {
    this.#take();
    if (this.#isComposing) {
      this.#disagrees = true;
      return;
    }
    const later = this.#sent.slice(1).map(({ edit }) => edit).filter(Boolean);
    const lines = this.#text.split('\n');
    const made = [];
    for (const change of changes.toReversed()) {
      const here = moved(change, later);
      const keepsCount = change.lines.length === change.to - change.from;
      if (!here || (!keepsCount && later.length > 0)) this.#disagrees = true;
      else {
        lines.splice(here.from, here.to - here.from, ...here.lines);
        made.push(here);
      }
    }
    this.#put(lines.join('\n'), made);
  }

  // Puts the cursor, and what is selected, where the module says.
  select([anchorLine, anchorOffset, line, offset]) {
    const anchor = this.#place(anchorLine, anchorOffset);
    const cursor = this.#place(line, offset);
    this.#area.setSelectionRange(
      Math.min(anchor, cursor), Math.max(anchor, cursor), anchor > cursor ? 'backward' : 'forward');
    this.#selection = this.#selected();
  }

  // Gives the module the text of the field, after it may have missed something.
  resend() {
    this.#disagrees = true;
    this.#agree();
  }

  async #act(line, body) {
    this.#take();
    this.#takeSelection();
    this.#actions += 1;
    try {
      return await this.#ask(line, body);
    } finally {
      this.#actions -= 1;
      this.#release();
    }
  }

  // MARK: From the field

  #before(event, undo) {
    const { inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      undo(inputType === 'historyUndo' ? 'undo' : 'redo');
      return;
    }
    this.#takeSelection();
    const command = commands[inputType];
    if (this.#actions === 0 || !command || !event.cancelable || event.isComposing) return;
    event.preventDefault();
    const text = inputType === 'insertLineBreak' ? '\n'
      : event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    this.#held.push(() => document.execCommand(command, false, text));
  }

  // Does what waits, until that is something to wait for.
  #release() {
    while (this.#actions === 0 && this.#held.length > 0) this.#held.shift()();
  }

  // Tells the module what the field has otherwise than it.
  #take() {
    const now = this.#area.value;
    const edit = difference(this.#text, now);
    if (!edit) return;
    this.#keep(now, edit);
    const place = this.#cursor;
    const line = this.#lineAt(place);
    this.#selection = this.#selected();
    this.#ask(`edit @ ${edit.from} ${edit.to} ${this.#written(line, place)}`, edit.lines.join('\n'), edit);
  }

  #takeSelection() {
    const root = this.#area.getRootNode();
    if (root.activeElement !== this.#area || this.#area.value.length !== this.#text.length) return;
    const selection = this.#selected();
    if (selection === this.#selection) return;
    this.#selection = selection;
    this.#ask(`select @ ${selection}`);
  }

  // Where the selection begins, and where its cursor is, as the module counts.
  #selected() {
    const { selectionStart, selectionEnd, selectionDirection } = this.#area;
    const cursor = this.#cursor;
    const anchor = selectionDirection === 'backward' ? selectionEnd : selectionStart;
    return `${this.#written(this.#lineAt(anchor), anchor)} ${this.#written(this.#lineAt(cursor), cursor)}`;
  }

  get #cursor() {
    const { selectionStart, selectionEnd, selectionDirection } = this.#area;
    return selectionDirection === 'backward' ? selectionStart : selectionEnd;
  }

  // MARK: To the module

  // Sends a message, whose `@` is the time.
  #ask(line, body, edit) {
    const message = { edit };
    this.#sent.push(message);
    const end = () => {
      this.#sent = this.#sent.filter((each) => each !== message);
      if (this.#sent.length === 0) this.#agree();
    };
    const asked = this.#send(line, body);
    asked.then(end, () => {
      // An edit that was not made is still in the field.
      if (edit) this.#disagrees = true;
      end();
    });
    return asked;
  }

  #agree() {
    if (!this.#disagrees || this.#sent.length > 0 || this.#isComposing) return;
    this.#disagrees = false;
    this.#take();
    const place = this.#cursor;
    this.#ask(`field @ ${this.#written(this.#lineAt(place), place)}`, this.#text);
  }

  // MARK: The text

  #set(text) {
    this.#area.value = text;
    this.#area.setSelectionRange(0, 0);
    this.#keep(text, { from: 0, to: this.#starts.length, lines: text.split('\n') });
    this.#selection = this.#selected();
  }

  // Puts a text into the field, in which the cursor keeps its place.
  #put(text, made) {
    if (text === this.#text) return;
    const { start, end, text: inserted } = part(this.#text, text);
    this.#area.setRangeText(inserted, start, end, 'preserve');
    this.#text = text;
    this.#findStarts();
    for (const edit of made) this.#onText(edit);
    this.#selection = this.#selected();
  }

  #keep(text, edit) {
    this.#text = text;
    this.#findStarts();
    this.#onText(edit);
  }

  #findStarts() {
    const starts = [0];
    const text = this.#text;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  #endOf(index) {
    return index + 1 < this.#starts.length ? this.#starts[index + 1] - 1 : this.#text.length;
  }

  #lineAt(place) {
    return lastAtMost(this.#starts, this.#starts.length, place);
  }

  #written(line, place) {
    return `${line} ${bytesBefore(this.line(line), place - this.#starts[line])}`;
  }

  #place(line, offset) {
    const index = Math.min(line, this.#starts.length - 1);
    return this.#starts[index] + columnAt(this.line(index), offset);
  }
}
