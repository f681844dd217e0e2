import { Engine } from '../engine/engine.mjs';
import { keepForOffline } from '../engine/offline.mjs';
import { announce, say } from '../views/announcement.mjs';
import { element } from '../views/element.mjs';
import { drawLook } from '../views/look.mjs';
import { offerNewVersion } from '../views/newVersion.mjs';
import { drawState } from '../views/state.mjs';
import { watchStop } from '../views/stop.mjs';
import { drawTexts } from '../views/texts.mjs';
import { AnswersView } from './answers.mjs';
import { ask, showMore } from './dialogs.mjs';
import { watchDragging } from './dragging.mjs';
import { SheetField } from './field.mjs';
import { SheetFile } from './file.mjs';
import { LineHeights } from './heights.mjs';
import { SheetKeypad } from './keypad.mjs';
import { watchSheetKeys } from './keys.mjs';
import { SheetStore } from './store.mjs';

// How long one does not type before what is left is calculated, in milliseconds.
const pause = 60;
// So many lines are calculated around those that are seen.
const margin = 20;

const area = document.getElementById('text');
const scroller = document.getElementById('scroller');
const status = document.getElementById('status');
const heights = new LineHeights(area, document.getElementById('mirror'));
const file = new SheetFile();

let texts = {};
let sheet = { completions: [] };
let name = '';
let isSaved = true;
let problem = '';
let restTimer;
let isReady = false;
let isKeeping = false;
// Whether a person has stopped what was calculated, and done nothing since.
let isStopped = false;

const engine = new Engine({
  open: { face: 'sheet', locale: navigator.language },
  onScreen(parts) {
    if (parts.look) drawLook(parts.look);
    if (parts.texts) {
      texts = parts.texts;
      drawTexts(texts);
      drawTitle();
    }
    if (parts.keypad) keypad.draw(parts.keypad);
    if (parts.rows) answers.draw(parts.rows);
    if (parts.sheet) {
      sheet = parts.sheet;
      drawStatus();
      announce(sheet.announcement);
    }
  },
  onEffects(effects) {
    for (const { change, select, keep } of effects) {
      if (change) field.change(change);
      if (select) {
        field.select(select);
        showCursor();
      }
      if (keep) {
        store.append(keep);
        setSaved(false);
        if (store.isLong && !isKeeping) keepAnew();
      }
    }
  },
  onState(state) {
    const isEvent = drawState(state);
    if (state === 'busy') say(texts.calculating ?? '');
    if (!isEvent) return;
    tell(texts[state] ?? '');
    isStopped = state === 'stopped';
    if (state === 'startedAnew') begin({ name, base: field.text, isSaved });
    else field.resend();
  },
});

const store = new SheetStore({ onFailure: (error) => tell(error.message) });
const field = new SheetField(area, {
  send,
  undo: (action) => act(action),
  onText(edit) {
    heights.edit(edit);
    fit();
  },
});
const answers = new AnswersView({
  heights,
  refer(line) {
    area.focus({ preventScroll: true });
    act(`refer @ ${line}`);
  },
});
const keypad = new SheetKeypad(area, {
  press(token) {
    area.focus({ preventScroll: true });
    act(`press @ ${token}`);
  },
  send: (line) => send(line).catch(() => {}),
});

// MARK: Messages

// Sends a message, in which `@` is the time.
function send(line, body) {
  clearTimeout(restTimer);
  if (/^(?:edit|press|refer|complete|change|undo|redo|answers) /.test(line)) {
    isStopped = false;
    if (problem) tell('');
  }
  const asked = engine.send(line.replace('@', String(Math.floor(performance.now()))), body);
  asked.then(() => rest(), () => {});
  return asked;
}

function act(line, body) {
  return field.act(line, body).catch(() => {});
}

// Has what is left calculated, and shown what waits for a rest, when nothing is asked for.
function rest() {
  clearTimeout(restTimer);
  const due = sheet.hasWork && !isStopped ? pause
    : sheet.next === null || sheet.next === undefined ? null
    : Math.max(0, Number(sheet.next) - performance.now()) + 1;
  if (due === null) return;
  restTimer = setTimeout(() => send('rest @').catch(() => {}), due);
}

// MARK: What is seen

let shown = { first: 0, end: 0 };
let isFitting = false;

