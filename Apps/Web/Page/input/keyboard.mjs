const editable =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const activated = 'button, a[href], summary, input';

// The keys that turn to a keypad, together with Control or Command: where a browser has its tabs change by
// these, no page is asked.
const keypads = { 1: 'basic', 2: 'scientific', 3: 'programmer' };

// The computer's keyboard: what is typed goes to the module, which knows what presses a key, what is a
// command, and what is a part of a line.
//
// `actions`: `typedEarly(shortcut)` for what is typed before it is known which keys there are,
// `type(shortcut)`, `hold(shortcut, isRepeat)` for a held one, false where it means nothing, `compose()` where a character begins that takes more keys
// than one, `perform(command)`, `turn(keypad)`, `help()`, `commands()` for the list of them, `isCovered()` while something else has the
// keyboard, `close()` to close what stands beside the calculator, if anything does.
//
// Returns what is to be called when it is known which keys there are: those that were typed before
// are pressed then.
export function watchKeyboard(actions) {
  let early = [];
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.target.closest?.(editable)) return;
    if (actions.isCovered()) return;
    // The character that dead keys and input methods make comes in a field alone.
    if (event.isComposing || event.key === 'Dead' || event.key === 'Process') {
      actions.compose();
      return;
    }
    if (early && isTyped(event)) {
      early.push(event);
      actions.typedEarly(event.key);
    } else if (!act(event, actions)) return;
    event.preventDefault();
  });
  return () => {
    const typed = early ?? [];
    early = null;
    for (const event of typed) act(event, actions);
  };
}

// Whether the key may be typed for the calculator.
function isTyped(event) {
  if (isCombined(event)) return false;
  if (['Enter', ' '].includes(event.key) && event.target.closest?.(activated)) return false;
  return isCharacter(event) || ['Enter', 'Escape', 'Backspace'].includes(event.key);
}

// Whether the key types one character.
function isCharacter(event) {
  const [first, ...more] = event.key;
  return !isCombined(event) && first !== undefined && more.length === 0;
}

// The letter or sign of a key that is held with Alt, or with Control on a keyboard of Apple's, where Alt types
// other signs; undefined for other keys.
function heldCharacter(event) {
  const isApple = /Mac|iP/u.test(navigator.platform);
  const isHeld = isApple
    ? event.ctrlKey && !event.altKey && !event.metaKey
    : event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph');
  return isHeld && /^[!-~]$/u.test(event.key) ? event.key : undefined;
}

function act(event, actions) {
  const { key } = event;
  const held = heldCharacter(event);
  if (held !== undefined) return actions.hold(`Alt+${held}`, event.repeat);
  if (key === 'F1') {
    actions.help();
    return true;
  }
  if (isCombined(event)) return actCombined(event, actions);
  if (!isTyped(event)) return false;
  if (key === 'Escape' && actions.close()) return true;
  if (key === '?') actions.help();
  else actions.type(key);
  return true;
}

// Whether the key belongs to the browser: but Alt and AltGr also type signs, such as ÷.
function isCombined(event) {
  if (event.getModifierState('AltGraph')) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return event.altKey && event.key.charCodeAt(0) < 128;
}

function actCombined(event, actions) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return false;
  const key = event.key.toLowerCase();
  if (key === 'k' && !event.shiftKey) actions.commands();
  else if (key === 'z') actions.perform(event.shiftKey ? 'redo' : 'undo');
  else if (key === 'y' && event.ctrlKey && !event.shiftKey) actions.perform('redo');
  else if (key in keypads && !event.shiftKey) actions.turn(keypads[key]);
  else return false;
  return true;
}
