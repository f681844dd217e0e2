// In milliseconds: how long a key looks pressed at least, and how long at least when it was let go,
// so that the answer is drawn first.
const leastGlow = 90;
const leastAfterglow = 30;
const clickDelay = 700;

// Tells presses of the buttons in an area: each press of a finger, a pointer, the keyboard or an
// assistive technology once.
//
// A press counts where it ends inside the button in which it began; several fingers press
// independently. Pointers leave the focus where it is.
export class Presses {
  #pointers = new Map();
  #glowing = new WeakMap();
  #ends = new WeakMap();
  #onPress;

  constructor(area, onPress) {
    this.#onPress = onPress;
    area.addEventListener('pointerdown', (event) => this.#begin(event));
    area.addEventListener('pointermove', (event) => this.#move(event));
    area.addEventListener('pointerup', (event) => this.#end(event));
    area.addEventListener('pointercancel', (event) => this.#cancel(event));
    area.addEventListener('click', (event) => this.#click(event));
    area.addEventListener('mousedown', (event) => event.preventDefault());
    area.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  // Lets a button look pressed for a moment.
  glow(button) {
    this.#light(button);
    this.#fade(button);
  }

  #begin(event) {
    const button = event.target.closest('button');
    if (!button || event.button !== 0) return;
    button.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, button);
    this.#light(button);
  }

  #move(event) {
    const button = this.#pointers.get(event.pointerId);
    if (!button) return;
    const isInside = contains(button, event);
    if (isInside !== button.classList.contains('pressed')) {
      button.classList.toggle('pressed', isInside);
    }
  }

  #end(event) {
    const button = this.#pointers.get(event.pointerId);
    if (!button) return;
    this.#ends.set(button, event.timeStamp);
    // Before anything changes that would have to be laid out to tell.
    if (contains(button, event)) this.#onPress(button);
    this.#cancel(event);
  }

  #cancel(event) {
    const button = this.#pointers.get(event.pointerId);
    if (!button) return;
    this.#pointers.delete(event.pointerId);
    this.#fade(button);
  }

  // The click that follows a pointer was told with that pointer; any other comes from elsewhere.
  #click(event) {
    const button = event.target.closest('button');
    if (!button) return;
    const isKnown = event.timeStamp - this.#ends.get(button) < clickDelay;
    if (event.detail > 0 && isKnown) return;
    this.glow(button);
    this.#onPress(button);
  }

  #light(button) {
    button.classList.add('pressed');
    this.#glowing.set(button, performance.now());
  }

  // A tap may be shorter than a frame, and is to be seen none the less.
  #fade(button) {
    const start = this.#glowing.get(button) ?? 0;
    const left = start + leastGlow - performance.now();
    setTimeout(() => {
      if (this.#glowing.get(button) === start) button.classList.remove('pressed');
    }, Math.max(left, leastAfterglow));
  }
}

function contains(button, { clientX, clientY }) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
