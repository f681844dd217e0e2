import { element } from '../views/element.mjs';
import { redraw } from '../views/list.mjs';

/**
 * Shows rows that can be removed, in a list; the focus stays at its place when one is.
 *
 * A row has its `parts`, elements, and its `name` for the button that removes it.
 */
export function drawRows(list, rows, { removeLabel, remove, otherwise }) {
  redraw(list, rows.map(({ parts, name }, index) =>
    element('li', {}, ...parts,
      element('button', {
        type: 'button', className: 'button plain', 'aria-label': `${removeLabel} ${name}`,
        onclick: () => remove(index),
      }, removeLabel))), otherwise);
}
