// Plays the shared tables and hostile input on the module that `Apps/Web/build` has made:
// node --test Apps/Web/Tests/keys.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { Calculator } from '../Page/calculator.mjs';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);

let module;
before(async () => {
  module = await WebAssembly.compile(await readFile(here('../dist/ExactlyWeb.wasm')));
});

// The page's sign is U+2212; the table is in ASCII.
const ascii = (text) => text.replaceAll('\u2212', '-');

test('every row of keys.csv', async () => {
  const rows = parseTable(await readFile(here('../../../Conformance/keys.csv'), 'utf8'));
  const orders = {
    'any': ['precedence', 'left-to-right'],
    'precedence': ['precedence'],
    'left-to-right': ['left-to-right'],
    'scientific': ['precedence'],
  };
  const calculator = await Calculator.load(module);
  const wrong = [];
  let played = 0;
  for (const { id, mode, keys, display, clear, lit } of rows) {
    assert(mode in orders, `${id}: unknown mode ${mode}`);
    for (const order of orders[mode]) {
      calculator.reset(order);
      calculator.turn(mode === 'scientific' ? 'scientific' : 'basic');
      calculator.pressAll(keys);
      const seen = {
        display: ascii(calculator.display),
        clear: clear === '?' ? '?' : calculator.clearLabel,
        lit: lit === '?' ? '?' : (calculator.litToken ?? 'none'),
      };
      const same = seen.display === display && seen.clear === clear && seen.lit === lit;
      if (!same) wrong.push({ id, order, keys, seen, expected: { display, clear, lit } });
    }
    played += 1;
  }
  assert.deepEqual(wrong, []);
  assert(played > 600, `only ${played} rows`);
});

test('a press changes what is shown', async () => {
  const calculator = await Calculator.load(module);
  for (const token of ['2', '+', '3', '*']) calculator.press(token);
  assert.equal(calculator.display, '3');
  assert.equal(calculator.expressionLine, '2 + 3 ×');
  assert.equal(calculator.litToken, '*');
  assert.equal(calculator.clearLabel, 'C');
  for (const token of ['4', '=']) calculator.press(token);
  assert.equal(calculator.display, '14');
  assert.equal(calculator.litToken, null);
  calculator.reset('left-to-right');
  calculator.pressAll('2 + 3 * 4 =');
  assert.equal(calculator.display, '20');
  assert.equal(calculator.expressionLine, '(2 + 3) × 4');
});

test('expressions have exact answers', async () => {
  const calculator = await Calculator.load(module);
  const answers = {
    '1/3 + 1/6': '0.5',
    '0.1 + 0.2': '0.3',
    '2/3': '0.6666666666666667',
    '-(1+2': '-3',
    '200 + 10%': '220',
    '12345678 × 87654321 - 1': '1082152022374637',
    '1e40 / 7': '1.428571428571429e39',
    '(1e100 + 1) - 1e100': '1',
    'sqrt(2)': '1.414213562373095',
    'sin(60°)^2': '0.75',
    '√2 × √8': '4',
    'e^π': '23.14069263277927',
    '4 atan(1) - π': '0',
    '9^9^9': '4.281247731757470e369693099',
    'gamma(1/3)': '2.678938534707748',
  };
  for (const [expression, answer] of Object.entries(answers)) {
    assert.equal(calculator.evaluate(expression), answer, expression);
  }
});

test('what has no value says why', async () => {
  const calculator = await Calculator.load(module);
  const reasons = {
    '': 'nothing to calculate',
    '1/0': 'division by zero',
    '1/(√50 - 5√2)': 'division by zero',
    'ln 0': "outside the function's domain",
    '2 +': 'a number is missing',
    '2 2': 'an operator is missing',
    'foo': "unknown name 'foo'",
    '1\0': "unexpected character '\u{FFFD}'",
    '\uD800': "unexpected character '\u{FFFD}'",
    ['('.repeat(100_000)]: 'more than 256 levels of brackets, signs and functions',
  };
  for (const [expression, reason] of Object.entries(reasons)) {
    assert.throws(() => calculator.evaluate(expression), { name: 'Error', message: reason });
  }
  assert.equal(calculator.evaluate('1+1'), '2');
});

test('hostile input is refused in words, and the calculator goes on', async () => {
  const calculator = await Calculator.load(module);
  calculator.pressAll('1 2');
  const long = new Uint8Array(10_000_000).fill('1'.charCodeAt(0));
  const tooLong = { name: 'Error', message: 'longer than 8388608 bytes' };
  const noUTF8 = new Uint8Array([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF8]);
  const calls = {
    press: (text) => calculator.press(text),
    pressAll: (text) => calculator.pressAll(text),
    reset: (text) => calculator.reset(text),
    evaluate: (text) => calculator.evaluate(text),
  };
  for (const [name, call] of Object.entries(calls)) {
    assert.throws(() => call(long), tooLong, name);
    assert.throws(() => call(noUTF8), { name: 'Error', message: /unknown|unexpected/ }, name);
    assert.throws(() => call('\0'), { name: 'Error', message: /unknown|unexpected/ }, name);
    assert.throws(() => call('foo'), { name: 'Error', message: /unknown/ }, name);
  }
  assert.throws(() => calculator.press(''), { message: 'unknown key' });
  assert.throws(() => calculator.reset(''), { message: 'unknown order' });
  assert.throws(() => calculator.pressAll('3 foo 4'), { message: "unknown key 'foo'" });
  calculator.pressAll('');
  assert.equal(calculator.display, '12');
  assert(calculator.memorySize < 16 << 20, `${calculator.memorySize} bytes`);
});

test('a million random presses neither trap nor gather memory', async () => {
  const calculator = await Calculator.load(module);
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
  let sizeBefore = 0;
  for (let press = 1; press <= 1_000_000; press += 1) {
    calculator.press(tokens[random(tokens.length)]);
    if (press % 1000 === 0) {
      assert.match(calculator.display, /^(−?[\d,]+\.?\d*(e−?\d+)?|Error)$/);
      calculator.expressionLine;
    }
    // By now the undo history is as long as it will ever be.
    if (press === 200_000) sizeBefore = calculator.memorySize;
  }
  assert.equal(calculator.memorySize, sizeBefore);
});
