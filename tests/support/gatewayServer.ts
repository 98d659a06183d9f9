import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { createGateway, type Gateway, type GatewayOptions } from '../../mocks/gateway';

/** The gateway that answers at present; one test has one. */
let current: Gateway | null = null;

const server = setupServer(http.all('*', async ({ request }) => (await current?.handle(request)) ?? passthrough()));

/** A new gateway over empty storage, behind every fetch of this test until `stopGateway`. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
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
