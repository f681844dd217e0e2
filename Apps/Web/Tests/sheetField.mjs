// The text of a sheet in the browser's field and in the module, which answers later:
// node --test Apps/Web/Tests/sheetField.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { bytesBefore, columnAt, difference, moved, part } from '../Page/sheet/lines.mjs';
import { SheetField } from '../Page/sheet/field.mjs';
import { FaceSession } from './faceSession.mjs';

let compiled;
before(async () => {
  compiled = await WebAssembly.compile(await readFile(new URL('../dist/ExactlyWeb.wasm', import.meta.url)));
});

// Numbers that are the same each time.
function random(seed) {
  let state = seed >>> 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
}

// As much of a field as is used of it.
class Area extends EventTarget {
  #value = '';
  selectionStart = 0;
  selectionEnd = 0;
  selectionDirection = 'forward';

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value;
    this.setSelectionRange(value.length, value.length);
  }

  getRootNode() {
    return { activeElement: this };
  }

  setSelectionRange(start, end, direction = 'forward') {
    this.selectionStart = Math.min(start, this.#value.length);
    this.selectionEnd = Math.min(end, this.#value.length);
    this.selectionDirection = direction;
  }

  setRangeText(text, start, end) {
    const shift = (place) => {
      if (place <= start) return place;
      return place >= end ? place + text.length - (end - start) : start;
    };
    const [from, to] = [shift(this.selectionStart), shift(this.selectionEnd)];
    this.#value = this.#value.slice(0, start) + text + this.#value.slice(end);
    this.setSelectionRange(from, to, this.selectionDirection);
  }

  // What a person types; whether the page takes it at once.
  type(inputType, data = null) {
    const event = new Event('beforeinput', { cancelable: true });
    Object.assign(event, { inputType, data });
    if (this.dispatchEvent(event)) this.edit(inputType, data);
  }

  edit(inputType, data) {
    let [start, end] = [this.selectionStart, this.selectionEnd];
    const isLow = (place) => /[\uDC00-\uDFFF]/.test(this.#value[place] ?? '');
    if (inputType === 'deleteContentBackward' && start === end) {
      start = Math.max(0, start - 1);
      if (isLow(start)) start -= 1;
    }
    if (inputType === 'deleteContentForward' && start === end) {
      end = Math.min(this.#value.length, end + 1);
      if (isLow(end)) end += 1;
    }
    const text = inputType === 'insertLineBreak' ? '\n' : data ?? '';
    this.#value = this.#value.slice(0, start) + text + this.#value.slice(end);
    this.setSelectionRange(start + text.length, start + text.length);
    this.dispatchEvent(new Event('input'));
  }
}

// A field, and a module that has as many answers due as it likes.
async function fieldAndModule(pace) {
  const session = await FaceSession.open(compiled, { face: 'sheet', locale: 'en-US' });
  const area = new Area();
  const due = [];
  let time = 0;
  globalThis.document = Object.assign(new EventTarget(), {
    execCommand(command, _, text) {
      area.edit({ insertText: 'insertText', delete: 'deleteContentBackward', forwardDelete: 'deleteContentForward' }[command], text);
    },
  });
  const field = new SheetField(area, {
    onText() {},
    undo: () => assert.fail('nobody has asked'),
    send(line, body) {
      time += 1;
      const text = line.replace('@', String(time)) + (body === undefined ? '' : `\n${body}`);
      return new Promise((resolve, reject) => due.push({ text, resolve, reject }));
    },
  });
  // As a worker answers: the oldest message first, and what it has changed before anybody knows.
  async function answer() {
    const { text, resolve, reject } = due.shift();
    try {
      const { effects = [], answer: told } = session.send(text);
      for (const { change, select } of effects) {
        if (change) field.change(change);
        if (select) field.select(select);
      }
      resolve(told ?? {});
    } catch (error) {
      reject(error);
    }
    await new Promise(setImmediate);
  }
  return {
    session, area, field,
    async settle() {
      for (let count = 0; due.length > 0; count += 1) {
        assert(count < 10_000, 'it does not come to rest');
        await answer();
      }
      await new Promise(setImmediate);
    },
    async pass() {
      if (due.length > 0 && pace()) await answer();
      else await new Promise(setImmediate);
    },
  };
}

test('what a text has otherwise, as lines and as a part', () => {
  const next = random(7);
  const text = () => Array.from({ length: next(9) }, () => 'ab\n\né'[next(5)]).join('');
  for (let count = 0; count < 20_000; count += 1) {
    const [old, now] = [text(), text()];
    const edit = difference(old, now);
    const lines = old.split('\n');
    if (edit) lines.splice(edit.from, edit.to - edit.from, ...edit.lines);
    assert.equal(lines.join('\n'), now, JSON.stringify([old, now, edit]));
    assert(!edit || edit.from < edit.to, JSON.stringify([old, now, edit]));
    const { start, end, text: inserted } = part(old, now);
    assert.equal(old.slice(0, start) + inserted + old.slice(end), now);
  }
});

test('a change goes where its lines have gone', () => {
  const change = { from: 5, to: 6, lines: ['x'] };
  assert.deepEqual(moved(change, [{ from: 1, to: 2, lines: ['a', 'b'] }]), { from: 6, to: 7, lines: ['x'] });
  assert.deepEqual(moved(change, [{ from: 1, to: 4, lines: ['a'] }]), { from: 3, to: 4, lines: ['x'] });
  assert.deepEqual(moved(change, [{ from: 6, to: 7, lines: [] }]), change);
  assert.equal(moved(change, [{ from: 5, to: 6, lines: ['y'] }]), undefined);
});

test('places in bytes and in a line', () => {
  const line = 'Café 😀 = 日';
  for (let column = 0; column <= line.length; column += 1) {
    if (column === 6) continue;
    assert.equal(columnAt(line, bytesBefore(line, column)), column);
  }
});

test('field and module have the same text, however late the answers are', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = random(seed * 7919);
    const slowness = 1 + next(6);
    const { session, area, field, settle, pass } = await fieldAndModule(() => next(slowness) === 0);
    field.open('text @ law', 'rent = 12\nline 1 * 2\n\ntotal # é😀\nline 2 + line 1').then(() => {});
    await settle();
    const done = [];
    for (let count = 0; count < 60; count += 1) {
      const what = next(14);
      done.push(what);
      if (what < 5) area.type('insertText', '1a +é'[next(5)]);
      else if (what < 7) area.type('insertLineBreak');
      else if (what < 9) area.type('deleteContentBackward');
      else if (what < 10) area.type('insertText', 'line 1\n7');
      else if (what < 12) {
        let place = next(area.value.length + 1);
        // No cursor stands within a character.
        if (/[\uDC00-\uDFFF]/.test(area.value[place] ?? '')) place += 1;
        let end = Math.min(area.value.length, place + (next(3) === 0 ? next(12) : 0));
        if (/[\uDC00-\uDFFF]/.test(area.value[end] ?? '')) end += 1;
        area.setSelectionRange(place, end);
        document.dispatchEvent(new Event('selectionchange'));
      } else {
        const message = ['press @ 7', 'press @ +', 'press @ =', 'undo @', 'redo @', 'refer @ 0', 'press @ Rad'][next(7)];
        field.act(message).catch(() => {});
      }
      await pass();
    }
    await settle();
    const told = session.send('file 99999 law').answer.text;
    assert.equal(area.value, told, `seed ${seed}: ${done}`);
    assert.equal(field.text, told, `seed ${seed}`);
  }
});

test('numbers of lines move while one goes on typing', async () => {
  const { session, area, field, settle } = await fieldAndModule(() => true);
  field.open('text @ law', '10\nline 1 + 1\nline 2 + 1').then(() => {});
  await settle();
  area.setSelectionRange(0, 0);
  for (let count = 0; count < 5; count += 1) area.type('insertLineBreak');
  area.type('insertText', '4');
  await settle();
  assert.equal(area.value, '\n\n\n\n\n410\nline 6 + 1\nline 7 + 1');
  assert.equal(session.send('file 9 law').answer.text, area.value);
});

test('what is typed behind a key comes after it', async () => {
  const { area, field, settle } = await fieldAndModule(() => true);
  field.open('text @ law', '').then(() => {});
  await settle();
  field.act('press @ 5');
  field.act('press @ =');
  for (const character of '7+1') area.type('insertText', character);
  field.act('press @ =');
  area.type('insertText', '8');
  field.act('undo @');
  await settle();
  assert.equal(area.value, '5\n7+1\n');
});
