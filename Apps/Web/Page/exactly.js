// Exactly as a library, for browsers, workers and Node 20 or newer.
//
//     import { Exactly } from './exactly.js';
//
//     const exactly = await Exactly.load();
//     exactly.evaluate('1/3 + 1/6').decimal;               // '0.5'
//     exactly.evaluate('√2', { digits: 50 }).decimal;      // '1.4142135623730950488…'
//     const calculator = await exactly.createCalculator();
//     calculator.press('200 + 10 % =').display;            // '220'
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

export class Exactly {
  #instance;

  constructor(instance) {
    this.#instance = instance;
  }

  static async load(source = new URL('ExactlyWeb.wasm', import.meta.url)) {
    return new Exactly(await Instance.create(await moduleFrom(source)));
  }

  evaluate(expression, options = {}) {
    return this.#instance.call('evaluate', options, expression);
  }

  async createCalculator(options = {}) {
    return new Calculator(await Instance.create(this.#instance.compiled), options);
  }
}

export class Calculator {
  #instance;
  #options;
  #state;

  constructor(instance, options) {
    this.#instance = instance;
    this.#options = options;
    this.#begin();
  }

  press(keys) {
    try {
      this.#state = this.#instance.call('press', {}, keys);
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
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0].toString(16);
    this.#state = this.#instance.call('begin', { ...this.#options, seed });
  }
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
  call(name, options, text = '') {
    const lines = Object.entries(options).filter(([, value]) => value !== undefined)
      // A line is what stands between two line ends, also of a wrong value.
      .map(([option, value]) => `${option}=${value}`.replaceAll('\n', ' ') + '\n');
    const { failure, ...answer } = this.#answer(name, `${lines.join('')}\n${text}`);
    if (failure) throw new ExactlyError(failure);
    return answer;
  }

  #answer(name, text) {
    this.#module ??= new Module(this.compiled);
    try {
      return JSON.parse(this.#module.call(name, text));
    } catch (cause) {
      if (cause instanceof Refusal) throw new RangeError(cause.message);
      // What a trap leaves behind is not to be calculated with.
      this.#module = null;
      const failure = { reason: 'the calculation broke down', code: 'broken-down', range: null };
      throw new ExactlyError(failure, { cause });
    }
  }
}

async function moduleFrom(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response) return compileResponse(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const url = new URL(source, import.meta.url);
  if (url.protocol !== 'file:') return compile(url);
  // Node reads files by itself; those who bundle for browsers need not look for this.
  const { readFile } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
  return WebAssembly.compile(await readFile(url));
}
