import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';

/** The memory of the process after garbage collection, in megabytes. */
export interface MemoryFigures {
  reads: number;
  heapMb: number;
  rssMb: number;
}

const PRODUCT =
  'id sku name status variantCount priceRange { minPrice { amount currencyCode } maxPrice { amount } } categories issues { severity message }';

const LANGUAGES = ['en', 'de', 'fr', 'pt'];
const SORTS = ['SKU', 'NAME', 'PRICE', 'UPDATED_AT', 'QUALITY', 'BRAND'];
const WORDS = ['tent', 'lamp', 'stove', 'jacket', 'no such product'];

const pick = (list: readonly string[], at: number) => list[at % list.length]!;

/** The calls, by turns. Each document of the second and the last one is another text, as those of some clients are. */
const CALLS: readonly ((read: number) => { path: string; query?: string })[] = [
  (read) => ({
    path: '/graphql',
    query: `{ products(input: { catalogId: "1", perPage: 25, page: ${1 + (read % 5)}, sort: ${pick(SORTS, read)} }) { totalDocs data { ${PRODUCT} } } }`,
  }),
  (read) => ({
    path: '/graphql',
    query: `query Page${read} { products(input: { catalogId: "1", perPage: 10, filter: { q: "${pick(WORDS, read)} ${read}" } }) { totalDocs data { ${PRODUCT} } } }`,
  }),
  () => ({ path: '/graphql', query: '{ emails { totalDocs emails { id subject from { name } } } }' }),
  (read) => ({ path: `/api/users/list/data?page=${read % 5}` }),
  () => ({
    path: '/graphql',
    query: '{ jobs { totalDocs jobs { id status } } catalogs { totalDocs catalogs { id name } } }',
  }),
  // A field that the schema does not have.
  (read) => ({ path: '/graphql', query: `{ products${read} { id } }` }),
];

const measure = async (reads: number): Promise<MemoryFigures> => {
  // What was released by a collection is freed by the next one, and RSS follows with a delay.
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { reads, heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 };
};

const createSender = async (gateway: Gateway) => {
  const send = async (path: string, query: string | undefined, headers: Record<string, string>) => {
    const init = query === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify({ query }) };
    const response = await gateway.handle(new Request(new URL(path, 'http://localhost'), init));
    return (await response?.text()) ?? '';
  };
  const headers = { 'content-type': 'application/json' };
  const signIn =
    'mutation { signIn(input: { email: "admin@demo.com", password: "admin" }) { session { accessToken } } }';
  const { data } = JSON.parse(await send('/graphql', signIn, headers)) as {
    data: { signIn: { session: { accessToken: string } } };
  };
  const authorization = `Bearer ${data.signIn.session.accessToken}`;
  return (read: number) => {
    const { path, query } = CALLS[read % CALLS.length]!(read);
    return send(path, query, { ...headers, authorization, 'accept-language': pick(LANGUAGES, read) });
  };
};

/**
 * Sends reads to a gateway in this process, and measures its memory after a tenth of them, which fill its caches, and
 * at the end.
 */
export async function* soakInNode(reads: number): AsyncGenerator<MemoryFigures> {
  const gateway = await createDemoGateway();
  const send = await createSender(gateway);
  for (const [at, call] of CALLS.entries()) {
    const answer = await send(at);
    if (answer.startsWith('{"errors"') !== (call === CALLS.at(-1))) throw new Error(`Unexpected response: ${answer}`);
  }
  for (let read = 1; read <= reads; read++) {
    await send(read);
    if (read === reads / 10 || read === reads / 2 || read === reads) yield await measure(read);
  }
  gateway.stop();
}
