import { documentation } from '../../engine/addresses.mjs';
import { element } from '../element.mjs';

// The ways to use the calculator that cannot be seen, for each device.
export class HelpPanel {
  #content;

  constructor(content) {
    this.#content = content;
  }

  draw({ sections, documentation: label }) {
    this.#content.replaceChildren(...sections.map(({ device, heading, rows }) =>
      element('section', {},
        element('h3', { id: `help-${device}` }, heading),
        element('div', { className: 'list' },
          element('table', { className: 'ways', dataset: { device }, 'aria-labelledby': `help-${device}` },
            element('tbody', {}, ...rows.map((row) => drawRow(device, row))))))),
      ...drawLink(label));
  }
}

// A window of its own: where the page is installed, nothing would lead back.
function drawLink(label) {
  const address = documentation();
  if (!address) return [];
  return [element('p', { className: 'documentation' },
    element('a', { href: address, hreflang: 'en', target: '_blank', rel: 'noopener' }, label))];
}

function drawRow(device, { label, ways }) {
  const isKeyboard = device === 'keyboard';
  return element('tr', {},
    element('th', { scope: 'row' }, label),
    element('td', { dir: isKeyboard ? 'ltr' : null },
      ...(isKeyboard ? ways.flatMap((way) => [element('kbd', {}, way), ' ']) : ways)));
}
