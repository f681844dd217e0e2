import { Engine } from '../engine/engine.mjs';
import { keepForOffline } from '../engine/offline.mjs';
import { clockFor } from '../input/zones.mjs';
import { announce, say } from '../views/announcement.mjs';
import { element } from '../views/element.mjs';
import { drawLook } from '../views/look.mjs';
import { offerNewVersion } from '../views/newVersion.mjs';
import { drawState } from '../views/state.mjs';
import { watchStop } from '../views/stop.mjs';
import { drawTexts } from '../views/texts.mjs';
import { AnswersView } from './answers.mjs';
import { showMore } from './dialogs.mjs';
import { SheetDocument } from './document.mjs';
import { watchDragging } from './dragging.mjs';
import { SheetField } from './field.mjs';
import { LineHeights } from './heights.mjs';
import { SheetKeypad } from './keypad.mjs';
import { watchSheetKeys } from './keys.mjs';

// How long one does not type before what is left is calculated, in milliseconds.
const pause = 60;
// So many lines are calculated around those that are seen.
const margin = 20;

const area = document.getElementById('text');
const scroller = document.getElementById('scroller');
const status = document.getElementById('status');
const heights = new LineHeights(area, document.getElementById('mirror'));

let texts = {};
let sheet = { completions: [] };
let problem = '';
let restTimer;
let isReady = false;
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
      drawExamples();
    }
    if (parts.keypad) keypad.draw(parts.keypad);
    if (parts.rows) answers.draw(parts.rows);
    if (parts.sheet) {
      sheet = parts.sheet;
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
      if (keep) sheetDocument.keep(keep);
    }
  },
  onState(state) {
    const isEvent = drawState(state);
    if (state === 'busy') say(texts.calculating ?? '');
    if (!isEvent) return;
    tell(texts[state] ?? '');
    const isStoppedAgain = state === 'stopped' && isStopped;
    isStopped = state === 'stopped';
    if (state === 'startedAnew') sheetDocument.beginAnew();
    else field.resend();
    // A call that trapped is not sent again.
    if (state === 'restarted') return;
    // The session may not know what the page shows, and it has not calculated what comes below the first lines.
    shown = { first: 0, end: 0 };
    look();
    keypad.begin();
    if (isStopped && !isStoppedAgain) send('settle @').catch(() => {});
  },
});

const field = new SheetField(area, {
  send,
  undo: (action) => act(action),
  onText(edit) {
    heights.edit(edit);
    fit();
  },
});
const sheetDocument = new SheetDocument({
  field, tell,
  ask: (line) => engine.send(line.replace('@', String(Math.floor(performance.now())))),
  get texts() { return texts; },
  onBegin() {
    scroller.scrollTop = 0;
    fit();
  },
  onTitle: drawTitle,
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
  const time = String(Math.floor(performance.now()));
  const clock = body === undefined ? undefined : clockFor(body);
  if (clock) engine.send(`clock ${time} ${clock.time}`, clock.rows).catch(() => {});
  const asked = engine.send(line.replace('@', time), body);
  asked.then(() => {
    // The cursor may be in a line that has more to tell.
    drawStatus();
    rest();
  }, () => {});
  return asked;
}

function act(line, body) {
  return field.act(line, body).catch(() => {});
}

// Calculates the rest, and shows what waits for a pause, when nothing is asked for.
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
  const { isSaved } = sheetDocument;
  const name = sheetDocument.name || texts.untitled || '';
  document.getElementById('name').textContent = name;
  document.getElementById('unsaved').hidden = isSaved;
  document.title = `${isSaved ? '' : '• '}${name} – Exactly`;
}

// Draws the beginnings of a sheet: the grey lines of an empty one, and the examples of the menu.
function drawExamples() {
  area.placeholder = texts.hint;
  document.getElementById('examples').replaceChildren(...texts.examples.map(({ name, label }) => {
    const button = element('button', { type: 'button', dataset: { example: name } }, label);
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      document.getElementById('menu').hidePopover();
      act(`example @ ${name}`);
    });
    return button;
  }));
}

function drawStatus() {
  const notice = (sheet.notice ?? problem) || answers.problemBeyondRoom(field.cursorLine);
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

// MARK: What is asked for

const actions = {
  newSheet: async () => {
    if (await sheetDocument.startNew()) area.focus();
  },
  openSheet: async () => {
    if (await sheetDocument.openChosen()) area.focus();
  },
  save: () => sheetDocument.save(),
  saveAs: () => sheetDocument.save({ isAnother: true }),
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
  if (await sheetDocument.openDropped(dropped)) area.focus();
});

async function start() {
  keypad.begin();
  await sheetDocument.resume();
  isReady = true;
  fit();
  if (!matchMedia('(pointer: coarse)').matches) area.focus();
}

start();
// Typed text is kept, and the page goes on with it.
keepForOffline({ leave: () => true, offer: offerNewVersion });
