// Draws a list anew. The focus stays at its place, where one of the buttons had it; without any left
// it goes to the element `otherwise`.
export function redraw(list, items, otherwise) {
  const buttons = () => [...list.querySelectorAll('button')];
  const focused = buttons().indexOf(document.activeElement);
  list.replaceChildren(...items);
  if (focused >= 0) (buttons()[focused] ?? buttons().at(-1) ?? otherwise).focus();
}
