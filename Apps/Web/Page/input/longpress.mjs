const delay = 500;
const slack = 10;

// Tells where an area was pressed long, or with the right button: `ask(x, y)`.
export function watchLongPresses(area, ask) {
  let start = null;
  let hasAsked = false;
  let timer;
  const end = () => {
    clearTimeout(timer);
    start = null;
  };
  area.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    end();
    ask(event.clientX, event.clientY);
  });
  // Not every browser makes a long press of a finger a call for the menu.
  area.addEventListener('pointerdown', (event) => {
    end();
    hasAsked = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    start = event;
    timer = setTimeout(() => {
      hasAsked = true;
      ask(start.clientX, start.clientY);
    }, delay);
  });
  // The finger is lifted over what it has opened: that is no tap on it.
  area.addEventListener('touchend', (event) => {
    if (hasAsked) event.preventDefault();
  });
  area.addEventListener('pointermove', (event) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (way > slack) end();
  });
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
}
