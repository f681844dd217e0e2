import { Engine, Refused } from './engine/engine.mjs';
import { keepForOffline } from './engine/offline.mjs';
import { Clipboard } from './input/clipboard.mjs';
import { watchKeyboard } from './input/keyboard.mjs';
import { linkedCalculation, linkTo } from './input/link.mjs';
import { watchLongPresses } from './input/longpress.mjs';
import { watchSwipes } from './input/swipe.mjs';
import { today } from './input/today.mjs';
import { clockFor } from './input/zones.mjs';
import { watchWindow } from './input/window.mjs';
import { announce, say, unsay } from './views/announcement.mjs';
import { BitsView } from './views/bits.mjs';
import { ConversionView } from './views/conversion.mjs';
import { DisplayView } from './views/display.mjs';
import { KeypadView } from './views/keypad.mjs';
import { LineView } from './views/line.mjs';
import { drawLook } from './views/look.mjs';
import { MenuView } from './views/menu.mjs';
import { offerNewVersion } from './views/newVersion.mjs';
import { PanelView } from './views/panels/panel.mjs';
import { drawState } from './views/state.mjs';
import { watchStop } from './views/stop.mjs';
import { drawTexts } from './views/texts.mjs';
import { ToolsView } from './views/tools.mjs';

// All that the engine has said of the screen so far.
const screen = { commands: [], keypads: [], texts: {}, look: { language: 'en' }, display: {} };
const panels = ['digits', 'large', 'memory', 'history', 'tape', 'dates', 'constants', 'settings', 'units'];
const number = document.querySelector('.screen');

const display = new DisplayView();
const conversion = new ConversionView({ send, perform });
const options = new URLSearchParams(location.search);
const keypad = new KeypadView({ startsWide: options.get('mode') === 'scientific', press });
const tools = new ToolsView({ press });
const clipboard = new Clipboard({
  text: () => screen.display.copy
    ?? (screen.display.isError === false ? send('copy-text').then(({ text }) => text ?? null) : null),
  copied: () => send('command copy'),
  paste: (text) => sendText(`paste ${today()}`, text),
  pasteNothing: () => send('paste-nothing'),
  isCovered,
});
const line = new LineView({
  open: () => send('open-line'),
  take: (text) => sendText(`line ${today()}`, text),
  leave: () => send('leave-line'),
  say,
});
const bits = new BitsView((token) => send(`press ${token}`));
const menu = new MenuView({ perform, turn, act });
const panel = new PanelView({
  send,
  perform,
  choose,
  write: (text) => clipboard.write(text),
  uncover: () => panel.uncover(),
  get texts() { return { ...screen.texts, ...screen.panel?.texts }; },
  get language() { return screen.look.language; },
});

const draw = {
  look: drawLook,
  texts: drawTexts,
  keypad(part) {
    keypad.draw(part);
    tools.drawKeypad(part);
  },
  display(part) {
    conversion.draw(part);
    display.draw(part);
    menu.drawLink(!part.isError);
    panel.say(part.notice);
    announce(part.announcement);
  },
  commands: (part) => menu.drawCommands(part),
  keypads(part) {
    menu.drawKeypads(part);
    tools.drawKeypads(part);
  },
  bits: (part) => bits.draw(part),
  panel(part) {
    panel.draw(part);
    menu.drawCommands(screen.commands);
  },
  // Behind the panel, which has the focus until it is closed.
  line: (part) => line.draw(part),
};

// Whether nothing was shown yet.
let isNew = true;

const engine = new Engine({
  open: {
    face: 'calculator',
    locale: navigator.language,
    order: options.get('order') ?? undefined,
    mode: options.get('mode') ?? undefined,
  },
  // A link's keys are pressed on a calculator that shows 0.
  beginsAnew: linkedCalculation(location.hash) !== null,
  onScreen(parts) {
    Object.assign(screen, parts);
    for (const [name, drawPart] of Object.entries(draw)) {
      if (name in parts) drawPart(parts[name]);
    }
    if (parts.keypad) pressEarlyKeys();
    if (parts.keypad && isNew) line.restore();
    isNew &&= !parts.keypad;
  },
  onState,
});

// Sends what a person asks for; the screen tells what has come of it.
function send(line, body) {
  // Where there is anything to tell about a refusal, the screen tells it.
  return engine.send(line, body).catch(() => ({}));
}

// Sends a line or a pasted text, after the time where it names one.
function sendText(line, text) {
  const clock = clockFor(text);
  if (clock) send(`clock ${clock.time}`, clock.rows);
  return send(line, text);
}

// Presses a key; while a line is typed, the key types what it stands for.
function press(token) {
  if (line.isOpen) {
    const typed = keypad.shortcut(token);
    if (typed !== undefined && !line.type(typed)) line.follow(send(`type ${typed}`));
    return;
  }
  display.drawTyped(token);
  send(`press ${token}`);
}

