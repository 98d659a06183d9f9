/**
 * Removes every service worker of this origin whose script is not `ownPath` (null removes all): a worker left behind by
 * an earlier app would keep answering requests. Does nothing if the browser denies access to the list of workers.
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
}
