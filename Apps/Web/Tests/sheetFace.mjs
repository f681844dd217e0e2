// The sheet's face, as its page is to use it: node --test Apps/Web/Tests/sheetFace.mjs
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { before, test } from 'node:test';

import { FaceSession } from './faceSession.mjs';

const here = (path) => new URL(path, import.meta.url);

let compiled;
before(async () => {
  compiled = await WebAssembly.compile(await readFile(here('../dist/ExactlyWeb.wasm')));
});

function open(options) {
  return FaceSession.open(compiled, { face: 'sheet', locale: 'en-US', ...options });
}

test('all lines of the sheets have their answers', async () => {
  const session = await open();
  const files = await readdir(here('../../../Conformance/sheets'));
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const text = await readFile(here(`../../../Conformance/sheets/${file}`), 'utf8');
    const expected = await readFile(
      here(`../../../Conformance/sheets/${file.replace('.txt', '.expected')}`), 'utf8');
    session.send(`visible 0 0 1000`);
    session.send(`text 0\n${text}`);
    const marks = expected.split('\n').map((answer) => /^[=≈!]/.exec(answer)?.[0] ?? '');
    const rows = session.screen.rows.slice(0, marks.length);
    assert.deepEqual(rows.map(({ mark }) => mark), marks.slice(0, rows.length), file);
  }
});

test('what is typed changes the answers that read it', async () => {
  const session = await open();
  session.send('text 0\nrent = 1200\nrent × 12');
  assert.equal(session.screen.rows[1].answer, '14,400');
  const { rows, keep, change } = session.send('edit 10 0 1 0 11\nrent = 1300');
  assert.equal(rows[1].answer, '15,600');
  assert.equal(rows[1].spoken, 'line 2, rent times 12, equals 15,600, exact');
  assert.equal(change, undefined);
  assert(keep.length > 0);
  assert.equal(session.send('rest 2000').sheet.announcement.text, '1 answer changed');
});

test('keys and references type into the field', async () => {
  const session = await open();
  session.send('text 0\nrent = 1200\n');
  session.send('select 1 1 0 1 0');
  assert.deepEqual(
    session.send('refer 2 0').change, { from: 1, to: 2, lines: ['rent'], line: 1, offset: 4 });
  assert.deepEqual(
    session.send('press 3 *').change, { from: 1, to: 2, lines: ['rent * '], line: 1, offset: 7 });
  session.send('press 4 2');
  assert.equal(session.screen.rows[1].answer, '2,400');
});
