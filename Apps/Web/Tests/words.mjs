// The programmer keypad, by the messages that the page sends: node --test Apps/Web/Tests/words.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { FaceSession } from './faceSession.mjs';
import { parseTable } from './table.mjs';

const file = (path) => readFile(new URL(path, import.meta.url));
const module = await WebAssembly.compile(await file('../dist/ExactlyWeb.wasm'));
const open = (options) => FaceSession.open(module, { locale: 'en-US', ...options });
const keys = ({ screen }) => screen.keypad.rows.flat();
const bits = ({ screen }) => screen.bits.groups.flat();

test('every row of programmer-keys.csv', async () => {
  const rows = parseTable(String(await file('../../../Conformance/programmer-keys.csv')))
    .filter(({ mode }) => mode !== 'typed');
  const wrong = [];
  for (const row of rows) {
    const order = row.mode.endsWith('left-to-right') ? 'left-to-right' : 'precedence';
    const session = await open({ mode: 'programmer', order });
    session.send(`press word${row.word}`);
    session.send(`press base${row.base}`);
    session.send(`press ${row.signed === '1' ? 'signed' : 'unsigned'}`);
    if (row.mode === 'scientific') session.send('turn scientific');
    session.send(`press-all ${row.keys}`);
    const { display } = session.screen;
    const settings = /^(base|word)|^2nd$/;
    const seen = {
      display: display.text.replaceAll('−', '-'),
      clear: keys(session).find(({ token }) => token === 'AC' || token === 'C').token,
      lit: keys(session).find(({ token, isLit }) => isLit && !settings.test(token))?.token ?? 'none',
      wraps: display.wraps ? '1' : '0',
      bits: bits(session).filter(({ isOff }) => !isOff)
        .map(({ isSet, index }) => (isSet ? '1' : '0') + (index % 4 === 0 ? ' ' : '')).join('').trim(),
      carry: session.screen.bits.hasCarry ? '1' : '0',
    };
    for (const [name, value] of Object.entries(seen)) {
      if (!['', '?', value].includes(row[name])) wrong.push([row.id, row.keys, name, value, row[name]]);
    }
  }
  assert(rows.length > 0);
  assert.deepEqual(wrong, []);
});

test('there are bits on the programmer keypad alone', async () => {
  const session = await open();
  assert.equal(session.screen.bits, null);
  session.send('turn programmer');
  assert.equal(bits(session).length, 64);
  assert.deepEqual(session.screen.bits.groups[0].map(({ index }) => index), [63, 62, 61, 60]);
  session.send('press-all 5 word8');
  assert.deepEqual(bits(session).filter(({ isOff }) => !isOff).map(({ name }) => name).slice(4),
    ['bit 3, 0', 'bit 2, 1', 'bit 1, 0', 'bit 0, 1']);
  assert.deepEqual(bits(session).filter(({ position }) => position).map(({ position }) => position),
    ['63', '47', '31', '15', '0']);
  session.send('press bit9');
  assert.equal(session.screen.display.text, '5', 'a bit above the word is off');
  session.send('press bit1');
  assert.equal(session.screen.display.text, '7');
  session.send('turn basic');
  assert.equal(session.screen.bits, null);
  assert.equal(session.screen.display.text, '7');
});

test('the keys follow the window, and are the same ones', async () => {
  const session = await open({ mode: 'programmer' });
  session.send('window 390 844 touch');
  assert.deepEqual(session.screen.keypad.rows.map((row) => row.map(({ token }) => token).join(' ')), [
    'base2 base8 base10 base16 2nd', 'word8 word16 word32 word64 unsigned mod',
    'AND OR XOR NOR 1s 2s', '<< >> X<<Y X>>Y RoL RoR', '( ) DEL AC +/- /', 'a b 7 8 9 *',
    'c d 4 5 6 -', 'e f 1 2 3 +', 'byteflip wordflip ff 0 00 =']);
  const upright = keys(session).map(({ token }) => token).sort();
  session.send('press 5');
  session.send('window 844 390 touch');
  assert.equal(session.screen.keypad.columns, 9);
  assert.equal(session.screen.display.text, '5', 'a window turns from no words');
  session.send('press AC');
  session.send('press AC');
  assert.deepEqual(keys(session).map(({ token }) => token).sort().length, upright.length);
  for (const row of session.screen.keypad.rows) {
    assert.equal(row.reduce((width, { span }) => width + span, 0), 9);
  }
});

test('keys that are off, and keys that are in force', async () => {
  const session = await open({ mode: 'programmer' });
  const named = (test) => keys(session).filter(test).map(({ token }) => token).join(' ');
  assert.equal(named(({ isOff }) => isOff), 'a b c d e f ff');
  assert.equal(named(({ isLit }) => isLit), 'base10 word64');
  session.send('press-all base2 word16');
  assert.equal(named(({ isOff }) => isOff), 'a b 7 8 9 c d 4 5 6 e f 2 3 ff');
  assert.equal(named(({ isLit }) => isLit), 'base2 word16');
  session.send('press 7');
  assert.equal(session.screen.display.text, '0b0');
  assert.equal(session.refusal('press .x'), 'unknown key');
});

test('words are kept with the session, and are there before the window is known', async () => {
  const session = await open();
  session.send('window 390 844 touch');
  session.send('turn programmer');
  session.send('press-all base16 word32 d e a d + 1');
  const { session: lines } = session.send('keep-session').effects[0];
  const other = await open();
  other.send(`continue\n${lines.join('\n')}`);
  assert.equal(other.screen.keypad.mode, 'programmer');
  other.send('window 844 390 touch');
  assert.equal(other.screen.keypad.mode, 'programmer');
  other.send('press =');
  assert.equal(other.screen.display.text, '0xDEAE');
  assert.equal(bits(other).filter(({ isOff }) => !isOff).length, 32);
  for (let step = 0; step < 12; step += 1) other.send('command undo');
  assert.equal(other.screen.keypad.mode, 'basic');
});

test('what is typed presses the keys of words, or is a line', async () => {
  const session = await open({ mode: 'programmer' });
  for (const key of ['Alt+H', 'f', 'f']) session.send(`type ${key}`);
  assert.equal(session.screen.display.text, '0xFF');
  for (const key of ['&', 'c', 'Enter']) session.send(`type ${key}`);
  assert.equal(session.screen.display.text, '0xC');
  session.send('type Alt+t');
  assert.equal(session.screen.line.text, '');
  session.send('line\n0xF0 | 0b11');
  assert.equal(session.screen.display.text, '0xF3');
});

test('each language names the bits', async () => {
  const said = new Set();
  for (const locale of ['en', 'de', 'fr', 'es', 'pt', 'ja', 'ar']) {
    const { screen } = await open({ locale, mode: 'programmer' });
    assert(screen.bits.label.length > 1, locale);
    assert.equal(screen.keypads.length, 3);
    for (const { label } of screen.keypads) said.add(`${locale} ${label}`);
  }
  assert.equal(said.size, 21);
});
