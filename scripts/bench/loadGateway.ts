import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

/** Measurements of a gateway under load with one kind of request. */
export interface LoadFigures {
  name: string;
  requestsPerSecond: number;
  /** Milliseconds within which 95% of the responses were complete. */
  p95: number;
  bytes: number;
}

const CLIENTS = 8;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 4_000;

interface Call {
  name: string;
  path: string;
  query?: string;
}

const PRODUCTS = `{ products(input: { catalogId: "1", perPage: 25 }) { totalDocs totalPages data {
  id sku name status variantCount priceRange { minPrice { amount currencyCode } maxPrice { amount } } categories issues { severity } updatedAt } } }`;

const MAILS =
  '{ emails { totalDocs emails { id subject isRead isStarred time labels folder from { name email avatar } } } }';

/** The repeated requests: the fixed cost of one, and the most frequently opened page of each transport. */
const CALLS: readonly Call[] = [
  { name: 'the least that a query can ask for (GraphQL)', path: '/graphql', query: '{ __typename }' },
  { name: 'product page (GraphQL, 25 rows)', path: '/graphql', query: PRODUCTS },
  { name: 'email list (GraphQL)', path: '/graphql', query: MAILS },
  { name: 'users, 10 of 50 (REST)', path: '/api/users/list/data' },
];

/** Starts the gateway of a checkout in its own process on a free port. */
const startGateway = async (folder: string) => {
  const isBundled = existsSync(join(folder, 'scripts/gateway.mjs'));
  const script = isBundled ? ['scripts/gateway.mjs'] : ['--import', 'tsx', 'scripts/gateway.ts'];
  const child = spawn(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[\d.:]+/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The gateway exited with code ${code}.`)));
  });
  return { url, stop: () => child.removeAllListeners('exit').kill() };
};

/** Sends the call and returns the text of the response. Costs the client half of what `fetch` does. */
const createSender = (url: string, { path, query }: Call, agent: Agent, token: string | null) => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const method = query === undefined ? 'GET' : 'POST';
  return () =>
    new Promise<string>((resolve, reject) => {
      const sent = request(url + path, { agent, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text));
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(query === undefined ? undefined : JSON.stringify({ query }));
    });
};

const signIn = async (url: string, agent: Agent): Promise<string> => {
  const query =
    'mutation { signIn(input: { email: "admin@demo.com", password: "admin" }) { session { accessToken } } }';
  const text = await createSender(url, { name: 'sign in', path: '/graphql', query }, agent, null)();
  const { data } = JSON.parse(text) as { data: { signIn: { session: { accessToken: string } } } };
  return data.signIn.session.accessToken;
};

const measure = async (send: () => Promise<string>): Promise<Omit<LoadFigures, 'name'>> => {
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < WARM_UP_MS + MEASURED_MS) {
      const sent = performance.now();
      bytes = (await send()).length;
      if (sent - start > WARM_UP_MS) times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const sorted = times.sort((a, b) => a - b);
  return {
    requestsPerSecond: (times.length * 1000) / MEASURED_MS,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    bytes,
  };
};

/**
 * Sends the same request to the Node gateway of each checkout from eight clients, one kind of request after the other,
 * so that the gateways take turns. Returns the figures by folder. Throws if a response is an error.
 */
export async function loadGateways(folders: readonly string[]): Promise<Map<string, LoadFigures[]>> {
  const started = await Promise.all(
    folders.map(async (folder) => ({ folder, ...(await startGateway(folder)), figures: [] as LoadFigures[] })),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    for (const call of CALLS) {
      for (const { url, figures } of started) {
        const send = createSender(url, call, agent, call.query === undefined ? null : await signIn(url, agent));
        const sendChecked = async () => {
          const text = await send();
          if (/^\{"errors?"/.test(text)) throw new Error(`${call.name}: ${text}`);
          return text;
        };
        figures.push({ name: call.name, ...(await measure(sendChecked)) });
      }
    }
    return new Map(started.map(({ folder, figures }) => [folder, figures]));
  } finally {
    agent.destroy();
    started.forEach(({ stop }) => stop());
  }
}
