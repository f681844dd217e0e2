// Begins to load the calculator while the page is still being read; a module script would run late.
import('./engine/browser.mjs').then(({ prepare }) => prepare()).catch(() => {
  // The page's own script fails in the same way.
});

// Where a page's script cannot be loaded, it cannot tell so itself.
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  document.documentElement.dataset.state = 'failed';
  document.getElementById('failure').hidden = false;
}, true);
