// Proves the page's engine with a worker that can be made to hang, to trap and to die:
// node --test Apps/Web/Tests/engine.mjs
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';

import { Engine, GivenUp, Refused } from '../Page/engine/engine.mjs';
import { Refusal } from '../Page/module.mjs';
import { Sessions } from '../Page/engine/sessions.mjs';

// A module that types what is pressed, and does worse things when it is told so.
class TypingModule {
  #text = '';
  #mode;
  #panel = null;
  #number = 0;

  call(name, text, time) {
    assert.equal(typeof text, 'string');
    const [line, ...body] = text.split('\n');
    const [message, argument] = line.split(' ');
    if (name === 'open') {
      if (text.includes('order=sideways') || text.includes('poison')) throw new Refusal('no');
      this.#mode = /^mode=(.*)$/m.exec(text)?.[1] ?? 'basic';
      return this.#screen();
    }
    assert.equal(typeof time, 'number');
    switch (message) {
      case 'press': this.#text += argument; break;
      case 'clear': this.#text = ''; break;
      case 'turn': this.#mode = argument; break;
      case 'panel': this.#panel = argument === 'none' ? null : { kind: argument, rows: [] }; break;
      case 'trap': throw new WebAssembly.RuntimeError('unreachable');
      case 'hang': throw new Hang();
      case 'refuse': throw new Refusal('not that');
      case 'journal': this.#text += body.filter((part) => part).join('').toUpperCase(); break;
      case 'keep':
        this.#number += 1;
        return this.#screen({ effects: [{ append: [argument], number: this.#number }] });
      case 'continue': this.#text = body.join('+'); break;
      case 'checkpoint':
        return JSON.stringify({ answer: { session: [this.#text], seed: 'abc' } });
      case 'keep-session':
        return JSON.stringify({ answer: {}, effects: [{ session: [this.#text] }] });
      case 'export': return JSON.stringify({ answer: { text: this.#text } });
      case 'window': case 'settings': case 'kept': case 'storage-failed': break;
      default: throw new Refusal(`unknown message ${message}`);
    }
    return this.#screen();
  }

  #screen(more) {
    return JSON.stringify({
      display: { text: this.#text },
      keypad: { mode: this.#mode }, panel: this.#panel, ...more,
    });
  }
}

class Hang extends Error {}

class FakeWorker {
  // All that were started, the newest last, and what they have been sent.
  static started = [];
  received = [];
  isTerminated = false;
  #sessions = new Sessions((compiled) => {
    assert.equal(compiled, 'compiled');
    return new FakeWorker.Module();
  });

  static Module = TypingModule;
  static get last() { return FakeWorker.started.at(-1); }

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(data) {
    this.received.push(data);
    setImmediate(() => {
      if (this.isTerminated || this.hangs) return;
      try {
        const answer = this.#sessions.answer(structuredClone(data));
        if (answer?.trap?.includes('Hang') || answer?.trap === 'Error') this.hangs = true;
        else if (answer) setImmediate(() => this.onmessage({ data: answer }));
      } catch (error) {
        queueMicrotask(() => { throw error; });
      }
    });
  }

  terminate() { this.isTerminated = true; }

  die() { this.onerror({ message: 'died', preventDefault() {} }); }
}

class FakeStorage {
  settings = 'digits = 12\n';
  kept = [];
  lines = [];
  isBroken = false;
  readings = 0;
  sessions = 0;

  begin() { this.sessions += 1; }

  keep(effects) {
    for (const { append, number, session } of effects) {
      if (session) {
        this.sessionLines = session;
      } else if (this.isBroken) {
        this.listener.onFailure('keeping', 'no-space', 'full');
      } else {
        this.lines.push(...append);
        this.kept.push(...append);
        this.listener.onKept(number, false);
      }
    }
  }

  async readJournal() {
    this.readings += 1;
    await settled(1);
    return this.isBroken ? null : { version: 3, lines: [...this.lines] };
  }
}

// Long enough for all that is under way and does not wait for a timer.
async function settled(rounds = 20) {
  for (let round = 0; round < rounds; round += 1) await new Promise(setImmediate);
}

let storage;
let screens;
let states;
let seeds;

function start(open = { face: 'calculator', locale: 'en' }, changes = {}, options = {}) {
  return new Engine({
    open,
    ...options,
    onScreen: (parts) => screens.push(parts),
    onState: (state, detail) => states.push(detail === undefined ? state : [state, detail]),
  }, {
    compileModule: async () => 'compiled',
    startWorker: () => new FakeWorker(),
    openStorage: (listener) => Object.assign(storage, { listener }),
    makeSeed: () => String(seeds += 1),
    now: () => 1000,
    ...changes,
  });
}

async function startReady(...options) {
  const engine = start(...options);
  await settled();
  states.length = 0;
  return engine;
}

// What somebody sees: all parts that were shown, the later ones over the earlier.
const seen = () => Object.assign({}, ...screens);
const shown = () => seen().display.text;
const names = () => states.map((state) => Array.isArray(state) ? state[0] : state);

async function givenUp(promise) {
  const error = await promise.then(() => assert.fail('performed'), (reason) => reason);
  assert(error instanceof GivenUp, String(error));
  return error.cause;
}

beforeEach(() => {
  FakeWorker.started = [];
  FakeWorker.Module = TypingModule;
  [storage, screens, states, seeds] = [new FakeStorage(), [], [], 0];
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(async () => {
  // What an engine still does would clear timers of the next one by their numbers.
  await settled();
  mock.timers.reset();
});

test('what is sent before the session has begun is performed in order', async () => {
  const engine = start();
  for (const digit of '1234567890') engine.send(`press ${digit}`);
  assert.deepEqual(screens, []);
  await settled();
  assert.equal(shown(), '1234567890');
  assert.deepEqual(states, ['ready']);
});

test('the session is opened with what the page knows', async () => {
  start({ face: 'calculator', locale: 'de', order: 'left-to-right\nface=x', mode: undefined });
  await settled();
  assert.equal(FakeWorker.last.received[0].open,
    'face=calculator\nlocale=de\norder=left-to-right face=x\nseed=1\ntime=1000\n\ndigits = 12\n');
});

test('a question has its answer, and a refusal its reason', async () => {
  const engine = await startReady();
  engine.send('press 7');
  assert.deepEqual(await engine.send('export', 'csv'), { text: '7' });
  await assert.rejects(engine.send('refuse'),
    (error) => error instanceof Refused && error.message === 'not that');
  await engine.send('press 8');
  assert.equal(shown(), '78');
});

test('an answer that is long in coming makes the engine busy', async () => {
  const engine = await startReady();
  engine.send('hang');
  mock.timers.tick(200);
  assert.deepEqual(states, []);
  mock.timers.tick(60);
  assert.deepEqual(states, ['busy']);
});

test('stop ends what runs, gives up what waits, and keeps what was', async () => {
  const engine = await startReady();
  engine.send('press 1');
  await engine.send('press 2');
  const running = engine.send('hang');
  const waiting = engine.send('press 3');
  const [first] = FakeWorker.started;
  engine.stop();
  assert.equal(await givenUp(running), 'stopped');
  assert.equal(await givenUp(waiting), 'stopped');
  assert(first.isTerminated);
  engine.send('press 4');
  await settled();
  assert.equal(shown(), '124');
  assert.deepEqual(states, ['stopped', 'ready']);
  assert.equal(FakeWorker.started.length, 2);
});

test('a second stop, as of a double click, does not end the session', async () => {
  const engine = await startReady();
  await engine.send('press 1');
  engine.send('hang').catch(() => {});
  engine.stop();
  engine.stop();
  await settled();
  assert.equal(shown(), '1');
  assert.deepEqual(states, ['stopped', 'ready']);
});

test('stop where nothing runs does nothing', async () => {
  const engine = await startReady();
  engine.stop();
  await settled();
  assert.equal(FakeWorker.started.length, 1);
  assert.deepEqual(states, []);
});

test('what the session must know of the window outlives a stop', async () => {
  const engine = await startReady();
  engine.send('hang');
  engine.send('window 800 400 touch');
  engine.send('press 5');
  engine.stop();
  await settled();
  const texts = FakeWorker.last.received.map(({ text }) => text);
  assert.deepEqual(texts.filter((text) => text), ['window 800 400 touch']);
});

test('a trap costs the message that trapped and no other', async () => {
  const engine = await startReady();
  engine.send('press 1');
  const trapping = engine.send('trap');
  engine.send('press 2');
  const last = engine.send('press 3');
  assert.equal(await givenUp(trapping), 'trapped');
  await last;
  assert.equal(shown(), '123');
  assert.deepEqual(names(), ['restarted', 'ready']);
  assert.equal(states[0][1].message, 'trap');
  // The trap is in no log, and a second one is as harmless.
  await givenUp(engine.send('trap'));
  await engine.send('press 4');
  assert.equal(shown(), '1234');
});

test('a worker that dies is replaced', async () => {
  const engine = await startReady();
  await engine.send('press 1');
  FakeWorker.last.die();
  await engine.send('press 2');
  assert.equal(shown(), '12');
  assert.deepEqual(names(), ['restarted', 'ready']);
});

test('a restart has the same seed and times, and shows all parts', async () => {
  const engine = await startReady();
  await engine.send('press 1');
  await givenUp(engine.send('trap'));
  screens.length = 0;
  await settled();
  const [first, second] = FakeWorker.started.map((worker) => worker.received[0]);
  assert.equal(second.open, first.open);
  assert.deepEqual(second.entries,
    [{ text: 'journal 3\n', time: 1000 }, { text: 'press 1', time: 1000 }]);
  assert.deepEqual(Object.keys(seen()), ['display', 'keypad', 'panel']);
});

test('a question is in no log', async () => {
  const engine = await startReady();
  engine.send('press 1');
  engine.send('export', 'csv');
  await givenUp(engine.send('trap'));
  await settled();
  assert.deepEqual(FakeWorker.last.received[0].entries.map(({ text }) => text),
    ['journal 3\n', 'press 1']);
});

test('effects are carried out once, whatever is replayed', async () => {
  const engine = await startReady();
  engine.send('keep a');
  engine.send('keep b');
  await givenUp(engine.send('trap'));
  await engine.send('keep c');
  assert.deepEqual(storage.kept, ['a', 'b', 'c']);
});

test('a log that cannot be replayed is left behind', async () => {
  class OnceModule extends TypingModule {
    call(name, text, time) {
      if (text === 'press 6' && FakeWorker.started.length > 1) {
        throw new WebAssembly.RuntimeError('unreachable');
      }
      return super.call(name, text, time);
    }
  }
  FakeWorker.Module = OnceModule;
  const engine = await startReady();
  engine.send('window 300 500 touch');
  await engine.send('press 6');
  const trapping = engine.send('trap');
  const waiting = engine.send('press 7');
  assert.equal(await givenUp(trapping), 'trapped');
  assert.equal(await givenUp(waiting), 'startedAnew');
  await settled();
  assert.equal(shown(), '');
  assert.deepEqual(names(), ['startedAnew', 'ready']);
  assert.equal(FakeWorker.started.length, 3);
  // The new session knows the window and the journal.
  const { open, entries } = FakeWorker.last.received[0];
  assert.match(open, /seed=2\n/);
  assert.deepEqual(entries.map(({ text }) => text), ['window 300 500 touch']);
  assert.equal(FakeWorker.last.received[1].text, 'journal 3\n');
  await engine.send('press 8');
  assert.equal(shown(), '8');
});

for (const [what, end] of [
  ['takes too long', () => mock.timers.tick(10_000)], ['is stopped', (engine) => engine.stop()],
]) {
  test(`a replay that ${what} is given up`, async () => {
    class SlowModule extends TypingModule {
      call(name, text, time) {
        if (text === 'press 6' && FakeWorker.started.length === 2) throw new Hang();
        return super.call(name, text, time);
      }
    }
    FakeWorker.Module = SlowModule;
    const engine = await startReady();
    await engine.send('press 6');
    await givenUp(engine.send('trap'));
    await settled();
    assert.deepEqual(states, []);
    mock.timers.tick(300);
    assert.deepEqual(states, ['busy']);
    mock.timers.tick(1000);
    end(engine);
    await settled();
    assert.deepEqual(names(), ['busy', 'startedAnew', 'ready']);
    assert.equal(shown(), '');
  });
}

test('a session begins without choices that it refuses', async () => {
  const engine = start({ face: 'calculator', order: 'sideways' });
  await settled();
  assert.deepEqual(states, ['startedAnew', 'ready']);
  await engine.send('press 1');
  assert.equal(shown(), '1');
});

test('where no session can begin, the engine fails and says so', async () => {
  const engine = start({ face: 'poison' });
  const waiting = engine.send('press 1');
  assert.equal(await givenUp(waiting), 'startedAnew');
  await settled();
  assert.deepEqual(names(), ['failed']);
  assert.equal(await givenUp(engine.send('press 1')), 'failed');
});

test('where the module cannot be had, the engine fails and says so', async () => {
  const engine = start(undefined, { compileModule: async () => { throw new Error('offline'); } });
  assert.equal(await givenUp(engine.send('press 1')), 'failed');
  assert.deepEqual(names(), ['failed']);
  assert.equal(states[0][1].message, 'offline');
});

test('a view that fails does not keep the session from going on', async () => {
  const failures = [];
  const catchFailure = (error) => failures.push(error.message);
  process.setUncaughtExceptionCaptureCallback(catchFailure);
  try {
    const engine = new Engine({
      open: { face: 'fizzbuzz' },
      onScreen: () => { throw new Error('view'); },
    }, {
      compileModule: async () => 'compiled', startWorker: () => new FakeWorker(),
      openStorage: () => storage, makeSeed: () => '1', now: () => 1,
    });
    await engine.send('press 1');
    await settled();
    assert.deepEqual(failures, ['view', 'view']);
  } finally {
    process.setUncaughtExceptionCaptureCallback(null);
  }
});

test('what is kept is told, and the journal is merged whenever it comes', async () => {
  storage.lines = ['x'];
  const engine = start();
  engine.send('keep a');
  await settled();
  assert.deepEqual(FakeWorker.last.received.slice(1).map(({ text }) => text),
    ['keep a', 'journal 3\nx', 'kept 1']);
});

test('what waits to be told is told, whatever is given up', async () => {
  const engine = await startReady();
  engine.send('hang');
  engine.send('press 1');
  storage.listener.onKept(7, true);
  storage.listener.onFailure('keeping', 'no-space', 'full');
  engine.stop();
  await settled();
  assert.deepEqual(FakeWorker.last.received.slice(1).map(({ text }) => text),
    ['kept 7 anew', 'storage-failed keeping no-space\nfull']);
});

test('what becomes of the changes of a session that is gone is told to no other', async () => {
  class OnceModule extends TypingModule {
    call(name, text, time) {
      if (text === 'press 6' && FakeWorker.started.length > 1) throw new WebAssembly.RuntimeError('');
      return super.call(name, text, time);
    }
  }
  FakeWorker.Module = OnceModule;
  const engine = await startReady();
  await engine.send('press 6');
  engine.send('trap');
  storage.listener.onKept(1, false);
  await settled();
  assert.equal(storage.sessions, 2);
  const texts = FakeWorker.last.received.map(({ text }) => text);
  assert(!texts.some((text) => text?.startsWith('kept')), texts.join('|'));
});

const sent = () => FakeWorker.last.received.map(({ text }) => text).filter(Boolean);

test('a tab goes on with the session that it has kept, before anything else', async () => {
  storage.session = '1\n2';
  const engine = start();
  engine.send('press 3');
  await settled();
  assert.deepEqual(sent().slice(0, 2), ['continue\n1\n2', 'press 3']);
  assert.equal(shown(), '1+23');
  // A restart has it in its log.
  engine.send('trap');
  await settled();
  assert.equal(shown(), '1+23');
});

test('a page that begins anew does not, and a companion has no session', async () => {
  storage.session = '1';
  start(undefined, undefined, { beginsAnew: true });
  await settled();
  assert(!sent().some((text) => text.startsWith('continue')));
  start({ face: 'decider', locale: 'en' });
  await settled();
  assert(!sent().some((text) => text.startsWith('continue')));
});

test('the session is kept when nobody waits for anything, and that is no part of it', async () => {
  storage.session = '';
  const engine = await startReady();
  await settled();
  const before = sent().filter((text) => text === 'keep-session').length;
  for (const digit of '123') engine.send(`press ${digit}`);
  await settled();
  assert.equal(sent().filter((text) => text === 'keep-session').length, before + 1);
  assert.deepEqual(storage.sessionLines, ['123']);
  await settled();
  assert.equal(sent().filter((text) => text === 'keep-session').length, before + 1, 'nothing has changed');
  engine.send('trap');
  await settled();
  assert(!FakeWorker.last.received[0].entries.some(({ text }) => text === 'keep-session'));
});

test('a session that has begun again is not busy', async () => {
  const engine = await startReady();
  engine.send('press 1');
  engine.send('trap');
  await settled();
  mock.timers.tick(5000);
  await settled();
  assert.equal(names().at(-1), 'ready');
});

test('a session waits for its worker to be kept', async () => {
  storage.session = '';
  let settle;
  class SlowWorker extends FakeWorker {
    settled = new Promise((resolve) => { settle = resolve; });
  }
  const engine = await startReady(undefined, { startWorker: () => new SlowWorker() });
  await engine.send('press 1');
  await settled();
  assert.deepEqual(sent(), ['press 1'], 'neither the journal nor the session');
  settle();
  await settled();
  assert(sent().includes('keep-session') && sent().some((text) => text.startsWith('journal')));
});

test('changes of other tabs are read one after the other, and not each', async () => {
  const engine = await startReady();
  storage.lines.push('b');
  for (let count = 0; count < 5; count += 1) storage.listener.onJournalChange();
  engine.send('press 1');
  storage.lines.push('c');
  await settled(40);
  const journals = FakeWorker.last.received.map(({ text }) => text)
    .filter((text) => text?.startsWith('journal'));
  assert.equal(journals.length, 3);
  assert.equal(journals.at(-1), 'journal 3\nb\nc');
});

test('what storage cannot do is told to the session', async () => {
  const engine = await startReady();
  storage.isBroken = true;
  await engine.send('keep a');
  storage.listener.onSettingsChange('digits = 9\n');
  await settled();
  const texts = FakeWorker.last.received.map(({ text }) => text);
  assert(texts.includes('storage-failed keeping no-space\nfull'), texts.join('|'));
  assert(texts.includes('settings\ndigits = 9\n'), texts.join('|'));
});

test('a journal that was stopped is read again', async () => {
  let isSlow = true;
  class SlowModule extends TypingModule {
    call(name, text, time) {
      if (text.startsWith('journal') && isSlow) throw new Hang();
      return super.call(name, text, time);
    }
  }
  FakeWorker.Module = SlowModule;
  const engine = start();
  storage.lines.push('x');
  await settled();
  isSlow = false;
  engine.stop();
  await settled();
  assert.equal(shown(), 'X');
});

test('a journal that makes the module trap is told to be unreadable', async () => {
  class DelicateModule extends TypingModule {
    call(name, text, time) {
      if (text.startsWith('journal')) throw new WebAssembly.RuntimeError('unreachable');
      return super.call(name, text, time);
    }
  }
  FakeWorker.Module = DelicateModule;
  const engine = start();
  await settled(40);
  await engine.send('press 1');
  assert.equal(shown(), '1');
  const texts = FakeWorker.last.received.map(({ text }) => text);
  assert(texts.includes('storage-failed reading unreadable\ntrapped'), texts.join('|'));
  assert.equal(FakeWorker.started.length, 2);
});

test('a companion keeps nothing', async () => {
  const engine = await startReady({ face: 'decider' });
  await engine.send('keep a');
  storage.listener.onJournalChange();
  storage.listener.onSettingsChange('digits = 9\n');
  await settled();
  assert.equal(storage.readings, 0);
  assert.deepEqual(storage.kept, []);
  assert.equal(FakeWorker.last.received.length, 2);
});

async function press(engine, count) {
  for (let index = 1; index < count; index += 1) engine.send('press 1');
  await engine.send('press 2');
  await settled();
}

const checkpoints = () => sent().filter((text) => text === 'checkpoint').length;

// What a restart begins with.
async function replayed(engine) {
  await givenUp(engine.send('trap'));
  await settled();
  return FakeWorker.last.received[0];
}

test('a long session begins again from a checkpoint', async () => {
  const engine = await startReady();
  engine.send('window 300 500 touch');
  engine.send('turn scientific');
  await press(engine, 400);
  assert.equal(checkpoints(), 0);
  await press(engine, 200);
  assert.equal(checkpoints(), 1);
  await engine.send('press 9');
  const text = shown();
  assert.equal(text.length, 601);
  const { open, entries } = await replayed(engine);
  assert.match(open, /^mode=scientific$/m);
  assert.deepEqual(entries.map(({ text }) => text), [
    'journal 3\n', `continue abc\n${text.slice(0, -1)}`, 'window 300 500 touch', 'press 9']);
  assert.equal(shown(), text);
  assert.equal(seen().keypad.mode, 'scientific');
  assert.deepEqual(names(), ['restarted', 'ready']);
});

test('what is pressed while a checkpoint is due is behind it or before it', async () => {
  const engine = await startReady();
  for (let index = 0; index < 510; index += 1) engine.send('press 1');
  while (checkpoints() === 0) await settled(1);
  for (const digit of '1234') engine.send(`press ${digit}`);
  await settled();
  const text = shown();
  const { entries } = await replayed(engine);
  assert(entries.length < 20, String(entries.length));
  assert.equal(shown(), text);
});

test('a session that has something kept meanwhile has no checkpoint, and then the next one', async () => {
  const engine = await startReady();
  const { readJournal } = FakeStorage.prototype;
  storage.readJournal = async function () {
    await engine.send('keep a');
    return readJournal.call(this);
  };
  await press(engine, 600);
  delete storage.readJournal;
  assert.equal(checkpoints(), 1);
  assert((await replayed(engine)).entries.length > 600);
  await press(engine, 80);
  assert.equal(checkpoints(), 0, 'it is not tried again at once');
  await press(engine, 80);
  assert.equal(checkpoints(), 1);
  assert.equal((await replayed(engine)).entries.length, 2);
});

test('a session that has no checkpoint goes on without', async () => {
  class OpenModule extends TypingModule {
    call(name, text, time) {
      return text === 'checkpoint' ? JSON.stringify({ answer: {} }) : super.call(name, text, time);
    }
  }
  FakeWorker.Module = OpenModule;
  const engine = await startReady();
  await press(engine, 600);
  assert.equal(checkpoints(), 1);
  assert((await replayed(engine)).entries.length > 600);
});

test('a checkpoint that traps costs nothing', async () => {
  class TrappingModule extends TypingModule {
    call(name, text, time) {
      if (text === 'checkpoint') throw new WebAssembly.RuntimeError('unreachable');
      return super.call(name, text, time);
    }
  }
  FakeWorker.Module = TrappingModule;
  const engine = await startReady();
  await press(engine, 600);
  await engine.send('press 3');
  assert.equal(shown().length, 601);
  assert(!names().includes('restarted'), names().join());
});

test('there is no checkpoint while the journal cannot be read', async () => {
  const engine = await startReady();
  storage.isBroken = true;
  await press(engine, 600);
  assert.equal(checkpoints(), 0);
});

test('a log beyond its limit ends in a new session', async () => {
  const engine = await startReady({ face: 'fizzbuzz' });
  await engine.send('press 1');
  for (let part = 0; part < 3; part += 1) await engine.send('settings', 'x'.repeat(6_000_000));
  await givenUp(engine.send('trap'));
  await settled();
  assert.deepEqual(names().slice(-2), ['startedAnew', 'ready']);
  assert.equal(shown(), '');
});
