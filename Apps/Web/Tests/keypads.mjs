// The page has keypads before the module is there: node --test Apps/Web/Tests/keypads.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { FaceSession } from './faceSession.mjs';

const file = (path) => readFile(new URL(path, import.meta.url));
const module = await WebAssembly.compile(await file('../dist/ExactlyWeb.wasm'));

const signs = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text) => text.replace(/&(\w+);/g, (_, name) => signs[name]);

// The keys that a text of HTML has.
function keysOf(html) {
  return [...html.matchAll(/<button type="button" class="key"([^>]*)><span>([^<]*)<\/span>/g)]
    .map(([, attributes, label]) => {
      const told = Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, name, value]) => [name, plain(value)]));
      return {
        token: told['data-key'], label: plain(label), name: told['aria-label'] ?? plain(label),
        role: told['data-role'], span: Number(told['data-span'] ?? 1),
      };
    });
}

for (const [mode, path] of [['basic', '../Page/index.html'], ['scientific', '../Parts/wideKeypad.html']]) {
  test(`the ${mode} keypad of the page is the module's`, async () => {
    const { screen } = await FaceSession.open(module, { locale: 'en-US', mode });
    const expected = screen.keypad.rows.flat()
      .map(({ token, label, name, role, span }) => ({ token, label, name, role, span }));
    assert.deepEqual(keysOf(String(await file(path))), expected);
  });
}
