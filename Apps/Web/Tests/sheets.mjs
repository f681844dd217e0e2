// Gives the library the sheets and the lines of the tables, and compares its answers with these and with the
// command's: EXACTLY=.build/release/exactly node --test Apps/Web/Tests/sheets.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { before, test } from 'node:test';

import { Exactly, ExactlyError, Sheet } from '../Page/exactly.js';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);
const read = (path) => readFile(here(`../../../Conformance/${path}`), 'utf8');

let exactly;
let bytes;
before(async () => {
  bytes = await readFile(here('../dist/ExactlyWeb.wasm'));
  exactly = await Exactly.load(bytes);
});

// What stands beside a line, as a file has it.
function shown({ kind, code, answer, decimal, unit, isExact, percentage }) {
  if (code !== null) return `! ${code}`;
  if (kind === 'function' || kind === 'graph') return kind;
  const mark = isExact ? '=' : '≈';
  if (answer !== undefined) return `${mark} ${answer}`;
  if (decimal === null) return '';
  return `${mark} ${percentage ? percent(decimal) : decimal}${unit ? ` ${unit}` : ''}`;
}

// A number as a percentage: the point goes two digits on.
function percent(decimal) {
  const [mantissa, exponent] = decimal.split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  if (exponent) return `${mantissa}e${Number(exponent) + 2}%`;
  const digits = `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`.replace(/^(-?)0+(?=\d)/, '$1');
  return `${digits}${fraction.length > 2 ? `.${fraction.slice(2)}` : ''}%`;
}

// A percentage without zeros at its end: the number that it is has as many places, and so has fewer digits.
function withoutZeros(answer) {
  return answer.replace(/\.(\d*?)0+%$/, (_, digits) => (digits ? `.${digits}%` : '%'));
}

// A decimal as its digits and an exponent.
function number(text) {
  const [, sign, whole, fraction = '', exponent = 0] =
    /^(-?)(\d+)(?:\.(\d*))?(?:e(-?\d+))?$/.exec(text) ?? assert.fail(`no number: ${text}`);
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return [sign, kept, kept && Number(exponent) - fraction.length + digits.length - kept.length].join();
}

async function answers(text) {
  return (await exactly.createSheet(text)).answers();
}

async function sheetNames() {
  const files = await readdir(here('../../../Conformance/sheets'));
  return files.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -'.txt'.length));
}

test('all lines of the sheets have their answers', async () => {
  const names = await sheetNames();
  for (const name of names) {
    const expected = (await read(`sheets/${name}.expected`)).split('\n').slice(0, -1);
    const found = await answers(await read(`sheets/${name}.txt`));
    assert.deepEqual(found.map(shown), expected.slice(0, found.length).map(withoutZeros), name);
    assert(expected.slice(found.length).every((answer) => answer === ''), name);
  }
});

test('answers are what the command tells', async () => {
  assert.ok(process.env.EXACTLY, 'EXACTLY names the command');
  for (const name of await sheetNames()) {
    const text = await read(`sheets/${name}.txt`);
    const command = spawnSync(
      process.env.EXACTLY, ['sheet', '--json', '-'], { input: text, encoding: 'utf8' });
    const records = command.stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line));
    assert.deepEqual(await answers(text), records, name);
    assert(records.length > 0, command.stderr);
  }
});

test('all phrases have their answers', async () => {
  const rows = parseTable(await read('phrases.csv'));
  for (const { id, phrase, context, shown: expected } of rows) {
    const lines = [...(context ? context.split(';') : []), phrase];
    assert.equal(shown((await answers(lines.join('\n'))).at(-1)), expected, id);
  }
});

test('all statistics have their answers and their digits', async () => {
  const rows = parseTable(await read('statistics.csv'));
  for (const { id, expression, shown: expected, value_34: digits } of rows) {
    assert.equal(shown((await answers(expression)).at(-1)), expected, id);
    if (!digits) continue;
    const [, long] = await answers(`# exactly: digits 34\n${expression}`);
    assert.equal(number(long.decimal), number(digits), id);
  }
});

