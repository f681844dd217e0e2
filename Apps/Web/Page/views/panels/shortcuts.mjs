import { element } from '../element.mjs';

// The keyboard's ways to use the calculator.
export class ShortcutsPanel {
  #body = element('tbody');

  constructor(content) {
    content.append(
      element('div', { className: 'list' },
        element('table', { className: 'shortcuts' }, this.#body)));
  }

  draw({ rows }) {
    this.#body.replaceChildren(...rows.map(({ label, shortcuts }) =>
      element('tr', {},
        element('th', { scope: 'row' }, label),
        element('td', { dir: 'ltr' },
          ...shortcuts.map((shortcut) => element('kbd', {}, shortcut))))));
  }
}
