// Lets the page work without a network from its second visit on, and changes to new versions of it.
import { address } from './addresses.mjs';

// Lets the browser keep the page's files, when it has nothing better to do.
//
// `offer(change)` is called when there is a new version, with what changes to it, in all tabs.
// `leave()` keeps what a page that is loaded again goes on from, and tells whether nothing is lost
// then. Where something would be, a tab stays as it is until it is asked itself.
export function keepForOffline({ offer, leave }) {
  const container = navigator.serviceWorker;
  // Not in insecure contexts, and in some browsers' private windows.
  if (!container) return;
  const reload = async () => {
    await leave();
    location.reload();
  };
  let isAsked = false;
  let isControlled = Boolean(container.controller);
  container.addEventListener('controllerchange', async () => {
    const isChange = isControlled;
    isControlled = true;
    // The page that brought the first version is of it.
    if (!isChange) return;
    if (isAsked || await leave()) reload();
    else offer(reload);
  });
  const register = async () => {
    const registration = await container.register(
      address('service-worker.js'), { updateViaCache: 'none' });
    registration.active?.postMessage('opened');
    watchForNewVersion(registration, () => offer(() => {
      isAsked = true;
      if (registration.waiting) registration.waiting.postMessage('take over');
      else reload();
    }));
  };
  // Without it the page is as good, but needs the network.
  const registerIfAllowed = () => register().catch(() => {});
  if (document.readyState === 'complete') registerIfAllowed();
  else addEventListener('load', registerIfAllowed, { once: true });
}

// Tells that a new version waits, now and whenever one has come.
function watchForNewVersion(registration, tell) {
  const look = () => {
    if (registration.active && registration.waiting) tell();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}
