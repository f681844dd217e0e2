// What people do with the calculator first: played on an instrumented module, it shows which
// functions the page needs before all others. See `process` in `assemble`.
//
// usage: node ordinarySession.mjs INSTRUMENTED PROFILE
import { readFile, writeFile } from 'node:fs/promises';
import { Module } from './Page/module.mjs';
import { parseTable } from './Tests/table.mjs';

const [instrumented, profile] = process.argv.slice(2);
const compiled = await WebAssembly.compile(await readFile(instrumented));
const instance = await WebAssembly.instantiate(compiled);
const module = new Module(compiled, instance);
const perform = (text) => module.call('perform', text, 0);

// Without history: what it needs comes behind the first part, while the first keys are pressed.
function open(locale, mode, order) {
  module.call('open', [
    'face=calculator', `locale=${locale}`, `mode=${mode}`, `order=${order}`, 'time=0',
    'seed=0123456789abcdef', '', 'history = off',
  ].join('\n'));
}

// The first screen, in each language and on either keypad.
for (const locale of ['en', 'de', 'fr', 'es', 'ja', 'ar']) {
  for (const mode of ['basic', 'scientific']) {
    open(locale, mode, 'precedence');
    perform('window 390 844 touch');
    perform('journal 0');
    for (const key of ['1', '.', '5', '+', '3', '*', '4', '=', '%', '+/-', 'DEL', 'C', 'AC']) {
      perform(`press ${key}`);
    }
  }
}
// All that the table knows of the basic keypad.
const table = await readFile(new URL('../../Conformance/keys.csv', import.meta.url), 'utf8');
for (const { mode, keys } of parseTable(table)) {
  if (mode === 'scientific') continue;
  open('en', 'basic', mode === 'left-to-right' ? mode : 'precedence');
  perform(`press-all ${keys}`);
}

const { __write_profile: write, inbox, memory } = instance.exports;
const size = write(0, 0);
const address = inbox(size);
write(address, size);
await writeFile(profile, new Uint8Array(memory.buffer, address, size));