test('sums, products, slopes, areas and roots have their answers and their digits', async () => {
  const rows = parseTable(await read('sums-integrals.csv'));
  assert(rows.length > 0);
  for (const { id, expression, shown: expected, also, digits_30: digits } of rows) {
    const answer = shown((await answers(expression)).at(-1));
    // An integral that is known by its digits is not known to be a whole number.
    assert(answer === expected || also && answer === also, `${id}: ${answer}`);
    if (!digits) continue;
    const [, long] = await answers(`# exactly: digits 30\n${expression}`);
    const parts = long.decimal ?? long.answer.replace(/[[\]]/g, '');
    assert.deepEqual(parts.split(', ').map(number), digits.split('; ').map(number), id);
  }
});

test('a line tells all of its answer', async () => {
  const [, , total, failure] = await answers('rent = 1200\nfood = 4 × 85\ntotal\n1/0');
  assert.deepEqual(total, {
    line: 3, text: 'total', kind: 'value', reading: 'total (lines 1–2)', decimal: '1540',
    exact: '1540', isExact: true, percentage: false, error: null, code: null, uses: [1, 2],
  });
  assert.equal(failure.error, 'division by zero');
  assert.equal(failure.code, 'division-by-zero');
  const [share, list] = await answers('25%\n[1, 2]');
  assert.equal(share.decimal, '0.25');
  assert.equal(share.percentage, true);
  assert.equal(list.answer, '[1, 2]');
});

test('an edit tells the lines whose answers changed', async () => {
  const sheet = await exactly.createSheet('rent = 1200\nfood = 4 × 85\n\nrent × 12\nfood');
  assert(sheet instanceof Sheet);
  assert.deepEqual(sheet.edit(1, 2, 'rent = 1300'), [1, 4]);
  assert.deepEqual(sheet.answers(4, 5).map(shown), ['= 15600']);
  assert.deepEqual(sheet.edit(2, 3, 'food = 340'), [2]);
  // Lines put in, and lines taken away.
  assert.deepEqual(sheet.edit(2, 2, 'a = 1\nb = 2\n'), [2, 3]);
  assert.equal(sheet.lineCount, 7);
  assert.deepEqual(sheet.edit(1, 2, ''), [5]);
  assert.equal(sheet.answers(5, 6)[0].code, 'unknown-name');
  assert.deepEqual(sheet.edit(7, 7, 'a + b'), [7]);
  assert.equal(sheet.text, 'a = 1\nb = 2\nfood = 340\n\nrent × 12\nfood\na + b');
});

test('the text stays as it is, byte for byte', async () => {
  for (const text of ['', 'a', '\n', 'a\n', '\uFEFFa\r\nb', ' 1 + 1\t# two  # = 3 \n\n\n', '1\r']) {
    const sheet = await exactly.createSheet(text);
    assert.equal(sheet.text, text);
    assert.equal(sheet.answers().length, sheet.lineCount);
  }
  const sheet = await exactly.createSheet('1\r\n2\r\n');
  sheet.edit(2, 3, '3\n4');
  assert.equal(sheet.text, '1\r\n3\r\n4\r\n');
  sheet.edit(1, 4, '');
  assert.equal(sheet.text, '');
  assert.equal(sheet.lineCount, 0);
  assert.deepEqual(sheet.answers(), []);
  assert.deepEqual(sheet.edit(1, 1, '5\n'), [1]);
  assert.equal(sheet.text, '5\n');
});

