// The first worker, which begins on the page's own thread: node --test Apps/Web/Tests/firstWorker.mjs
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { beforeEach, test } from 'node:test';

import { Module } from '../Page/module.mjs';
import { FirstWorker } from '../Page/engine/firstWorker.mjs';
import { Sessions } from '../Page/engine/sessions.mjs';

const dist = new URL('../dist/', import.meta.url);
const files = await readdir(dist);
const compiled = async (beginning) => WebAssembly.compile(
  await readFile(new URL(files.find((name) => name.startsWith(beginning)), dist)));
const whole = await compiled('ExactlyWeb.wasm');
const first = await compiled('ExactlyWeb.first.');
const isWhole = WebAssembly.Module.imports(first).length === 0;
const skip = isWhole && 'the module was not split: Binaryen was not installed';

// Parts that never come: what needs one is the worker's.
const parts = { load: async () => undefined };

// A real worker as the tests have it: with the whole module, and answers when they are let go.
class HeldWorker {
  static started = [];
  received = [];
  #answers = [];
  #sessions = new Sessions(() => new Module(whole));

  constructor() {
    HeldWorker.started.push(this);
  }

  postMessage(message) {
    assert(!this.isTerminated);
    this.received.push(message.text ?? 'begin');
    const answer = this.#sessions.answer(message);
    if (answer) this.#answers.push(answer);
  }

  terminate() {
    this.isTerminated = true;
  }

  letGo(count = Infinity) {
    for (const data of this.#answers.splice(0, count)) this.onmessage({ data });
  }
}

let worker;
let answers;
let draw;
beforeEach(() => {
  HeldWorker.started = [];
  answers = [];
  worker = new FirstWorker({
    parts, startWorker: () => new HeldWorker(), whenDrawn: (call) => { draw = call; },
  });
  worker.onmessage = ({ data }) => answers.push(data);
});

const open = (more = '') =>
  `face=calculator\nlocale=en-US\nseed=1\ntime=1790000000\n${more}\nhistory = off\n`;
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

async function begin(text = open()) {
  worker.postMessage({ compiled: first, open: text, entries: [] });
  await soon();
}

const send = (text) => worker.postMessage({ text, time: 1_790_000_000 });
const display = () => {
  const answer = answers.at(-1);
  return (answer.screen ?? JSON.parse(answer.answer)).display.text;
};

test('keys are answered at once, without a worker', async () => {
  await begin();
  assert.equal(display(), '0');
  for (const [key, shown] of [['1', '1'], ['2', '12'], ['+', '12'], ['3', '3'], ['=', '15']]) {
    send(`press ${key}`);
    assert.equal(display(), shown);
  }
  assert.equal(HeldWorker.started.length, 0);
});

test('a worker begins when the screen is drawn, and goes on where the page was', async () => {
  await begin();
  send('press 7');
  draw();
  const [held] = HeldWorker.started;
  assert.deepEqual(held.received, ['begin', 'press 7']);
  send('press +');
  // It has not caught up, and the page goes on.
  held.letGo(1);
  send('press 3');
  assert.equal(display(), '3');
  assert.equal(answers.length, 4);
  held.letGo();
  assert.equal(answers.length, 4, 'an answer came twice');
  await worker.settled;
  send('press =');
  assert.equal(answers.length, 4);
  held.letGo();
  assert.equal(display(), '10');
});

test('what may take long is for a worker, and what is behind it as well', async () => {
  await begin();
  send('press 7');
  send('press-all 1 + 2 =');
  send('press +');
  const [held] = HeldWorker.started;
  assert.deepEqual(held.received, ['begin', 'press 7', 'press-all 1 + 2 =', 'press +']);
  assert.equal(answers.length, 2);
  held.letGo();
  assert.deepEqual(answers.slice(2).map(({ answer }) => JSON.parse(answer).display?.text), ['73', '73']);
});

test('what the page has no part of the module for is done by a worker', { skip }, async () => {
  await begin(open('mode=scientific\n'));
  for (const key of ['3', '0', 'sin', '+']) send(`press ${key}`);
  assert.equal(answers.length, 3);
  HeldWorker.started[0].letGo();
  assert.equal(answers.length, 5);
  assert.equal(JSON.parse(answers[3].answer).display.text, '0.5');
});

test('a session that the page cannot begin is begun by a worker', { skip }, async () => {
  await begin('face=fizzbuzz\nlocale=de-DE\nseed=1\ntime=1790000000\n\n');
  assert.equal(answers.length, 0);
  HeldWorker.started[0].letGo();
  assert(answers[0].screen.fizzbuzz);
});

test('a refusal is told once', async () => {
  await begin();
  send('press nothing');
  draw();
  HeldWorker.started[0].letGo();
  assert.equal(answers.length, 2);
  assert(answers[1].refusal);
});

test('when it ends, nothing begins any more', async () => {
  worker.postMessage({ compiled: first, open: open(), entries: [] });
  worker.terminate();
  await soon();
  await worker.settled;
  assert.deepEqual(answers, []);
  assert.equal(HeldWorker.started.length, 0);
});

test('with its worker it ends as well', async () => {
  await begin();
  draw();
  worker.terminate();
  assert(HeldWorker.started[0].isTerminated);
});

test('an error of its worker is its own', async () => {
  await begin();
  draw();
  let told = null;
  worker.onerror = (event) => { told = event; };
  HeldWorker.started[0].onerror({ message: 'there is no file' });
  assert.equal(told.message, 'there is no file');
});
