// The sheet's face, as its page uses it: node --test Apps/Web/Tests/sheetFace.mjs
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

// What an answer has told of a name.
function effect({ effects = [] }, name) {
  return effects.find((each) => name in each)?.[name];
}

test('all lines of the sheets have their answers', async () => {
  const session = await open();
  const files = await readdir(here('../../../Conformance/sheets'));
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const text = await readFile(here(`../../../Conformance/sheets/${file}`), 'utf8');
    const expected = await readFile(
      here(`../../../Conformance/sheets/${file.replace('.txt', '.expected')}`), 'utf8');
    session.send(`visible 0 0 1000`);
    session.send(`text 0 ${file}\n${text}`);
    const marks = expected.split('\n').map((answer) => /^[=≈!]/.exec(answer)?.[0] ?? '');
    const rows = session.screen.rows.slice(0, marks.length);
    assert.deepEqual(rows.map(({ mark }) => mark), marks.slice(0, rows.length), file);
  }
});

test('what is typed changes the answers that read it', async () => {
  const session = await open();
  session.send('text 0\nrent = 1200\nrent × 12');
  assert.equal(session.screen.rows[1].answer, '14,400');
  const answer = session.send('edit 10 0 1 0 11\nrent = 1300');
  assert.equal(answer.rows[1].answer, '15,600');
  assert.equal(answer.rows[1].spoken, 'line 2, rent times 12, equals 15,600, exact');
  assert.equal(effect(answer, 'change'), undefined);
  assert.equal(effect(answer, 'keep').length, 1);
  assert.equal(session.send('rest 2000').sheet.announcement.text, '1 answer changed');
});

test('keys and references type into the field', async () => {
  const session = await open();
  session.send('text 0\nrent = 1200\n');
  session.send('select 1 1 0 1 0');
  const referred = session.send('refer 2 0');
  assert.deepEqual(effect(referred, 'change'), [{ from: 1, to: 2, lines: ['rent'] }]);
  assert.deepEqual(effect(referred, 'select'), [1, 4, 1, 4]);
  assert.deepEqual(
    effect(session.send('press 3 *'), 'change'), [{ from: 1, to: 2, lines: ['rent * '] }]);
  session.send('press 4 2');
  assert.equal(session.screen.rows[1].answer, '2,400');
  session.send('press 5 =');
  assert.equal(session.screen.sheet.count, 3);
});

test('what is typed is a step of undo until a rest', async () => {
  const session = await open();
  session.send('text 0\n');
  session.send('edit 10 0 1 0 1\n1');
  session.send('edit 20 0 1 0 2\n12');
  session.send('edit 2000 0 1 0 3\n123');
  assert.deepEqual(effect(session.send('undo 2100'), 'change'), [{ from: 0, to: 1, lines: ['12'] }]);
  assert.deepEqual(effect(session.send('undo 2200'), 'change'), [{ from: 0, to: 1, lines: [''] }]);
  assert.equal(session.screen.sheet.canUndo, false);
  assert.deepEqual(effect(session.send('redo 2300'), 'change'), [{ from: 0, to: 1, lines: ['12'] }]);
});

test('numbers of lines that move are told line by line', async () => {
  const session = await open();
  session.send('text 0\n10\n20\nline 1 + line 2\n30\nline 2 * 2');
  const answer = session.send('edit 10 0 1 1 0\n\n10');
  assert.deepEqual(effect(answer, 'change'), [
    { from: 3, to: 4, lines: ['line 2 + line 3'] }, { from: 5, to: 6, lines: ['line 3 * 2'] }]);
});

test('a number is changed by steps of its last place, as one step of undo', async () => {
  const session = await open();
  session.send('text 0\nprice = 1.25');
  session.send('select 1 0 9 0 9');
  session.send('change 2 -3');
  assert.deepEqual(
    effect(session.send('change 3 -1'), 'change'), [{ from: 0, to: 1, lines: ['price = 1.21'] }]);
  session.send('let-go 4');
  assert.deepEqual(effect(session.send('undo 5'), 'change'), [{ from: 0, to: 1, lines: ['price = 1.25'] }]);
});

test('a name is completed', async () => {
  const session = await open();
  session.send('text 0\nrent = 5\nren');
  session.send('select 1 1 3 1 3');
  assert.deepEqual(session.screen.sheet.completions, ['rent']);
  assert.deepEqual(effect(session.send('complete 2'), 'change'), [{ from: 1, to: 2, lines: ['rent'] }]);
  session.send('edit 3 1 2 1 2\nsq');
  assert.deepEqual(
    effect(session.send('complete 4\nsqrt('), 'change'), [{ from: 1, to: 2, lines: ['sqrt('] }]);
});

