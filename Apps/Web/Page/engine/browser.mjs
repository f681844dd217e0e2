// The parts of a browser that an engine needs: the compiled module, and workers.
import { compile } from '../module.mjs';
import { address } from './addresses.mjs';
import { FirstWorker } from './firstWorker.mjs';
import { Parts } from './split.mjs';

const parts = new Parts((name) => address(`ExactlyWeb.${name}.wasm`));
let compiling = null;
let hasStarted = false;

// The compiled module, which all workers share.
export function compileModule() {
  compiling ??= compile(address('ExactlyWeb.first.wasm'));
  return compiling;
}

// A worker that has nothing to do yet; the first one may be going to continue a session.
export function startWorker({ continues } = {}) {
  if (hasStarted) return makeWorker();
  hasStarted = true;
  return new FirstWorker({ startWorker: makeWorker, parts, whenDrawn, continues });
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
  return new Worker(address('worker.js'));
}

// Calls when what has changed on the page is drawn.
function whenDrawn(call) {
  let isCalled = false;
  const callOnce = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(callOnce));
  // A tab that nobody sees draws nothing.
  setTimeout(callOnce, 300);
}
