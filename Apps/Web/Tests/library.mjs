// What the library promises beside right answers: node --test Apps/Web/Tests/library.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { before, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { Exactly, ExactlyError } from '../Page/exactly.js';

const here = (path) => new URL(path, import.meta.url);
const moduleURL = here('../dist/ExactlyWeb.wasm');

let bytes;
let exactly;
before(async () => {
  bytes = await readFile(moduleURL);
  exactly = await Exactly.load(moduleURL);
});

test('an answer has the digits, the exact form and the reading', () => {
  assert.deepEqual(exactly.evaluate('1/3 + 1/6'), {
    reading: '(1 ÷ 3) + (1 ÷ 6)', decimal: '0.5', exact: '1/2', isExact: true, note: null,
  });
  assert.deepEqual(exactly.evaluate('sin(60)', { angle: 'deg', digits: 5 }), {
    reading: 'sin(60)', decimal: '0.86603', exact: '√3/2', isExact: false, note: null,
  });
  assert.equal(exactly.evaluate('7/2', { mixed: true }).exact, '3 1/2');
  assert.equal(exactly.evaluate('2/3', { places: 2 }).decimal, '0.67');
  assert.equal(exactly.evaluate('2/3', { places: undefined }).decimal, '0.6666666666666667');
  assert.equal(exactly.evaluate('# nothing but a comment').decimal, null);
  assert.equal(exactly.evaluate('√2', { digits: 1000 }).decimal.length, 1001);
});

test('answers are exact, or rounded correctly', () => {
  const answers = {
    '0.1 + 0.2': '0.3',
    '2/3': '0.6666666666666667',
    '-(1+2)': '-3',
    '200 + 10%': '220',
    '12345678 × 87654321 - 1': '1082152022374637',
    '1e40 / 7': '1.428571428571429e39',
    '(1e100 + 1) - 1e100': '1',
    'sin(60°)^2': '0.75',
    'e^π': '23.14069263277927',
    '4 atan(1) - π': '0',
    '9^9^9': '4.281247731757470e369693099',
    'gamma(1/3)': '2.678938534707748',
  };
  for (const [expression, answer] of Object.entries(answers)) {
    assert.equal(exactly.evaluate(expression).decimal, answer, expression);
  }
});

test('expressions know nothing of each other', () => {
  assert.equal(exactly.evaluate('x = 3').decimal, '3');
  assert.throws(() => exactly.evaluate('x'), { reason: "unknown name 'x'" });
  assert.throws(() => exactly.evaluate('ans'), { reason: 'there is no previous answer yet' });
});

test('an error has the reason, its kind and the place in the text', () => {
  const failures = [
    ['', 'nothing to calculate', 'unreadable', ''],
    ['1/0', 'division by zero', 'no-value', '/'],
    ['√-1', 'the result is not a real number', 'no-value', '√'],
    ['-(1+2', 'this bracket was never closed', 'unreadable', '('],
    ['2 + foo', "unknown name 'foo'", 'unreadable', 'foo'],
    ['π + 😀 + 1', "unexpected character '😀'", 'unreadable', '😀'],
    ['😀', "unexpected character '😀'", 'unreadable', '😀'],
    ['1 + \uD800', "unexpected character '\u{FFFD}'", 'unreadable', '\uD800'],
    ['1\0', 'unexpected character U+0000', 'unreadable', '\0'],
    ['('.repeat(100_000), 'more than 256 levels of brackets, signs and functions', 'unreadable'],
    ['1'.repeat(2_000_000), 'longer than 1048576 bytes', 'unreadable'],
  ];
  for (const [expression, reason, code, place] of failures) {
    const shown = expression.slice(0, 20);
    assert.throws(() => exactly.evaluate(expression), (error) => {
      assert(error instanceof ExactlyError && error instanceof Error, shown);
      assert.equal(error.name, 'ExactlyError');
      assert.equal(error.message, reason, shown);
      assert.equal(error.reason, reason, shown);
      assert.equal(error.code, code, shown);
      if (place !== undefined) {
        assert.equal(expression.slice(error.range.start, error.range.end), place, shown);
      }
      return true;
    });
  }
  assert.throws(() => exactly.evaluate('10^(10^10)', { places: 2 }), {
    reason: 'the exact result has too many digits', code: 'no-value', range: null,
  });
  assert.equal(exactly.evaluate('1+1').decimal, '2');
});

