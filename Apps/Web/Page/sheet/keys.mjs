// The keys of the keyboard that do something else in a sheet than typing.
export function watchSheetKeys(area, { actions, complete, canComplete, change }) {
  document.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey } = event;
    const hasControl = event.ctrlKey || event.metaKey;
    if (!hasControl || altKey || event.isComposing || document.querySelector('dialog[open]')) return;
    const action = {
      s: shiftKey ? 'saveAs' : 'save', o: 'openSheet', z: shiftKey ? 'redo' : 'undo', y: 'redo', enter: 'more',
    }[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  area.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (event.isComposing || ctrlKey || metaKey || shiftKey) return;
    const steps = { ArrowUp: 1, ArrowDown: -1 }[key];
    // Tab leaves the field where there is nothing to complete.
    if (key === 'Tab' && !altKey && canComplete()) complete();
    else if (altKey && steps) change(steps);
    else return;
    event.preventDefault();
  });
}
