import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { createShop, ShopPlan } from './shopClient';

/** A catalog into which files are imported. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** Imports the file, publishes its products, and returns the version's feeds as text by format. */
export async function publishFile(shop: Shop, content: string, plan?: ShopPlan) {
  const { job } = await shop.importFile(content, plan);
  expect(job).toMatchObject({ error: null, counts: { failed: 0 } });
  const { version, refusal } = await shop.publish();
  expect(refusal).toBeNull();
  const { publishedCatalog } = await shop.request(
    `query ($id: ID!) { publishedCatalog(id: $id) { feeds { format url } attributes { name isInternal }
       googleFeed { leftOut { sku issues { code } } } } }`,
    { id: version.publishedCatalog.id },
  );
  const feeds: Record<string, string> = {};
  for (const { format, url } of publishedCatalog.feeds as { format: string; url: string }[]) {
    feeds[format] = await (await shop.fetch(url)).text();
  }
  return { feeds, publishedCatalog, versionId: version.publishedCatalog.id as string };
}

/** Exports the catalog in these formats, and returns the files as text. */
export async function exportFiles(shop: Shop, formats: readonly string[]) {
  const files: Record<string, string> = {};
  for (const format of formats) {
    const { exportCatalog } = await shop.request(
      'mutation ($input: ExportCatalogInput!) { exportCatalog(input: $input) { job { id } } }',
      { input: { catalogId: shop.catalogId, format } },
    );
    await shop.gateway.idle();
    const { files: stored, store } = shop.gateway.context;
    const job = (await store.get('jobs', exportCatalog.job.id))!;
    const chunks: Uint8Array[] = [];
    for await (const chunk of stored.read(job.outputFileIds[0]!)) chunks.push(chunk);
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const parts = format === 'XLSX' ? Object.values(unzipSync(bytes)) : [bytes];
    files[format] = parts.map((part) => new TextDecoder().decode(part)).join('\n');
  }
  return files;
}
