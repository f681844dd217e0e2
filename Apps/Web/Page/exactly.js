// Exactly as a library, for browsers, workers and Node 18 or newer.
//
//     import { Exactly } from './exactly.js';
//
//     const exactly = await Exactly.load();
//     exactly.evaluate('1/3 + 1/6').decimal;               // '0.5'
//     exactly.evaluate('√2', { digits: 50 }).decimal;      // '1.4142135623730950488…'
//     const calculator = await exactly.createCalculator();
//     calculator.press('200 + 10 % =').display;            // '220'
//     const sheet = await exactly.createSheet('rent = 1200\nrent × 12');
//     sheet.edit(1, 2, 'rent = 1300');                     // [1, 2]
//
// exactly.d.ts tells all of it. What it calculates with is ExactlyWeb.wasm, beside this file.

import { Module, Refusal, compile, compileResponse } from './module.mjs';

export class ExactlyError extends Error {
  constructor({ reason, code, range }, options) {
    super(reason, options);
    this.name = 'ExactlyError';
    this.code = code;
    this.range = range;
  }

  get reason() {
    return this.message;
  }
}

// Of what type each option is. Which values it can have, the module knows.
const types = {
  digits: 'number', places: 'number', angle: 'string', mixed: 'boolean',
  order: 'string', mode: 'string', seed: 'string', from: 'number', to: 'number',
};

export class Exactly {
  #instance;

  constructor(instance) {
    if (!(instance instanceof Instance)) throw new TypeError('Exactly.load() gives an instance');
    this.#instance = instance;
  }

  static async load(source = new URL('ExactlyWeb.wasm', import.meta.url)) {
    return new Exactly(await Instance.create(await moduleFrom(source)));
  }

  evaluate(expression, options = {}) {
    return this.#instance.call(
      'evaluate', given(options, 'digits', 'places', 'angle', 'mixed'),
      text(expression, 'expression'));
  }

  async createCalculator(options = {}) {
    const entries = given(options, 'order', 'mode');
    return new Calculator(await Instance.create(this.#instance.compiled), entries);
  }

  async createSheet(source = '') {
    text(source, 'text');
    return new Sheet(await Instance.create(this.#instance.compiled), source);
  }
}

export class Calculator {
  #instance;
  #options;
  #state;

  constructor(instance, options) {
    if (!(instance instanceof Instance)) throw new TypeError('createCalculator() gives a calculator');
    this.#instance = instance;
    this.#options = options;
    this.#begin();
  }

  press(keys) {
    text(keys, 'keys');
    try {
      this.#state = this.#instance.call('press', [], keys);
    } catch (error) {
      if (error.code === 'broken-down') this.#begin();
      throw error;
    }
    return this;
  }

  get display() {
    return this.#state.display;
  }

  get expression() {
    return this.#state.expression;
  }

  get clear() {
    return this.#state.clear;
  }

  get lit() {
    return this.#state.lit;
  }

  get error() {
    return this.#state.error;
  }

  #begin() {
    const seed = Math.floor(Math.random() * 2 ** 52).toString(16);
    this.#state = this.#instance.call('begin', [...this.#options, ['seed', seed]]);
  }
}

// After so many edits a sheet that has to begin anew begins with the text that they have made.
const editLimit = 1000;

export class Sheet {
  #instance;
  // The text and the edits since, from which the sheet is made again if its instance is lost.
  #beginning;
  #edits = [];
  #isLost = false;
  #lineCount;

  constructor(instance, source) {
    if (!(instance instanceof Instance)) throw new TypeError('createSheet() gives a sheet');
    this.#instance = instance;
    this.#beginning = source;
    this.#begin();
  }

  edit(from, to, replacement) {
    text(replacement, 'text');
    const { changed, count } = this.#call('editSheet', [['from', from], ['to', to]], replacement);
    this.#lineCount = count;
    this.#edits.push([from, to, replacement]);
    if (this.#edits.length > editLimit) this.text;
    return changed;
  }

  answers(from = 1, to = this.#lineCount + 1) {
    return this.#call('sheetAnswers', [['from', from], ['to', to]]).answers;
  }

  get text() {
    this.#beginning = this.#call('sheetText').text;
    this.#edits = [];
    return this.#beginning;
  }

  get lineCount() {
    return this.#lineCount;
  }

  #call(...call) {
    if (this.#isLost) this.#begin();
    try {
      return this.#instance.call(...call);
    } catch (error) {
      this.#isLost = error.code === 'broken-down';
      throw error;
    }
  }

  #begin() {
    this.#lineCount = this.#instance.call('beginSheet', [], this.#beginning).count;
    for (const [from, to, replacement] of this.#edits) {
      const options = [['from', from], ['to', to]];
      this.#lineCount = this.#instance.call('editSheet', options, replacement).count;
    }
    this.#isLost = false;
  }
}

// The kind of a value, wherever it was made: 'Null', 'Array', 'Response' …
function kind(value) {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

function text(value, argument) {
  if (typeof value !== 'string') throw new TypeError(`${argument} is a string, not ${kind(value)}`);
  return value;
}

// The options that were given, as names and values.
function given(options, ...names) {
  if (kind(options) !== 'Object') {
    throw new TypeError(`options is an object with ${names.join(', ')}, not ${kind(options)}`);
  }
  for (const name in options) {
    if (!names.includes(name)) {
      throw new RangeError(`there is no option '${name}', but there are ${names.join(', ')}`);
    }
  }
  return names.map((name) => [name, options[name]]).filter(([, value]) => value !== undefined);
}

// An instance of the module, in whose place a new one comes when it traps.
class Instance {
  #module;

  constructor(compiled, module) {
    this.compiled = compiled;
    this.#module = module;
  }

  static async create(compiled) {
    return new Instance(compiled, await Module.create(compiled));
  }

  // Hands options and a text to a function, and gives the object that it answers with.
  call(name, options = [], text = '') {
    const wrong = options.find(([option, value]) => typeof value !== types[option]);
    // Nothing is not a value of any option, and the module says what would be one.
    const lines = (wrong ? [[wrong[0], '']] : options)
      // A line is what stands between two line ends, also of a wrong value.
      .map(([option, value]) => `${option}=${value}`.replaceAll('\n', ' ') + '\n');
    const { failure, ...answer } = this.#answer(
      name, `${lines.join('')}\n${text}`, wrong ? TypeError : RangeError);
    if (failure) throw new ExactlyError(failure);
    return answer;
  }

  #answer(name, text, Refused) {
    this.#module ??= new Module(this.compiled);
    try {
      return JSON.parse(this.#module.call(name, text));
    } catch (cause) {
      if (cause instanceof Refusal) throw new Refused(cause.message);
      // After a trap the instance must not be used any more.
      this.#module = null;
      const failure = { reason: 'the calculation broke down', code: 'broken-down', range: null };
      throw new ExactlyError(failure, { cause });
    }
  }
}

async function moduleFrom(source) {
  const found = kind(source);
  if (found === 'WebAssembly.Module') return source;
  if (found === 'Response') return compileResponse(source);
  if (found === 'ArrayBuffer' || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (found !== 'String' && found !== 'URL') {
    throw new TypeError(
      `source is an address, a Response, bytes or a WebAssembly.Module, not ${found}`);
  }
  const url = new URL(source, import.meta.url);
  if (url.protocol !== 'file:') return compile(url);
  // Node reads files by itself; those who bundle for browsers need not look for this.
  const { readFile } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
  return WebAssembly.compile(await readFile(url));
}
