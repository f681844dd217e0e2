// The module in two parts: the first has what the first keys need, the rest is what the build has
// split off, and comes behind it.
//
// wasm-split (Binaryen) makes the parts. In the first one's table stands a placeholder for each
// function of the rest, which the rest replaces when it is instantiated.
import { compile } from '../module.mjs';

// What was split off, which all instances share.
export class Rest {
  #url;
  #compiled = null;
  #loading = null;

  constructor(url) {
    this.#url = url;
  }

  // Loads it while other things happen. Where that fails, it is loaded when it is needed.
  load() {
    this.#loading ??= compile(this.#url)
      .then((compiled) => { this.#compiled ??= compiled; })
      .catch(() => {})
      .then(() => this.#compiled);
    return this.#loading;
  }

  // It, at once: nothing else happens meanwhile, so this is for workers.
  get compiled() {
    this.#compiled ??= new WebAssembly.Module(fetchNow(this.#url));
    return this.#compiled;
  }
}

// An instance of a module whose rest may come later.
export class SplitInstance {
  #instance;
  #isComplete;

  // Instantiates a module's first part; a module that was not split imports nothing, and is
  // complete.
  constructor(first, rest) {
    this.#isComplete = WebAssembly.Module.imports(first).length === 0;
    const placeholder = new Proxy({}, {
      get: (_, index) => (...values) => {
        this.complete(rest.compiled);
        return this.#table.get(Number(index))(...values);
      },
    });
    this.#instance = new WebAssembly.Instance(first, { placeholder });
  }

  get exports() {
    return this.#instance.exports;
  }

  get isComplete() {
    return this.#isComplete;
  }

  complete(rest) {
    if (this.#isComplete) return;
    new WebAssembly.Instance(rest, { primary: this.exports });
    this.#isComplete = true;
  }

  // The one table, under a name of the build's choice.
  get #table() {
    return Object.values(this.exports).find((value) => value instanceof WebAssembly.Table);
  }
}

function fetchNow(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.response;
}
