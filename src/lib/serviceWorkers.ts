/**
 * Removes every service worker of this origin whose script is not `ownPath` (null: all of them): one that a former app
 * left behind would go on answering in our place. Does nothing where the browser refuses even to name them.
 */
export async function removeForeignServiceWorkers(ownPath: string | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const foreign = registrations.filter(({ active, waiting, installing }) => {
    const script = (active ?? waiting ?? installing)?.scriptURL;
    // Without a script it is one that is being registered this moment, which is ours if we have any.
    const isOwn = ownPath !== null && (script === undefined || new URL(script).pathname === ownPath);
    return !isOwn;
  });
  await Promise.all(foreign.map((registration) => registration.unregister()));
}
