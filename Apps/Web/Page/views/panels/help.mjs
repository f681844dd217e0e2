import { element } from '../element.mjs';

// The ways to use the calculator that cannot be seen, for each device.
export class HelpPanel {
  #content;

  constructor(content) {
    this.#content = content;
  }

  draw({ sections }) {
    this.#content.replaceChildren(...sections.map(({ device, heading, rows }) =>
      element('section', {},
        element('h3', { id: `help-${device}` }, heading),
        element('div', { className: 'list' },
          element('table', { className: 'ways', dataset: { device }, 'aria-labelledby': `help-${device}` },
            element('tbody', {}, ...rows.map((row) => drawRow(device, row))))))));
  }
}

function drawRow(device, { label, ways }) {
  const isKeyboard = device === 'keyboard';
  return element('tr', {},
    element('th', { scope: 'row' }, label),
    element('td', { dir: isKeyboard ? 'ltr' : null },
      ...(isKeyboard ? ways.flatMap((way) => [element('kbd', {}, way), ' ']) : ways)));
}
