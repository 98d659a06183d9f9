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
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Some browsers deliver a response only once its body has begun.
      controller.enqueue(encoder.encode(PING));
      pings = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(PING));
      }, PING_INTERVAL);
    },
    async pull(controller) {
      const next = await iterator.next();
      if (!next.done)
        return controller.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify(await map(next.value))}\n\n`));
      clearInterval(pings);
      controller.enqueue(encoder.encode('event: complete\ndata:\n\n'));
      controller.close();
    },
    async cancel() {
      clearInterval(pings);
      await iterator.return?.();
    },
  });
}
