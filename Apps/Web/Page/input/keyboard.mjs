const editable =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const activated = 'button, a[href], summary, input';

// The computer's keyboard: keys of the keypad, and letters of commands.
//
// `actions`: `typedEarly(shortcut)` for what is typed before it is known which keys there are,
// `token(shortcut)`, `press(token, shortcut)`, `command(shortcut)` for a command's name,
// `perform(command)`, `help()`, `isCovered()` while something else has the keyboard, `close()` to
// close what stands beside the calculator, if anything does.
//
// Returns what is to be called when it is known which keys there are: those that were typed before
// are pressed then.
export function watchKeyboard(actions) {
  let early = [];
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target.closest?.(editable) || actions.isCovered()) return;
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

// Whether the key may be one of the keypad's.
function isTyped(event) {
  if (isCombined(event) || event.target.closest?.(activated)) return false;
  return event.key.length === 1 || ['Enter', 'Escape', 'Backspace'].includes(event.key);
}

function act(event, actions) {
  const { key } = event;
  if (isCombined(event)) return actCombined(event, actions);
  if ((key === 'Enter' || key === ' ') && event.target.closest?.(activated)) return false;
  if (key === 'Escape' && actions.close()) return true;
  const token = actions.token(key);
  if (token !== undefined) {
    actions.press(token, key);
    return true;
  }
  const command = actions.command(key);
  if (command !== undefined) {
    if (!event.repeat) actions.perform(command);
    return true;
  }
  if (key !== '?') return false;
  actions.help();
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
  if (key === 'z') actions.perform(event.shiftKey ? 'redo' : 'undo');
  else if (key === 'y' && event.ctrlKey && !event.shiftKey) actions.perform('redo');
  else return false;
  return true;
}
