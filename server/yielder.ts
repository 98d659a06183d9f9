/** Waits until the pending events of this thread have been processed. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Makes long work yield: the returned function resolves immediately if less than `budgetMs` milliseconds have passed
 * since the last yield, and otherwise lets other work of this thread run first.
 */
export function createYielder(budgetMs = 12) {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < budgetMs) return;
    await turn();
    since = performance.now();
  };
}
