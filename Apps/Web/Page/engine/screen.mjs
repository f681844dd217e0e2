// Compares two screens of the same face, each with all its parts.

// Whether somebody who looks at one would see no difference in the other. Undo is over in a session
// that begins anew, and what was announced has been heard.
export function looksTheSame(screen, other) {
  const comparable = ({ display: { announcement, ...display }, keypad, modes, look, panel }) =>
    JSON.stringify([display, keypad, modes, look, panel?.kind, panel?.rows?.length]);
  return comparable(screen) === comparable(other);
}

// The parts of a screen that are not as in the other one.
export function changedParts(screen, other) {
  return Object.fromEntries(Object.entries(screen).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(other[name])));
}
