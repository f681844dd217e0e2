// Where the other files of the page are.

// Written by Apps/Web/assemble: under which names files are published, by what is in them.
const published = {};

// The address of a file beside the page.
export function address(name) {
  return new URL(published[name] ?? name, globalThis.document?.baseURI ?? self.location.href);
}
