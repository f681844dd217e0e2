// Keeps the page's files for when there is no network: all of one version, and no others.
//
// A new version waits until no page of the old one is open; no page is of two versions.

// Written by Apps/Web/assemble: each file's hash by its name, and a hash of all that.
const files = {};
const version = '';

// Caches are the origin's, which may have more pages than this one.
const { scope } = self.registration;
const ownCaches = `exactly ${scope} `;
const cacheName = ownCaches + version;

// What has a name by its contents is never another file.
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
  event.waitUntil(Promise.all([removeOldCaches(), isFirst && self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(event.request, file));
});

// Has the browser take the files from the cache without asking here, where it can: to start a service
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

async function removeOldCaches() {
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

async function answer(request, file) {
  const cache = await caches.open(cacheName);
  return await cache.match(address(file)) ?? fetch(request);
}
