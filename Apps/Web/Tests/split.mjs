// Proves that the module in two parts is the module: node --test Apps/Web/Tests/split.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { Module } from '../Page/module.mjs';
import { SplitInstance } from '../Page/engine/split.mjs';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);
const firstFile = here('../dist/ExactlyWeb.first.wasm');
const restFile = here('../dist/ExactlyWeb.rest.wasm');
const skip = existsSync(restFile) ? false : 'the module was not split: Binaryen was not installed';

const compiled = async (file) => WebAssembly.compile(await readFile(file));
const opening = 'face=calculator\nlocale=en\nmode=scientific\nseed=1\ntime=0\n\n';

// An instance of the first part, and how often it has asked for the rest.
async function load() {
  const rest = { compiled: await compiled(restFile) };
  const asked = { count: 0 };
  const first = await compiled(firstFile);
  const instance = new SplitInstance(first, {
    get compiled() {
      asked.count += 1;
      return rest.compiled;
    },
  });
  return { module: new Module(first, instance), instance, asked, rest };
}

const press = (module, key) => JSON.parse(module.call('perform', `press ${key}`, 0));

test('the first keys need the first part only', { skip }, async () => {
  const { module, asked } = await load();
  module.call('open', opening);
  for (const key of ['1', '.', '5', '+', '2', '*', '4']) press(module, key);
  assert.equal(press(module, '%').display.text, '0.04');
  assert.equal(asked.count, 0);
});

test('a function of the rest brings the rest, in the middle of a calculation', { skip }, async () => {
  const { module, instance, asked } = await load();
  module.call('open', opening);
  press(module, '3');
  press(module, '0');
  assert.equal(press(module, 'sin').display.text, '0.5');
  assert.equal(asked.count, 1);
  assert(instance.isComplete);
});

test('a part that came before it was needed is not asked for', { skip }, async () => {
  const { module, instance, asked, rest } = await load();
  module.call('open', opening);
  instance.complete(rest.compiled);
  press(module, '2');
  assert.equal(press(module, 'sqrt').display.text, '1.414213562373095');
  assert.equal(asked.count, 0);
});

test('the parts answer as the whole does', { skip }, async () => {
  const rows = parseTable(await readFile(here('../../../Conformance/expressions.csv'), 'utf8'));
  const { module: parts } = await load();
  const whole = await Module.create(await compiled(here('../dist/ExactlyWeb.wasm')));
  for (const { expression } of rows) {
    const answers = [parts, whole].map((module) => {
      try {
        return module.call('evaluate', `\n${expression}`);
      } catch (refusal) {
        return refusal.message;
      }
    });
    assert.equal(answers[0], answers[1], expression);
  }
});

test('the first part stays a third of the whole', { skip }, async () => {
  const [first, whole] = await Promise.all([firstFile, here('../dist/ExactlyWeb.wasm')].map(
    async (file) => gzipSync(await readFile(file)).length));
  assert(first <= whole / 2.8, `${first} of ${whole} bytes as gzip`);
});