// Makes the field as high as its text, and puts the answers beside it, before the next picture.
function fit() {
  if (isFitting) return;
  isFitting = true;
  requestAnimationFrame(() => {
    isFitting = false;
    heights.resize();
    area.style.height = `${heights.before(field.lineCount) * heights.rowHeight + padding()}px`;
    answers.place();
    look();
  });
}

function padding() {
  const style = getComputedStyle(area);
  return parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
}

// Asks for the lines that are seen.
function look() {
  if (!isReady) return;
  const row = heights.rowHeight;
  const first = Math.max(0, heights.lineAt(Math.floor(scroller.scrollTop / row)) - margin);
  const last = heights.lineAt(Math.ceil((scroller.scrollTop + scroller.clientHeight) / row));
  const end = last + 1 + margin;
  if (first === shown.first && end === shown.end) return;
  shown = { first, end };
  send(`visible @ ${first} ${end}`).catch(() => {});
}

// Brings the line of the cursor into sight, where the module has put it.
function showCursor() {
  const line = field.cursorLine;
  const row = heights.rowHeight;
  const top = heights.before(line) * row;
  const bottom = top + (heights.of(line) + 1) * row;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = bottom - scroller.clientHeight;
  }
}

function drawTitle() {
  const shownName = name || texts.untitled || '';
  document.getElementById('name').textContent = shownName;
  document.getElementById('unsaved').hidden = isSaved;
  document.title = `${isSaved ? '' : '• '}${shownName} – Exactly`;
}

function setSaved(value) {
  if (isSaved === value) return;
  isSaved = value;
  drawTitle();
}

function drawStatus() {
  const notice = sheet.notice ?? problem;
  const text = notice || sheet.remark || sheet.selection || '';
  if (status.textContent !== text) status.textContent = text;
  status.classList.toggle('problem', Boolean(notice));
  for (const action of ['undo', 'redo']) {
    document.querySelector(`[data-action="${action}"]`).disabled =
      !sheet[action === 'undo' ? 'canUndo' : 'canRedo'];
  }
  drawCompletions();
}

function drawCompletions() {
  const list = document.getElementById('completions');
  const names = status.textContent ? [] : sheet.completions;
  if ([...list.children].map(({ textContent }) => textContent).join('\n') === names.join('\n')) return;
  list.replaceChildren(...names.map((text) => element('button', {
    type: 'button', className: 'completion mathematics', tabIndex: -1,
    onclick: () => act('complete @', text),
  }, text)));
}
document.getElementById('completions').addEventListener('mousedown', (event) => event.preventDefault());

// Tells something until the next thing is done.
function tell(text) {
  problem = text;
  if (text) say(text);
  drawStatus();
}

// MARK: Texts

// Begins with a text, and what was changed in it.
async function begin({ name: itsName = '', base = '', lines = [], isSaved: itIsSaved = true }) {
  try {
    if (lines.length > 0) await field.recover(`recover @ ${lines.length} ${itsName}`, `${lines.join('\n')}\n${base}`);
    else if (!await field.open(`text @ ${itsName}`, base)) return fail(texts.cannotOpen, texts.hasOtherLineEnds);
  } catch (error) {
    return fail(texts.cannotOpen, error.message);
  }
  name = itsName;
  isSaved = itIsSaved;
  drawTitle();
  scroller.scrollTop = 0;
  fit();
  return true;
}

// Keeps the sheet as it is, in place of all that was kept of it.
async function keepAnew() {
  isKeeping = true;
  try {
    const { text, lines } = await engine.send(`file ${Math.floor(performance.now())} ${name}`);
    store.begin({ name, base: text, lines, isSaved });
  } catch {
    // Stopped; what was kept so far leads to the same text.
  }
  isKeeping = false;
}

function fail(title, reason) {
  tell([title, reason].filter(Boolean).join(': '));
  return false;
}

// Whether what stands there may go: it is saved, or nobody wants it.
async function mayLeave() {
  if (isSaved || field.text === '') return true;
  const answer = await ask({
    title: texts.savesChanges, text: texts.losesChanges,
    choices: { save: texts.save, discard: texts.discard, cancel: texts.cancel },
  });
  return answer === 'save' ? save() : answer === 'discard';
}

