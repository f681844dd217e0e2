// Gives the module the expressions of the tables, and compares its answers with the native command's:
// EXACTLY=.build/release/exactly node --test Apps/Web/Tests/expressions.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Calculator } from '../Page/calculator.mjs';
import { parseTable } from './table.mjs';

const file = (path) => readFile(new URL(path, import.meta.url));

test('the module answers as the command does', async () => {
  assert.ok(process.env.EXACTLY, 'EXACTLY names the command');
  const calculator = await Calculator.load(
    await WebAssembly.compile(await file('../dist/ExactlyWeb.wasm')));
  const rows = ['exactness', 'expressions', 'expression-errors'];
  const tables = await Promise.all(rows.map((name) => file(`../../../Conformance/${name}.csv`)));
  // Angles whose sines and cosines are roots, which the tables hold in degrees.
  const typed = tables.flatMap((table) => parseTable(table.toString()))
    // One row is told in words: it stands for a chain of 25 steps.
    .map((row) => row.expression).filter((text) => !text.includes('...'))
    .concat(Array.from({ length: 49 }, (_, k) => `sin(${k * 7.5}°)`),
      Array.from({ length: 41 }, (_, k) => `tan(${k * 9}°)`));
  assert.ok(typed.length > 900, `${typed.length} expressions`);
  const input = typed.map((text) => text + '\n').join('');
  const command = spawnSync(process.env.EXACTLY, { input, encoding: 'utf8' });
  const answers = command.stdout.split('\n');
  assert.equal(answers.length, typed.length + 1);
  typed.forEach((text, row) => {
    let answer;
    try {
      answer = calculator.evaluate(text);
    } catch (error) {
      answer = 'error: ' + error.message;
    }
    assert.equal(answer, answers[row], text);
  });
});
