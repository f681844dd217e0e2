// The module in parts: the first has what the first keys need, and the others come after it.
//
// Apps/Web/parts.py makes them. In the table of the first stands a placeholder for each function of
// another part, which that part replaces when it is instantiated.
import { compile } from '../module.mjs';

// The languages that have a part of their own.
const languages = ['de', 'fr', 'es', 'pt', 'ja', 'ar'];

// The part that a language needs for its first screen, or undefined for none.
export function partOf(locale) {
  const language = String(locale).slice(0, 2).toLowerCase();
  return languages.find((name) => name === language);
}

// The names of the parts after the first, in the order in which a language needs them.
export function partsFor(locale) {
  const own = partOf(locale);
  const others = languages.filter((name) => name !== own);
  return [...(own ? [own] : []), 'second', 'rest', 'companions', ...others];
}

// The names of the parts that were split off from a module's first part; none where it is whole.
export function partsBehind(first) {
  return new Set(WebAssembly.Module.imports(first).map(({ module }) => module));
}

// The parts after the first, which all instances share.
export class Parts {
  #url;
  #compiled = new Map();
  #loading = new Map();

  // `url(name)` is where a part is.
  constructor(url) {
    this.#url = url;
  }

  // Loads a part while other things happen, and gives it. Where that fails, it gives undefined, and
  // the part is loaded when it is needed.
  load(name) {
    if (!this.#loading.has(name)) {
      this.#loading.set(name, compile(this.#url(name))
        .then((compiled) => this.#keep(name, compiled), () => undefined));
    }
    return this.#loading.get(name);
  }

  // A part, at once: nothing else happens meanwhile, so this is for workers.
  get(name) {
    return this.#compiled.get(name)
      ?? this.#keep(name, new WebAssembly.Module(fetchNow(this.#url(name))));
  }

  #keep(name, compiled) {
    if (!this.#compiled.has(name)) this.#compiled.set(name, compiled);
    return this.#compiled.get(name);
  }
}

// An instance of a module whose other parts may come later.
export class SplitInstance {
  #instance;
  #missing;

  // Instantiates a module's first part; a module that was not split imports nothing, and is
  // complete. `get(name)` gives a part that is needed now.
  //
  // It is done at once, which only workers may with a module of this size.
  constructor(first, get, instantiate = (...parts) => new WebAssembly.Instance(...parts)) {
    this.#missing = partsBehind(first);
    const placeholders = (name) => new Proxy({}, {
      get: (_, index) => (...values) => {
        this.add(name, get(name));
        return this.#table.get(Number(index))(...values);
      },
    });
    this.#instance = instantiate(
      first, Object.fromEntries([...this.#missing].map((name) => [name, placeholders(name)])));
  }

  // Instantiates it where others may not.
  static async create(first, get) {
    const split = new SplitInstance(first, get, WebAssembly.instantiate);
    split.#instance = await split.#instance;
    return split;
  }

  get exports() {
    return this.#instance.exports;
  }

  // The names of the parts that it does not have yet.
  get missing() {
    return [...this.#missing];
  }

  // Adds a part, unless it is there.
  add(name, compiled) {
    if (!this.#missing.delete(name)) return;
    new WebAssembly.Instance(compiled, { first: this.exports });
  }

  // Adds a part where it cannot be done at once.
  async addLater(name, compiled) {
    if (!this.#missing.has(name)) return;
    await WebAssembly.instantiate(compiled, { first: this.exports });
    this.#missing.delete(name);
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
