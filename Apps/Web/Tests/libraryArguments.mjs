// What the library refuses: node --test Apps/Web/Tests/libraryArguments.mjs
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { Exactly } from '../Page/exactly.js';

const moduleURL = new URL('../dist/ExactlyWeb.wasm', import.meta.url);

let exactly;
before(async () => {
  exactly = await Exactly.load(moduleURL);
});

// What is refused instead of being taken for something, and why.
const DIGITS = 'digits is a whole number from 1 to 1000000';
const PLACES = 'places is a whole number from 0 to 1000000';
const ANGLE = 'angle is one of rad, deg, grad';
const MIXED = 'mixed is true or false';
const ORDER = 'order is one of precedence, left-to-right';
const MODE = 'mode is one of basic, scientific';
const EVALUATION = 'digits, places, angle, mixed';

const wrongOptions = [
  [{ digits: '30' }, TypeError, DIGITS],
  [{ digits: 30n }, TypeError, DIGITS],
  [{ digits: null }, TypeError, DIGITS],
  [{ digits: [30] }, TypeError, DIGITS],
  [{ digits: true }, TypeError, DIGITS],
  [{ digits: new Number(30) }, TypeError, DIGITS],
  [{ digits: Symbol('30') }, TypeError, DIGITS],
  [{ digits: 0 }, RangeError, DIGITS],
  [{ digits: 3.5 }, RangeError, DIGITS],
  [{ digits: NaN }, RangeError, DIGITS],
  [{ digits: Infinity }, RangeError, DIGITS],
  [{ digits: 1_000_001 }, RangeError, DIGITS],
  [{ digits: 1e300 }, RangeError, DIGITS],
  [{ places: null }, TypeError, PLACES],
  [{ places: '2' }, TypeError, PLACES],
  [{ places: -1 }, RangeError, PLACES],
  [{ places: 0.5 }, RangeError, PLACES],
  [{ digits: 5, places: 5 }, RangeError, 'digits and places cannot be combined'],
  [{ digits: 5, places: null }, TypeError, PLACES],
  [{ angle: 1 }, TypeError, ANGLE],
  [{ angle: null }, TypeError, ANGLE],
  [{ angle: ['deg'] }, TypeError, ANGLE],
  [{ angle: '' }, RangeError, ANGLE],
  [{ angle: 'degrees' }, RangeError, ANGLE],
  [{ angle: 'deg\n\n1' }, RangeError, ANGLE],
  [{ mixed: 1 }, TypeError, MIXED],
  [{ mixed: 'true' }, TypeError, MIXED],
  [{ mixed: null }, TypeError, MIXED],
  [{ digit: 5 }, RangeError, `there is no option 'digit', but there are ${EVALUATION}`],
  [{ place: undefined }, RangeError, `there is no option 'place', but there are ${EVALUATION}`],
  [{ seed: 'ff' }, RangeError, `there is no option 'seed', but there are ${EVALUATION}`],
  [{ order: 'precedence' }, RangeError,
    `there is no option 'order', but there are ${EVALUATION}`],
  [Object.create({ digit: 5 }), RangeError,
    `there is no option 'digit', but there are ${EVALUATION}`],
  [null, TypeError, `options is an object with ${EVALUATION}, not Null`],
  [30, TypeError, `options is an object with ${EVALUATION}, not Number`],
  ['digits', TypeError, `options is an object with ${EVALUATION}, not String`],
  [[30], TypeError, `options is an object with ${EVALUATION}, not Array`],
  [new Map([['digits', 30]]), TypeError, `options is an object with ${EVALUATION}, not Map`],
  [() => ({ digits: 30 }), TypeError, `options is an object with ${EVALUATION}, not Function`],
  [Promise.resolve({ digits: 30 }), TypeError,
    `options is an object with ${EVALUATION}, not Promise`],
];

const wrongCalculators = [
  [{ order: 'rtl' }, RangeError, ORDER],
  [{ order: null }, TypeError, ORDER],
  [{ mode: 'x' }, RangeError, MODE],
  [{ mode: 2 }, TypeError, MODE],
  [{ seed: 'ff' }, RangeError, "there is no option 'seed', but there are order, mode"],
  [{ digits: 5 }, RangeError, "there is no option 'digits', but there are order, mode"],
  ['scientific', TypeError, 'options is an object with order, mode, not String'],
  [null, TypeError, 'options is an object with order, mode, not Null'],
];

const noTexts = [
  [undefined, 'Undefined'], [null, 'Null'], [12, 'Number'], [12n, 'BigInt'], [true, 'Boolean'],
  [['1'], 'Array'], [{}, 'Object'], [new String('1'), 'String'], [Symbol('1'), 'Symbol'],
  [() => '1', 'Function'], [new Uint8Array([49]), 'Uint8Array'],
];

const error = ({ name }, message) => ({ name, message });

test('wrong options are refused, and it is told what is allowed', async () => {
  for (const [options, type, message] of wrongOptions) {
    assert.throws(() => exactly.evaluate('1', options), error(type, message));
  }
  for (const [options, type, message] of wrongCalculators) {
    await assert.rejects(exactly.createCalculator(options), error(type, message));
  }
});

test('options may be left out, be undefined and be inherited', () => {
  assert.equal(exactly.evaluate('2/3', undefined).decimal, '0.6666666666666667');
  assert.equal(exactly.evaluate('2/3', { digits: undefined, places: 1 }).decimal, '0.7');
  assert.equal(exactly.evaluate('2/3', Object.create({ digits: 2 })).decimal, '0.67');
  assert.equal(exactly.evaluate('2/3', Object.assign(Object.create(null), { digits: 2 })).decimal,
    '0.67');
  assert.equal(exactly.evaluate('2/3', { places: -0 }).decimal, '1');
});

test('what is no text is neither evaluated nor pressed', async () => {
  const calculator = await exactly.createCalculator();
  calculator.press('12');
  for (const [value, kind] of noTexts) {
    assert.throws(() => exactly.evaluate(value),
      error(TypeError, `expression is a string, not ${kind}`));
    assert.throws(() => calculator.press(value), error(TypeError, `keys is a string, not ${kind}`));
  }
  assert.equal(calculator.display, '12');
});

test('a module does not come from anything', async () => {
  for (const source of [42, null, true, {}, [], () => moduleURL, Symbol('x'), fetch]) {
    await assert.rejects(Exactly.load(source), (found) => {
      assert.equal(found.name, 'TypeError');
      assert.match(found.message, /^source is an address, a Response, bytes or a WebAssembly.Module, not [A-Z]/);
      return true;
    });
  }
  await assert.rejects(Exactly.load('//['), { name: 'TypeError' });
  await assert.rejects(Exactly.load(new Uint8Array(8)), { name: 'CompileError' });
});

test('instances come from load and createCalculator alone', async () => {
  const { constructor: Calculator } = await exactly.createCalculator();
  for (const parameters of [[], [{}], [exactly]]) {
    assert.throws(() => new Exactly(...parameters),
      error(TypeError, 'Exactly.load() gives an instance'));
    assert.throws(() => new Calculator(...parameters),
      error(TypeError, 'createCalculator() gives a calculator'));
  }
});
