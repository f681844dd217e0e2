// Plays sessions of the calculator's face on the module that `Apps/Web/build` has made:
// node --test Apps/Web/Tests/session.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { FaceSession } from './faceSession.mjs';
import { parseTable } from './table.mjs';

const file = (path) => readFile(new URL(path, import.meta.url));

let module;
before(async () => {
  module = await WebAssembly.compile(await file('../dist/ExactlyWeb.wasm'));
});

const open = (options, settings) => FaceSession.open(module, options, settings);

// The page's sign is U+2212; the table is in ASCII.
const ascii = (text) => text.replaceAll('\u2212', '-');

const keysOf = (keypad) => [...keypad.rows.flat(), ...keypad.unplaced];

// The keys of a row, one a message.
const tokens = (keys) => keys.split(/\s+/).filter(Boolean)
  .flatMap((name) => (/^[\d.]+$/.test(name) ? [...name] : [name]));

test('every row of keys.csv, by single presses', async () => {
  const rows = parseTable(await file('../../../Conformance/keys.csv').then(String));
  const orders = {
    'any': ['precedence', 'left-to-right'],
    'precedence': ['precedence'],
    'left-to-right': ['left-to-right'],
    'scientific': ['precedence'],
  };
  const wrong = [];
  const session = await open();
  for (const { id, mode, keys, display, clear, lit } of rows) {
    assert(mode in orders, `${id}: unknown mode ${mode}`);
    for (const order of orders[mode]) {
      session.reopen({ order, mode: mode === 'scientific' ? 'scientific' : 'basic' });
      for (const token of tokens(keys)) session.send(`press ${token}`);
      const { screen } = session;
      const all = keysOf(screen.keypad);
      const lights = all.filter((key) => key.isLit && key.role === 'operation' || key.isLit
        && ['x^y', 'y^x', 'yroot', 'logy', 'EE'].includes(key.token)).map((key) => key.token);
      const seen = {
        display: ascii(screen.display.text),
        clear: clear === '?' ? '?' : all.find((key) => key.shortcuts.includes('Escape')).token,
        lit: lit === '?' ? '?' : (lights[0] ?? 'none'),
      };
      const same = seen.display === display && seen.clear === clear && seen.lit === lit;
      if (!same) wrong.push({ id, order, keys, seen, expected: { display, clear, lit } });
    }
  }
  assert(rows.length > 0);
  assert.deepEqual(wrong, []);
});

test('the first screen has everything', async () => {
  const { screen } = await open({ locale: 'en-US' });
  assert.deepEqual(Object.keys(screen).sort(),
    ['bits', 'commands', 'display', 'keypad', 'keypads', 'line', 'look', 'panel', 'texts']);
  assert.equal(screen.display.text, '0');
  assert.equal(screen.keypad.columns, 4);
  assert.deepEqual(screen.keypad.rows.map((row) => row.map((key) => key.token).join(' ')),
    ['AC +/- % /', '7 8 9 *', '4 5 6 -', '1 2 3 +', '0 . =']);
  assert.deepEqual(screen.keypad.rows[4].map((key) => key.span), [2, 1, 1]);
  assert.equal(screen.panel, null);
  assert.deepEqual(screen.look, 
    { language: 'en', direction: 'ltr', theme: 'automatic', order: 'precedence' });
  for (const [name, text] of Object.entries(screen.texts)) assert(text.length > 1, name);
});

test('a press tells only what has changed', async () => {
  const session = await open({ locale: 'en' });
  session.send('press 1');
  assert.deepEqual(Object.keys(session.send('press 2')), ['display']);
  const { keypad } = session.send('press +');
  assert.deepEqual(keypad.rows.flat().filter((key) => key.isLit).map((key) => key.token), ['+']);
  assert.deepEqual(Object.keys(session.send('press 4')), ['display', 'keypad']);
  const answer = session.send('press =');
  assert.deepEqual(Object.keys(answer), ['display', 'effects']);
  assert.equal(answer.display.text, '16');
  assert.equal(answer.display.expression, '12 + 4');
  assert.equal(answer.display.exactness, null);
  assert.deepEqual(answer.display.announcement, { text: 'sixteen', number: 1 });
});

test('the number is not repeated above itself, and marked where that tells something', async () => {
  const session = await open({ locale: 'en' });
  const press = (keys) => {
    for (const key of keys.split(' ')) session.send(`press ${key}`);
    return session.screen.display;
  };
  assert.equal(press('7').expression, '');
  assert.equal(press('+').expression, '7 +');
  assert.equal(press('AC 1 / 8').exactness, null);
  assert.deepEqual(press('=').exactness, { mark: '=', name: 'exactly' });
  assert.deepEqual(press('/ 3 =').exactness, { mark: '≈', name: 'approximately' });
});

test('a key of the keyboard is what it stands for when it is pressed', async () => {
  const session = await open({ locale: 'en', mode: 'scientific' });
  for (const key of ['1', '+', '2', 'Escape', '4', 'Enter']) session.send(`type ${key}`);
  assert.equal(session.screen.display.text, '5');
  session.send('type Escape');
  assert.equal(session.send('type Escape').display.expression, '');
  // Inverse sine, where s has turned the second functions on.
  for (const key of ['1', 'Alt+s', 'Alt+S']) session.send(`type ${key}`);
  assert.equal(session.screen.display.text, '90');
  for (const key of ['', 'Tab', 'Enter Enter', '12']) {
    assert.equal(session.refusal(`type ${key}`), 'unknown key', key);
  }
});

