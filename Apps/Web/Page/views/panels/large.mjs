import { element } from '../element.mjs';

// The number as large as there is room, until a key is pressed or the panel is tapped.
export class LargePanel {
  #content;
  #number = element('p', { className: 'large mathematics', dir: 'ltr' });

  constructor(content) {
    this.#content = content;
    content.append(this.#number);
    new ResizeObserver(() => this.#fit()).observe(content);
  }

  draw({ pieces, mark }) {
    const parts = pieces.flatMap((piece) => [document.createElement('wbr'), piece]);
    const exactness = mark ? [element('span', { className: 'dim' }, `${mark}\u00A0`)] : [];
    this.#number.replaceChildren(...exactness, ...parts);
    this.#fit();
  }

  // Finds the largest size in which nothing has to be scrolled.
  #fit() {
    const { clientWidth, clientHeight } = this.#content;
    if (!this.#number.isConnected || clientHeight === 0) return;
    let [small, large] = [8, Math.max(clientWidth, clientHeight)];
    while (large - small > 1) {
      const size = (small + large) / 2;
      this.#number.style.fontSize = `${size}px`;
      const { scrollWidth, scrollHeight } = this.#content;
      if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) small = size;
      else large = size;
    }
    this.#number.style.fontSize = `${small}px`;
  }
}
