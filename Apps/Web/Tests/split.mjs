// Proves that the module in parts is the module: node --test Apps/Web/Tests/split.mjs
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { Module } from '../Page/module.mjs';
import { SplitInstance, partsFor } from '../Page/engine/split.mjs';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);
const files = await readdir(here('../dist/'));
const nameOf = (part) => files.find((name) => name.startsWith(`ExactlyWeb.${part}.`));
const fileOf = (part) => here(`../dist/${nameOf(part)}`);
const skip = nameOf('rest') ? false : 'the module was not split: Binaryen was not installed';

const compiled = async (file) => WebAssembly.compile(await readFile(file));
const names = skip ? [] : partsFor('en');
const parts = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await compiled(fileOf(name))])));
const first = skip ? null : await compiled(fileOf('first'));

const opening = (locale, mode, settings = '') =>
  `face=calculator\nlocale=${locale}\nmode=${mode}\nseed=1\ntime=1790000000.5\n\n${settings}`;

// A session on the first part, and which parts it has asked for.
function load() {
  const asked = [];
  const instance = new SplitInstance(first, (name) => {
    asked.push(name);
    return parts[name];
  });
  const module = new Module(first, instance);
  const send = (message) => JSON.parse(module.call('perform', message, 1_790_000_000.5));
  return { module, instance, asked, send, press: (key) => send(`press ${key}`) };
}

const pressAll = (press, keys) => keys.split(' ').map((key) => press(key)).at(-1);

test('the first keys need the first part only', { skip }, () => {
  for (const mode of ['basic', 'scientific']) {
    const { module, press, asked } = load();
    module.call('open', opening('en-US', mode));
    assert.equal(pressAll(press, '1 . 5 + 2 * 4 %').display.text, '0.04');
    assert.deepEqual(asked, []);
  }
});

test('words need the second part, and not the rest', { skip }, () => {
  const { module, press, send, asked } = load();
  module.call('open', opening('en-US', 'basic'));
  send('window 390 844 touch');
  send('turn programmer');
  assert.equal(pressAll(press, '2 5 5 base16 AND 0 f = word8 1s bit7').display.text, '0x70');
  assert.deepEqual(asked, ['second']);
});

// Each as browsers name it, with what the display has after 1 . 5 + 7.
const locales = {
  'en-GB': [], 'de-DE': ['de'], 'de-AT': ['de'], 'fr-FR': ['fr'], 'fr-CA': ['fr'],
  'es-ES': ['es'], 'es-MX': ['es'], 'pt-BR': ['pt'], 'ja-JP': ['ja'], 'ar-EG': ['ar'],
};

test('in another language they need its part as well', { skip }, () => {
  for (const [locale, needed] of Object.entries(locales)) {
    const { module, press, send, asked } = load();
    module.call('open', opening(locale, 'basic', 'theme = dark\n'));
    send('window 390 844 touch');
    pressAll(press, '1 . 5 + 7 - C AC');
    assert.deepEqual(asked, needed, locale);
  }
});

test('a sum, what was kept, copying and the history do without the rest', { skip }, () => {
  for (const [locale, needed] of Object.entries(locales)) {
    const { module, press, send, asked } = load();
    module.call('open', opening(locale, 'basic'));
    send('journal 0\n');
    const { display, effects } = pressAll(press, '7 + 3 =');
    assert.equal(display.text, '10', locale);
    send(`kept ${effects[0].number}`);
    send(`journal 1\n${effects[0].append.join('\n')}`);
    assert.equal(send('panel history').panel.rows[0].result, '10', locale);
    send('command copy');
    send('panel none');
    assert.deepEqual(asked.filter((name) => name !== 'second'), needed, locale);
  }
});

test('a function of the rest brings the rest, in the middle of a calculation', { skip }, () => {
  const { module, press, asked } = load();
  module.call('open', opening('en-US', 'scientific'));
  assert.equal(pressAll(press, '3 0 sin').display.text, '0.5');
  assert(asked.includes('rest'), asked.join());
  assert.equal(asked.length, new Set(asked).size, 'a part was asked for twice');
});

test('parts that came before they were needed are not asked for', { skip }, () => {
  const { module, instance, press, asked } = load();
  module.call('open', opening('en-US', 'scientific'));
  for (const name of names) instance.add(name, parts[name]);
  assert.deepEqual(instance.missing, []);
  assert.equal(pressAll(press, '2 sqrt').display.text, '1.414213562373095');
  assert.deepEqual(asked, []);
});

test('the parts bring into memory what the whole has there', { skip }, async () => {
  const whole = await WebAssembly.instantiate(await compiled(here('../dist/ExactlyWeb.wasm')));
  for (const order of [names, [...names].reverse()]) {
    const { instance } = load();
    for (const name of order) instance.add(name, parts[name]);
    const [one, other] = [instance, whole].map(({ exports }) => Buffer.from(exports.memory.buffer));
    assert.equal(one.compare(other), 0, order.join());
  }
});

test('the parts answer as the whole does', { skip }, async () => {
  const rows = parseTable(await readFile(here('../../../Conformance/expressions.csv'), 'utf8'));
  const whole = await Module.create(await compiled(here('../dist/ExactlyWeb.wasm')));
  const { module } = load();
  for (const { expression } of rows) {
    const answers = [module, whole].map((module) => {
      try {
        return module.call('evaluate', `\n${expression}`);
      } catch (refusal) {
        return refusal.message;
      }
    });
    assert.equal(answers[0], answers[1], expression);
  }
});

// What is said, in each language, of keys that are pressed at random: from parts that come in any
// order, and from the whole.
test('the parts say what the whole says', { skip }, async () => {
  const whole = await compiled(here('../dist/ExactlyWeb.wasm'));
  const keys = '0 1 2 3 . + - * / = % +/- ( ) sqrt sin x! 1/x MR M+ e 2nd AC C DEL'.split(' ');
  let seed = 7;
  const random = (count) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * count);
  };
  const panels = ['history', 'settings', 'memory', 'help', 'none'];
  for (const locale of Object.keys(locales)) {
    const { module, instance, send } = load();
    const reference = await Module.create(whole);
    assert.equal(
      module.call('open', opening(locale, 'scientific')),
      reference.call('open', opening(locale, 'scientific')), locale);
    for (let number = 0; number < 400; number += 1) {
      const message = random(20) === 0
        ? `panel ${panels[random(panels.length)]}` : `press ${keys[random(keys.length)]}`;
      if (random(60) === 0) {
        const name = names[random(names.length)];
        instance.add(name, parts[name]);
      }
      const answers = [module, reference].map((each) => {
        try {
          return each.call('perform', message, 1_790_000_000.5);
        } catch (refusal) {
          return refusal.message;
        }
      });
      assert.equal(answers[0], answers[1], `${locale}: ${message}, message ${number}`);
    }
  }
});

test('the first part stays below what it may weigh', { skip }, async () => {
  const size = brotliCompressSync(await readFile(fileOf('first'))).length;
  assert(size <= 120_000, `${size} bytes as brotli`);
});
