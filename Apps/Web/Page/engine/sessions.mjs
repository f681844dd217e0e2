// The sessions of a worker: the one that is performed, and for a moment the one to replace it.
import { Refusal } from '../module.mjs';

export class Sessions {
  #makeModule;
  #current = null;
  #candidate = null;
  #hasTrapped = false;

  // makeModule(compiled) makes an instance.
  constructor(makeModule) {
    this.#makeModule = makeModule;
  }

  // The answer to a message; every message but `adopt` has one:
  //   { compiled, open, entries }     { screen, effects } | { refusal }   a session from its log
  //   { text, time }                  { answer } | { refusal }            the next message of it
  //   { renewal: { open, entries } }  { screen, effects } | { refusal }   a session to replace it
  //   { adopt }                       null                                whether it does so
  // A trap is answered by { trap }; all is lost then, and null the answer to whatever follows.
  answer(message) {
    if (this.#hasTrapped) return null;
    try {
      return this.#perform(message);
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message };
      this.#hasTrapped = true;
      this.#current = this.#candidate = null;
      return { trap: String(error) };
    }
  }

  #perform(message) {
    if ('text' in message) {
      return { answer: this.#current.module.call('perform', message.text, message.time) };
    }
    if ('adopt' in message) {
      if (message.adopt) this.#current = this.#candidate;
      this.#candidate = null;
      return null;
    }
    if ('renewal' in message) {
      this.#candidate = this.#begin(this.#current.compiled, message.renewal);
      return this.#candidate.answer;
    }
    this.#current = this.#begin(message.compiled, message);
    return this.#current.answer;
  }

  // The session that a log leads to; its answer has all parts of the screen.
  #begin(compiled, { open, entries }) {
    const module = this.#makeModule(compiled);
    const screen = JSON.parse(module.call('open', open));
    const effects = [];
    for (const { text, time } of entries) {
      const { effects: caused = [], ...parts } = JSON.parse(module.call('perform', text, time));
      effects.push(...caused);
      Object.assign(screen, parts);
    }
    return { compiled, module, answer: { screen, effects } };
  }
}
