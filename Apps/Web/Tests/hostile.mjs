// Plays the hostile inputs of Conformance/hostile.csv in the page's module, within time and memory:
// as lines typed on the calculator, as requests of the library, as keys and as sheets:
// node --test Apps/Web/Tests/hostile.mjs
// The seconds are those of the machine that machine.mjs describes; on a slower one they are as many more.
// HOSTILE_ROWS=H0340,H0341 plays these rows alone, EXACTLY_WASM another module.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { Module } from '../Page/module.mjs';
import { FaceSession } from './faceSession.mjs';
import { expandedText, hostileRows, isExpected } from './hostileTable.mjs';
import { slowness } from './machine.mjs';

const here = (path) => new URL(path, import.meta.url);

const seconds = 2;
const bytes = 200 * 1e6;

// A line of the library has as much work as one of the command, and not that of a press, and a sheet that it is given
// that of all its lines: they may take so many times as much. The same work takes two to four times as long in
// WebAssembly.
const longer = 6;

// A sheet that uses up what all of its lines may cost together has ten seconds and 500 MB in the command.
const wholeSheet = 'whole sheets';
const limitsOf = (row, limit) => (row.kind === wholeSheet
  ? { seconds: longer * 5 * seconds, bytes: 500 * 1e6 } : { seconds: limit, bytes });

// Of one row, while the machine is busy with other things; the quickest counts.
const attempts = 3;

let compiled;
let rows;
before(async () => {
  compiled = await WebAssembly.compile(
    await readFile(process.env.EXACTLY_WASM ?? here('../dist/ExactlyWeb.wasm')));
  const chosen = process.env.HOSTILE_ROWS?.split(',');
  rows = (await hostileRows()).filter(({ id }) => !chosen || chosen.includes(id));
});

// MARK: What can be played

// What only the command can be asked for.
const ofCommand = ['--word', '--unsigned', '--base', '--notation', '--grouping', '--explain', '--json',
  '--csv', '--today'];

function words({ options }) {
  return options.split(' ').filter((word) => word !== '');
}

// Why a row is for the command alone; undefined where it can be played.
function reasonNotToPlay(row) {
  if (expandedText(row.input) === undefined) return 'bytes that are no text';
  if (row.face === 'line' && words(row).some((word) => ofCommand.includes(word))) {
    return 'options of the command';
  }
  return undefined;
}

// Before a release all; else not the sheets that take as long as a sheet may, whose work is counted alike here
// and in the command, which plays them.
const playsAll = Boolean(process.env.EXACTLY_ALL);

function played(...faces) {
  return rows.filter((row) => faces.includes(row.face) && reasonNotToPlay(row) === undefined
    && (playsAll || row.kind !== wholeSheet));
}

// Of lines that are typed as well: every fifth, or all.
const fifth = (all) => (playsAll ? all : all.filter((row, index) => index % 5 === 0));

// Where the library says it in other words than the command, or does not answer.
const otherwise = {
  // The command leaves out the mark at the beginning of a stream.
  H0594: 'error: unexpected character U+FEFF',
  // The library's text is exact.
  H0786: '3168808781402895023702689684893654777296… year 6 month 3319/216 d',
  H0874: 'error: this needs a whole number',
};

// Whether that is what has to come of a row.
function isRight(row, answer) {
  return isExpected(row, answer)
    || (row.id in otherwise && isExpected({ expected: otherwise[row.id] }, answer));
}

// MARK: How it is played

// The library's request of a line: its options, and the answer in the command's words.
function askLibrary(module, row) {
  const [name, value] = words(row);
  const input = expandedText(row.input);
  const option = { '--digits': `digits=${value}\n`, '--places': `places=${value}\n`, '--mixed': 'mixed=true\n' };
  const { failure, text, unit, decimal, exact } = JSON.parse(
    module.call('evaluate', `${option[name] ?? ''}\n${input}`));
  if (failure) return `error: ${failure.reason}`;
  if (text) return text;
  // The digits of a base are in the exact form.
  const isExact = ['--exact', '--mixed'].includes(name) || /\b(hex|bin|oct|dec)\b/.test(input.slice(0, 1000));
  const number = isExact && exact !== null ? exact : decimal;
  return `${number ?? ''}${unit ? ` ${unit}` : ''}`;
}

// What stands beside the last line of a sheet.
function lastOfSheet(module, row) {
  const begun = JSON.parse(module.call('beginSheet', `\n${expandedText(row.input)}`));
  if (begun.failure) return `hostile.sheet: ${begun.failure.reason}`;
  const { answers: [last] } = JSON.parse(
    module.call('sheetAnswers', `from=${begun.count}\nto=${begun.count + 1}\n\n`));
  if (last.code !== null) return `! ${last.code}`;
  const mark = last.isExact ? '=' : '≈';
  return last.answer ? `${mark} ${last.answer}` : `${mark} ${last.decimal}${last.unit ? ` ${last.unit}` : ''}`;
}

// What the calculator on the page shows of messages, one after another, or why the last of them is refused.
function* shownOn(session, messages) {
  let refusal = '';
  for (const message of messages) {
    refusal = reasonOfRefusal(session, message);
    yield;
  }
  const { text, notice } = session.screen.display;
  return refusal || notice || text;
}

