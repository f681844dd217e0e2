import { element } from '../views/element.mjs';
import { redraw } from '../views/list.mjs';

/**
 * Shows rows that can be removed, in a list; the focus stays at its place when one is.
 *
 * A row has its `parts`, elements, and the name of the button that removes it, `removeName`.
 */
export function drawRows(list, rows, { removeLabel, remove, otherwise }) {
  redraw(list, rows.map(({ parts, removeName }, index) =>
    element('li', {}, ...parts,
      element('button', {
        type: 'button', className: 'button plain', 'aria-label': removeName,
        onclick: () => remove(index),
      }, removeLabel))), otherwise);
}
