const region = document.getElementById('announcement');
let said = -1;

// Lets a screen reader say what the screen announces, once for each number; the same words again are
// said again.
export function announce(announcement) {
  // A session that has announced nothing counts anew.
  const number = announcement?.number ?? -1;
  if (number === said) return;
  said = number;
  if (announcement) say(announcement.text);
}

// Takes back what is not so any more, and has not been followed by something else.
export function unsay(text) {
  if (region.textContent === text) region.textContent = '';
}

// Lets a screen reader say something.
export function say(text) {
  // A region whose text stays the same is silent: a space at the end makes another text of it.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