// What is typed key by key: the line that it opens, if any, what is said, and the display behind Enter.
test('typed text is answered as it reads, or told', async () => {
  for (const [typed, line, display, notice] of [
    ['12.5+3*4', null, '24.5'], ['٣+٤', null, '7'], ['１２＋３', null, '15'], ['5 + 3', null, '8'],
    ['sin(30', 'sin(30', '0.5'], ['sqrt(16)', 'sqrt(16)', '4'], ['log(100)', 'log(100)', '2'],
    ['2½', '2½', '2.5'], ['5+hypot(3,4)', '5+hypot(3,4)', '10'], ['2(3+4)', '2(3+4)', '14'],
    ['gcd(12,18)', 'gcd(12,18)', '6'], ['cos(60)', 'cos(60)', '0.5'], ['3!', '3!', '6'],
    ['5*-3', null, '2', /^The keys give 5 − 3, not 5\*-3/],
    ['1234567890', '1234567890', '1.234568e9'], ['2026-11-27', '2026-11-27', '2026-11-27'],
  ]) {
    const session = await open({ locale: 'en' });
    for (const key of typed) session.send(`type ${key}`);
    assert.equal(session.screen.line?.text ?? null, line, typed);
    assert.equal(session.screen.panel, null, typed);
    if (notice) assert.match(session.screen.display.notice, notice, typed);
    else if (line === null) assert.equal(session.screen.display.notice, null, typed);
    session.send(line === null ? 'type Enter' : `line\n${line}`);
    assert.equal(session.screen.line, null, typed);
    assert.equal(session.screen.display.text, display, typed);
    assert.equal(session.screen.look.order, 'precedence', typed);
  }
});

test('a typed line is refused with its place, and left', async () => {
  const session = await open({ locale: 'de' });
  for (const key of 'sqrt(9)') session.send(`type ${key}`);
  assert.equal(session.screen.line.text, 'sqrt(9)');
  session.send('line\nsqrt(9)+foo');
  assert.equal(session.screen.line.text, 'sqrt(9)+foo');
  assert.match(session.screen.line.problem, /^Nicht gelesen: Spalte 9, .*foo/);
  assert.equal(session.screen.line.place, 8);
  session.send('leave-line');
  assert.equal(session.screen.line, null);
  assert.equal(session.screen.display.text, '0');
  // A character that only a field can take goes on with what was typed.
  for (const key of '2+') session.send(`type ${key}`);
  assert.equal(session.send('open-line').line.text, '2+');
  assert.equal(session.send('line\n2+3^2').display.text, '11');
});

test('a letter begins a line, and gives a command where it is held', async () => {
  const session = await open({ locale: 'en' });
  for (const key of '3 cups') session.send(`type ${key}`);
  assert.equal(session.screen.line.text, '3 cups');
  session.send('line\n3 cups to ml');
  assert.equal(session.screen.display.text, '709.7647095 mL');
  session.send('type +');
  assert.equal(session.screen.line.text, '+ ');
  session.send('leave-line');
  session.send('type Alt+h');
  assert.equal(session.screen.line, null);
  assert.equal(session.screen.panel.kind, 'history');
});