async function open(chosen) {
  if (!chosen || !await mayLeave()) return;
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(chosen.bytes);
  } catch {
    fail(texts.cannotOpen, texts.isNotText);
    return;
  }
  if (!await begin({ name: chosen.name, base: text })) return;
  file.use(chosen);
  tell('');
  await keepAnew();
  area.focus();
}

async function openChosen() {
  try {
    await open(await file.choose());
  } catch (error) {
    fail(texts.cannotOpen, error.message);
  }
}

async function startNew() {
  if (!await mayLeave()) return;
  file.use();
  await begin({});
  await keepAnew();
  area.focus();
}

// Saves the sheet; whether it is.
async function save({ isAnother = false } = {}) {
  try {
    if (!isAnother && await file.hasChanged()) {
      const answer = await ask({
        title: texts.hasChanged, text: texts.losesTheirs,
        choices: { overwrite: texts.overwrite, cancel: texts.cancel },
      });
      if (answer !== 'overwrite') return false;
    }
    await field.act('let-go @');
    const asked = engine.send(`file ${Math.floor(performance.now())} ${name}`);
    const saved = await file.save(name || `${texts.untitled}.sheet`, asked.then(({ text }) => text), { isAnother });
    if (saved === undefined) return false;
    const { text } = await asked;
    name = saved;
    // What was typed meanwhile is not in the file.
    const now = await engine.send(`file ${Math.floor(performance.now())} ${name}`);
    setSaved(now.text === text);
    drawTitle();
    store.begin({ name, base: now.text, lines: now.lines, isSaved });
    tell('');
    return true;
  } catch (error) {
    return fail(texts.cannotSave, error.message);
  }
}

// Offers what a tab that is gone has left unsaved.
async function offerAbandoned() {
  const [sheet] = await store.abandoned();
  const offer = document.getElementById('recovery');
  offer.hidden = !sheet;
  if (!sheet) return;
  offer.querySelector('.name').textContent = sheet.name || texts.untitled;
  offer.querySelector('[data-text="recover"]').onclick = async () => {
    if (!await mayLeave()) return;
    file.use();
    if (!await begin({ ...sheet, isSaved: false })) return;
    await keepAnew();
    await store.forget(sheet.id);
    offerAbandoned();
  };
  offer.querySelector('[data-text="discard"]').onclick = async () => {
    await store.forget(sheet.id);
    offerAbandoned();
  };
}

// MARK: What is asked for

const actions = {
  newSheet: startNew,
  openSheet: openChosen,
  save,
  saveAs: () => save({ isAnother: true }),
  undo: () => act('undo @'),
  redo: () => act('redo @'),
  writeAnswers: () => act('answers @ write'),
  updateAnswers: () => act('answers @ update'),
  removeAnswers: () => act('answers @ remove'),
  more: async () => {
    const { more } = await act('more @') ?? {};
    if (more) await showMore(more);
    area.focus({ preventScroll: true });
  },
};

for (const button of document.querySelectorAll('[data-action]')) {
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    document.getElementById('menu').hidePopover();
    actions[button.dataset.action]();
  });
}
watchSheetKeys(area, {
  actions,
  complete: () => act('complete @'),
  canComplete: () => sheet.completions.length > 0,
  change: (steps) => act(`change @ ${steps}`).then(() => act('let-go @')),
});
watchDragging(area, {
  change: (steps) => act(`change @ ${steps}`),
  letGo: () => act('let-go @'),
});
watchStop(() => engine.stop());
scroller.addEventListener('scroll', () => requestAnimationFrame(look), { passive: true });
new ResizeObserver(fit).observe(scroller);
document.fonts?.ready.then(fit);
scroller.addEventListener('dragover', (event) => {
  if ([...event.dataTransfer.items].some(({ kind }) => kind === 'file')) event.preventDefault();
});
scroller.addEventListener('drop', async (event) => {
  const [dropped] = event.dataTransfer.files;
  if (!dropped) return;
  event.preventDefault();
  open(await file.read(dropped));
});

async function start() {
  keypad.begin();
  const kept = await store.resume();
  if (kept) await begin(kept);
  else {
    await begin({});
    await keepAnew();
  }
  isReady = true;
  fit();
  offerAbandoned();
  if (!matchMedia('(pointer: coarse)').matches) area.focus();
}

start();
// What was typed is kept, and the page goes on with it.
keepForOffline({ leave: () => true, offer: offerNewVersion });
