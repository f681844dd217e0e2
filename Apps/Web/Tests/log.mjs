// Proves what a session's log keeps, and when it is long:
// node --test Apps/Web/Tests/log.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SessionLog } from '../Page/engine/log.mjs';

const entry = (text, time = 1) => ({ text, time });

function add(log, count, text = 'press 1') {
  for (let index = 0; index < count; index += 1) log.add(entry(text));
}

test('a log has how the session began and what it was told, in order', () => {
  const log = new SessionLog();
  log.begin('face=calculator\n', [entry('window 1 2 touch')]);
  log.add({ ...entry('press 1', 7), resolve() {} });
  assert.equal(log.open, 'face=calculator\n');
  assert.deepEqual(log.entries, [entry('window 1 2 touch'), entry('press 1', 7)]);
  log.begin('face=decider\n');
  assert.deepEqual(log.entries, []);
});

test('a log is long after 500 messages', () => {
  const log = new SessionLog();
  log.begin('', [entry('journal')]);
  add(log, 500);
  assert(!log.isLong);
  add(log, 1);
  assert(log.isLong);
  log.wait();
  assert(!log.isLong);
  add(log, 100);
  assert(!log.isLong);
  add(log, 1);
  assert(log.isLong);
});

test('a log is long after a million letters, not counting those that it began with', () => {
  const log = new SessionLog();
  log.begin('', [entry('x'.repeat(3_000_000))]);
  add(log, 1, 'x'.repeat(1_000_000));
  assert(!log.isLong);
  add(log, 1, 'x'.repeat(100_000));
  assert(log.isLong);
});

test('a log keeps 20,000 messages, and nothing when there are more', () => {
  const log = new SessionLog();
  log.begin('');
  add(log, 20_000);
  assert(log.isComplete);
  assert.equal(log.entries.length, 20_000);
  add(log, 1);
  assert(!log.isComplete);
  assert.deepEqual(log.entries, []);
  add(log, 1);
  assert.deepEqual(log.entries, []);
  log.begin('');
  assert(log.isComplete);
});

test('a log keeps 16 MB, and nothing when there is more', () => {
  const log = new SessionLog();
  log.begin('');
  add(log, 16, 'x'.repeat(1 << 20));
  assert(log.isComplete);
  add(log, 1);
  assert(!log.isComplete);
});
