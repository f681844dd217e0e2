// Uses the library as TypeScript sees it: package.mjs has it checked, and nothing runs it.
import { Answer, Calculator, Exactly, ExactlyError, Sheet, SheetAnswer } from 'exactly-calculator';

const exactly: Exactly = await Exactly.load();
await Exactly.load(new URL('ExactlyWeb.wasm', import.meta.url));
await Exactly.load(await fetch('ExactlyWeb.wasm'));
await Exactly.load(new Uint8Array());
await Exactly.load(await WebAssembly.compile(new ArrayBuffer(0)));

const answer: Answer = exactly.evaluate('sin(60)', { digits: 50, angle: 'deg', mixed: true });
const digits: string = answer.decimal ?? answer.exact ?? answer.note ?? answer.reading ?? '';
exactly.evaluate('1/3', { places: 2 });
const isExact: boolean = answer.isExact;

const calculator: Calculator = await exactly.createCalculator(
  { order: 'left-to-right', mode: 'scientific' });
const display: string = calculator.press('2 + 3').press('=').display;
const { clear, lit, expression, error } = calculator;
const label: 'AC' | 'C' = clear;
const texts: (string | null)[] = [lit, expression, error];

const sheet: Sheet = await exactly.createSheet('1 + 1');
await exactly.createSheet();
const changed: number[] = sheet.edit(1, 2, '1 + 2');
const lines: SheetAnswer[] = sheet.answers();
const [first]: SheetAnswer[] = sheet.answers(1, 2);
const shown: string = first?.decimal ?? first?.answer ?? first?.code ?? sheet.text;
const uses: number[] = first?.uses ?? [sheet.lineCount];

try {
  exactly.evaluate('1/0');
} catch (error) {
  if (!(error instanceof ExactlyError)) throw error;
  const code: 'unreadable' | 'no-value' | 'too-much' | 'broken-down' = error.code;
  const place: string = error.range ? '1/0'.slice(error.range.start, error.range.end) : '';
  console.log(error.reason, error.message, code, place);
}
console.log(digits, isExact, display, label, texts, changed, lines, shown, uses);

// @ts-expect-error An instance comes from load.
new Exactly();
// @ts-expect-error One or the other.
exactly.evaluate('1', { digits: 5, places: 5 });
// @ts-expect-error There is no such option.
exactly.evaluate('1', { digit: 5 });
// @ts-expect-error There is no such unit.
exactly.evaluate('1', { angle: 'degrees' });
// @ts-expect-error A number of digits is no text.
exactly.evaluate('1', { digits: '5' });
// @ts-expect-error Lines are numbers.
sheet.edit('1', '2', '');
// @ts-expect-error The text follows from the edits.
sheet.text = '';
// @ts-expect-error What is shown follows from the keys.
calculator.display = '5';