test('the page tells the time and the zones that a line names', async () => {
  const session = await open({ locale: 'en' });
  session.send('line 2026-11-29\n2026-07-01 14:30 Europe/Berlin to UTC');
  assert.match(session.screen.line.problem, /there is no time zone data/);
  session.send('leave-line');
  const berlin = 'Europe/Berlin 3600 1774746000 7200 1792890000 3600';
  session.send(`clock 1795786200 3600 Europe/Berlin\n${berlin}`);
  session.send('line 2026-11-27\n2026-07-01 14:30 Europe/Berlin to UTC');
  assert.equal(session.screen.display.text, '2026-07-01 12:30');
  // The second is that of one line alone.
  session.send('line 2026-11-27\nnow + 2 h');
  assert.match(session.screen.line.problem, /today's date is not known/);
  session.send('leave-line');
  session.send(`clock 1795786200 3600 Europe/Berlin\n${berlin}`);
  session.send('line 2026-11-27\nnow + 2 h');
  assert.equal(session.screen.display.text, '2026-11-27 16:30');
  for (const wrong of ['clock', 'clock x 0 UTC', 'clock 1 90000 UTC', 'clock 1 0 UTC\nA/B', 'clock 1 0 UTC\nA/B 0 5 1 5 2']) {
    assert.match(session.refusal(wrong), /unknown (?:time|zone)/);
  }
});

test('an address that chooses what there is not chooses nothing', async () => {
  const { screen } = await open({ locale: 'en', order: 'sideways', mode: 'wide' });
  assert.equal(screen.look.order, 'precedence');
  assert.equal(screen.keypad.mode, 'basic');
});

test('a sequence is pressed as a whole or not at all', async () => {
  const session = await open({ locale: 'en' });
  assert.equal(session.send('press-all 200 + 10 % =').display.text, '220');
  assert.match(session.refusal('press-all 1 2 foo 3'), /unknown key 'foo'/);
  assert.equal(session.screen.display.text, '220');
});

test('commands', async () => {
  const session = await open({ locale: 'en' });
  const command = (name) => session.screen.commands.find((each) => each.name === name);
  assert.deepEqual(session.screen.commands.map((each) => each.name), ['undo', 'redo', 'copy',
    'keypad', 'order', 'rpn', 'form', 'digits', 'large', 'separators', 'convert',
    'swap', 'other', 'units', 'store', 'memory', 'history', 'tape', 'dates', 'constants', 'settings']);
  assert.equal(command('undo').isEnabled, false);
  session.send('press-all 1 / 3 =');
  assert.equal(command('undo').isEnabled, true);
  assert.equal(command('form').label, 'Result as Fraction');
  session.send('command form');
  assert.equal(session.screen.display.text, '1/3');
  assert.equal(session.screen.display.form, 'fraction');
  assert.equal(session.screen.display.spoken, 'one third');
  session.send('command undo');
  assert.equal(session.screen.display.text, '3');
  session.send('command redo');
  assert.equal(session.screen.display.text, '0.33333333');
  session.send('command copy');
  assert.equal(session.screen.display.notice, 'Copied 0.3333333333333333');
  // Digits that the display has no room for are asked for.
  assert.equal(session.screen.display.copy, null);
  assert.equal(session.send('copy-text').answer.text, '0.3333333333333333');
  session.send('dismiss');
  assert.equal(session.screen.display.notice, null);
  session.send('command keypad');
  assert.equal(session.screen.keypad.mode, 'scientific');
  assert.equal(session.screen.display.text, '0.333333333333333');
  session.send('command order');
  assert.deepEqual(session.screen.display.marks, ['Left to right']);
  session.send('turn basic');
  assert.equal(session.screen.keypad.columns, 4);
});

test('more digits, as far as one cares to ask', async () => {
  const session = await open({ locale: 'en', mode: 'scientific' });
  session.send('press pi');
  assert.equal(session.send('command digits').panel.count, '50 digits');
  const { panel } = session.send('command digits');
  assert.equal(panel.kind, 'digits');
  assert.equal(panel.pieces.join('').length, 101);
  assert.equal(panel.mark, '≈');
  for (let step = 0; step < 4; step += 1) session.send('command digits');
  assert.equal(session.screen.panel.pieces.length, 4);
  assert(session.screen.panel.pieces[0].startsWith('3.14159265358979323846'));
  assert.equal(session.send('press 5').panel, null);
});

test('memory', async () => {
  const session = await open({ locale: 'en' });
  session.send('press-all 5 m+');
  session.send('press-all 1 / 3 =');
  session.send('command store');
  session.send('panel memory');
  assert.deepEqual(session.screen.panel.rows,
    [{ place: 'memory', text: '5', mark: '=' }, { place: '0', text: '0.33333333', mark: '≈' }]);
  session.send('press-all 7 *');
  session.send('recall 0');
  session.send('press =');
  assert.equal(session.screen.display.text, '2.33333333');
  session.send('forget memory');
  session.send('forget 0');
  assert.deepEqual(session.screen.panel.rows, []);
  assert.equal(session.screen.panel.empty, 'Nothing in memory');
  for (const place of ['0', '-1', '99999999999', 'x', '']) {
    assert.equal(session.refusal(`recall ${place}`), 'nothing is stored there');
  }
});

test('windows are turned', async () => {
  const session = await open();
  const keypads = () => session.screen.keypads.map(({ name }) => name);
  session.send('window 390.5 844 touch');
  assert.deepEqual(keypads(), ['basic', 'scientific', 'programmer'], 'upright, functions have six columns');
  session.send('window 400 300 touch');
  assert.deepEqual(keypads(), ['basic', 'programmer'], 'ten columns have no room');
  session.send('window 844 390 touch');
  assert.equal(session.screen.keypad.mode, 'scientific');
  assert.deepEqual(keypads(), ['basic', 'scientific', 'programmer']);
  session.send('turn basic');
  session.send('window 840 390 touch');
  assert.equal(session.screen.keypad.mode, 'basic', 'the list of keypads is the same');
  session.send('window 1200 800 desktop');
  assert.deepEqual(keypads(), ['basic', 'scientific', 'programmer']);
  const given = await open({ mode: 'basic' });
  given.send('window 844 390 touch');
  assert.equal(given.screen.keypad.mode, 'basic');
  given.send('window 390 844 touch');
  given.send('window 844 390 touch');
  assert.equal(given.screen.keypad.mode, 'scientific');
});

test('a swipe deletes under fingers, and not under a pointer', async () => {
  const session = await open();
  session.send('press-all 123');
  session.send('swipe -60.25 4');
  assert.equal(session.screen.display.text, '12');
  session.send('window 1200 800 desktop');
  session.send('swipe -60 4');
  assert.equal(session.screen.display.text, '12');
});

test('texts from elsewhere', async () => {
  const session = await open({ locale: 'de' });
  session.send('paste\n1.234,5 * 2');
  assert.equal(session.screen.display.text, '2.469');
  assert.equal(session.screen.display.notice, 'Eingefügt: 1.234,5 × 2');
  session.send('enter\n1.234 * 2');
  assert.equal(session.screen.display.text, '2,468');
  session.send('paste-nothing');
  assert.match(session.screen.display.notice, /^Nicht eingefügt: /);
  session.send('enter\n1+)');
  assert.match(session.screen.display.notice, /^Dem Link wird nicht gefolgt: Spalte 3, /);
  session.send('paste\nfoo');
  assert.match(session.screen.display.notice, /foo/);
  assert.equal(session.screen.display.text, '2,468');
});

test('a link brings the same number to another calculator', async () => {
  const rows = parseTable(await file('../../../Conformance/keys.csv').then(String));
  const session = await open();
  const other = await open({ locale: 'de', order: 'left-to-right' }, 'angle = rad\ndigits = 18\n');
  let compared = 0;
  for (const { mode, keys } of rows) {
    if (mode === 'left-to-right') continue;
    session.reopen({ mode: 'scientific' }, 'digits = 18\n');
    session.send(`press-all ${keys}`);
    const { isError, text } = session.screen.display;
    const { link, angle } = session.send('link').answer;
    if (isError) assert.equal(link, null);
    if (link === null) continue;
    other.reopen({ locale: 'en', mode: 'scientific', order: 'left-to-right' },
      'angle = rad\ndigits = 18\n');
    other.send(`enter${angle ? ` ${angle}` : ''}\n${link}`);
    // What is typed keeps its zeros.
    const plain = (number) => Number(ascii(number).replaceAll(',', '')) + 0;
    assert.equal(plain(other.screen.display.text), plain(text), `${keys}: ${link}`);
    compared += 1;
  }
  assert.equal(compared, 459);
});

test('the angles of a link are those that it says, or that are set', async () => {
  for (const [message, angle, display, notice] of [
    ['enter\nsin(90)', 'deg', '1', 'From the link: sin(90°), angles in degrees'],
    ['enter\nsin(90)', 'rad', '0.89399666', 'From the link: sin(90 rad), angles in radians'],
    ['enter deg\nsin(90)', 'rad', '1', 'From the link: sin(90°), angles in degrees'],
    ['paste\nsin(90)', 'deg', '1', 'Pasted sin(90°), angles in degrees'],
    ['paste\nsin(90°)', 'rad', '1', 'Pasted sin(90°)'],
  ]) {
    const session = await open({ locale: 'en' }, `angle = ${angle}\n`);
    session.send(message);
    assert.equal(session.screen.display.text, display, message);
    assert.equal(session.screen.display.notice, notice, message);
  }
  const session = await open({ locale: 'en', mode: 'scientific' });
  assert.equal(session.refusal('enter turns\n1'), 'unknown unit');
  session.send('press-all 0.5 sin-1 =');
  assert.equal(session.send('link').answer.angle, 'rad');
});

test('a link is made when it is asked for, and changes nothing', async () => {
  const session = await open({ locale: 'en', mode: 'scientific' });
  assert(!('link' in session.send('press-all 2 sqrt').display));
  assert.deepEqual(session.send('link'), { answer: { link: '√2', angle: null } });
  assert.deepEqual(session.send('dismiss'), {});
  session.send('press-all 1 / 0 =');
  assert.deepEqual(session.send('link'), { answer: { link: null, angle: null } });
  assert.equal(session.send('link-copied').display.notice, 'No calculation to link to');
});

// A journal that carries out at once what a session asks for, and tells it so.
class Journal {
  lines = [];
  #version = 0;
  #session;

  constructor(session) {
    this.#session = session;
    const send = session.send.bind(session);
    session.send = (message) => {
      const answer = send(message);
      this.#keep(answer.effects ?? []);
      return answer;
    };
  }

  #keep(effects) {
    for (const { append, replace, version, number, read } of effects) {
      if (replace && version !== this.#version) continue;
      if (append || replace) {
        this.lines = [...(append ? this.lines : []), ...(append ?? replace)];
        this.#version += 1;
        this.#session.send(`kept ${number}${replace ? ' anew' : ''}`);
      }
      if (read) this.#session.send(`journal ${this.#version}\n${this.lines.join('\n')}`);
    }
  }
}

test('the history is recorded, reused, changed and cleared', async () => {
  const session = await open({ locale: 'en' });
  const journal = new Journal(session);
  session.send('journal 0\n');
  session.send('panel history');
  assert.equal(session.screen.panel.empty, 'No calculations yet');
  session.time = 1_800_000_123.75;
  const { effects } = session.send('press-all 2 + 3 =');
  assert.equal(effects.length, 1);
  assert.equal(effects[0].append.length, 1);
  assert.equal(effects[0].number, 1);
  session.send('press-all * 4 =');
  session.send('press-all 1 / 3 =');
  const { panel } = session.screen;
  assert.equal(panel.count, 3);
  assert.deepEqual(panel.rows.map((row) => `${row.expression} ${row.mark} ${row.result}`),
    ['1 ÷ 3 ≈ 0.3333333333333333', '5 × 4 = 20', '2 + 3 = 5']);
  assert.equal(panel.rows[0].exact, '1/3');
  assert.equal(panel.rows[2].time, 1_800_000_123);
  const [third, product, sum] = panel.rows.map((row) => row.id);

  session.send(`reuse ${third}`);
  session.send('press-all * 3 =');
  assert.equal(session.screen.display.text, '1');

  session.send(`label ${sum}\nlunch\n\tfor "two"`);
  assert.equal(session.screen.panel.rows[3].label, 'lunch  for "two"');
  assert.equal(session.screen.panel.rows[3].labelSource, 'lunch\n\tfor "two"');

  assert.equal(session.screen.panel.rows[2].source, '#1 × 4');
  session.send(`edit ${sum}\n2 + 8`);
  assert.equal(session.screen.panel.rows[3].result, '10');
  assert.equal(session.screen.panel.rows[2].result, '40');
  session.send(`edit ${sum}\n2 +`);
  assert.deepEqual(session.screen.panel.editProblem, { id: sum, text: 'a number is missing' });
  assert.equal(session.screen.panel.rows[3].result, '10');
  session.send(`edit ${sum}\n2 + 9`);
  assert.equal(session.screen.panel.editProblem, null);
  session.send(`edit ${product}\n1/0`);
  assert.equal(session.screen.panel.rows[2].failure ?? session.screen.panel.editProblem.text,
    'division by zero');

  const csv = session.send('export csv').answer;
  assert.equal(csv.name, 'exactly-history.csv');
  assert.equal(csv.type, 'text/csv');
  assert.equal(csv.text.split('\r\n').length - 1, 5);
  const json = session.send('export json').answer.text.trim().split('\n').map(JSON.parse);
  assert.equal(json.length, 4);
  assert.match(session.send('export text').answer.text, /^2 \+ 9 = 11 {2}# 2027-/);
  assert.deepEqual(Object.keys(session.send('dismiss')), [], 'an export is told once');
  assert.deepEqual(Object.keys(session.send('export csv')), ['answer'], 'it changes nothing');

  session.send(`remove ${third}`);
  assert.equal(session.screen.panel.count, 3);
  assert.equal(journal.lines.length, 3);
  // What used it has its number in its place.
  assert(!journal.lines.some((line) => line.includes(third)));
  assert(journal.lines.some((line) => line.includes('\t(1 ÷ 3) × 3\t')));
  session.send('clear-history');
  assert.deepEqual(journal.lines, []);
  assert.equal(session.screen.panel.count, 0);
  assert.equal(session.screen.display.notice, 'History cleared');
});

test('a long history comes in pieces', async () => {
  const session = await open({ locale: 'en' });
  for (let number = 0; number < 120; number += 1) session.send(`press-all ${number} + 1 =`);
  session.send('command history');
  const rows = () => session.screen.panel.rows;
  assert.deepEqual([rows().length, session.screen.panel.hasMore], [50, true]);
  session.send('more-rows');
  assert.deepEqual([rows().length, session.screen.panel.hasMore], [100, true]);
  session.send('more-rows');
  assert.deepEqual([rows().length, session.screen.panel.hasMore], [120, false]);
  session.send('panel none');
  assert.equal(session.screen.panel, null);
  session.send('panel history');
  assert.equal(rows().length, 50);
});

test('a journal from elsewhere is merged', async () => {
  const [first, second] = [await open({ seed: '1' }), await open({ seed: '2' })];
  const lines = (answer) => answer.effects.flatMap((effect) => effect.append ?? []);
  const journal = lines(first.send('press-all 1 + 1 ='));
  second.send('panel history');
  const own = lines(second.send('press-all 2 + 2 ='));
  assert.notEqual(own[0], journal[0]);
  // The page read the journal before the change number 1 was made.
  second.send(`journal 1\n${journal.join('\n')}`);
  const results = () => second.screen.panel.rows.map((row) => row.result);
  assert.deepEqual(results(), ['4', '2']);
  second.send('kept 1');
  second.send(`journal 2\n${[...journal, ...own].join('\n')}`);
  assert.deepEqual(results(), ['4', '2']);
  // The other tab has cleared the history meanwhile.
  second.send('journal 3\n');
  assert.deepEqual(results(), []);
  second.send('press-all 3 + 3 =');
  assert.deepEqual(results(), ['6']);
});

test('damaged lines are set aside', async () => {
  const session = await open({ locale: 'en' });
  const good = session.send('press-all 1 + 1 =').effects[0].append[0];
  const bad = good.replace('1 + 1', '1 + 7');
  session.send('kept 1');
  const { effects } = session.send(`journal 3\n${good}\n${bad}`);
  assert.deepEqual(effects, [
    { aside: [bad], failures: 0 },
    { replace: [good], version: 3, number: 1, failures: 0 }]);
  assert.equal(session.screen.display.notice,
    '1 damaged line set aside at IndexedDB exactly/aside');
});

test('what was not stored is told and stored later', async () => {
  const session = await open({ locale: 'en' });
  const [{ append }] = session.send('press-all 1 + 1 =').effects;
  session.send('storage-failed keeping no-space\nquota');
  assert.equal(session.screen.display.notice,
    '1 change is not saved yet: there is no space left');
  const again = session.send('press-all 2 + 2 =').effects;
  assert.equal(again.length, 1);
  assert.equal(again[0].append.length, 2);
  assert.equal(again[0].append[0], append[0]);
  assert.equal(again[0].failures, 1, 'what was asked for before is not');
  session.send('storage-failed keeping no-space\nquota');
  assert.equal(session.screen.display.notice, null, 'it was told before');
  session.send('storage-failed reading unreadable\nUnknownError');
  assert.match(session.screen.display.notice, /^History not loaded: /);
  assert.equal(session.send('set theme dark').effects[0].settings, 'theme = dark\n');
  session.send('storage-failed settings other\nQuotaExceededError');
  assert.match(session.screen.display.notice,
    /^Settings not saved: .*QuotaExceededError/);
  assert.equal(session.refusal('storage-failed keeping foo'), 'unknown cause');
});

test('a session is kept when the page asks, and continued', async () => {
  const session = await open({}, 'history = off\n');
  session.send('press-all 5 + 3 = m+ 7 *');
  session.send('type 1');
  const kept = session.send('keep-session');
  assert.deepEqual(kept.answer, { isKept: true });
  assert.equal(session.send('keep-session').effects, undefined, 'it is kept already');
  const other = await open({}, 'history = off\n');
  other.send(`continue\n${kept.effects[0].session.join('\n')}`);
  const same = ({ display: { announcement, ...display }, keypad, commands }) =>
    [display, keypad, commands];
  assert.deepEqual(same(other.screen), same(session.screen));
  for (const message of ['press 2', 'press =', 'press mr', 'command undo', 'command undo', 'command redo']) {
    session.send(message);
    other.send(message);
    assert.deepEqual(same(other.screen), same(session.screen), message);
  }
});

test('a session that begins from a checkpoint goes on as the one that it was taken of', async () => {
  const same = ({ display: { announcement, notice, ...display }, keypad, keypads, bits, commands, look }) =>
    [display, keypad, keypads, bits, commands, look];
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = randomNumbers(seed);
    const one = (list) => list[random(list.length)];
    const messages = (count) => Array.from({ length: count }, () => one([
      `press ${one([...'0123456789', '.', '+', '-', '*', '/', '=', '=', '=', '%', '(', ')', 'sqrt', 'sin',
        'Rand', '2nd', 'm+', 'C', 'AC', 'DEL'])}`,
      'press =', `press ${one([...'123456789'])}`, `command ${one(['undo', 'redo', 'store', 'form'])}`,
      `turn ${one(['basic', 'scientific'])}`, `window ${one(['390 844', '844 390'])} touch`,
      'paste\n2 + 3 × 4', 'set digits 12', 'set digits 16',
    ]));
    let settings = one(['', 'session = off\n', 'order = left-to-right\n']);
    let window = 'window 390 844 touch';
    const session = await open({ locale: 'en', seed: String(seed) }, settings);
    const journal = new Journal(session);
    session.send(window);
    session.send('journal 0\n');
    for (const message of messages(80)) {
      const { effects = [] } = session.send(message);
      settings = effects.findLast((effect) => 'settings' in effect)?.settings ?? settings;
      if (message.startsWith('window')) window = message;
    }
    const { session: lines, seed: next } = session.send('checkpoint').answer;
    assert(lines.length > 0, `seed ${seed}`);
    const { keypad, look } = session.screen;
    const other = await open(
      { locale: 'en', seed: 'abc', mode: keypad.mode, order: look.order }, settings);
    const otherJournal = new Journal(other);
    otherJournal.lines = [...journal.lines];
    other.send(`journal 0\n${journal.lines.join('\n')}`);
    other.send(`continue ${next}\n${lines.join('\n')}`);
    other.send(window);
    for (const message of ['dismiss', ...messages(40)]) {
      for (const each of [session, other]) each.send(message);
      assert.deepEqual(same(other.screen), same(session.screen), `seed ${seed}: ${message}`);
    }
    assert.deepEqual(otherJournal.lines, journal.lines, `seed ${seed}`);
  }
});

test('there is no checkpoint while something else belongs to the session', async () => {
  const session = await open();
  const isThere = () => 'session' in session.send('checkpoint').answer;
  session.send('press 7');
  assert(isThere());
  session.send('panel history');
  assert(!isThere());
  session.send('panel none');
  session.send('press-all + 1 =');
  assert(!isThere(), 'it is not kept yet');
  session.send('kept 1');
  assert(isThere());
  session.send('storage-failed keeping no-space\nquota');
  assert(!isThere());
  assert.equal(session.refusal('continue abc\nno session'), 'unreadable session');
  assert.equal(session.refusal('continue x\n'), 'unknown seed');
});

test('a keypad that was turned to is kept, and one that suits the window is not', async () => {
  const session = await open();
  session.send('window 1180 820 touch');
  assert.equal(session.screen.keypad.mode, 'scientific');
  session.send('press 7');
  const asItSuits = session.send('keep-session').effects[0].session;
  session.send('turn basic');
  const asChosen = session.send('keep-session').effects[0].session;
  for (const [lines, mode] of [[asItSuits, 'scientific'], [asChosen, 'basic']]) {
    const other = await open();
    other.send(`continue\n${lines.join('\n')}`);
    other.send('window 1180 820 touch');
    assert.equal(other.screen.keypad.mode, mode);
  }
});

test('a session that cannot be read is set aside', async () => {
  const session = await open();
  const { effects } = session.send('continue\nno session');
  assert.deepEqual(effects.map(({ aside, session }) => aside ?? session), [['no session'], []]);
  assert.match(session.screen.display.notice, /exactly\/aside/);
  assert.equal(session.screen.display.text, '0');
});

test('a session that is not to be kept is removed', async () => {
  const session = await open();
  session.send('press 7');
  const [{ session: lines }] = session.send('keep-session').effects;
  const removed = session.send('set session off').effects;
  assert(removed.some(({ session }) => session?.length === 0), JSON.stringify(removed));
  session.send('press 8');
  assert.equal(session.send('keep-session').effects, undefined);
  const other = await open({}, 'session = off\n');
  assert.deepEqual(other.send(`continue\n${lines.join('\n')}`).effects[0].session, []);
  assert.equal(other.screen.display.text, '0');
  session.send('set session on');
  session.send('press 9');
  session.send('keep-session');
  session.send('storage-failed session no-space\nquota');
  assert.equal(session.screen.display.notice, 'Session not saved: there is no space left');
});

test('every row of readings.csv that is pasted', async () => {
  const rows = parseTable(await file('../../../Conformance/readings.csv').then(String))
    .filter(({ face }) => face === 'paste');
  const session = await open();
  for (const { id, marks, angle, text, answer } of rows) {
    session.reopen({}, `marks = ${marks}\nangle = ${angle}\n`);
    session.send(`paste\n${text}`);
    const { display } = session.screen;
    const isRefused = display.notice.startsWith('Not pasted');
    assert.equal(isRefused ? 'refused' : ascii(display.text), answer, `${id}: ${display.notice}`);
    if (isRefused) assert.equal(display.text, '0', id);
  }
  assert(rows.length > 0);
});

test('settings', async () => {
  const session = await open({ locale: 'fr-CA' }, '# mine\ntheme = dark\n');
  assert.equal(session.screen.look.theme, 'dark');
  session.send('command settings');
  const row = (name) => session.screen.panel.groups.flatMap(({ rows }) => rows)
    .find((each) => each.name === name);
  assert.equal(row('theme').selection, 'dark');
  const { effects, panel } = session.send('set language de');
  assert.deepEqual(effects, [{ settings: '# mine\ntheme = dark\nlanguage = de\n', failures: 0 }]);
  assert.equal(panel.title, 'Einstellungen');
  session.send('set marks 1 234,5');
  assert.equal(row('marks').selection, '1 234,5');
  session.send('set order left-to-right');
  session.send('press-all 2 + 3 * 4 =');
  assert.equal(session.screen.display.text, '20');
  assert.match(session.refusal('set theme pink'), /^'pink' is not a value of theme/);
  assert.equal(session.refusal('set colour red'), 'unknown setting');
  // Another tab.
  const answer = session.send('settings\ntheme = light\nlanguage = de\n');
  assert.equal(answer.effects, undefined);
  assert.equal(session.screen.look.theme, 'light');
  // Deg and Rad are settings.
  session.send('press Rad');
  assert.equal(row('angle').selection, 'rad');
});

test('settings say under which heading they stand and how they are chosen', async () => {
  const session = await open({ locale: 'de' });
  const { groups } = session.send('panel settings').panel;
  assert.deepEqual(
    groups.map(({ label, rows }) => [label, ...rows.map(({ name, control }) => `${name} ${control}`)]),
    [
      ['Rechnen', 'order options', 'angle options', 'rpn toggle'],
      ['Zahlen', 'digits list', 'places list', 'marks list', 'notation options',
        'grouping toggle'],
      ['Aussehen und Sprache', 'theme options', 'language list'],
      ['Aufbewahren', 'history toggle', 'session toggle'],
    ]);
});

test('the help tells fingers first where there are some, and what they do there', async () => {
  const session = await open({ locale: 'en' });
  const told = (size) => {
    session.send(`window ${size}`);
    const { sections } = session.send('panel help').panel;
    session.send('panel none');
    return sections;
  };
  assert.deepEqual(told('1280 800 desktop').map(({ device }) => device), ['keyboard']);
  for (const [size, turns] of [
    ['390 844 touch', true], ['844 390 touch', true], ['320 430 touch', false]]) {
    const [touch, keyboard] = told(size);
    assert.deepEqual([touch.device, keyboard.device], ['touch', 'keyboard']);
    assert.deepEqual(
      touch.rows[0], { label: 'Delete the last digit', ways: ['Swipe across the number'] });
    assert.equal(touch.rows.some(({ ways }) => ways[0] === 'Turn the device'), turns, size);
    assert.deepEqual(keyboard.rows.at(-1), { label: 'Stop', ways: ['Ctrl+.', '⌘.'] });
  }
});

test('it is told whether a session is kept', async () => {
  const session = await open({ locale: 'en' });
  assert.deepEqual(session.send('keep-session').answer, { isKept: true });
  session.send('set session off');
  assert.deepEqual(session.send('keep-session').answer, { isKept: false });
});

test('each language, one of them from right to left', async () => {
  const locales = { 'en-GB': 'en', 'de-CH': 'de', 'fr': 'fr', 'es-MX': 'es', 'pt-BR': 'pt', 'ja-JP': 'ja', 'ar': 'ar' };
  const seen = new Set();
  for (const [locale, language] of Object.entries({ ...locales, 'xx-YY': 'en' })) {
    const { screen } = await open({ locale });
    assert.equal(screen.look.language, language);
    assert.equal(screen.look.direction, language === 'ar' ? 'rtl' : 'ltr');
    seen.add(JSON.stringify(screen.texts));
    assert.equal(new Set(Object.keys(screen.texts)).size, Object.keys(screen.texts).length);
  }
  assert.equal(seen.size, new Set(Object.values(locales)).size);
});

test('the same log gives the same answers, byte by byte', async () => {
  const log = randomLog(1_000, 1);
  const play = async () => {
    const session = await open({ seed: '0123456789abcdef' });
    return log.map((message) => session.answerText(message)).join('\n');
  };
  assert.equal(await play(), await play());
});

test('what is not understood is refused in words and changes nothing', async () => {
  const session = await open({ locale: 'en' });
  session.send('press-all 1 2');
  const state = () => JSON.stringify(session.send('panel none'));
  state();
  const refused = [
    '', '\0', 'foo', 'press', 'press ', 'press foo', 'press 12', 'press 1 2', 'press \0', 'press-all \0',
    'press-all 1 +/- foo', 'command', 'command foo', 'command undo ', 'turn', 'turn sideways', 'window', 'window 1 2',
    'window 1 2 foo', 'window a b touch', 'window 99999999999 1 touch', 'window 1e9 1 touch', 'swipe', 'swipe x y',
    'panel', 'panel foo', 'recall 7', 'forget', 'reuse', 'reuse 12', 'label xyz\nfoo', 'edit \n1',
    'remove 00000000000000FF', 'set', 'set theme', 'set foo bar', 'set digits 99999999999999999999', 'export', 'export exe',
    'journal', 'journal -1', 'journal x', 'journal 1 2', 'journal 99999999999999999999', 'storage-failed',
    'storage-failed no-space', 'storage-failed foo other', 'kept', 'kept -1', 'kept x', 'kept 1 foo', 'PRESS 1', ' press 1', 'press\t1', '\uFEFFpress 1',
  ];
  for (const message of refused) {
    assert.match(session.refusal(message), /^[ -~\uFFFD]+$/, JSON.stringify(message));
    assert.equal(state(), '{}', JSON.stringify(message));
  }
  assert.equal(session.refusal(new Uint8Array([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80])), 'unknown message');
  assert.equal(session.refusal(new Uint8Array(20 << 20).fill(0x31)), 'longer than 8388608 bytes');
  assert.equal(session.refusal(new Uint8Array(8 << 20).fill(0x31)), 'unknown message');
  for (const time of [NaN, Infinity, -Infinity, 1e300]) {
    session.time = time;
    assert.equal(session.refusal('press 1'), 'unknown time');
  }
  session.time = 0;
  assert.equal(state(), '{}');
  assert.equal(session.screen.display.text, '12');

  for (const opening of ['', 'face=foo\n\n', 'foo', 'face=calculator\nseed=x',
    'face=calculator\ntime=x', 'face=calculator\nfoo=1']) {
    assert.match(session.refusedOpening(opening), /^unknown /, opening);
  }
  assert.equal(session.send('press 3').display.text, '123');
});

test('nothing can be done before a face is open', async () => {
  const session = await FaceSession.load(module);
  assert.equal(session.refusal('press 1'), 'nothing is open');
});

test('long texts are cut or refused, not lost in silence', async () => {
  const session = await open({ locale: 'en' });
  session.send(`paste\n${'1'.repeat(8_000_000)}`);
  assert.match(session.screen.display.notice, /^Not pasted: longer than 10000 characters/);
  session.send(`enter\n${'('.repeat(8_000_000)}`);
  assert.match(session.screen.display.notice, /^The link was not opened: longer than 10000 characters/);
  session.send('press-all 1 + 1 =');
  session.send('panel history');
  const { id } = session.screen.panel.rows[0];
  session.send(`label ${id}\n${'x'.repeat(8_000_000)}`);
  assert.equal(session.screen.panel.rows[0].label.length, 200);
  session.send(`edit ${id}\n${'1+'.repeat(4_000_000)}1`);
  assert.match(session.screen.panel.editProblem.text, /longer than 4000 characters/);
  session.send(`journal 0\n${'x\n'.repeat(1_000)}`);
  session.send(`settings\n${'foo\n'.repeat(100_000)}`);
  assert.equal(session.screen.display.text, '2');
});

test('random messages neither trap nor gather memory', async () => {
  const session = await open({ locale: 'en', mode: 'scientific' });
  for (const message of randomLog(10_000, 7)) session.answerText(message);
  // A million presses, most of them in lots.
  const presses = '0 1 2 3 4 5 6 7 8 9 . + - * / +/- % = = C AC DEL'.split(' ');
  const random = randomNumbers(42);
  session.send('panel none');
  session.send('set history off');
  let size = 0;
  for (let lot = 0; lot < 1_000; lot += 1) {
    const keys = Array.from({ length: 1_000 }, () => presses[random(presses.length)]);
    session.send(`press-all ${keys.join(' ')}`);
    // By now the undo history is as long as it will ever be.
    if (lot === 200) size = session.memorySize;
  }
  assert.match(ascii(session.screen.display.text), /^(-?[\d,]+\.?\d*(e-?\d+)?|Error)$/);
  // Where the largest numbers come to lie is chance, and a page of memory more; the smallest thing that
  // each of these 799,000 presses left behind would be 12 MB.
  const growth = session.memorySize - size;
  assert(growth <= 1 << 20, `${growth} bytes more`);
  assert(size < 64 << 20, `${size} bytes`);
});

// xorshift32 (G. Marsaglia, 2003): the same numbers in every run.
function randomNumbers(seed) {
  let state = 2463534242 ^ seed;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

function randomLog(count, seed) {
  const random = randomNumbers(seed);
  const one = (list) => list[random(list.length)];
  const press = () => `press ${one([...'0123456789', '.', '+', '-', '*', '/', '+/-', '%', '=', '=',
    'C', 'AC', 'DEL', '(', ')', 'sqrt', 'x^2', '1/x', 'm+', 'm-', 'mr', 'mc', 'Rand', '2nd', 'pi'])}`;
  const others = [
    () => `command ${one(['undo', 'redo', 'copy', 'keypad', 'order', 'rpn', 'form', 'store'])}`,
    () => `panel ${one(['none', 'memory', 'history', 'settings', 'help', 'digits', 'foo'])}`,
    () => `turn ${one(['basic', 'scientific'])}`,
    () => `window ${random(2000)} ${random(2000)} ${one(['touch', 'desktop'])}`,
    () => `swipe ${random(100) - 50} ${random(9)}`,
    () => `paste\n${one(['1.5', '2 + 3', 'foo', '', '1,234.5'])}`,
    () => `type ${one([...'05.+*-(s^½@qrhl xt', 'Enter', 'Escape', 'Backspace'])}`,
    () => one(['line\nsqrt(2', 'line\n1+)', 'leave-line', 'open-line', 'follow n', 'enter deg\nsin(1)']),
    () => `recall ${one(['memory', '0', '1', '99'])}`,
    () => `forget ${one(['memory', '0', '1', '99'])}`,
    () => `set ${one(['theme dark', 'order precedence', 'digits 12', 'language fr', 'foo bar'])}`,
    () => `journal ${random(5)}\n`,
    () => `kept ${random(1000)}${one(['', ' anew'])}`,
    () => `storage-failed ${one(['keeping', 'reading', 'settings'])} no-space\nfoo`,
    () => one(['dismiss', 'more-rows', 'clear-history', 'paste-nothing', 'foo']),
    () => one(['export csv', 'link']),
  ];
  return Array.from({ length: count }, () => (random(4) ? press() : one(others)()));
}

test('the number in two units', async () => {
  const session = await open({ locale: 'de' });
  assert.equal(session.screen.display.conversion, undefined);
  session.send('command convert');
  session.send('press-all 5 + 3 =');
  const lines = () => session.screen.display.conversion.map(({ mark, text, symbol }) =>
    `${mark ?? ''}${text} ${symbol}`);
  assert.deepEqual(lines(), ['8 in', '=20,32 cm']);
  session.send('mark lower');
  assert.deepEqual(session.screen.display.conversion.map(({ isMarked }) => isMarked), [false, true]);
  session.send('units upper');
  assert.equal(session.screen.panel.kind, 'units');
  assert.deepEqual(session.screen.panel.rows.filter(({ isChosen }) => isChosen).map(({ id }) => id),
    ['unit in', 'category length']);
  session.send('find\nFUSS');
  assert.deepEqual(session.screen.panel.rows[0],
    { id: 'unit ft', name: 'Fuß', symbol: '', detail: 'ft', source: '', isChosen: false, staysOpen: false });
  session.send('choose unit ft');
  assert.equal(session.screen.display.conversion[0].name, 'Fuß');
  session.send('choose category weight');
  assert.deepEqual(lines(), ['≈44,7979317 lb', '20,32 kg']);
  for (const wrong of ['mark', 'mark left', 'units middle']) {
    assert.equal(session.refusal(wrong), 'unknown line', wrong);
  }
  session.send('choose unit EUR');
  assert.deepEqual(lines(), ['≈44,7979317 lb', '20,32 kg']);
  session.send('command convert');
  assert.equal(session.screen.display.conversion, undefined);
});