// Does what a command asks for, with the page's own clipboard and panels.
function perform(command) {
  if (command === 'copy') clipboard.copyNumber();
  else send(panels.includes(command) ? `panel ${command}` : `command ${command}`);
}

// Turns to a keypad that there is room for.
function turn(keypad) {
  if (screen.keypads.some(({ name }) => name === keypad)) send(`turn ${keypad}`);
}

// Carries out an action that only a page can.
function act(action) {
  if (action === 'paste') clipboard.pasteNumber();
  else if (action === 'copyLink') copyLink();
  else send(`panel ${action}`);
}

// Does what a row of the list of commands is there for, which it gives its place to.
function choose(id) {
  panel.close();
  const [kind, name] = id.split(' ');
  if (kind === 'command') perform(name);
  else if (kind === 'keypad') turn(name);
  else if (kind === 'line') line.follow(send(`type ${lineKey}`));
  else act(kind);
}

// To make a link can take longer than a press: it is made when it is asked for.
async function copyLink() {
  const asked = send('link');
  const isCopied = await clipboard.writeComing(
    asked.then(({ link, angle }) => (link ? linkTo(link, angle) : null)));
  // Without a link, the calculator tells so.
  if (isCopied || (await asked).link === null) send('link-copied');
}

function onState(state) {
  const isEvent = drawState(state);
  if (state === 'ready') unsay(screen.texts.calculating);
  const text = state === 'busy' ? screen.texts.calculating : isEvent ? screen.texts[state] : null;
  if (text) say(text);
  if (text && isEvent) {
    display.say(text);
    panel.say(text);
  }
  panel.drawBusy(state === 'busy' ? text : '');
}

// Keeps the session, so that the page can be loaded again; returns whether nothing is lost with that.
async function leave() {
  const isKept = await engine.keepSession();
  // A link would begin anew.
  if (isKept) history.replaceState(history.state, '', location.pathname + location.search);
  return isKept && !panel.isAsking;
}

// Whether something covers the calculator, and has the keyboard.
function isCovered() {
  return panel.isModal || menu.isOpen;
}

// Keys that there are not are read as an expression: so that something is said of them.
async function followLink() {
  const link = linkedCalculation(location.hash);
  if (link?.keys !== undefined) {
    // A message's first line has the keys; a link may have more lines.
    await engine.send(`press-all ${link.keys.replaceAll('\n', ' ')}`).catch((error) => {
      if (error instanceof Refused) send('enter', link.keys);
    });
  } else if (link) {
    await send(link.angle ? `enter ${link.angle}` : 'enter', link.expression);
  }
  // It is followed once: what is done from here on is there when the page is loaded again.
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
}

// Opens a line with the text typed before it.
const lineKey = 'Alt+t';

// The command that a key of the keyboard gives, where it presses none of the keypad.
function command(shortcut) {
  if (keypad.token(shortcut) !== undefined) return undefined;
  return screen.commands.find(({ shortcuts }) => shortcuts.includes(shortcut))?.name;
}

const pressEarlyKeys = watchKeyboard({
  typedEarly: (shortcut) => display.drawTyped(shortcut),
  // The keypad may be another one by then: the module knows what the key stands for.
  type(shortcut) {
    if (line.type(shortcut)) return;
    if (!line.isOpen) keypad.glow(keypad.token(shortcut));
    line.follow(send(`type ${shortcut}`));
  },
  hold(shortcut, isRepeat) {
    const name = command(shortcut);
    const token = keypad.token(shortcut);
    if (name === undefined && token === undefined && shortcut !== lineKey) return false;
    if (line.isOpen || isRepeat && name !== undefined) return true;
    keypad.glow(token);
    if (name === 'copy') clipboard.copyNumber();
    line.follow(send(`type ${shortcut}`));
    return true;
  },
  compose: () => line.compose(),
  perform,
  turn,
  help: () => act('help'),
  commands: () => act('commands'),
  isCovered,
  close: () => panel.close(),
});
watchWindow((width, height, device) => send(`window ${width} ${height} ${device}`));
watchSwipes(number, (right, down) => send(`swipe ${right} ${down}`));
watchLongPresses(number.querySelector('.number'), (x, y) => menu.showNumberMenu(x, y));
const exactness = document.getElementById('exactness');
exactness.addEventListener('click', () => send('command form'));
exactness.addEventListener('mousedown', (event) => event.preventDefault());
watchStop(() => engine.stop());
document.getElementById('notice').addEventListener('click', () => send('dismiss'));
addEventListener('hashchange', followLink);
followLink();
keepForOffline({ leave, offer: offerNewVersion });