test('what was kept leads to the text as it was, with its ends of lines', async () => {
  const base = 'a = 1\r\na + 1\r\n';
  const session = await open();
  session.send(`text 0 plan.sheet\n${base}`);
  const { lines } = session.send('file 1 plan.sheet').answer;
  lines.push(...effect(session.send('edit 10 0 1 0 6\na = 12'), 'keep'));
  lines.push(...effect(session.send('edit 20 1 2 2 0\na + 1\nb'), 'keep'));
  const other = await open();
  const told = other.send(`recover 0 ${lines.length} plan.sheet\n${lines.join('\n')}\n${base}`);
  assert.deepEqual(effect(told, 'change')[0].lines, ['a = 12', 'a + 1', 'b']);
  assert.equal(other.send('file 1 plan.sheet').answer.text, 'a = 12\r\na + 1\r\nb\r\n');
  // The last line is damaged.
  const damaged = [...lines.slice(0, -1), 'x'];
  other.send(`recover 0 ${lines.length}\n${damaged.join('\n')}\n${base}`);
  assert.equal(other.send('file 1').answer.text, 'a = 12\r\na + 1\r\n');
  // What rests on another text is refused, and nothing is opened in its place.
  assert.match(other.refusal(`recover 0 ${lines.length}\n${lines.join('\n')}\n${base}x`), /cannot be read/);
  assert.match(other.refusal(`recover 0 1\nx\n${base}`), /cannot be read/);
  assert.equal(other.send('file 1').answer.text, 'a = 12\r\na + 1\r\n');
});

test('answers are written into the text and taken out again, as one step of undo', async () => {
  const session = await open();
  session.send('text 0\n1 + 1\n2/3');
  assert.deepEqual(
    effect(session.send('answers 1 write'), 'change').map(({ lines }) => lines[0]),
    ['1 + 1  # = 2', '2/3  # ≈ 0.6666666666666667']);
  assert.equal(session.screen.sheet.remark, 'The answers are in the text');
  session.send('edit 2 0 1 0 5\n1 + 4  # = 2');
  assert.equal(effect(session.send('answers 3 update'), 'change')[0].lines[0], '1 + 4  # = 5');
  assert.equal(effect(session.send('answers 4 remove'), 'change').length, 2);
  assert.equal(effect(session.send('undo 5'), 'change').length, 2);
  session.refusal('answers 6 sideways');
});

test('a checkpoint leads to the sheet as it is', async () => {
  const session = await open();
  session.send('keypad 0 basic');
  session.send('text 0 plan.sheet\n1 + 1\n');
  session.send('edit 1 0 1 0 5\n1 + 2');
  const { messages } = session.send('checkpoint').answer;
  const other = await open();
  for (const message of messages) other.send(message);
  assert.deepEqual(other.screen.rows, session.screen.rows);
  assert.deepEqual(other.screen.keypad, session.screen.keypad);
});

test('a line that takes long is calculated in rests, each of which ends soon', async () => {
  const session = await open();
  session.send('text 0\nsum(1/k, k, 1, 300000)');
  assert.equal(session.screen.rows[0].answer, '…');
  let rests = 0;
  for (; session.screen.sheet.hasWork && rests < 1000; rests += 1) session.send(`rest ${1000 + rests}`);
  assert.match(session.screen.rows[0].answer, /^13\.188/);
});

test('lines that are quick are calculated after a stop, and none that takes long', async () => {
  const session = await open();
  const lines = ['sum(1/k, k, 1, 300000)', ...Array.from({ length: 99 }, (_, index) => `${index + 2} * 2`)];
  session.send(`text 0\n${lines.join('\n')}`);
  session.send('visible 1 60 100');
  assert.equal(session.screen.rows.at(-1).answer, '');
  assert.deepEqual(session.send('settle 2').answer, {});
  assert.equal(session.screen.rows.at(-1).answer, '200');
  session.send('visible 3 0 10');
  session.send('settle 4');
  assert.deepEqual(session.screen.rows.slice(0, 2).map(({ answer }) => answer), ['…', '4']);
  // No answer is news.
  assert.equal(session.screen.sheet.next, null);
});

test('what is not understood is refused, and changes nothing', async () => {
  const session = await open();
  const another = await open();
  for (const each of [session, another]) {
    each.send('text 0\n1 + 1');
    each.send('answers 1 write');
  }
  for (const message of [
    'edit 1 0 3 0 0\n2', 'edit 1 1 1 0 0\n2', 'edit 1 0 1\n2', 'edit x 0 1 0 0\n2', 'press 1', 'press 1 nothing',
    'select 1 0 0 0', 'select 1 -1 0 0 0', 'visible 1 5 2', 'refer 1', 'change 1 x', 'change 1 9999999999999',
    'recover 1\n', 'shout 1', 'window 390 844', 'keypad 1', 'keypad 1 sideways', 'answers 1 sideways', '',
  ]) {
    session.refusal(message);
    // To ask for a checkpoint changes nothing, and tells all that has changed since.
    assert.equal(session.answerText('checkpoint'), another.answerText('checkpoint'), message);
  }
  assert.equal(session.screen.rows[0].answer, '2');
  // Places that there are not are brought to some that there are.
  session.send('select 1 99 99 99 99');
  session.send('refer 1 77');
  session.send('field 2 0 9999\n3');
  assert.equal(session.screen.rows[0].answer, '3');
});
