// Gives the library the expressions of the tables, and compares its answers with the command's:
// EXACTLY=.build/release/exactly node --test Apps/Web/Tests/expressions.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { Exactly, ExactlyError } from '../Page/exactly.js';
import { parseTable } from './table.mjs';

const here = (path) => new URL(path, import.meta.url);

let exactly;
let expressions;
before(async () => {
  exactly = await Exactly.load(here('../dist/ExactlyWeb.wasm'));
  const names = ['exactness', 'expressions', 'expression-errors', 'conversions', 'dates'];
  const read = async (name) => {
    const rows = parseTable(await readFile(here(`../../../Conformance/${name}.csv`), 'utf8'));
    assert.notEqual(rows.length, 0, name);
    return rows;
  };
  const tables = await Promise.all(names.map(read));
  // Ordinary ways of writing, as far as they need no option and no zones, which a program has to bring.
  const wishes = (await read('wishes'))
    .filter(({ face, options, area }) => face === 'command' && options === '' && area !== 'zone')
    .map(({ input }) => input);
  expressions = tables.flat().map((row) => row.expression)
    .concat(wishes)
    // One row is told in words: it stands for a chain of 25 steps.
    // The library has no clock.
    .filter((text) => !text.includes('...') && !text.includes('today'))
    // Angles whose sines and cosines are roots, which the tables hold in degrees.
    .concat(
      Array.from({ length: 49 }, (_, k) => `sin(${k * 7.5}°)`),
      Array.from({ length: 41 }, (_, k) => `tan(${k * 9}°)`));
});

// The command's answers to all expressions: with --json, so with readings and exact forms.
function nativeAnswers(options) {
  assert.ok(process.env.EXACTLY, 'EXACTLY names the command');
  const input = expressions.map((text) => text + '\n').join('');
  const command = spawnSync(process.env.EXACTLY, ['--json', ...options], {
    input, encoding: 'utf8', maxBuffer: 1 << 28,
  });
  const lines = command.stdout.split('\n').slice(0, -1);
  assert.equal(lines.length, expressions.length, command.stderr);
  return lines.map((line) => JSON.parse(line));
}

// The library's answer in the command's words.
function answer(expression, options) {
  try {
    const { note, ...answer } = exactly.evaluate(expression, options);
    return { expression, ...answer, error: null, ...note && { note } };
  } catch (error) {
    assert(error instanceof ExactlyError, `${expression}: ${error}`);
    return { expression, error: error.reason };
  }
}

const choices = {
  'sixteen digits': [{}, []],
  'forty digits': [{ digits: 40 }, ['--digits', '40']],
  'twenty places, in degrees, with mixed fractions': [
    { places: 20, angle: 'deg', mixed: true },
    ['--places', '20', '--angle', 'deg', '--mixed'],
  ],
};

for (const [name, [options, nativeOptions]] of Object.entries(choices)) {
  test(`the library answers as the command does: ${name}`, () => {
    assert(expressions.every((text) => text), 'a table has another column for its expressions');
    for (const native of nativeAnswers(nativeOptions)) {
      const { expression, error } = native;
      assert.deepEqual(
        answer(expression, options), error === null ? native : { expression, error }, expression);
    }
  });
}
