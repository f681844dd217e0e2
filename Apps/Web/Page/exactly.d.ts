/**
 * A calculator whose digits are never wrong: expressions to as many digits as are asked for,
 * calculators to press keys on, and sheets of lines with their answers.
 *
 * ```js
 * import { Exactly } from 'exactly-calculator';  // or './exactly.js', where it is not installed
 *
 * const exactly = await Exactly.load();
 * exactly.evaluate('1/3 + 1/6').decimal;               // '0.5'
 * exactly.evaluate('√2', { digits: 50 }).decimal;      // '1.4142135623730950488…'
 * const calculator = await exactly.createCalculator();
 * calculator.press('200 + 10 % =').display;            // '220'
 * const sheet = await exactly.createSheet('rent = 1200\nrent × 12');
 * sheet.edit(1, 2, 'rent = 1300');                     // [1, 2]
 * ```
 *
 * It runs in browsers, in workers and in Node 18 or newer. Everything is calculated at once, on the
 * thread of the caller: most expressions in a fraction of a millisecond, the hardest in a few
 * seconds, and in more where thousands of digits are asked for. A page that must not wait calls it
 * in a worker, and ends a calculation by ending the worker.
 *
 * Nothing wrong is taken for something else: an argument of another type than is declared here
 * throws a `TypeError`, a value or an option that there is not throws a `RangeError`, and both name
 * the argument and what it may be. An option that is `undefined` counts as not given.
 */
export class Exactly {
  private constructor();

  /**
   * Loads the module; by default `ExactlyWeb.wasm` beside this file.
   *
   * @param source Where the module is (a relative address begins at this file), or the module
   *   itself. One that is compiled can be sent to workers.
   * @throws {TypeError} For anything else.
   * @throws What `fetch` or `WebAssembly.compile` throws.
   */
  static load(
    source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<Exactly>;

  /**
   * The value of an expression such as `1/3 + 1/6`, `sin(60°)` or `√2 × √8`.
   *
   * ```js
   * exactly.evaluate('sin(60)', { angle: 'deg' });
   * // { reading: 'sin(60)', decimal: '0.8660254037844386', exact: '√3/2', isExact: false,
   * //   note: null }
   * ```
   *
   * Each is read by itself: what one defines is unknown to the next.
   *
   * @throws {ExactlyError} Where there is no answer.
   * @throws {TypeError} `{ digits: '30' }`: digits is a whole number from 1 to 1000000.
   * @throws {RangeError} `{ digits: 3.5 }`; `{ digit: 30 }`, which is no option; more than 8 MiB of
   *   text.
   */
  evaluate(expression: string, options?: EvaluationOptions): Answer;

  /**
   * A calculator that shows 0, independent of all others: it is an instance of the module of its
   * own, of a little over a megabyte.
   *
   * @throws {TypeError} `{ mode: 2 }`: mode is one of basic, scientific.
   * @throws {RangeError} `{ mode: 'x' }`; `{ modes: 'basic' }`, which is no option.
   */
  createCalculator(options?: CalculatorOptions): Promise<Calculator>;

  /**
   * A sheet of lines, each of which may be a calculation: an instance of the module of its own, as a
   * calculator is.
   *
   * @param text As a file has it: lines end at LF or CRLF, and the last one need not end. None by
   *   default.
   * @throws {ExactlyError} `too-much`: more than 20,000 lines, or more than 8 MiB.
   * @throws {TypeError} For what is no string.
   */
  createSheet(text?: string): Promise<Sheet>;
}

/** How an expression is read, and how its value is written. */
export type EvaluationOptions = Precision & {
  /** What angles are measured in: radians by default. */
  angle?: 'rad' | 'deg' | 'grad';

  /** Whether the exact form of a fraction is `3 1/2` and not `7/2`. */
  mixed?: boolean;
};

/** To how many digits a value is rounded: 16 significant ones by default. */
export type Precision =
  | {
    /** How many significant digits: 1 to 1,000,000. */
    digits?: number;
    places?: undefined;
  }
  | {
    /** How many digits after the point: 0 to 1,000,000. */
    places?: number;
    digits?: undefined;
  };

/** The value of an expression. */
export interface Answer {
  /** How the expression was read, `(1 ÷ 3) + (1 ÷ 6)`; null for a comment. */
  readonly reading: string | null;

  /**
   * The value in plain ASCII, its last digit rounded correctly: `0.5`, `-1.25e-30`; null for a
   * comment and where a function is defined.
   */
  readonly decimal: string | null;

  /** The value in closed form, `√3/2`; null where there is no short one. */
  readonly exact: string | null;

  /** Whether the decimal is the value itself, with nothing rounded away. */
  readonly isExact: boolean;

  /** The unit of `decimal` and `exact`, as it can be typed: `cm`, `J/(kg K)`; absent from plain numbers. */
  readonly unit?: string;

  /** The whole answer where it is no number with a unit: `5 ft 3 in`, `2027-02-20`, `Sunday`. */
  readonly text?: string;

  /** What there is to say beside it, such as that fewer digits are certain; or null. */
  readonly note: string | null;
}

/** How a calculator begins. */
export interface CalculatorOptions {
  /** Whether `2 + 3 × 4` is 14, which is the default, or 20. */
  order?: 'precedence' | 'left-to-right';

  /** Which keypad it has: with a basic one, the default, it shows 9 digits, else 16. */
  mode?: 'basic' | 'scientific';
}

/**
 * A calculator with keys and a display.
 *
 * ```js
 * const calculator = await exactly.createCalculator();
 * calculator.press('2 + 3 *').lit;      // '*'
 * calculator.press('4 =').display;      // '14'
 * calculator.expression;                // '2 + 3 × 4'
 * ```
 */
export class Calculator {
  private constructor();

