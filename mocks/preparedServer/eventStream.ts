import type { ExecutionResult } from 'graphql';

/** How often an open stream sends a comment, in milliseconds, so that no proxy closes it for being idle. */
const PING_INTERVAL = 12_000;

const PING = ':\n\n';

/** Returns the results, each changed by `map`, as server-sent events in the form that Yoga sends. */
export function toEventStream(
  results: AsyncIterable<ExecutionResult>,
  map: (result: ExecutionResult) => Promise<ExecutionResult>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = results[Symbol.asyncIterator]();
  let pings: ReturnType<typeof setInterval>;
  const stop = async () => {
    clearInterval(pings);
    await iterator.return?.();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Some browsers deliver a response only once its body has begun.
      controller.enqueue(encoder.encode(PING));
      pings = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(PING));
      }, PING_INTERVAL);
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (!next.done)
          return controller.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify(await map(next.value))}\n\n`));
        await stop();
        controller.enqueue(encoder.encode('event: complete\ndata:\n\n'));
        controller.close();
      } catch (error) {
        await stop();
        throw error;
      }
    },
    cancel: stop,
  });
}
