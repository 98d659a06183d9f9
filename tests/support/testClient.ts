import type { Gateway, GatewayOptions } from '../../mocks/gateway';
import { createDemoGateway } from './demoStore';

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';

/** Any JSON value; the tests state what they expect of it. */
type Json = ReturnType<typeof JSON.parse>;

interface GraphQLAnswer {
  data?: Json;
  errors?: { message: string; path?: string[]; extensions?: { code?: string; fields?: Record<string, string> } }[];
  extensions?: { mocked?: string[] };
}

/** A separate gateway with both transports, signed in to GraphQL as the demo administrator. */
export interface TestClient {
  gateway: Gateway;
  /** Sends a request to a REST path; a text body is sent unchanged. `body` is undefined if the response has none. */
  rest: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Json }>;
  /** `headers` are sent with those of the account. */
  ask: (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => Promise<GraphQLAnswer>;
  /** Continues as another account. */
  signIn: (email: string, password: string) => Promise<void>;
}

/** Creates a test client for both transports of a new gateway with one catalog product and all demo apps. */
export async function createTestClient(options: GatewayOptions = {}): Promise<TestClient> {
  const gateway = await createDemoGateway({ demoProducts: 1, ...options });
  let authorization: Record<string, string> = {};
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: text };
    const response = await gateway.handle(new Request(new URL(path, 'http://localhost'), init));
    if (!response) throw new Error(`${method} ${path} is not served.`);
    return response;
  };
  const client: TestClient = {
    gateway,
    rest: async (method, path, body, headers = {}) => {
      const response = await send(method, path, body, headers);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    ask: async (query, variables = {}, headers = {}) => {
      const response = await send('POST', '/graphql', { query, variables }, { ...authorization, ...headers });
      return (await response.json()) as GraphQLAnswer;
    },
    signIn: async (email, password) => {
      const { data } = await client.ask(SIGN_IN, { email, password });
      authorization = { authorization: `Bearer ${data.login.accessToken}` };
    },
  };
  await client.signIn('admin@demo.com', 'admin');
  return client;
}
