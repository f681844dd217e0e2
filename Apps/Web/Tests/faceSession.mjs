// A session of a face in the module, as the page has it: messages in, a screen out.

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export class FaceSession {
  // What the page knows: each part as it was told last.
  screen = {};

  // The time of the messages, in seconds since the beginning of 1970.
  time = 1_800_000_000;

  #exports;

  // An instance of a compiled WebAssembly.Module, in which nothing is open yet.
  static async load(module) {
    const { exports } = await WebAssembly.instantiate(module, {});
    return new FaceSession(exports);
  }

  // An instance with the calculator's face.
  static async open(module, options, settings) {
    const session = await FaceSession.load(module);
    session.reopen(options, settings);
    return session;
  }

  constructor(exports) {
    this.#exports = exports;
  }

  // Opens the face anew.
  reopen(options = {}, settings = '') {
    const lines = Object.entries({ face: 'calculator', time: this.time, ...options });
    const head = lines.map(([name, value]) => `${name}=${value}\n`).join('');
    const { isAccepted, text } = this.#call(this.#exports.open, `${head}\n${settings}`);
    if (!isAccepted) throw new Error(text);
    this.screen = {};
    this.#take(text);
  }

  // The parts that a message has changed; throws an Error with the reason of a refusal.
  send(message) {
    const { isAccepted, text } = this.#perform(message);
    if (!isAccepted) throw new Error(`${text}: ${message}`);
    return this.#take(text);
  }

  // The reason why a message is refused.
  refusal(message) {
    const { isAccepted, text } = this.#perform(message);
    if (isAccepted) throw new Error(`not refused: ${message}`);
    return text;
  }

  // The reason why the face is not opened.
  refusedOpening(text) {
    const answer = this.#call(this.#exports.open, text);
    if (answer.isAccepted) throw new Error(`not refused: ${text}`);
    return answer.text;
  }

  // The answer to a message as it comes, be it a screen or a reason.
  answerText(message) {
    return this.#perform(message).text;
  }

  // How much memory the module holds, in bytes.
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  #take(text) {
    const { effects, answer, ...parts } = JSON.parse(text);
    Object.assign(this.screen, parts);
    if (effects) parts.effects = effects;
    if (answer) parts.answer = answer;
    return parts;
  }

  #perform(message) {
    return this.#call(this.#exports.perform, message, this.time);
  }

  #call(call, message, ...more) {
    const { inbox, outbox, outboxCount, textLimit, memory } = this.#exports;
    const bytes = typeof message === 'string' ? encoder.encode(message) : message;
    // Of a text that is too long, one byte too many is enough to be refused.
    const count = Math.min(bytes.length, textLimit() + 1);
    // The address first: asking for it can grow the memory, which then has a new buffer.
    const address = inbox(count);
    new Uint8Array(memory.buffer).set(bytes.subarray(0, count), address);
    const isAccepted = Boolean(call(count, ...more));
    const answer = new Uint8Array(memory.buffer, outbox(), outboxCount());
    return { isAccepted, text: decoder.decode(answer) };
  }
}
