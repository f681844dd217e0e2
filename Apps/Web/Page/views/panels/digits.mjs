import { element } from '../element.mjs';
import { watchEnd } from './end.mjs';

// More digits of the number, and more of them whenever their end comes into sight.
export class DigitsPanel {
  #page;
  #mark = element('span', { className: 'dim' });
  #text = element('p', { className: 'digits mathematics' });
  #copy;
  #pieces = [];
  #end;

  constructor(content, page) {
    this.#page = page;
    this.#copy = element('button', {
      type: 'button', className: 'button', onclick: () => page.write(this.#pieces.join('')),
    });
    this.#end = watchEnd(content, () => page.send('command digits'));
    content.append(
      this.#text, this.#end.mark, element('div', { className: 'actions' }, this.#copy));
  }

  draw({ pieces, mark, isComplete }) {
    this.#mark.textContent = `${mark}\u00A0`;
    this.#copy.textContent = this.#page.texts.copy;
    this.#pieces = pieces;
    const spans = [...this.#text.querySelectorAll('.piece')];
    pieces.forEach((piece, index) => {
      if (spans[index]?.textContent === piece) return;
      const made = element('span', { className: 'piece' }, piece);
      if (spans[index]) spans[index].replaceWith(made);
      else this.#text.append(made);
    });
    spans.slice(pieces.length).forEach((span) => span.remove());
    this.#text.prepend(this.#mark);
    this.#end.expect(!isComplete);
  }
}