test('a calculator shows what its keys have done', async () => {
  const calculator = await exactly.createCalculator();
  const state = () => {
    const { display, expression, clear, lit, error } = calculator;
    return { display, expression, clear, lit, error };
  };
  const initial = { display: '0', expression: '', clear: 'AC', lit: null, error: null };
  assert.deepEqual(state(), initial);
  assert.equal(calculator.press('2 + 3 *'), calculator);
  assert.deepEqual(
    state(), { display: '3', expression: '2 + 3 ×', clear: 'C', lit: '*', error: null });
  calculator.press('4 =');
  assert.equal(calculator.display, '14');
  assert.equal(calculator.expression, '2 + 3 × 4');
  calculator.press('9 +/-');
  assert.equal(calculator.display, '-9');
  assert.equal(calculator.press('/ 0 =').display, 'Error');
  assert.equal(calculator.error, 'division by zero');
  calculator.press('');
  assert.equal(calculator.press('AC').error, null);
  const other = await exactly.createCalculator({ order: 'left-to-right', mode: 'scientific' });
  assert.equal(other.press('2 + 3 * 4 =').display, '20');
  assert.equal(other.expression, '(2 + 3) × 4');
  assert.equal(other.press('2 / 3 =').display, '0.666666666666667');
  assert.equal(calculator.display, '0');
});

test('keys that are refused are not pressed, not one of them', async () => {
  const calculator = await exactly.createCalculator();
  calculator.press('12');
  assert.throws(() => calculator.press('3 😀 4'), {
    name: 'ExactlyError', reason: "unknown key '😀'", code: 'unreadable',
    range: { start: 2, end: 4 },
  });
  assert.throws(() => calculator.press('3 + fo\0'), { code: 'unreadable' });
  assert.throws(() => calculator.press('3 '.repeat(5_000_000)), { name: 'RangeError' });
  assert.equal(calculator.display, '12');
  assert.equal(calculator.press('5').display, '125');
});

test('bytes that are no text are refused, and the module goes on', async () => {
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  const call = (name, input) => {
    const address = exports.inbox(input.length);
    if (address === 0) return null;
    new Uint8Array(exports.memory.buffer).set(input, address);
    const isAccepted = exports[name](input.length) !== 0;
    const outbox = new Uint8Array(exports.memory.buffer, exports.outbox(), exports.outboxCount());
    return { isAccepted, answer: new TextDecoder('utf-8', { fatal: true }).decode(outbox) };
  };
  const encode = (text) => new TextEncoder().encode(text);
  const inputs = {
    'no UTF-8': [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF8],
    'no UTF-8 below the options': [10, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF8],
    'a NUL': [0],
    'a NUL below the options': [10, 0],
    'line ends': encode('\r\n\u2028\n\n\n='),
    'a name without value': encode('digits\n\n1'),
    'many names': encode('digits=\n'.repeat(100_000)),
    'quotes': encode('"\\"=\u{1}\n\n1'),
    'too much': new Uint8Array(exports.textLimit() + 1).fill(0x31),
  };
  for (const name of ['evaluate', 'begin', 'press']) {
    for (const [kind, input] of Object.entries(inputs)) {
      const { isAccepted, answer } = call(name, input);
      if (isAccepted) JSON.parse(answer);
      else assert.match(answer, /^[a-z]/, `${name} ${kind}`);
    }
    assert.equal(call(name, encode('x=1\n\n1')).answer, "there is no option 'x'");
  }
  assert.equal(exports.inbox(exports.textLimit() + 2), 0);
  assert.equal(exports.inbox(-1), 0);
  assert.equal(JSON.parse(call('evaluate', encode('\n1+1')).answer).decimal, '2');
  assert.equal(JSON.parse(call('press', encode('\n1 + 1 =')).answer).display, '2');
});

test('each calculator has random numbers of its own', async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, async () => {
    const calculator = await exactly.createCalculator({ mode: 'scientific' });
    return calculator.press('Rand').display;
  }));
  assert.equal(new Set(numbers).size, numbers.length, `${numbers}`);
});

