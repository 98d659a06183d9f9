import type { AddressInfo } from 'node:net';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { createGatewayServer } from '#server/node';

/** A client of a gateway that listens on its own port. */
export interface Client {
  url: string;
  /** Returns the data of a response; throws the first error's message. */
  ask: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Yields each event of a subscription as it arrives. */
  listen: <Data>(query: string, variables?: Record<string, unknown>) => AsyncGenerator<Data>;
  signIn: (email: string, password: string) => Promise<void>;
  close: () => void;
}

/** Starts a gateway in Node and returns a client for it that is not signed in. */
export async function connect(): Promise<Client> {
  const gateway = await createDemoGateway({ demoProducts: 3 });
  const server = createGatewayServer(gateway);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let token = '';
  const authorized = (init: RequestInit = {}) => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...(token && { authorization: `Bearer ${token}` }) },
  });
  const post = (query: string, variables: unknown, accept: string) =>
    fetch(
      `${url}/graphql`,
      authorized({
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ query, variables }),
      }),
    );
  const client: Client = {
    url,
    ask: async (query, variables = {}) => {
      const { data, errors } = await (await post(query, variables, 'application/json')).json();
      if (errors) throw new Error(errors[0].message);
      return data;
    },
    fetch: (path, init) => fetch(url + path, authorized(init)),
    async *listen(query, variables = {}) {
      const response = await post(query, variables, 'text/event-stream');
      let text = '';
      for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
        const events = (text + bytes).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const line = event.split('\n').find((part) => part.startsWith('data: '));
          if (event.includes('event: next') && line) yield JSON.parse(line.slice('data: '.length)).data;
        }
      }
    },
    signIn: async (email, password) => {
      const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { accessToken } } }';
      const data = await client.ask<{ signIn: { session: { accessToken: string } } }>(query, {
        input: { email, password },
      });
      token = data.signIn.session.accessToken;
    },
    close: () => {
      gateway.stop();
      server.closeAllConnections();
      server.close();
    },
  };
  return client;
}
