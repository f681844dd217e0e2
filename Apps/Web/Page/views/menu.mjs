const margin = 8;

// The menus: commands as the screen names and enables them, and what only a page can do.
//
// The menu of the window has levels, one of which is shown: an item opens a level, whose first one
// leads back.
//
// `perform(command)`, `turn(keypad)` and `act(action)` do what is chosen; `action` is `paste`,
// `copyLink`, `commands` or `help`.
export class MenuView {
  #button = document.getElementById('more');
  #menu = document.getElementById('menu');
  #numberMenu = document.getElementById('number-menu');
  #all = [this.#menu, this.#numberMenu, document.getElementById('modes')];

  constructor({ perform, turn, act }) {
    for (const menu of this.#all) {
      menu.addEventListener('click', (event) => {
        const button = event.target.closest('button');
        if (!button) return;
        const { command, keypad, action, opens } = button.dataset;
        if (opens) {
          // A click without a pointer comes from the keyboard or an assistive technology.
          this.#show(opens, { movesFocus: event.detail === 0 });
          return;
        }
        // First, so that what is shown next finds the focus where it was.
        menu.hidePopover();
        if (command) perform(command);
        else if (keypad) turn(keypad);
        else act(action);
      });
      menu.addEventListener('keydown', (event) => moveFocus(event, menu));
    }
    this.#menu.addEventListener('keydown', (event) => this.#changeLevel(event));
    // A pointer leaves the focus where it is, so that Enter stays the key =.
    this.#button.addEventListener('mousedown', (event) => event.preventDefault());
    this.#menu.addEventListener('beforetoggle', ({ newState }) => {
      if (newState !== 'open') return;
      this.#show('first');
      // It is shown then, but not yet seen.
      requestAnimationFrame(() => this.#place());
    });
    this.#menu.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') this.#menu.focus({ preventScroll: true });
    });
    this.#dismissNumberMenu();
  }

  // Whether a menu is open.
  get isOpen() {
    return this.#all.some((menu) => menu.matches(':popover-open'));
  }

  drawCommands(commands) {
    for (const { name, label, isEnabled } of commands) {
      for (const button of document.querySelectorAll(`[data-command="${name}"]`)) {
        if (button.textContent !== label) button.textContent = label;
        button.disabled = !isEnabled;
      }
    }
  }

  // Offers to turn to the other keypads that there is room for.
  drawKeypads(keypads) {
    for (const button of this.#menu.querySelectorAll('[data-keypad]')) {
      const keypad = keypads.find(({ name }) => name === button.dataset.keypad);
      button.hidden = !keypad || keypad.isShown;
      button.textContent = keypad?.label ?? '';
    }
  }

  // Offers a link where there is a number to link to.
  drawLink(isNumber) {
    for (const button of document.querySelectorAll('[data-action="copyLink"]')) {
      button.disabled = !isNumber;
    }
  }

  // Shows what can be done with the number where it was asked for.
  showNumberMenu(x, y) {
    const menu = this.#numberMenu;
    if (menu.matches(':popover-open')) return;
    menu.showPopover();
    put(menu, x, y);
    menu.focus();
  }

  get #level() {
    return this.#menu.querySelector('[data-level]:not([hidden])');
  }

  // Shows a level. The focus goes to its first item; on the way back, to the one that leads there
  // again.
  #show(name, { movesFocus = false } = {}) {
    const last = this.#level.dataset.level;
    for (const level of this.#menu.querySelectorAll('[data-level]')) {
      level.hidden = level.dataset.level !== name;
    }
    this.#menu.scrollTop = 0;
    if (!this.#menu.matches(':popover-open')) return;
    this.#place();
    const item = this.#level.querySelector(`[data-opens="${last}"]`) ?? focusable(this.#menu)[0];
    (movesFocus ? item : this.#menu).focus({ preventScroll: true });
  }

  // The arrow that points to where the text goes opens a level; the other one and Escape lead back.
  #changeLevel(event) {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const isFirst = this.#level.dataset.level === 'first';
    let opened = null;
    if (event.key === forward && isFirst) opened = event.target.dataset.opens;
    else if ((event.key === back || event.key === 'Escape') && !isFirst) opened = 'first';
    if (!opened) return;
    event.preventDefault();
    this.#show(opened, { movesFocus: true });
  }

  // Puts the menu below its button; where there is not room enough, it begins above it.
  #place() {
    const { left, bottom } = this.#button.getBoundingClientRect();
    put(this.#menu, left + 4, bottom);
  }

  // The browser would close it where the press ends that has opened it.
  #dismissNumberMenu() {
    const menu = this.#numberMenu;
    document.addEventListener('pointerdown', ({ target }) => {
      if (menu.matches(':popover-open') && !menu.contains(target)) menu.hidePopover();
    }, true);
    // Tab leads out of it, where Escape would not be heard. Safari gives the focus to nothing on a
    // click.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget)) menu.hidePopover();
    });
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      menu.hidePopover();
    });
  }
}

// Puts a menu where it is asked for, as far as the window is large enough.
function put(menu, x, y) {
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(margin, Math.min(x, innerWidth - width - margin))}px`;
  menu.style.top = `${Math.max(margin, Math.min(y, innerHeight - height - margin))}px`;
}

function focusable(menu) {
  return [...menu.querySelectorAll('button:not(:disabled), a')]
    .filter((item) => !item.closest('[hidden]'));
}

function moveFocus(event, menu) {
  const items = focusable(menu);
  const place = items.indexOf(document.activeElement);
  const next = {
    ArrowDown: (place + 1) % items.length,
    ArrowUp: (place < 1 ? items.length : place) - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next].focus();
}
