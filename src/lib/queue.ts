/** Holds what was said before anybody listened, so that nothing said during start-up is lost. */
export interface Queue<Item> {
  push(item: Item): void;
  /** Hands over all items, those that wait first, until the returned function is called. One listener at a time. */
  drain(listener: (item: Item) => void): () => void;
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
