// Plays the shared table and random keys on calculators of the library:
// node --test Apps/Web/Tests/keys.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { Exactly } from '../Page/exactly.js';
import { Module } from '../Page/module.mjs';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);

let compiled;
let exactly;
before(async () => {
  compiled = await WebAssembly.compile(await readFile(here('../dist/ExactlyWeb.wasm')));
  exactly = await Exactly.load(compiled);
});

test('every row of keys.csv', async () => {
  const rows = parseTable(await readFile(here('../../../Conformance/keys.csv'), 'utf8'));
  const orders = {
    'any': ['precedence', 'left-to-right'],
    'precedence': ['precedence'],
    'left-to-right': ['left-to-right'],
    'scientific': ['precedence'],
  };
  const wrong = [];
  for (const { id, mode, keys, display, clear, lit } of rows) {
    assert(mode in orders, `${id}: unknown mode ${mode}`);
    for (const order of orders[mode]) {
      const calculator = await exactly.createCalculator({
        order, mode: mode === 'scientific' ? 'scientific' : 'basic',
      });
      calculator.press(keys);
      const seen = {
        display: calculator.display,
        clear: clear === '?' ? '?' : calculator.clear,
        lit: lit === '?' ? '?' : (calculator.lit ?? 'none'),
      };
      const same = seen.display === display && seen.clear === clear && seen.lit === lit;
      if (!same) wrong.push({ id, order, keys, seen, expected: { display, clear, lit } });
    }
  }
  assert(rows.length > 0);
  assert.deepEqual(wrong, []);
});

test('a million random presses neither trap nor gather memory', async () => {
  const instance = await WebAssembly.instantiate(compiled, {});
  const module = new Module(compiled, instance);
  const memorySize = () => instance.exports.memory.buffer.byteLength;
  const tokens = [
    ...'0123456789', '.', '+', '-', '*', '/', '+/-', '%', '=', '=', 'C', 'AC', 'DEL',
  ];
  // xorshift32 (G. Marsaglia, 2003): the same presses in every run.
  let state = 2463534242;
  const random = (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
  const shown = /^(-?[\d,]+\.?\d*(e-?\d+)?|Error)$/;
  let sizeBefore = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const keys = Array.from({ length: 100 }, () => tokens[random(tokens.length)]).join(' ');
    const { display, error } = JSON.parse(module.call('press', `\n${keys}`));
    assert.match(display, shown, keys);
    assert.equal(error === null, display !== 'Error', keys);
    if (round === 2_000) sizeBefore = memorySize();
  }
  assert.equal(memorySize(), sizeBefore);
});
