import { beforeEach, expect } from 'vitest';
import type { DemoGatewayOptions } from '#mocks/demo/demoGateway';
import { openSession } from '#server/domain/auth/session';
import type { Gateway } from '#server/gateway';
import { createTestGateway } from './demoStore';
import { listStored } from './stored';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { accessToken } } }';

/** Any JSON value; the tests state what they expect of it. */
type Json = ReturnType<typeof JSON.parse>;

type ErrorExtensions = { code?: string; fields?: Record<string, string> };

interface GraphQLAnswer {
  data?: Json;
  errors?: { message: string; path?: string[]; extensions?: ErrorExtensions }[];
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
  /** Returns the data of an operation. Fails on errors and on fields without a resolver. */
  data: (...operation: Parameters<TestClient['ask']>) => Promise<Json>;
  /** Returns the extensions of an operation's first error, with its code and fields; undefined without errors. */
  refusal: (...operation: Parameters<TestClient['ask']>) => Promise<ErrorExtensions | undefined>;
  /** Sends a request as the account, such as a download or an upload. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Continues as another account. */
  signIn: (email: string, password: string) => Promise<void>;
  /** Opens a new session of the first account, whatever its email address and password are. */
  reopen: () => Promise<void>;
}

/** Creates a test client for both transports of a new gateway with one catalog product and all demo apps. */
export async function createTestClient(options: DemoGatewayOptions = {}): Promise<TestClient> {
  const gateway = await createTestGateway({ demoProducts: 1, ...options });
  let authorization: Record<string, string> = {};
  const handle = async (path: string, init: RequestInit) => {
    const response = await gateway.handle(new Request(new URL(path, 'http://localhost'), init));
    if (!response) throw new Error(`${init.method} ${path} is not served.`);
    return response;
  };
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return handle(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: text });
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
    data: async (...operation) => {
      const { data, errors, extensions } = await client.ask(...operation);
      expect([errors, extensions?.mocked]).toEqual([undefined, undefined]);
      return data;
    },
    refusal: async (...operation) => (await client.ask(...operation)).errors?.[0]?.extensions,
    fetch: async (path, init = {}) => handle(path, { ...init, headers: { ...authorization, ...init.headers } }),
    signIn: async (email, password) => {
      const { data } = await client.ask(SIGN_IN, { input: { email, password } });
      authorization = { authorization: `Bearer ${data.signIn.session.accessToken}` };
    },
    reopen: async () => {
      const [admin] = await listStored(gateway, 'authUsers');
      const { accessToken } = await openSession(gateway.context, gateway.context.store.commit, admin!);
      authorization = { authorization: `Bearer ${accessToken}` };
    },
  };
  await client.reopen();
  return client;
}

/** Returns a client that is new for each test of the file. */
export function useTestClient(options: DemoGatewayOptions = {}): TestClient {
  const client = {} as TestClient;
  beforeEach(async () => void Object.assign(client, await createTestClient(options)));
  return client;
}
