import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import type { DemoGatewayOptions } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { WORKER_SHORTCUTS } from '#mocks/workerShortcuts';
import { createTestGateway } from './demoStore';

/** The current gateway; each test has one. */
let current: Gateway | null = null;

/** The operations sent, by name, in order; file requests by method and path. */
export const calls: string[] = [];

/** The operations that the gateway has started to answer; from then on, a subscription misses no events. */
export const answered: string[] = [];

/** Ends the streams of the gateway that answers at present. */
let streams = new AbortController();

/**
 * The answer, which does not outlast its gateway: a stream that nobody reads any more would keep the whole app in
 * memory.
 */
function endWithGateway(answer: Response): Response {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  const { signal } = streams;
  const untilStopped = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => signal.addEventListener('abort', () => controller.terminate()),
  });
  return new Response(answer.body?.pipeThrough(untilStopped), answer);
}

let isReachable = true;

/** Disconnects or reconnects the gateway. */
export function setReachable(value: boolean): void {
  isReachable = value;
}

const getName = async (request: Request): Promise<string> => {
  const { pathname } = new URL(request.url);
  if (pathname !== '/graphql') return `${request.method} ${pathname}`;
  return /(?:query|mutation|subscription) (\w+)/.exec(await request.clone().text())?.[1] ?? 'unnamed';
};

const server = setupServer(
  http.all('*', async ({ request }) => {
    if (!isReachable) return HttpResponse.error();
    const name = await getName(request);
    calls.push(name);
    const gateway = current;
    const answer = await gateway?.handle(request);
    // The answer to a request of the test before does not count.
    if (gateway === current) answered.push(name);
    return answer ? endWithGateway(answer) : passthrough();
  }),
);

/** Starts a new gateway with empty storage, which answers every fetch of this test until `stopGateway`. */
export async function startGateway(options: DemoGatewayOptions & { demoProducts: number }): Promise<Gateway> {
  isReachable = true;
  if (!current) server.listen({ onUnhandledRequest: 'error' });
  current?.stop();
  streams = new AbortController();
  current = await createTestGateway({ ...WORKER_SHORTCUTS, ...options });
  // Until now, the gateway of the test before has answered what its page still requested.
  calls.length = 0;
  answered.length = 0;
  return current;
}

/** Stops the gateway. */
export function stopGateway(): void {
  if (!current) return;
  current.stop();
  current = null;
  streams.abort();
  server.close();
}
