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
  publishedCatalog: { id: string } | null;
}

const JOB =
  'id status error progress { processed total } counts { created updated skipped failed } publishedCatalog { id }';
const SETTLED = ['COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED', 'CANCELED'];

/** Starts a job and follows it through a subscription until it ends. */
const run = async (mutation: string, variables: Record<string, unknown>): Promise<JobState> => {
  const started = await client.ask<Record<string, { job: { id: string } }>>(mutation, variables);
  const { id } = Object.values(started)[0]!.job;
  const query = `subscription ($id: ID) { jobProgress(id: $id) { ${JOB} } }`;
  for await (const { jobProgress } of client.listen<{ jobProgress: JobState }>(query, { id })) {
    if (SETTLED.includes(jobProgress.status)) return jobProgress;
  }
  throw new Error('The events ended before the job did.');
};

const importFile = async (catalogId: string, mode: 'DRY_RUN' | 'APPLY') => {
  const bytes = readFileSync(path);
  const { createFile } = await client.ask<{ createFile: { file: { id: string; url: string } } }>(
    'mutation ($size: Float!) { createFile(input: { name: "products.csv", size: $size }) { file { id url } } }',
    { size: bytes.length },
  );
  const { id: fileId, url } = createFile.file;
  const half = Math.floor(bytes.length / 2);
  for (const offset of [0, half]) {
    const body = bytes.subarray(offset, offset === 0 ? half : undefined);
    const response = await client.fetch(`${url}?offset=${offset}`, { method: 'PUT', body });
    expect(await response.json()).toEqual({ size: offset + body.length });
  }
  const { fileInspection } = await client.ask<{
    fileInspection: { layout: { code: string }; rowCount: number; mapping: unknown[] };
  }>(
    'query ($id: ID!) { fileInspection(fileId: $id) { rowCount layout { code } mapping { source target transforms { type argument replacement } } } }',
    { id: fileId },
  );
  expect(fileInspection.layout.code).toBe('MAGENTO');
  const input = {
    catalogId,
    fileId,
    mode,
    layout: 'MAGENTO',
    mapping: fileInspection.mapping,
    errorPolicy: 'REJECT_EVERYTHING',
  };
  return run('mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }', { input });
};

const total = async (catalogId: string) => {
  const query = 'query ($id: ID!) { products(input: { catalogId: $id }) { totalDocs } }';
  return (await client.ask<{ products: { totalDocs: number } }>(query, { id: catalogId })).products.totalDocs;
};

test(`publishes ${path === real ? 'a real product file' : 'our own product file'} as a catalog over HTTP and undoes an import`, async () => {
  await client.signIn('admin@demo.com', 'admin');
  const { createCatalog } = await client.ask<{ createCatalog: { catalog: { id: string } } }>(
    'mutation { createCatalog(input: { name: "Story" }) { catalog { id } } }',
  );
  const catalogId = createCatalog.catalog.id;

  const counted = await importFile(catalogId, 'DRY_RUN');
  expect(counted).toMatchObject({ error: null, counts: { updated: 0, skipped: 0, failed: 0 } });
  expect(await total(catalogId)).toBe(0);

  const applied = await importFile(catalogId, 'APPLY');
  expect(applied.counts).toEqual(counted.counts);
  expect(await total(catalogId)).toBe(applied.counts.created);
  if (path === real) expect(applied.counts.created).toBe(147);

  const published = await run(
    'mutation ($id: ID!) { publishCatalog(input: { catalogId: $id, label: "First" }) { job { id } } }',
    { id: catalogId },
  );
  expect(published.error).toBeNull();
  const { publishedCatalog } = await client.ask<{
    publishedCatalog: { version: number; status: string; checksum: string; feeds: { format: string; url: string }[] };
  }>('query ($id: ID!) { publishedCatalog(id: $id) { version status checksum feeds { format url } } }', {
    id: published.publishedCatalog!.id,
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

  const again = await importFile(catalogId, 'APPLY');
  expect(again.counts).toMatchObject({ created: 0, updated: 0, failed: 0, skipped: applied.counts.created });

  const undone = await run('mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id: applied.id });
  expect(undone.error).toBeNull();
  expect(await total(catalogId)).toBe(0);
}, 30_000);

test('the server reports its health and rejects unknown requests with a message', async () => {
  expect(await (await client.fetch('/health')).json()).toEqual({ status: 'ok' });
  const response = await client.fetch('/nothing');
  expect([response.status, await response.json()]).toEqual([404, { error: 'Nothing found at /nothing.' }]);
});
