// Nobody else could tell that a browser does not understand the page's script.
addEventListener('error', ({ error }) => {
  if (!(error instanceof SyntaxError)) return;
  document.documentElement.dataset.state = 'failed';
  document.getElementById('failure').hidden = false;
});