test('the module comes from anywhere', async () => {
  const server = createServer((request, response) => {
    const type = request.url === '/typed' ? 'application/wasm' : 'application/octet-stream';
    response.writeHead(request.url === '/missing' ? 404 : 200, { 'Content-Type': type });
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${server.address().port}`;
    const sources = {
      'an address as text': `${address}/typed`,
      'an address': new URL(`${address}/untyped`),
      'a response': await fetch(`${address}/typed`),
      'bytes': bytes,
      'a buffer': new Uint8Array(bytes).buffer,
      'a compiled module': await WebAssembly.compile(bytes),
      'an address beside the library': '../dist/ExactlyWeb.wasm',
    };
    for (const [name, source] of Object.entries(sources)) {
      assert.equal((await Exactly.load(source)).evaluate('1/8').decimal, '0.125', name);
    }
    await assert.rejects(Exactly.load(`${address}/missing`), /missing: 404/);
  } finally {
    server.close();
  }
});

test('a compiled module goes to a worker, and the worker can be ended', async () => {
  const worker = new Worker(`
    import { parentPort, workerData } from 'node:worker_threads';
    const { Exactly } = await import(workerData.library);
    const exactly = await Exactly.load(workerData.module);
    parentPort.postMessage(exactly.evaluate('√2').decimal);
    parentPort.on('message', (text) => parentPort.postMessage(exactly.evaluate(text)));
  `, {
    eval: true,
    workerData: {
      library: here('../Page/exactly.js').href, module: await WebAssembly.compile(bytes),
    },
  });
  const answer = await new Promise((resolve) => worker.once('message', resolve));
  assert.equal(answer, '1.414213562373095');
  worker.postMessage('cos(2^4000000)');
  assert.equal(await worker.terminate(), 1);
});

test('after a trap there is a new instance', async (t) => {
  const calculator = await exactly.createCalculator({ order: 'left-to-right' });
  calculator.press('7');
  const { Instance } = WebAssembly;
  // The next instance traps in whatever it is asked; those after it do not.
  let isBroken = true;
  const trap = () => {
    if (isBroken) throw new WebAssembly.RuntimeError('unreachable');
  };
  t.mock.method(WebAssembly, 'instantiate', async (module) => {
    const { exports } = new Instance(module, {});
    const wrap = (call) => (...values) => trap() ?? call(...values);
    const evaluate = wrap(exports.evaluate);
    const press = wrap(exports.press);
    return { exports: { ...exports, evaluate, press } };
  });
  const fragile = await Exactly.load(bytes);
  const lost = await fragile.createCalculator({ order: 'left-to-right' });
  isBroken = false;
  lost.press('1 2 3');
  isBroken = true;
  const breakdown = (error) => {
    assert.equal(error.name, 'ExactlyError');
    assert.equal(error.code, 'broken-down');
    assert(error.cause instanceof WebAssembly.RuntimeError);
    return true;
  };
  assert.throws(() => fragile.evaluate('1 + 1'), breakdown);
  assert.equal(fragile.evaluate('1 + 1').decimal, '2');
  assert.throws(() => lost.press('4'), breakdown);
  assert.equal(lost.display, '0');
  assert.equal(lost.press('2 + 3 * 4 =').display, '20');
  assert.equal(calculator.display, '7');
});

// Runs programs of a text, in which `statement; // value` says what a statement gives; counts them.
async function run(programs) {
  const program = programs.join('\n')
    .replace(/^import .*$/m, '')
    .replace(/^ *([^\n]*?); +\/\/ (.*)$/gm, 'assert.equal($1, $2); count += 1;');
  const AsyncFunction = (async () => {}).constructor;
  return new AsyncFunction('assert', 'Exactly', `let count = 0; ${program}; return count;`)(
    assert, { load: () => exactly });
}

test('what the guide says is true', async () => {
  const guide = await readFile(here('../../../Guides/Browser.md'), 'utf8');
  const section = guide.split(/^## /m).find((text) => text.startsWith('The library\n'));
  assert(section, 'the guide has the section');
  const [calls, failure] = section.matchAll(/```js\n(.*?)```/gs);
  assert.equal(await run([calls[1], failure[1]]), 12);
});

test('what the package says of itself is true', async () => {
  const [, program] = /```js\n(.*?)```/s.exec(await readFile(here('../dist/README.md'), 'utf8'));
  assert.equal(await run([program]), 8);
});
