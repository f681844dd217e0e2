// The calculator for the page: messages in, screens out, in order, and the page never waits. A
// calculation can be stopped, and a trap in the module costs only the message that trapped.
import * as browser from './browser.mjs';
import { SessionLog } from './log.mjs';
import { BrowserStorage } from './storage.mjs';

// A message was not performed; its `cause`: 'stopped' | 'trapped' | 'startedAnew' | 'failed'.
export class GivenUp extends Error {
  name = 'GivenUp';

  constructor(cause) {
    super(cause);
    this.cause = cause;
  }
}

// The session has refused a message, and nothing has happened; the message is its reason.
export class Refused extends Error {
  name = 'Refused';
}

// From when on a calculation counts as long, and how long a log may take, in milliseconds.
const busyDelay = 250;
const replayLimit = 10_000;

// How long a replay cannot be stopped: the second click of a double click must not end the session.
const replayGrace = 1000;

// Tests bring their own.
const surroundings = { ...browser, openStorage: (...parameters) => new BrowserStorage(...parameters) };

export class Engine {
  #browser;
  #options;
  #onScreen;
  #onState;
  #onEffects;
  #storage;

  #compiled;
  #worker = null;
  // Begins a session: 'loading' the first one, 'replaying' its log, 'beginningAnew' without;
  // 'running' it; 'failed' for good.
  #phase = 'loading';
  // The state to report once a session has begun in place of one that was ended.
  #ending = null;
  #state = 'loading';
  #busyTimer;
  #replayTimer;
  #graceTimer;
  #isReplayLong = false;

  #log = new SessionLog();
  #screen = {};
  // Messages without an answer, in order: those that the worker has, then those that it has not.
  #posted = [];
  #waiting = [];

  // Whether sessions begin with the settings and what the page was told to begin with; not any
  // more when one could not.
  #trustsChoices = true;
  #window = null;
  #isJournalStale = false;
  #continues = false;
  #isReadingJournal = false;
  #isUnkept = false;
  // How often sessions have wanted more to be kept than themselves.
  #changeCount = 0;

