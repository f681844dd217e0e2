// Where the other files of the page are.

// Written by Apps/Web/assemble: under which names files are published, by what is in them.
const published = {};

// Where the documentation is, or null where it is not published beside the page.
export function documentation() {
  const place = 'docs/index.html';
  return Object.hasOwn(published, place) ? address(place) : null;
}

// The address of a file beside the page.
export function address(name) {
  return new URL(published[name] ?? name, globalThis.document?.baseURI ?? self.location.href);
}
