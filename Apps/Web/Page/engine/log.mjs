// The messages of a session, by which another instance of the module can be brought to the same
// state: a session is a function of its log.

// Beyond this a checkpoint is due; a restart takes time for each entry.
const longCount = 500;
const longSize = 1 << 20;

// How many more entries to wait when it could not.
const patience = 100;

// Beyond this nothing more is kept, and a restart has to begin without what was calculated.
const countLimit = 20_000;
const sizeLimit = 16 << 20;

export class SessionLog {
  #open = '';
  #entries = [];
  #count = 0;
  #size = 0;
  #isComplete = true;
  #longCount = longCount;
  #longSize = longSize;

  // Begins the log of another session, or of the same one from a later moment on.
  begin(open, entries = []) {
    this.#open = open;
    this.#entries = [...entries];
    this.#count = entries.length;
    this.#size = entries.reduce((size, { text }) => size + text.length, open.length);
    this.#isComplete = true;
    // A journal can be longer than all that follows it.
    this.#longCount = this.#count + longCount;
    this.#longSize = this.#size + longSize;
  }

  // Adds a message that the session has performed, with its time.
  add({ text, time }) {
    this.#count += 1;
    this.#size += text.length;
    if (this.#count > countLimit || this.#size > sizeLimit) {
      this.#isComplete = false;
      this.#entries = [];
    }
    if (this.#isComplete) this.#entries.push({ text, time });
  }

  get open() {
    return this.#open;
  }

  get entries() {
    return this.#entries;
  }

  // Whether the session can be had again from the log.
  get isComplete() {
    return this.#isComplete;
  }

  // Whether it should begin with a later moment as soon as it can.
  get isLong() {
    return this.#count > this.#longCount || this.#size > this.#longSize;
  }

  // Lets some messages pass before the log is long again.
  wait() {
    this.#longCount = this.#count + patience;
    this.#longSize = this.#size + longSize;
  }
}
