// The library in Node 18 or newer: Apps/Web/build && node Apps/Web/Examples/answers.mjs
import { Exactly, ExactlyError } from '../dist/exactly.js';

const exactly = await Exactly.load();

for (const expression of ['1/3 + 1/6', '√2 × √8', 'sin(60°)', '1/(√50 - 5√2)']) {
  try {
    const { decimal, exact, isExact } = exactly.evaluate(expression, { digits: 40 });
    console.log(expression, '=', isExact ? decimal : `${exact} ≈ ${decimal}`);
  } catch (error) {
    if (!(error instanceof ExactlyError)) throw error;
    console.log(`${expression}: ${error.reason}`);
    if (error.range) console.log(`  ${expression}\n  ${' '.repeat(error.range.start)}^`);
  }
}

const calculator = await exactly.createCalculator();
calculator.press('200 + 10 % =');
console.log('200 + 10 % =', calculator.display);