  // Starts to load the calculator of `open`: { face, locale, order, mode }. It goes on where this tab
  // was left, unless it `beginsAnew`.
  //
  // `onScreen` gets the parts of the screen that have changed, `onState` 'loading', 'ready', 'busy'
  // (an answer is due for some time), 'stopped', 'restarted', 'startedAnew' and 'failed', with what
  // is known of the cause. `onEffects` gets what a session wants to be done once; a calculator's is done
  // here.
  constructor(
    { open, beginsAnew = false, onScreen, onState = () => {}, onEffects = () => {} },
    browser = surroundings) {
    this.#browser = browser;
    this.#options = open;
    this.#onScreen = onScreen;
    this.#onState = onState;
    this.#onEffects = onEffects;
    this.#storage = browser.openStorage({
      onJournalChange: () => this.#doubtJournal(),
      onSettingsChange: (text) => this.#sendIfKeeping('settings', text),
      onKept: (number, isAnew) => this.#sendIfKeeping(`kept ${number}${isAnew ? ' anew' : ''}`),
      onFailure: (task, cause, detail) =>
        this.#sendIfKeeping(`storage-failed ${task} ${cause}`, detail),
    }, { isUsed: this.#keeps });
    this.#compiled = browser.compileModule();
    this.#continues = this.#keeps && !beginsAnew && Boolean(this.#storage.session);
    this.#begin('loading');
    if (this.#continues) this.send('continue', this.#storage.session);
    this.#doubtJournal();
  }

  // Sends a message: its name and argument, and its body if it has one. The promise's value is the
  // answer to a question, such as for an export; all else comes with the screen.
  //
  // The promise is rejected with `Refused` or `GivenUp`; nobody has to look.
  send(line, body) {
    const text = body === undefined ? line : `${line}\n${body}`;
    if (line.startsWith('window ')) this.#window = text;
    return this.#enqueue(this.#message(text));
  }

  // Ends what is calculated now, and gives up what waits after it. A replay that takes long is
  // ended, too, and with it the session.
  stop() {
    if (this.#phase === 'replaying' && this.#isReplayLong) this.#beginAnew();
    if (this.#phase !== 'running' || this.#posted.length === 0) return;
    const [running, ...behind] = this.#posted;
    running.reject?.(new GivenUp('stopped'));
    this.#posted = [];
    this.#waiting = [...behind, ...this.#waiting];
    this.#giveUpWaiting('stopped');
    this.#restart('stopped');
  }

  // Keeps the session as it is now. The promise's value: whether a page that is opened in this tab
  // goes on from it.
  async keepSession() {
    if (this.#worker?.settled) await this.#worker.settled;
    const { isKept } = await this.send('keep-session').catch(() => ({}));
    return Boolean(isKept) && !this.#storage.isSessionLost;
  }

  // MARK: Sessions

  #begin(phase, { open = this.#openText(), entries = [] } = {}) {
    this.#phase = phase;
    if (phase !== 'replaying') {
      this.#log.begin(open, entries);
      this.#storage.begin();
    }
    const worker = this.#browser.startWorker({ continues: phase === 'loading' && this.#continues });
    this.#worker = worker;
    const ifCurrent = (handle) => (event) => {
      if (worker === this.#worker) handle(event);
    };
    worker.onmessage = ifCurrent(({ data }) => this.#receive(data));
    worker.onmessageerror = ifCurrent(() => this.#lose('an answer could not be read'));
    worker.onerror = ifCurrent((event) => {
      // It is told here, and need not be told by the browser as well.
      event.preventDefault?.();
      this.#lose(event.message || 'the worker could not be loaded');
    });
    this.#compiled.then(
      (compiled) => worker.postMessage({ compiled, open, entries }),
      (error) => this.#fail(error));
  }

  #openText(changes) {
    const { order, mode, ...needed } = { ...this.#options, ...changes };
    const values = {
      ...needed, ...(this.#trustsChoices && { order, mode }),
      seed: this.#browser.makeSeed(), time: this.#browser.now(),
    };
    const lines = Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      // Values can come from the page's address.
      .map(([name, value]) => `${name}=${String(value).replace(/[\r\n]/g, ' ')}\n`);
    return `${lines.join('')}\n${this.#trustsChoices ? this.#storage.settings : ''}`;
  }

  // Replays the log in a fresh worker.
  #restart(ending, detail) {
    this.#endWorker();
    this.#ending = { state: ending, detail };
    if (!this.#log.isComplete) {
      this.#beginAnew();
      return;
    }
    this.#begin('replaying', { open: this.#log.open, entries: this.#log.entries });
    this.#replayTimer = setTimeout(() => this.#beginAnew(), replayLimit);
    this.#isReplayLong = false;
    this.#graceTimer = setTimeout(() => { this.#isReplayLong = true; }, replayGrace);
    this.#watchForBusy();
  }

  // Begins a session without a past, after one that cannot be had again.
  #beginAnew() {
    this.#endWorker();
    this.#giveUpWaiting('startedAnew');
    // Everything kept for the old one is in the journal that the new one reads.
    this.#waiting = this.#waiting.filter(({ text }) => !/^(kept|storage-failed)\b/.test(text));
    this.#ending = { state: 'startedAnew' };
    this.#begin('beginningAnew',
      { entries: this.#window ? [this.#entry(this.#window)] : [] });
    this.#doubtJournal();
    this.#replayTimer = setTimeout(
      () => this.#fail(new Error('a session did not begin in time')), replayLimit);
  }

  #endWorker() {
    clearTimeout(this.#busyTimer);
    clearTimeout(this.#replayTimer);
    clearTimeout(this.#graceTimer);
    this.#worker?.terminate();
    this.#worker = null;
  }

  // The worker has trapped or failed, and its session is lost.
  #lose(cause) {
    switch (this.#phase) {
      case 'running': {
        const [lost, ...behind] = this.#posted;
        this.#posted = [];
        this.#waiting = [...behind, ...this.#waiting];
        lost?.reject(new GivenUp('trapped'));
        // Of what nobody has asked for, nothing is lost that anybody would notice.
        this.#restart(lost?.onAnswer ? null : 'restarted', { cause, message: lost?.text });
        break;
      }
      case 'replaying':
        this.#beginAnew();
        break;
      default:
        if (this.#trustsChoices) {
          this.#trustsChoices = false;
          this.#beginAnew();
        } else {
          this.#fail(new Error(cause));
        }
    }
  }

  #fail(error) {
    if (this.#phase === 'failed') return;
    this.#endWorker();
    this.#phase = 'failed';
    for (const { reject } of [...this.#posted, ...this.#waiting]) reject?.(new GivenUp('failed'));
    this.#posted = [];
    this.#waiting = [];
    this.#tell('failed', error);
  }

  // MARK: Messages

  #enqueue(message) {
    if (this.#phase === 'failed') message.reject(new GivenUp('failed'));
    else this.#waiting.push(message);
    this.#postWaiting();
    return message.promise;
  }

  #entry(text) {
    return { text, time: this.#browser.now() };
  }

  #message(text) {
    const message = this.#entry(text);
    message.promise = new Promise((resolve, reject) => Object.assign(message, { resolve, reject }));
    // Nobody has to look.
    message.promise.catch(() => {});
    return message;
  }

  #postWaiting() {
    if (this.#phase !== 'running') return;
    // An answer may come before it has been posted.
    while (this.#waiting.length > 0) {
      const message = this.#waiting.shift();
      this.#posted.push({ ...message, sentAt: performance.now() });
      this.#worker.postMessage({ text: message.text, time: message.time });
    }
    this.#watchForBusy();
  }

  // Rejects what waits, but for what the session has to know of the world around it.
  #giveUpWaiting(cause) {
    const isKept = ({ text }) => /^(window|settings|journal|kept|storage-failed)\b/.test(text);
    for (const message of this.#waiting) {
      if (!isKept(message)) message.reject(new GivenUp(cause));
    }
    this.#waiting = this.#waiting.filter(isKept);
  }

  #receive(data) {
    if ('trap' in data) this.#lose(data.trap);
    else if (this.#phase !== 'running') this.#acceptSession(data);
    else this.#acceptAnswer(data);
  }

  #acceptSession({ refusal, screen, effects }) {
    if (refusal !== undefined) {
      this.#lose(refusal);
      return;
    }
    clearTimeout(this.#replayTimer);
    // Those of a log that was replayed have been carried out.
    if (this.#phase !== 'replaying') this.#keep(effects);
    this.#phase = 'running';
    this.#show(screen);
    const ending = this.#ending;
    this.#ending = null;
    if (ending?.state) this.#tell(ending.state, ending.detail);
    this.#tell('ready');
    this.#postWaiting();
  }

  #acceptAnswer({ refusal, answer }) {
    const message = this.#posted.shift();
    if (refusal !== undefined) {
      message.reject(new Refused(refusal));
      this.#settle();
      return;
    }
    const { effects, answer: asked, ...parts } = JSON.parse(answer);
    // A question has changed nothing, and need not be asked again.
    if (!asked) {
      this.#log.add(message);
      this.#isUnkept = true;
    }
    this.#keep(effects);
    message.onAnswer?.(asked ?? {});
    message.resolve(asked ?? {});
    this.#show(parts);
    this.#settle();
  }

  // After each answer: tells whether there is more to wait for, and does what can be done now.
  #settle() {
    if (this.#posted.length > 0) {
      this.#watchForBusy();
      return;
    }
    clearTimeout(this.#busyTimer);
    this.#tell('ready');
    this.#keepSession();
    if (this.#log.isLong) this.#checkpoint();
  }

  #watchForBusy() {
    clearTimeout(this.#busyTimer);
    if (this.#state === 'busy') return;
    const [first] = this.#posted;
    if (!first && this.#phase !== 'replaying') return;
    const due = first ? first.sentAt + busyDelay - performance.now() : busyDelay;
    this.#busyTimer = setTimeout(() => this.#tell('busy'), Math.max(due, 0));
  }

  #tell(state, detail) {
    if (state === this.#state) return;
    this.#state = state;
    this.#onState(state, detail);
  }

  #show(parts) {
    Object.assign(this.#screen, parts);
    if (Object.keys(parts).length === 0) return;
    try {
      this.#onScreen(parts);
    } catch (error) {
      // The view's mistake is reported, and is none of the session's.
      queueMicrotask(() => { throw error; });
    }
  }

  // MARK: Checkpoints

  // Lets a restart begin with the session as it is now, so that the log stays short. The journal of that
  // moment goes with it: the session continues as one that has read it.
  async #checkpoint() {
    this.#log.wait();
    if (!this.#keeps) {
      this.#checkpointMessages();
      return;
    }
    const changes = this.#changeCount;
    const journal = await this.#storage.readJournal();
    if (!journal) return;
    const message = this.#message('checkpoint');
    // Before anything else is answered.
    message.onAnswer = ({ session, seed }) => {
      if (!session || changes !== this.#changeCount) return;
      const { keypad, look } = this.#screen;
      const texts = [journalMessage(journal), `continue ${seed}\n${session.join('\n')}`];
      if (this.#window) texts.push(this.#window);
      this.#log.begin(
        this.#openText({ mode: keypad?.mode, order: look?.order ?? this.#options.order }),
        texts.map((text) => this.#entry(text)));
    };
    this.#enqueue(message);
  }

  // The same of a session that tells itself which messages lead to where it is; others are refused it.
  #checkpointMessages() {
    const message = this.#message('checkpoint');
    message.onAnswer = ({ messages }) => {
      if (messages) this.#log.begin(this.#openText(), messages.map((text) => this.#entry(text)));
    };
    this.#enqueue(message);
  }

  // MARK: Storage

  // Keeps the session as it is now, when nobody waits for anything else.
  async #keepSession() {
    if (!this.#isUnkept || !this.#keeps || this.#storage.session === undefined) return;
    this.#isUnkept = false;
    // The page's own thread has better things to do.
    if (this.#worker?.settled) await this.#worker.settled;
    this.send('keep-session');
  }

  get #keeps() {
    return this.#options.face === 'calculator';
  }

  #keep(effects) {
    if (!(effects?.length > 0)) return;
    if (!this.#keeps) {
      this.#onEffects(effects);
      return;
    }
    if (effects.some(({ session }) => !session)) this.#changeCount += 1;
    this.#storage.keep(effects);
  }

  #sendIfKeeping(line, body) {
    if (this.#keeps) this.send(line, body);
  }

  // The session is to read the journal.
  #doubtJournal() {
    if (!this.#keeps) return;
    this.#isJournalStale = true;
    this.#refreshJournal();
  }

  async #refreshJournal() {
    if (this.#isReadingJournal) return;
    this.#isReadingJournal = true;
    // To read a long one takes time, for which the page's own thread is not there.
    if (this.#worker?.settled) await this.#worker.settled;
    while (this.#isJournalStale) {
      this.#isJournalStale = false;
      const journal = await this.#storage.readJournal();
      if (journal) await this.#offer(journal);
    }
    this.#isReadingJournal = false;
  }

  async #offer(journal) {
    try {
      await this.send(journalMessage(journal));
    } catch (error) {
      const isUnreadable = error instanceof Refused || error.cause === 'trapped';
      if (isUnreadable) this.send('storage-failed reading unreadable', error.message);
      // The stop was for what waited after it.
      else if (error.cause === 'stopped') this.#isJournalStale = true;
    }
  }
}

function journalMessage({ version, lines }) {
  return `journal ${version}\n${lines.join('\n')}`;
}