// Sends a message; a trap is no refusal.
function reasonOfRefusal(session, message) {
  try {
    session.send(message);
    return '';
  } catch (error) {
    if (error.constructor !== Error) throw error;
    return error.message.slice(0, 200);
  }
}

// MARK: Within which limits

// The seconds of the processor that something takes, and what comes of it.
function timed(work) {
  const begin = process.cpuUsage();
  let result;
  try {
    result = work();
  } catch (error) {
    // The stack or the module's memory is used up: the page begins anew then.
    result = { done: true, value: `${error}` };
  }
  const { user, system } = process.cpuUsage(begin);
  return [result, (user + system) / 1e6];
}

// Plays a row as often as one of its inputs takes too long, each time in a new instance.
async function measured(play, limit) {
  let best;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { inputs, memory } = await play();
    const result = { seconds: 0, total: 0 };
    for (let isDone = false; !isDone;) {
      const [{ done, value }, taken] = timed(() => inputs.next());
      result.seconds = Math.max(result.seconds, taken);
      result.total += taken;
      [isDone, result.answer] = [done, value];
    }
    result.bytes = memory();
    if (result.seconds > limit) result.seconds /= slowness();
    if (!best || result.seconds < best.seconds) best = result;
    if (best.seconds <= limit) break;
  }
  return best;
}

function* faults({ seconds: taken, bytes: size }, limits) {
  if (taken > limits.seconds) yield `it took ${taken.toFixed(2)} s`;
  if (size > limits.bytes) yield `it took ${Math.round(size / 1e6)} MB`;
}

const short = (text) => (text.length > 120 ? `${text.slice(0, 60)} … ${text.slice(-60)}` : text);

// Plays rows and tells of those that do not hold.
async function playAll(t, all, play, isRight, limit = seconds) {
  const wrong = [];
  const slowest = [];
  let total = 0;
  for (const row of all) {
    const limits = limitsOf(row, limit);
    const result = await measured(() => play(row), limits.seconds);
    const found = [...faults(result, limits)];
    if (!isRight(row, result.answer)) {
      found.push(`it has another answer: ${short(result.answer)}, not ${short(row.expected)}`);
    }
    if (found.length > 0) wrong.push(`${row.id} (${row.kind}) ${short(row.input)}: ${found.join('; ')}`);
    slowest.push([result.seconds, row.id, result.bytes]);
    total += result.total;
  }
  slowest.sort(([a], [b]) => b - a);
  const count = slowest.filter(([taken]) => taken > seconds).length;
  t.diagnostic(`${all.length} rows in ${total.toFixed(0)} s, ${count} beyond ${seconds} s: ${slowest.slice(0, 8)
    .map(([taken, id, size]) => `${id} ${taken.toFixed(2)} s ${Math.round(size / 1e6)} MB`).join(', ')}`);
  assert.deepEqual(wrong, []);
}

async function library(row, answer) {
  const instance = await WebAssembly.instantiate(compiled, {});
  const module = new Module(compiled, instance);
  function* inputs() {
    return answer(module, row);
  }
  return { inputs: inputs(), memory: () => instance.exports.memory.buffer.byteLength };
}

async function face(options, inputs) {
  const session = await FaceSession.open(compiled, { locale: 'en-US', ...options });
  return { inputs: inputs(session), memory: () => session.memorySize };
}

function typed(lines) {
  const messages = lines.map((line) => `line 2026-11-22\n${line}`);
  return face({}, (session) => shownOn(session, messages));
}

// The page says it in its own words.
function hasAnswer(row, answer) {
  return answer !== '' && (!/^\w*Error: /.test(answer) || answer === otherwise[row.id]);
}

// MARK: The rows

test('lines, as the library is asked', async (t) => {
  await playAll(t, fifth(played('line')), (row) => library(row, askLibrary), isRight, longer * seconds);
});

test('lines, typed on the calculator', async (t) => {
  const lines = played('line').filter((row) => row.options === '');
  await playAll(t, lines, (row) => typed([expandedText(row.input)]), hasAnswer);
});

test('sessions of lines, typed on the calculator', async (t) => {
  await playAll(t, played('lines'), (row) => typed(expandedText(row.input).split('\n')), hasAnswer);
});

// Each press of a link's keys may take as much work as any; the page tells that it is busy, and can be stopped.
test('keys', async (t) => {
  await playAll(t, played('keys'), (row) => {
    const [name, value] = words(row);
    const mode = name === '--mode' ? value : 'basic';
    const messages = [`press-all ${expandedText(row.input)}`];
    if (name === '--rpn') messages.unshift('command rpn');
    return face({ mode }, (session) => shownOn(session, messages));
  }, hasAnswer, 2 * seconds);
});

test('sheets, as the library is asked', async (t) => {
  await playAll(t, played('sheet'), (row) => library(row, lastOfSheet), isExpected, longer * seconds);
});

test('sheets, opened on the page', async (t) => {
  await playAll(t, played('sheet'), (row) => face({ face: 'sheet' }, function* inputs(session) {
    const refusal = reasonOfRefusal(session, `text 0 hostile\n${expandedText(row.input)}`);
    return refusal || `${session.screen.rows.length} rows`;
  }), hasAnswer);
});

test('nearly all rows are played', { skip: Boolean(process.env.HOSTILE_ROWS) }, () => {
  const left = rows.filter((row) => reasonNotToPlay(row) !== undefined);
  assert(left.length < rows.length / 10, left.map(({ id }) => id).join(' '));
});
