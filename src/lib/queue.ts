/** Buffers items until there is a listener, so that nothing is lost during startup. */
export interface Queue<Item> {
  push: (item: Item) => void;
  /**
   * Passes all items, buffered ones first, to `listener` until the returned function is called. Only one listener at a
   * time.
   */
  drain: (listener: (item: Item) => void) => () => void;
}

/** An empty queue. */
export function createQueue<Item>(): Queue<Item> {
  const waiting: Item[] = [];
  let current: ((item: Item) => void) | null = null;
  return {
    push(item) {
      if (current) current(item);
      else waiting.push(item);
    },
    drain(listener) {
      current = listener;
      for (const item of waiting.splice(0)) listener(item);
      return () => {
        if (current === listener) current = null;
      };
    },
  };
}
