// Lets the page work without a network from its second visit on.
import { address } from './addresses.mjs';

// Has the browser keep the page's files, when it has nothing better to do.
export function keepForOffline() {
  // Not in insecure contexts, and in some browsers' private windows.
  if (!navigator.serviceWorker) return;
  const register = () => navigator.serviceWorker
    .register(address('service-worker.js'), { updateViaCache: 'none' })
    // Without it the page is as good, but needs the network.
    .catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
