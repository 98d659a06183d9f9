import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { createGateway, type Gateway, type GatewayOptions } from '../../mocks/gateway';

/** The gateway that answers at present; one test has one. */
let current: Gateway | null = null;

/** The operations that were sent, by name, in order; those of files by method and path. */
export const calls: string[] = [];

/** Those of them that the gateway has begun to answer: a subscription misses nothing from then on. */
export const answered: string[] = [];

let isReachable = true;

/** Cuts the line to the gateway, or mends it. */
export const setReachable = (value: boolean): void => {
  isReachable = value;
};

const nameOf = async (request: Request): Promise<string> => {
  const { pathname } = new URL(request.url);
  if (pathname !== '/graphql') return `${request.method} ${pathname}`;
  return /(?:query|mutation|subscription) (\w+)/.exec(await request.clone().text())?.[1] ?? 'unnamed';
};

const server = setupServer(
  http.all('*', async ({ request }) => {
    if (!isReachable) return HttpResponse.error();
    const name = await nameOf(request);
    calls.push(name);
    const answer = (await current?.handle(request)) ?? passthrough();
    answered.push(name);
    return answer;
  }),
);

/** A new gateway over empty storage, behind every fetch of this test until `stopGateway`. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  calls.length = 0;
  answered.length = 0;
  isReachable = true;
  if (!current) server.listen({ onUnhandledRequest: 'error' });
  current?.stop();
  current = await createGateway(options);
  return current;
}

/** Takes the gateway away again. */
export function stopGateway(): void {
  if (!current) return;
  current.stop();
  current = null;
  server.close();
}
