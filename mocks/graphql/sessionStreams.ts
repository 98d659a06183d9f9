import type { RequestContext } from '../context';

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Returns the events of a subscription, which ends together with the listening session. */
export async function untilSessionEnds(
  { events, sessionId }: Pick<RequestContext, 'events' | 'sessionId'>,
  subscribed: unknown,
): Promise<unknown> {
  const source = await subscribed;
  if (!isAsyncIterable(source)) return source;
  const inner = source[Symbol.asyncIterator]();
  const stop = events.on('sessionEnded', ({ id }) => {
    if (id === sessionId) void inner.return?.();
  });
  const outer: AsyncIterableIterator<unknown> = {
    [Symbol.asyncIterator]: () => outer,
    next: async () => {
      const step = await inner.next();
      if (step.done) stop();
      return step;
    },
    return: async () => {
      stop();
      await inner.return?.();
      return { done: true, value: undefined };
    },
  };
  return outer;
}
