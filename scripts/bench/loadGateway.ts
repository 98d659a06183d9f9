import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const post = (query: string, token: string | null): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({ query }),
});

const signIn = async (url: string): Promise<string> => {
  const query =
    'mutation { signIn(input: { email: "admin@demo.com", password: "admin" }) { session { accessToken } } }';
  const response = await fetch(`${url}/graphql`, post(query, null));
  const { data } = (await response.json()) as { data: { signIn: { session: { accessToken: string } } } };
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
  try {
    for (const { name, path, query } of CALLS) {
      for (const { url, figures } of started) {
        const init = query === undefined ? {} : post(query, await signIn(url));
        const send = async () => {
          const text = await (await fetch(url + path, init)).text();
          if (/^\{"errors?"/.test(text)) throw new Error(`${name}: ${text}`);
          return text;
        };
        figures.push({ name, ...(await measure(send)) });
      }
    }
    return new Map(started.map(({ folder, figures }) => [folder, figures]));
  } finally {
    started.forEach(({ stop }) => stop());
  }
}
