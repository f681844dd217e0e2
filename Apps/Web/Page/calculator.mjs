// The calculator in the module, for the page and for its tests: texts in, texts out.
//
// A trap in the module (there should be none) throws a WebAssembly.RuntimeError. The instance is
// then lost, and `Calculator.load` makes a fresh one.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Calculator {
  #module;

  // Creates a calculator from a compiled WebAssembly.Module, which can be shared.
  static async load(module) {
    const instance = await WebAssembly.instantiate(module, {});
    return new Calculator(instance.exports);
  }

  constructor(exports) {
    this.#module = exports;
  }

  // Starts anew; the order is `precedence` or `left-to-right`.
  reset(order = 'precedence') {
    this.#accept(this.#module.reset, order);
  }

  // Turns to a keypad: `basic` or `scientific`.
  turn(mode) {
    this.#accept(this.#module.turn, mode);
  }

  // Presses the key of a token, such as `7` or `+/-`; throws an Error when there is none.
  press(token) {
    this.#accept(this.#module.press, token);
  }

  // Presses a sequence of keys such as `200 + 10 % =`; throws an Error, and presses nothing, when
  // one of them is unknown.
  pressAll(keys) {
    this.#accept(this.#module.pressAll, keys);
  }

  get display() {
    return this.#text(this.#module.display);
  }

  get expressionLine() {
    return this.#text(this.#module.expressionLine);
  }

  // `AC` or `C`.
  get clearLabel() {
    return this.#text(this.#module.clearLabel);
  }

  // The token of the lit operation, or null.
  get litToken() {
    return this.#text(this.#module.litToken) || null;
  }

  // The answer to an expression such as `1/3 + 1/6`; throws an Error with the reason when it has
  // none.
  evaluate(expression) {
    return this.#accept(this.#module.evaluate, expression);
  }

  // How much memory the module holds, in bytes.
  get memorySize() {
    return this.#module.memory.buffer.byteLength;
  }

  // Hands a text (or its bytes) over, and gives the answer or throws the refusal.
  #accept(call, text) {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    // Of a text that is too long, one byte too many is enough to be refused.
    const count = Math.min(bytes.length, this.#module.textLimit() + 1);
    // The address first: asking for it can grow the memory, which then has a new buffer.
    const address = this.#module.inbox(count);
    new Uint8Array(this.#module.memory.buffer).set(bytes.subarray(0, count), address);
    const isAccepted = call(count);
    if (!isAccepted) throw new Error(this.#answer());
    return this.#answer();
  }

  #text(call) {
    call();
    return this.#answer();
  }

  #answer() {
    const { outbox, outboxCount, memory } = this.#module;
    const address = outbox();
    return decoder.decode(new Uint8Array(memory.buffer, address, outboxCount()));
  }
}
