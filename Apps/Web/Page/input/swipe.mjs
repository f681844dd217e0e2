// Tells how far a finger that touched an area went: `swipe(right, down)`.
export function watchSwipes(area, swipe) {
  let start = null;
  area.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'touch' && event.isPrimary ? event : null;
  });
  area.addEventListener('pointercancel', () => {
    start = null;
  });
  area.addEventListener('pointerup', (event) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    start = null;
    // A tap is none.
    if (Math.hypot(right, down) > 10) swipe(Math.round(right), Math.round(down));
  });
}
