const region = document.getElementById('announcement');
let said = -1;

// Has a screen reader say something, once for each number; the same words again are said again.
export function announce({ text, number }) {
  if (number === said) return;
  said = number;
  say(text);
}

// Has a screen reader say something.
export function say(text) {
  // A region whose text stays the same is silent: a space at the end makes another text of it.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
