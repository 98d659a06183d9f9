import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Client } from './client';

const real = fileURLToPath(new URL('../../../../shared/data/magento-products.csv', import.meta.url));
const own = fileURLToPath(new URL('../../e2e/smallMagento.csv', import.meta.url));
const path = existsSync(real) ? real : own;

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

interface JobState {
  id: string;
  status: string;
  error: string | null;
  progress: { processed: number; total: number };
  counts: { created: number; updated: number; skipped: number; failed: number };
  publication: { id: string } | null;
}

const JOB = 'id status error progress { processed total } counts { created updated skipped failed } publication { id }';
const SETTLED = ['COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED', 'CANCELED'];

/** Starts a job and follows it through a subscription until it ends. */
const run = async (mutation: string, variables: Record<string, unknown>): Promise<JobState> => {
  const started = await client.ask<Record<string, { id: string }>>(mutation, variables);
  const id = Object.values(started)[0]!.id;
  const query = `subscription ($id: ID) { jobProgress(id: $id) { ${JOB} } }`;
  for await (const { jobProgress } of client.listen<{ jobProgress: JobState }>(query, { id })) {
    if (SETTLED.includes(jobProgress.status)) return jobProgress;
  }
  throw new Error('The events ended before the job did.');
};

const importFile = async (catalogId: string, mode: 'importDryRun' | 'importApply') => {
  const bytes = readFileSync(path);
  const opened = await client.ask<{ fileCreate: { id: string; url: string } }>(
    'mutation ($size: Float!) { fileCreate(name: "products.csv", size: $size) { id url } }',
    { size: bytes.length },
  );
  const half = Math.floor(bytes.length / 2);
  for (const offset of [0, half]) {
    const body = bytes.subarray(offset, offset === 0 ? half : undefined);
    const response = await client.fetch(`${opened.fileCreate.url}?offset=${offset}`, { method: 'PUT', body });
    expect(await response.json()).toEqual({ size: offset + body.length });
  }
  const { fileInspect } = await client.ask<{
    fileInspect: { layout: { code: string }; rowCount: number; mapping: unknown[] };
  }>(
    'query ($id: ID!) { fileInspect(fileId: $id) { rowCount layout { code } mapping { source target transforms { type argument replacement } } } }',
    { id: opened.fileCreate.id },
  );
  expect(fileInspect.layout.code).toBe('MAGENTO');
  const input = {
    catalogId,
    fileId: opened.fileCreate.id,
    layout: 'MAGENTO',
    mapping: fileInspect.mapping,
    errorPolicy: 'REJECT_EVERYTHING',
  };
  return run(`mutation ($input: ImportInput!) { ${mode}(input: $input) { id } }`, { input });
};

const total = async (catalogId: string) => {
  const query = 'query ($id: ID!) { products(input: { catalogId: $id }) { totalData } }';
  return (await client.ask<{ products: { totalData: number } }>(query, { id: catalogId })).products.totalData;
};

test(`publishes ${path === real ? 'a real product file' : 'our own product file'} as a catalog over HTTP and undoes an import`, async () => {
  await client.signIn('admin@demo.com', 'admin');
  const { catalogCreate } = await client.ask<{ catalogCreate: { id: string } }>(
    'mutation { catalogCreate(input: { name: "Story" }) { id } }',
  );
  const catalogId = catalogCreate.id;

  const counted = await importFile(catalogId, 'importDryRun');
  expect(counted).toMatchObject({ error: null, counts: { updated: 0, skipped: 0, failed: 0 } });
  expect(await total(catalogId)).toBe(0);

  const applied = await importFile(catalogId, 'importApply');
  expect(applied.counts).toEqual(counted.counts);
  expect(await total(catalogId)).toBe(applied.counts.created);
  if (path === real) expect(applied.counts.created).toBe(147);

  const published = await run('mutation ($id: ID!) { catalogPublish(catalogId: $id, label: "First") { id } }', {
    id: catalogId,
  });
  expect(published.error).toBeNull();
  const { publishedCatalog } = await client.ask<{
    publishedCatalog: { version: number; status: string; checksum: string; feeds: { format: string; url: string }[] };
  }>('query ($id: ID!) { publishedCatalog(id: $id) { version status checksum feeds { format url } } }', {
    id: published.publication!.id,
  });
  expect(publishedCatalog).toMatchObject({ version: 1, status: 'CURRENT' });

  const feeds = await Promise.all(
    publishedCatalog.feeds.map(async ({ format, url }) => [format, await (await client.fetch(url)).text()] as const),
  );
  const feed = Object.fromEntries(feeds);
  expect(JSON.parse(feed.JSON!)).toHaveLength(applied.counts.created);
  expect(createHash('sha256').update(feed.JSON!).digest('hex')).toBe(publishedCatalog.checksum);
  expect(feed.CSV).toContain('product_sku,name,slug');
  expect(feed.GOOGLE_XML).toMatch(/^<\?xml/);

  const again = await importFile(catalogId, 'importApply');
  expect(again.counts).toMatchObject({ created: 0, updated: 0, failed: 0, skipped: applied.counts.created });

  const undone = await run('mutation ($id: ID!) { jobUndo(id: $id) { id } }', { id: applied.id });
  expect(undone.error).toBeNull();
  expect(await total(catalogId)).toBe(0);
}, 30_000);

test('the server reports its health and rejects unknown requests with a message', async () => {
  expect(await (await client.fetch('/health')).json()).toEqual({ status: 'ok' });
  const response = await client.fetch('/nothing');
  expect([response.status, await response.json()]).toEqual([404, { error: 'Nothing found at /nothing.' }]);
});
