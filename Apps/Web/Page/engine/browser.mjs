// What an engine needs of a browser: the compiled module, and workers.
import { compile } from '../module.mjs';

let compiling = null;
let spare = null;

// Begins to load what the first engine is going to need, unless it is there already.
export function prepare() {
  if (compiling) return;
  compileModule().catch(() => {});
  spare = makeWorker();
  spare.onerror = (event) => {
    event.preventDefault();
    // The engine tries again, and tells.
    spare = null;
  };
}

// The compiled module, which all workers share.
export function compileModule() {
  compiling ??= compile(new URL('../ExactlyWeb.first.wasm', import.meta.url));
  return compiling;
}

// A worker that has nothing to do yet.
export function startWorker() {
  const worker = spare ?? makeWorker();
  spare = null;
  return worker;
}

// Sixteen hexadecimal digits.
export function makeSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)),
    (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The time in seconds since the beginning of 1970.
export function now() {
  return Date.now() / 1000;
}

function makeWorker() {
  return new Worker(new URL('worker.mjs', import.meta.url), { type: 'module' });
}
