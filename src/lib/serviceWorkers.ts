/**
 * Removes every service worker of this origin whose script is not `ownPath`: a worker left behind by an earlier app
 * would keep answering requests. Null removes all, and the copies of apps that they have stored. Does nothing if the
 * browser denies access to the list of workers.
 */
export async function removeForeignServiceWorkers(ownPath: string | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const foreign = registrations.filter(({ active, waiting, installing }) => {
    const script = (active ?? waiting ?? installing)?.scriptURL;
    // A worker without a script is being registered right now, so it is the app’s own if the app has one.
    const isOwn = ownPath !== null && (script === undefined || new URL(script).pathname === ownPath);
    return !isOwn;
  });
  await Promise.all(foreign.map((registration) => registration.unregister()));
  if (ownPath !== null || !('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name)));
}
