// The companions' faces, as their pages use them: node --test Apps/Web/Tests/companions.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import { FaceSession } from './faceSession.mjs';

let compiled;
before(async () => {
  compiled = await WebAssembly.compile(
    await readFile(new URL('../dist/ExactlyWeb.wasm', import.meta.url)));
});

function open(face, { locale = 'en-US', seed = '0', settings = '' } = {}) {
  return FaceSession.open(compiled, { face, locale, seed }, settings);
}

test('companions have the language and the theme of the browser, or those chosen', async () => {
  for (const face of ['fizzbuzz', 'decider', 'order-summary']) {
    assert.deepEqual(
      (await open(face, { locale: 'de-AT' })).screen.look,
      { language: 'de', direction: 'ltr', theme: 'automatic' });
    const session = await open(face, { settings: 'language = ar\ntheme = dark\n' });
    assert.deepEqual(session.screen.look, { language: 'ar', direction: 'rtl', theme: 'dark' });
  }
});

test('companions speak the language of the browser', async () => {
  const fizzBuzz = (await open('fizzbuzz', { locale: 'ja' })).screen.fizzbuzz;
  assert.deepEqual(
    [fizzBuzz.title, fizzBuzz.nextLabel, fizzBuzz.text], ['Fizz Buzzゲーム', '次へ', '1']);
  const decider = await open('decider', { locale: 'fr-CA' });
  assert.deepEqual(decider.screen.decider.options, ['Oui', 'Non', 'Peut-être']);
  assert.equal(decider.screen.decider.removeNames[0], 'Retirer Oui');
  assert.equal(
    decider.send('add\n').decider.notice, 'Non ajoutée\u{A0}: l’option 4 est vide');
  const order = (await open('order-summary', { locale: 'de' }));
  assert.deepEqual(
    order.screen.order.totalRows.map(({ label, amount }) => `${label} ${amount}`),
    ['Zwischensumme $64.97', 'Rabatt $0.00', 'Steuer $5.77', 'Gesamtbetrag $70.74']);
  assert.equal(order.screen.order.newItemExample, '3 x 19.99 Kaffee');
  assert.equal(order.send('remove 1').order.announcement.text, 'Gesamtbetrag $65.29');
});

test('amounts keep their direction among Arabic texts', async () => {
  const { order } = (await open('order-summary', { locale: 'ar-EG' })).screen;
  assert.equal(order.itemRows[0].detail, '\u{2068}3 × $19.99\u{2069}');
  assert.equal(order.totalRows[1].amount, '\u{2068}$0.00\u{2069}');
});

test('FizzBuzz counts to 100 as its tutorial does', async () => {
  const session = await open('fizzbuzz');
  const said = [session.screen.fizzbuzz.text];
  while (said.length < 100) said.push(session.send('next').fizzbuzz.text);
  const at = (number) => said[number - 1];
  assert.deepEqual(
    [1, 2, 3, 5, 15, 98, 99, 100].map(at),
    ['1', '2', 'Fizz', 'Buzz', 'FizzBuzz', '98', 'Fizz', 'Buzz']);
  const count = (test) => said.filter(test).length;
  assert.equal(count((text) => text === 'Fizz'), 27);
  assert.equal(count((text) => text === 'Buzz'), 14);
  assert.equal(count((text) => text === 'FizzBuzz'), 6);
  assert.equal(count((text) => /^\d+$/.test(text)), 53);
  for (let number = 1; number <= 100; number += 1) {
    const words = (number % 3 === 0 ? 'Fizz' : '') + (number % 5 === 0 ? 'Buzz' : '');
    assert.equal(at(number), words || `${number}`);
  }
  const { title, nextLabel, canIncrement, announcement } = session.screen.fizzbuzz;
  assert.deepEqual({ title, nextLabel, canIncrement, announcement }, {
    title: 'Fizz Buzz Game', nextLabel: 'Next', canIncrement: true,
    announcement: { text: 'Buzz', number: 98 },
  });
  assert.equal(session.refusal('previous'), 'unknown action');
  assert.equal(session.refusal(''), 'unknown action');
});

test('the decider chooses from what there is', async () => {
  const session = await open('decider');
  const part = () => session.screen.decider;
  assert.deepEqual(part().options, ['Yes', 'No', 'Maybe']);
  assert.equal(part().answer, '?');
  assert.equal(part().announcement, null);
  session.send('decide');
  // As its seed says.
  assert.equal(part().answer, 'No');
  assert.deepEqual(part().announcement, { text: part().answer, number: 0 });
  session.send('decide');
  assert.equal(part().announcement.number, 1);
  session.send('add\nوربما');
  assert.deepEqual(part().options, ['Yes', 'No', 'Maybe', 'وربما']);
  assert.equal(part().answer, '?');
  assert.equal(part().newOption, '');
  for (let count = 0; count < 4; count += 1) session.send('remove 0');
  assert.deepEqual(part().options, []);
  assert.equal(session.refusal('remove 0'), 'there is nothing to remove');
  assert.equal(session.refusal('remove'), 'there is nothing to remove');
  assert.equal(session.refusal('remove -1'), 'there is nothing to remove');
  session.send('decide');
  const reason = 'Not decided: there are no options to decide between';
  assert.equal(part().notice, reason);
  assert.equal(part().announcement.text, reason);
  session.send('dismiss');
  assert.equal(part().notice, null);
});

