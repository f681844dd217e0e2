"""Tabs that one test after another uses, and the origin that most of them share."""

from host.static_host import BLANK, RESTING, StaticHost

# Forgets all that pages keep. Deleting a database waits until nobody has it open.
FORGET = """
(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
    setTimeout(reject, 5000, new Error(`somebody has ${name} open`));
  })));
  return (await indexedDB.databases()).length + localStorage.length + sessionStorage.length;
})()
"""


class SharedTabs:
    """The tabs of a browser. A new tab, and an origin that the browser does not know, cost more than most tests."""

    def __init__(self, folder, make_page):
        self.folder, self.make_page = folder, make_page
        self.free = []
        self.shared = None

    @property
    def host(self):
        """The pages as they are published, for tests that leave them so."""
        self.shared = self.shared or StaticHost(self.folder, replaced={RESTING: BLANK})
        return self.shared

    def page(self, host):
        """A tab at a host that no test has left anything in."""
        if not self.free:
            return self.make_page(host)
        page = self.free.pop()
        page.begin(host)
        return page

    def give_back(self, pages, is_clean):
        """Takes back the tabs of a test.

        Where it is not known how they were left, new ones take their place; and where a tab cannot make
        the browser forget, another origin does.
        """
        left = [page for page in pages if page.is_there()]
        if not is_clean:
            for page in left:
                page.close()
            left = [self.make_page(page.host) for page in left[:1]]
        try:
            self.clean(left)
        except (AssertionError, *(error for page in left for error in page.unreachable)):
            for page in left:
                page.close()
            self.stop()
        else:
            self.free += left

    def clean(self, pages):
        """Has tabs leave what they had open, all before the first forgets what they kept together."""
        for page in pages:
            page.leave(RESTING if page.host is self.shared else None)
        for page in pages:
            if page.host is self.shared:
                assert page.run(FORGET) == 0, "the browser still has something of the test"

    def stop(self):
        """Ends the shared origin; the next test has another."""
        host, self.shared = self.shared, None
        if host:
            host.stop()
