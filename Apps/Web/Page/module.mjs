// The module's letters: texts in, texts out, as UTF-8 through its inbox and its outbox.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The module has answered with the reason why it does nothing.
export class Refusal extends Error {
  name = 'Refusal';
}

// Fetches and compiles the module; a compiled module can be sent to a worker.
export async function compile(url) {
  return compileResponse(await fetch(url));
}

export async function compileResponse(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Only of this type can it be compiled while it arrives, and not every server knows the type.
  return response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// One instance of the module. A trap throws a WebAssembly.RuntimeError (and a stack that is used up
// a RangeError); the instance is lost then.
export class Module {
  #exports;

  // Makes an instance at once, which only workers may do with a module of this size.
  constructor(compiled, instance = new WebAssembly.Instance(compiled, {})) {
    this.#exports = instance.exports;
  }

  // Makes an instance where others may not.
  static async create(compiled) {
    return new Module(compiled, await WebAssembly.instantiate(compiled, {}));
  }

  // Hands a text to one of the module's functions, with what else that takes, and gives the answer
  // or throws the refusal.
  call(name, text, ...rest) {
    const bytes = encoder.encode(text);
    const { inbox, textLimit, memory, [name]: perform } = this.#exports;
    // Of a text that is too long, one byte too many is enough to be refused.
    const count = Math.min(bytes.length, textLimit() + 1);
    // The address first: asking for it can grow the memory, which then has a new buffer.
    const address = inbox(count);
    new Uint8Array(memory.buffer).set(bytes.subarray(0, count), address);
    const isAccepted = perform(count, ...rest);
    const answer = this.#answer();
    if (!isAccepted) throw new Refusal(answer);
    return answer;
  }

  #answer() {
    const { outbox, outboxCount, memory } = this.#exports;
    const address = outbox();
    return decoder.decode(new Uint8Array(memory.buffer, address, outboxCount()));
  }
}