test('after any edits the answers are those of a fresh sheet', async () => {
  let state = 20_260_101;
  const random = (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
  const lines = [
    'a = 3', 'a = a × 2', 'b = a + 1', 'total', 'grand total', 'subtotal', '', '# note', 'ans + 1',
    'line 2', 'f(x) = x^2 + a', 'f(3)', '1/0', 'tax = 8%', '200 + tax', 'max(above)', 'b', '7',
  ];
  const sheet = await exactly.createSheet();
  for (let edit = 0; edit < 300; edit += 1) {
    const from = 1 + random(sheet.lineCount + 1);
    const to = Math.min(sheet.lineCount + 1, from + random(3));
    const text = Array.from({ length: random(4) }, () => `${lines[random(lines.length)]}\n`).join('');
    const old = sheet.answers();
    const count = sheet.lineCount;
    const changed = sheet.edit(from, to, text);
    const found = sheet.answers();
    assert.deepEqual(found, await answers(sheet.text), `edit ${edit}`);
    const distance = sheet.lineCount - count;
    for (const answer of found.filter(({ line }) => line < from || line >= to + distance)) {
      const before = old[answer.line - 1 - (answer.line < from ? 0 : distance)];
      // A line that failed by another may name that by another number now, which is no change.
      if (before.code?.startsWith('failed-line') || shown(answer) === shown(before)) continue;
      assert(changed.includes(answer.line), `edit ${edit}, line ${answer.line}`);
    }
  }
});

test('what is too much is refused, and nothing is changed by it', async () => {
  const tooMuch = { name: 'ExactlyError', code: 'too-much' };
  await assert.rejects(exactly.createSheet('1\n'.repeat(20_001)), {
    ...tooMuch, reason: 'more than 20000 lines' });
  await assert.rejects(exactly.createSheet(' '.repeat(8_388_608)), {
    ...tooMuch, reason: 'longer than 8388608 bytes' });
  const sheet = await exactly.createSheet('1\n'.repeat(20_000));
  assert.throws(() => sheet.edit(1, 1, '2\n'), tooMuch);
  assert.equal(sheet.lineCount, 20_000);
  assert.deepEqual(sheet.edit(1, 2, '2'), [1]);
  assert.equal(sheet.answers(1, 2)[0].decimal, '2');
});

test('wrong arguments are not taken for something', async () => {
  const sheet = await exactly.createSheet('1\n2');
  for (const [from, to] of [[0, 1], [2, 1], [1, 4], [1.5, 2], [1, NaN], [-1, 1], [1, 1e21]]) {
    assert.throws(() => sheet.edit(from, to, ''), RangeError, `${from} to ${to}`);
    assert.throws(() => sheet.answers(from, to), RangeError, `${from} to ${to}`);
  }
  for (const [from, to, text] of [['1', 2, ''], [1, null, ''], [undefined, 2, ''], [1, 2], [1, 2, 3]]) {
    assert.throws(() => sheet.edit(from, to, text), TypeError, `${from} to ${to}`);
  }
  await assert.rejects(exactly.createSheet(12), { name: 'TypeError', message: /^text is a string/ });
  assert.throws(() => new Sheet({}), TypeError);
  assert.equal(sheet.text, '1\n2');
});

test('after a trap a sheet has its text', async (t) => {
  const { Instance } = WebAssembly;
  let isBroken = false;
  t.mock.method(WebAssembly, 'instantiate', async (module) => {
    const { exports } = new Instance(module, {});
    const editSheet = (...values) => {
      if (isBroken) throw new WebAssembly.RuntimeError('unreachable');
      return exports.editSheet(...values);
    };
    return { exports: { ...exports, editSheet } };
  });
  const sheet = await (await Exactly.load(bytes)).createSheet('a = 1\na + 1');
  sheet.edit(1, 2, 'a = 2');
  isBroken = true;
  assert.throws(() => sheet.edit(1, 2, 'a = 3'), (error) => {
    assert(error instanceof ExactlyError && error.cause instanceof WebAssembly.RuntimeError);
    return error.code === 'broken-down';
  });
  assert.equal(sheet.text, 'a = 2\na + 1');
  assert.deepEqual(sheet.edit(1, 2, 'a = 3'), [1, 2]);
  assert.equal(sheet.answers()[1].decimal, '4');
});
