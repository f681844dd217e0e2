// Keys at random on calculators of the library: as the simple calculator says, and the scientific ones as
// the command: EXACTLY=.build/release/exactly node --test Apps/Web/Tests/randomKeys.mjs
// EXACTLY_SEED makes others of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Exactly } from '../Page/exactly.js';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);

let exactly;
before(async () => {
  exactly = await Exactly.load(await WebAssembly.compile(await readFile(here('../dist/ExactlyWeb.wasm'))));
});

function run(program, options, input = '') {
  const done = spawnSync(program, options, { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  assert.equal(done.error, undefined);
  return done.stdout;
}

async function seen(keys, options) {
  const calculator = await exactly.createCalculator(options);
  calculator.press(keys);
  return { display: calculator.display, clear: calculator.clear, lit: calculator.lit ?? 'none' };
}

for (const order of ['precedence', 'left-to-right']) {
  test(`of the basic keypad, ${order}`, async () => {
    const rows = parseTable(run('python3', [
      fileURLToPath(here('../../../Tests/Faces/random_keys.py')), '--order', order, '--count', '5000',
    ]));
    assert.equal(rows.length, 5_000);
    for (const { keys, display, clear, lit } of rows) {
      assert.deepEqual(await seen(keys, { order }), { display, clear, lit }, keys);
    }
  });
}

const tokens = [
  ...'0123456789'.repeat(3), ...'..++--**//===%', '+/-', 'DEL', 'AC', '(', ')', '(', ')', 'x^2', 'x^3', 'x^y',
  'e^x', '10^x', 'y^x', '2^x', '1/x', 'sqrt', 'cbrt', 'yroot', 'ln', 'log10', 'logy', 'log2', 'x!', 'sin',
  'cos', 'tan', 'sin-1', 'cos-1', 'tan-1', 'sinh', 'cosh', 'tanh', 'sinh-1', 'cosh-1', 'tanh-1', 'e', 'pi',
  'EE', 'Rad', 'Deg', 'mc', 'm+', 'm-', 'mr',
];

// mulberry32 (T. Ettinger, 2017).
function generator(seed) {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

test('of the scientific keypad', async () => {
  assert.ok(process.env.EXACTLY, 'EXACTLY names the command');
  const random = generator(Number(process.env.EXACTLY_SEED ?? 1));
  const lines = Array.from({ length: 2_000 }, () =>
    Array.from({ length: 1 + random(15) }, () => tokens[random(tokens.length)]).join(' '));
  const answers = run(
    process.env.EXACTLY, ['--json', '--mode', 'scientific', '--keys', '-'],
    lines.map((line) => `${line}\n`).join('')).trimEnd().split('\n').map(JSON.parse);
  assert.equal(answers.length, lines.length);
  for (const { keys, display, clear, lit } of answers) {
    assert.deepEqual(
      await seen(keys, { mode: 'scientific' }), { display, clear, lit: lit ?? 'none' }, keys);
  }
});
