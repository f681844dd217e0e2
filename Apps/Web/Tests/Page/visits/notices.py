"""All that a page tells: a notice goes with the next key."""

# Keeps them, from before the page is there.
TOLD = """
window.told = [];
addEventListener('DOMContentLoaded', () => {
  for (const place of document.querySelectorAll('#notice, #panel-notice')) {
    new MutationObserver(() => told.push(place.textContent))
      .observe(place, { childList: true, characterData: true, subtree: true });
  }
});
"""


def told(page):
    """All that the page has told so far."""
    return page.run("told.join('\\n')")
