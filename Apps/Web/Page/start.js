// Begins to load the calculator while the page is still being read; a module script would run late.
import('./browser.mjs').then(({ prepare }) => prepare());
