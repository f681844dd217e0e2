"""axe-core as the package on PyPI has it: https://github.com/dequelabs/axe-core"""

import importlib.metadata

# What a page is asked to look like when it is run.
LOOKS = {
    "light": {}, "dark": {"color_scheme": "dark"}, "arabic": {"language": "ar"},
    "more contrast": {"contrast": "more"}, "forced colours": {"forced_colors": "active"},
}

# Colours that are on their way from one to another have no contrast yet: neither those of an
# animation, nor those of a key that is still shown pressed, whose animation begins when it is not.
STILL = """
new Promise((resolve) => {
  const end = performance.now() + 10_000;
  const look = () => {
    const isStill = document.querySelector('.pressed') === null
      && document.getAnimations().every(({ playState }) => playState !== 'running');
    if (isStill || performance.now() > end) resolve(isStill);
    else setTimeout(look, 10);
  };
  look();
})
"""


def script():
    files = importlib.metadata.files("axe-playwright-python")
    path = next(file for file in files if file.name == "axe.min.js")
    return path.locate().read_text(encoding="utf-8")


def found_by_axe(page, axe):
    """What axe finds wrong in the page as it is now, one line each."""
    if page.run("typeof axe") == "undefined":
        page.run(axe + "; 0")
    assert page.run(STILL), "the page does not come to rest: keys are pressed, or colours move"
    return page.run("""
        axe.run(document, {
          resultTypes: ['violations'],
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
          (node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))
    """)
