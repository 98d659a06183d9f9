import type { EventMap, Events } from '../events';

/** Every event of the name from now on, in order, however slow the reader is. Ends when the reader ends it. */
export const eventQueue = <Name extends keyof EventMap>(
  events: Events,
  name: Name,
): AsyncIterableIterator<EventMap[Name]> => {
  const waiting: EventMap[Name][] = [];
  let wake = () => {};
  let isOpen = true;
  const stopListening = events.on(name, (event) => {
    waiting.push(event);
    wake();
  });

  const next = async (): Promise<IteratorResult<EventMap[Name]>> => {
    while (isOpen) {
      const [event] = waiting.splice(0, 1);
      if (event) return { done: false, value: event };
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return { done: true, value: undefined };
  };

  const iterator: AsyncIterableIterator<EventMap[Name]> = {
    [Symbol.asyncIterator]: () => iterator,
    next,
    return: async () => {
      isOpen = false;
      stopListening();
      wake();
      return { done: true, value: undefined };
    },
  };
  return iterator;
};
