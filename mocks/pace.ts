/** Waits until pending events of this thread have had their turn. */
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
 * Gives long work its pace: `breathe()` returns at once while less than `budgetMs` milliseconds have
 * passed since the last turn, and else lets other work of this thread in first.
 */
export const createPace = (budgetMs = 12) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < budgetMs) return;
    await turn();
    since = performance.now();
  };
};
