// So many pixels are a step of a number.
const stepLength = 8;

// Changes a number that is dragged with Control or Alt held, of which systems take one or the other for
// themselves: to the right and up it grows.
//
// `change(steps)` changes the number at the cursor, and tells when that is done.
export function watchDragging(area, { change, letGo }) {
  let drag = null;
  area.addEventListener('pointerdown', (event) => {
    if ((event.ctrlKey || event.altKey) && event.button === 0) {
      drag = { x: event.clientX, y: event.clientY, steps: 0, isBusy: false };
    }
  });
  area.addEventListener('pointermove', async (event) => {
    if (!drag) return;
    // The drag selects nothing.
    const { selectionStart } = area;
    if (area.selectionEnd !== selectionStart) area.setSelectionRange(selectionStart, selectionStart);
    drag.wanted = Math.round((event.clientX - drag.x + drag.y - event.clientY) / stepLength);
    const current = drag;
    if (current.isBusy) return;
    current.isBusy = true;
    while (current.steps !== current.wanted) {
      const steps = current.wanted - current.steps;
      current.steps = current.wanted;
      await change(steps);
    }
    current.isBusy = false;
    if (current.isLetGo) letGo();
  });
  for (const name of ['pointerup', 'pointercancel', 'blur']) {
    area.addEventListener(name, () => {
      // Changes still on their way belong to the same step of undo.
      if (drag?.isBusy) drag.isLetGo = true;
      else if (drag) letGo();
      drag = null;
    });
  }
}