test('what the decider refuses stays in the field, and is told each time', async () => {
  const session = await open('decider');
  for (const [text, reason] of [
    ['', 'Not added: option 4 is blank'],
    [' \u200B\t', 'Not added: option 4 is blank'],
    ['x'.repeat(201), 'Not added: option 4 is longer than 200 characters'],
  ]) {
    const numbers = [1, 2].map(() => {
      const { notice, newOption, announcement } = session.send(`add\n${text}`).decider;
      assert.equal(notice, reason);
      assert.equal(newOption, text);
      assert.equal(announcement.text, reason);
      return announcement.number;
    });
    assert.equal(numbers[1], numbers[0] + 1);
  }
  assert.deepEqual(session.screen.decider.options, ['Yes', 'No', 'Maybe']);
});

test('each option is as likely, for seeds as browsers make them', async () => {
  const counts = { Yes: 0, No: 0, Maybe: 0 };
  const rounds = 3_000;
  const firsts = new Set();
  for (let round = 0; round < rounds; round += 1) {
    // Any seeds will do, also those that hardly differ.
    const seed = (0x9E3779B97F4A7C15n ^ BigInt(round)).toString(16);
    const session = await open('decider', { seed });
    const answers = [1, 2, 3, 4].map(() => session.send('decide').decider.answer);
    counts[answers[0]] += 1;
    firsts.add(answers.join(' '));
  }
  // Five standard deviations of the binomial distribution around a third.
  const tolerance = 5 * Math.sqrt(rounds * (1 / 3) * (2 / 3));
  for (const [option, count] of Object.entries(counts)) {
    assert(Math.abs(count - rounds / 3) < tolerance, `${option}: ${count} of ${rounds}`);
  }
  assert.equal(firsts.size, 81, 'every sequence of four answers comes up');
});

test('a log that is replayed decides the same', async () => {
  const decide = async (seed) => {
    const session = await open('decider', { seed });
    return Array.from({ length: 40 }, () => session.send('decide').decider.answer).join(' ');
  };
  assert.equal(await decide('0123456789abcdef'), await decide('0123456789abcdef'));
  assert.notEqual(await decide('0123456789abcdef'), await decide('0123456789abcdee'));
});

test('an order costs what the rule says', async () => {
  const amounts = ({ order }) => order.totalRows.map(({ amount }) => amount);
  const total = async (items, promo) => {
    const session = await open('order-summary');
    session.send('remove 1');
    session.send('remove 0');
    for (const item of items) session.send(`add\n${item}`);
    session.send(`promo\n${promo}`);
    return session.screen;
  };
  const orders = [
    [['1 x 100'], '', ['$100.00', '$0.00', '$8.88', '$108.88']],
    [['1 x 100'], 'SAVE20', ['$100.00', '−$20.00', '$7.10', '$87.10']],
    [['2 x 10', '1 x 5'], '', ['$25.00', '$0.00', '$2.22', '$27.22']],
    [['2 x 10', '1 x 5'], 'SAVE20', ['$25.00', '−$5.00', '$1.78', '$21.78']],
    [['3 x 19.99'], 'SAVE20', ['$59.97', '−$11.99', '$4.26', '$52.23']],
    [['1 x 100'], 'save20', ['$100.00', '$0.00', '$8.88', '$108.88']],
    [['1 x 100'], 'SAVE10', ['$100.00', '$0.00', '$8.88', '$108.88']],
    [[], 'SAVE20', []],
  ];
  for (const [items, promo, expected] of orders) {
    assert.deepEqual(amounts(await total(items, promo)), expected, `${items} ${promo}`);
  }
  assert.deepEqual(
    (await total(['1 x 1'], '')).order.totalRows.map(({ label }) => label),
    ['Subtotal', 'Discount', 'Tax', 'Total']);
  assert.equal((await total([], '')).order.notice, 'The order is empty');
  assert.equal((await total(['1 x 1'], 'save20')).order.notice, 'No discount for this promo code');
});

test('the order is shown row by row, and what is wrong with it is told', async () => {
  const session = await open('order-summary');
  assert.deepEqual(session.screen.order.itemRows, [
    { label: 'Coffee', detail: '3 × $19.99', amount: '$59.97' },
    { label: 'Tea', detail: '1 × $5.00', amount: '$5.00' },
  ]);
  session.send('add\n2 x 1.5');
  assert.deepEqual(
    session.screen.order.itemRows[2], { label: 'Item 3', detail: '2 × $1.50', amount: '$3.00' });
  assert.deepEqual(session.screen.order.announcement, { text: 'Total $74.00', number: 0 });
  const reason = 'Not added: write an item as QUANTITY x PRICE, such as 3 x 19.99';
  for (const number of [1, 2]) {
    session.send('add\ntea');
    assert.equal(session.screen.order.notice, reason);
    assert.equal(session.screen.order.newItem, 'tea');
    assert.deepEqual(session.screen.order.announcement, { text: reason, number });
  }
  session.send('dismiss');
  assert.equal(session.screen.order.notice, null);
  // Typed letter by letter, a code is not found wrong at every letter.
  const heard = ['S', 'SA', 'SAV', 'SAVE', 'SAVE2', 'SAVE20'].map(
    (code) => session.send(`promo\n${code}`).order.announcement.number);
  assert.deepEqual(heard, [3, 3, 3, 3, 3, 4]);
  assert.equal(session.screen.order.announcement.text, 'Total $59.20');
  assert.equal(session.refusal('remove 3'), 'there is nothing to remove');
  assert.equal(session.refusal('remove one'), 'there is nothing to remove');
  assert.equal(session.refusal('pay'), 'unknown action');
});
