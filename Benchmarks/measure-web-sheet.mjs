#!/usr/bin/env node
// Measures what a sheet of 10,000 lines costs in WebAssembly, on the module that the page loads:
//
//     Apps/Web/build && node Benchmarks/measure-web-sheet.mjs
//
// Each figure is the median and the worst of eleven, in milliseconds; a call has everything calculated when it
// returns. Node has Chromium's engine.
import { readFile } from 'node:fs/promises';

import { Exactly } from '../Apps/Web/Page/exactly.js';

const rounds = 11;
const lines = 10_000;

const bytes = await readFile(new URL('../Apps/Web/dist/ExactlyWeb.wasm', import.meta.url));
const exactly = await Exactly.load(bytes);

// Lines as people write them: amounts with names, and a total under each nine of them.
const ordinary = Array.from({ length: lines }, (_, index) =>
  index % 10 === 9 ? 'total' : `item${index} = ${index + 1} × 12.50 + ${index % 7}%`).join('\n');
// The first line is read by all others.
const reading = ['rate = 1.25', ...Array.from(
  { length: lines - 1 }, (_, index) => `rate × ${index + 1}`)].join('\n');

const rows = [
  ['open ordinary lines', async (measure) => {
    await measure(() => exactly.createSheet(ordinary));
  }],
  ['edit the first line, which all others read', async (measure, round) => {
    const sheet = await exactly.createSheet(reading);
    await measure(() => sheet.edit(1, 2, `rate = 1.${26 + round}`), lines);
  }],
  ['edit a line that nobody reads', async (measure, round) => {
    const sheet = await exactly.createSheet(reading);
    await measure(() => sheet.edit(lines / 2, lines / 2 + 1, `rate × 7 + ${round}`), 1);
  }],
  ['put a line in at the top', async (measure) => {
    const sheet = await exactly.createSheet(ordinary);
    await measure(() => sheet.edit(1, 1, '# Budget'), 1);
  }],
  ['put a line in at the end', async (measure) => {
    const sheet = await exactly.createSheet(ordinary);
    await measure(() => sheet.edit(lines + 1, lines + 1, '1 + 1'), 1);
  }],
  ['answers of 40 lines at the end', async (measure) => {
    const sheet = await exactly.createSheet(ordinary);
    await measure(() => sheet.answers(lines - 39, lines + 1));
  }],
];

console.log('| | median | worst |\n|---|---:|---:|');
for (const [name, perform] of rows) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await perform(async (call, changed) => {
      const start = performance.now();
      const answer = await call();
      times.push(performance.now() - start);
      if (changed !== undefined && answer.length !== changed) {
        throw new Error(`${name}: ${answer.length} lines changed, not ${changed}`);
      }
    }, round);
  }
  times.sort((one, other) => one - other);
  console.log(`| ${name} | ${times[(rounds - 1) / 2].toFixed(1)} | ${times.at(-1).toFixed(1)} |`);
}
