import type { EventMap, Events } from '../../events';

/** All events with these names from now on, in order, even if the reader is slow. Ends when the reader stops. */
export function eventQueue<Name extends keyof EventMap>(
  events: Events,
  ...names: readonly Name[]
): AsyncIterableIterator<EventMap[Name]> {
  const waiting: EventMap[Name][] = [];
  let wake = () => {};
  let isOpen = true;
  const note = (event: EventMap[Name]) => {
    waiting.push(event);
    wake();
  };
  const stops = names.map((name) => events.on(name, note));

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
      stops.forEach((stop) => stop());
      wake();
      return { done: true, value: undefined };
    },
  };
  return iterator;
}

/** First those in `first`, then the result of `choose` for each event, without nulls. Ends when the events end. */
export function chosenEvents<Event, Chosen>(
  events: AsyncIterableIterator<Event>,
  choose: (event: Event) => Promise<Chosen | null> | Chosen | null,
  first: readonly Chosen[] = [],
): AsyncIterableIterator<Chosen> {
  const waiting = [...first];
  const next = async (): Promise<IteratorResult<Chosen>> => {
    const [early] = waiting.splice(0, 1);
    if (early !== undefined) return { done: false, value: early };
    for (;;) {
      const step = await events.next();
      if (step.done) return { done: true, value: undefined };
      const chosen = await choose(step.value);
      if (chosen !== null) return { done: false, value: chosen };
    }
  };
  const iterator: AsyncIterableIterator<Chosen> = {
    [Symbol.asyncIterator]: () => iterator,
    next,
    return: async () => {
      await events.return?.();
      return { done: true, value: undefined };
    },
  };
  return iterator;
}
