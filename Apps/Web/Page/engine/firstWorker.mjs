// The first worker is there before a worker could be: it begins on the page's own thread, performs
// what is pressed there, and goes over to a real worker as soon as that has caught up.
import { Module } from '../module.mjs';
import { Sessions } from './sessions.mjs';
import { SplitInstance, partOf, partsBehind } from './split.mjs';

// Messages that take next to no time unless they are long. All others are for a worker, which can be ended.
const quick = /^(?:(?:press|type|window|swipe|kept) |dismiss$|continue\n)/;
const longest = 4096;

export class FirstWorker {
  onmessage = () => {};
  onmessageerror = () => {};
  onerror = () => {};

  // Resolved when a real worker does all, or this one has ended.
  settled;
  #settle;

  #startWorker;
  #parts;
  #sessions = null;
  #worker = null;
  // The messages for the worker to begin with: a session's beginning, then those that it has had.
  #backlog = [];
  // How many answers of the worker the page has had from its own thread.
  #known = 0;
  // Whether the page's thread has begun the session, and whether it performs it still.
  #hasBegun = false;
  #isOnPage = true;
  #isEnded = false;

  // `startWorker()` starts a real worker, `parts` has the parts of the module, and `whenDrawn(call)`
  // calls when the page has drawn the first screen. A session that `continues` an earlier one needs more
  // of the module.
  constructor({ startWorker, parts, whenDrawn, continues = false }) {
    this.#continues = continues;
    this.#startWorker = startWorker;
    this.#parts = parts;
    this.#whenDrawn = whenDrawn;
    this.settled = new Promise((resolve) => { this.#settle = resolve; });
  }

  #whenDrawn;
  #continues;

  // A message that the page's thread performs is answered before this returns.
  postMessage(message) {
    if (!this.#hasBegun && 'compiled' in message) {
      this.#backlog.push(message);
      this.#begin(message);
    } else if (this.#isOnPage && quick.test(message.text) && message.text.length <= longest) {
      this.#perform(message);
    } else {
      this.#leavePage();
      this.#worker.postMessage(message);
    }
  }

  terminate() {
    this.#isEnded = true;
    this.#sessions = null;
    this.#worker?.terminate();
    this.#settle();
  }

  // MARK: On the page's thread

  async #begin(message) {
    let answer = null;
    try {
      const behind = partsBehind(message.compiled);
      const wanted = [...partsToBegin(message.open), ...(this.#continues ? ['second'] : [])];
      const names = wanted.filter((name) => behind.has(name));
      for (const name of names) this.#parts.load(name);
      const instance = await SplitInstance.create(
        message.compiled, () => { throw new Error('a part of the module is not there yet'); });
      for (const name of names) await this.#addLater(instance, name);
      if (behind.has('second')) this.#addLater(instance, 'second');
      if (this.#isEnded) return;
      this.#sessions = new Sessions(() => new Module(message.compiled, instance));
      answer = this.#sessions.answer(message);
    } catch {
      // A worker may do better, and tells if it does not.
    }
    this.#hasBegun = true;
    if (!answer || 'trap' in answer) {
      this.#leavePage();
      return;
    }
    this.#known = 1;
    this.onmessage({ data: answer });
    this.#whenDrawn(() => this.#begunWorker());
  }

  async #addLater(instance, name) {
    const compiled = await this.#parts.load(name);
    if (compiled) await instance.addLater(name, compiled);
  }

  #perform(message) {
    const answer = this.#sessions.answer(message);
    this.#tellWorker(message);
    // The worker can do what the page's thread cannot, or fails in the same way.
    if ('trap' in answer) {
      this.#leavePage();
      return;
    }
    this.#known += 1;
    this.onmessage({ data: answer });
  }

  // MARK: In a worker

  // The worker, which knows all messages so far or is told them.
  #begunWorker() {
    if (this.#worker || this.#isEnded) return;
    this.#worker = this.#startWorker();
    this.#worker.onmessage = (event) => this.#receive(event);
    this.#worker.onmessageerror = (event) => this.onmessageerror(event);
    this.#worker.onerror = (event) => this.onerror(event);
    for (const message of this.#backlog) this.#worker.postMessage(message);
    this.#backlog = [];
  }

  #tellWorker(message) {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#backlog.push(message);
  }

  #receive(event) {
    if (this.#known === 0) {
      this.onmessage(event);
      return;
    }
    // Each of the page's answers is the worker's, too; but for a trap, there is nothing new in it.
    this.#known -= 1;
    if ('trap' in event.data) this.onmessage(event);
    else if (this.#known === 0) this.#leavePage();
  }

  #leavePage() {
    this.#begunWorker();
    this.#isOnPage = false;
    this.#sessions = null;
    this.#settle();
  }
}

const partsOfFaces = { calculator: [], sheet: ['second', 'rest'] };

// The parts of the module that a session begins with: of the language in its settings, or of the
// browser's, and of its face.
function partsToBegin(open) {
  const [, locale] = /^locale=(.*)$/m.exec(open) ?? [];
  const chosen = [...open.matchAll(/^\s*language\s*=\s*(\w+)\s*$/gm)].at(-1)?.[1];
  const own = partOf(chosen && chosen !== 'automatic' ? chosen : locale);
  const [, face] = /^face=(.*)$/m.exec(open) ?? [];
  return [...(own ? [own] : []), ...(partsOfFaces[face] ?? ['second', 'companions'])];
}