  /**
   * Presses keys, separated by spaces: digits may stand together, `200 + 12.5 % =`. Guides/Keys.md
   * has the names of all keys.
   *
   * @returns The calculator.
   * @throws {ExactlyError} For a name that is no key, and for keys that together take more work
   *   than an expression may; none of them is pressed then.
   * @throws {TypeError} For what is no string.
   * @throws {RangeError} For more than 8 MiB of text.
   */
  press(keys: string): this;

  /** The number shown, as it is shown: `1,234.5`, `-3`, `Error`. */
  readonly display: string;

  /** The calculation so far, as it was understood: `2 + 3 × 4`. */
  readonly expression: string;

  /** What the clear key reads. */
  readonly clear: 'AC' | 'C';

  /** The key that is lit because its operation waits for a number, or null. */
  readonly lit: string | null;

  /** Why the display shows `Error`, such as `division by zero`; or null. */
  readonly error: string | null;
}

/**
 * A live sheet: a text of lines, and the answer beside each.
 *
 * ```js
 * const sheet = await exactly.createSheet('rent = 1200\nfood = 4 × 85\ntotal\n');
 * sheet.answers()[2].decimal;           // '1540'
 * sheet.edit(1, 2, 'rent = 1300');      // [1, 3]: the lines whose answers are others now
 * sheet.answers(3, 4)[0].decimal;       // '1640'
 * sheet.edit(2, 3, '');                 // takes line 2 away: [2]
 * sheet.text;                           // 'rent = 1300\ntotal\n'
 * ```
 *
 * Lines are counted from 1, as in a sheet (`line 3`) and in an editor. `from` and `to` mean the lines
 * from `from` on, up to and without `to`.
 */
export class Sheet {
  private constructor();

  /**
   * Puts the lines of a text in the place of those from `from` on, up to and without `to`, and
   * calculates all that this changes. `edit(3, 3, text)` puts lines in before line 3, and
   * `edit(sheet.lineCount + 1, sheet.lineCount + 1, text)` after the last one.
   *
   * @param text The lines: `''` has none, `'a'` and `'a\n'` have one, and `'\n'` is a blank line.
   *   They end as those around them do.
   * @returns The lines whose answers are others than before or that are new, by their numbers, from
   *   the first to the last.
   * @throws {ExactlyError} `too-much`: more than 20,000 lines, 8 MiB in one edit or 16 MiB in all.
   *   The sheet is as before then.
   * @throws {RangeError} For lines that there are not.
   * @throws {TypeError} For lines that are no numbers, and a text that is no string.
   */
  edit(from: number, to: number, text: string): number[];

  /**
   * Returns the answers beside the lines from `from` on, up to and without `to`: by default all of them, as
   * the command prints them with `exactly sheet --json`.
   *
   * @throws {RangeError} For lines that there are not.
   * @throws {TypeError} For lines that are no numbers.
   */
  answers(from?: number, to?: number): SheetAnswer[];

  /** The text, byte for byte as it was given and edited: with the ends of its lines, and all blanks. */
  readonly text: string;

  /** How many lines the text has; one that ends with a line's end has none after that. */
  readonly lineCount: number;
}

/** A line of a sheet, and what stands beside it. */
export interface SheetAnswer {
  /** The number of the line, from 1. */
  readonly line: number;

  /** The line as it stands in the text, without its end. */
  readonly text: string;

  /** What the line is: a `rate` is an exchange rate, `text` means nothing. */
  readonly kind:
    | 'blank' | 'comment' | 'text' | 'options' | 'value' | 'definition' | 'function' | 'graph'
    | 'rate' | 'unreadable';

  /** How the line was read: `total (lines 1–2)`; null where it is no calculation. */
  readonly reading: string | null;

  /**
   * The value in plain ASCII, rounded as the sheet says; of a percentage the number that it is: `0.25`.
   * Null where the answer is no number.
   */
  readonly decimal: string | null;

  /** The value in closed form, `√3/2`; null where there is no short one. */
  readonly exact: string | null;

  /** Whether the decimal is the value itself, with nothing rounded away. */
  readonly isExact: boolean;

  /** Whether the value is a percentage. */
  readonly percentage: boolean;

  /** Why there is no answer, in words; or null. */
  readonly error: string | null;

  /** The same as a file has it: `division-by-zero`, `failed-line 3`; or null. */
  readonly code: string | null;

  /** The lines whose values the line reads, by their numbers. */
  readonly uses: number[];

  /** The unit of `decimal` and `exact`; absent from plain numbers. */
  readonly unit?: string;

  /** The whole answer where it is no number: a list, a date. */
  readonly answer?: string;
}

/** Why there is no answer. */
export class ExactlyError extends Error {
  private constructor();

  readonly name: 'ExactlyError';

  /** The reason in words, in lower case and without a full stop; the same as `message`. */
  readonly reason: string;

  /**
   * The kind of reason:
   * - `unreadable`: the text is no expression, or has a name in it that is no key;
   * - `no-value`: it has no value, such as `1/0`, or none that can be found within the limits;
   * - `too-much`: a sheet would have more lines or more text than it may have;
   * - `broken-down`: the module has trapped, which should never happen, or has used up its memory
   *   of 1 GB. The next call finds a new instance. A calculator has lost its numbers then and shows 0;
   *   a sheet has its text as it was.
   */
  readonly code: 'unreadable' | 'no-value' | 'too-much' | 'broken-down';

  /** The place in the text: `text.slice(range.start, range.end)`; null where there is none. */
  readonly range: { readonly start: number; readonly end: number } | null;
}
