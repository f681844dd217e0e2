// The session of a worker, from its log.
import { Refusal } from '../module.mjs';

export class Sessions {
  #makeModule;
  #module = null;
  #hasTrapped = false;

  // makeModule(compiled) makes an instance.
  constructor(makeModule) {
    this.#makeModule = makeModule;
  }

  // The answer to a message:
  //   { compiled, open, entries }   { screen, effects } | { refusal }   a session from its log
  //   { text, time }                { answer } | { refusal }            the next message of it
  // A trap is answered by { trap }; all is lost then, and null the answer to whatever follows.
  answer(message) {
    if (this.#hasTrapped) return null;
    try {
      return this.#perform(message);
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message };
      this.#hasTrapped = true;
      this.#module = null;
      return { trap: String(error) };
    }
  }

  #perform(message) {
    if ('text' in message) {
      return { answer: this.#module.call('perform', message.text, message.time) };
    }
    return this.#begin(message);
  }

  // The screen of the session that a log leads to, with all its parts.
  #begin({ compiled, open, entries }) {
    const module = this.#makeModule(compiled);
    const screen = JSON.parse(module.call('open', open));
    const effects = [];
    for (const { text, time } of entries) {
      const { effects: caused = [], ...parts } = JSON.parse(module.call('perform', text, time));
      effects.push(...caused);
      Object.assign(screen, parts);
    }
    this.#module = module;
    return { screen, effects };
  }
}
