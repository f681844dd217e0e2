import { lastAtMost } from './lines.mjs';

// How many rows of a field each line of its text takes, where long lines are broken.
export class LineHeights {
  #area;
  #mirror;
  #context = document.createElement('canvas').getContext('2d');
  #lines = [''];
  #rows = [1];
  // Before each line, so many rows; after what has changed they are to be counted again.
  #before = [0];
  #counted = 0;
  #width = 0;
  #font = '';

  // `mirror` is a field of the same style, out of sight: other elements do not break every script as it does.
  constructor(area, mirror) {
    this.#area = area;
    this.#mirror = mirror;
  }

  // How high a row is, in pixels.
  get rowHeight() {
    return parseFloat(getComputedStyle(this.#area).lineHeight);
  }

  // Takes over a change of the text.
  edit({ from, to, lines }) {
    this.#lines.splice(from, to - from, ...lines);
    this.#rows.splice(from, to - from, ...this.#measured(lines));
    this.#counted = Math.min(this.#counted, from);
  }

  // Measures all anew where the field has become wider or narrower, or its letters larger; whether it has.
  resize() {
    const style = getComputedStyle(this.#area);
    const width = this.#area.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (width === this.#width && font === this.#font) return false;
    this.#width = width;
    this.#font = font;
    this.#context.font = font;
    this.#rows = this.#measured(this.#lines);
    this.#counted = 0;
    return true;
  }

  // So many rows stand before a line; before the one after the last, all of them.
  before(index) {
    for (let line = this.#counted; line < Math.min(index, this.#rows.length); line += 1) {
      this.#before[line + 1] = this.#before[line] + this.#rows[line];
    }
    this.#counted = Math.max(this.#counted, Math.min(index, this.#rows.length));
    return this.#before[Math.min(index, this.#rows.length)];
  }

  // How many rows a line takes.
  of(index) {
    return this.#rows[index] ?? 1;
  }

  // The line that has a row.
  lineAt(row) {
    this.before(this.#rows.length);
    return lastAtMost(this.#before, this.#rows.length, row);
  }

  // The browser breaks lines in the mirror as it does in the field; most lines are surely too short for that.
  #measured(lines) {
    if (this.#width <= 0) return lines.map(() => 1);
    const rows = [];
    const long = [];
    lines.forEach((line, index) => {
      rows.push(1);
      if (line.includes('\t') || this.#context.measureText(line).width > this.#width - 2) long.push(index);
    });
    if (long.length === 0) return rows;
    const height = this.rowHeight;
    this.#mirror.style.width = `${this.#width}px`;
    for (const index of long) {
      this.#mirror.value = lines[index];
      rows[index] = Math.max(1, Math.round(this.#mirror.scrollHeight / height));
    }
    this.#mirror.value = '';
    return rows;
  }
}
