// Keeps the page's files for when there is no network: all of one version, and no others.
//
// A new version waits until no page of the old one is open, or until a person asks for it. Pages that are
// open then are loaded again; as long as one is not, the files that it came with are kept for it: no page
// is of two versions.

// Written by Apps/Web/assemble: each file's hash by its name, and a hash of all that.
const files = {};
const version = '';

// Caches are the origin's, which may have more pages than this one.
const { scope } = self.registration;
const ownCaches = `exactly ${scope} `;
const cacheName = ownCaches + version;

// A file named by its contents never changes.
const lasting = /\.[0-9a-f]{10}\.\w+$/;

// A server may lead from `index.html` to the folder, and a page must not come by such a detour.
const index = 'index.html';
const address = (file) => new URL(file === index ? './' : file, scope).href;

// The page that brought the first version is of that version; it can have its worker from here.
let isFirst = false;

self.addEventListener('install', (event) => {
  isFirst = !self.registration.active;
  event.waitUntil(keepFiles());
  answerWithoutStarting(event);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
  // Nothing waits for this: Firefox asks the pages' own workers, of which one may be waiting for a file
  // that it gets from here, which is not before this one is active.
  if (isFirst) self.clients.claim();
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  else if (event.data === 'opened') event.waitUntil(removeOldCaches());
});

self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(event.request, file));
  else if (isEarlier(event.request)) event.respondWith(answerEarlier(event.request));
});

// Lets the browser take the files from the cache without asking here, where it can: to start a service
// worker takes longer than to read a file.
function answerWithoutStarting(event) {
  if (!event.addRoutes) return;
  const routes = Object.keys(files).map((file) => ({
    condition: {
      urlPattern: new URLPattern({ pathname: new URL(address(file)).pathname, search: '', baseURL: scope }),
      requestMethod: 'GET',
    },
    source: { cacheName },
  }));
  event.waitUntil(event.addRoutes(routes).catch(() => {}));
}

async function keepFiles() {
  const cache = await caches.open(cacheName);
  await Promise.all(Object.entries(files).map(async ([file, integrity]) => {
    // A file of another version, from a cache or a server that is just being changed, is an error;
    // the browser tries again later.
    const cacheMode = lasting.test(file) ? 'default' : 'no-cache';
    const response = await fetch(address(file), { integrity, cache: cacheMode });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(address(file), withoutDetour(response));
  }));
}

function withoutDetour(response) {
  if (!response.redirected) return response;
  const { status, headers } = response;
  return new Response(response.body, { status, headers });
}

// The ids of open pages.
async function openPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(scope)).map(({ id }) => id);
}

// Where it is written which pages were open when this version took over: the browser may end this
// worker at any time, and start it again.
const earlierPages = new URL('earlier-pages', scope).href;

async function begin() {
  const cache = await caches.open(cacheName);
  await cache.put(earlierPages, Response.json(await openPages()));
  await removeOldCaches();
}

// Removes what no page needs any more: those that were open when this version took over need their
// files, and a version that is just coming needs its own.
async function removeOldCaches() {
  if (self.registration.installing || self.registration.waiting) return;
  const written = await caches.match(earlierPages, { cacheName });
  const [earlier, open] = [await written?.json() ?? [], await openPages()];
  if (earlier.some((id) => open.includes(id))) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ownCaches) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The file that is asked for, or null when it is none of the page's.
function fileFor({ method, url, mode }) {
  const { origin, pathname, search } = new URL(url);
  const path = origin + pathname;
  if (method !== 'GET' || !path.startsWith(scope)) return null;
  // A page's query is for the page; other files have none.
  if (search && mode !== 'navigate') return null;
  const file = decodeURI(path.slice(scope.length)) || index;
  return Object.hasOwn(files, file) ? file : null;
}

// Whether a file has a name by its contents that is none of this version's.
function isEarlier({ method, url }) {
  return method === 'GET' && url.startsWith(scope) && lasting.test(new URL(url).pathname);
}

async function answerEarlier(request) {
  return await caches.match(request.url) ?? fetch(request);
}

async function answer(request, file) {
  const cache = await caches.open(cacheName);
  return await cache.match(address(file)) ?? fetch(request);
}
