import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { mappedLocales } from '#server/domain/imports/mapping/rowLanguages';
import { amountTarget } from '#server/domain/imports/mapping/targets';
import { publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import type { JobMode } from '#server/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { upload } from './importSetup';

/** Imports a file as suggested, with the currencies and languages that it adds, and publishes the catalog. */
const importAndPublish = async (name: string) => {
  const ctx = createTestContext();
  const { id: catalogId, ...empty } = await catalogWith(ctx, 'Garden');
  const bytes = new Uint8Array(readFileSync(new URL(`../../../files/${name}`, import.meta.url)));
  const { id: fileId } = await upload(ctx, bytes, name);
  const { layout, mapping, locales } = await inspectUpload(ctx, fileId, null, { ...empty });
  const plan = {
    fileId,
    catalogId,
    layout: layout.code,
    mapping,
    errorPolicy: 'REJECT_FAILED_ROWS',
    profileId: null,
    addCurrencies: mapping.flatMap(({ target }) => amountTarget(target ?? '')?.currency ?? []),
    addLocales: mappedLocales(mapping, locales),
  } as const;
  const run = async (mode: JobMode) => {
    const job = await startImport(ctx, plan, mode);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const dry = await run('DRY_RUN');
  const { counts, importSummary } = await run('APPLY');
  const publishing = await publishCatalog(ctx, { catalogId });
  await runJobs(ctx);
  const { versionId } = await jobNow(ctx, publishing);
  const catalog = (await ctx.store.get('catalogs', catalogId))!;
  return {
    layout: layout.code,
    isSameAsDryRun: JSON.stringify(dry.counts) === JSON.stringify(counts),
    counts,
    variants: importSummary?.variants,
    locales: catalog.locales,
    currencies: catalog.currencies,
    published: versionId && (await ctx.store.get('publishedCatalogs', versionId))?.productCount,
    again: (await run('APPLY')).counts,
  };
};

describe('A file of a system', () => {
  it.each<
    [
      file: string,
      layout: string,
      products: number,
      failed: number,
      published: number,
      variants: number,
      locales: string[],
      currencies: string[],
    ]
  >([
    ['medusa-v1.csv', 'MEDUSA', 2, 0, 1, 3, ['en'], ['EUR', 'USD']],
    ['medusa-v2.csv', 'MEDUSA', 2, 0, 1, 3, ['en'], ['EUR', 'DKK']],
    ['akeneo-products.csv', 'AKENEO', 2, 1, 1, 0, ['en', 'de-DE'], ['EUR', 'USD']],
    ['akeneo-models.csv', 'AKENEO', 2, 0, 2, 3, ['en', 'de-DE'], ['EUR']],
    ['unopim.csv', 'UNOPIM', 2, 0, 2, 2, ['en', 'de-DE'], ['EUR', 'USD']],
    ['unopim-simple.csv', 'UNOPIM', 2, 0, 1, 0, ['en'], ['EUR']],
  ])(
    '%s (%s) is imported and published as suggested',
    async (file, layout, products, failed, published, variants, locales, currencies) => {
      const result = await importAndPublish(file);
      expect(result).toMatchObject({
        layout,
        isSameAsDryRun: true,
        counts: { created: products, updated: 0, failed, blocked: 0 },
        variants,
        locales,
        currencies: expect.arrayContaining(currencies),
        published,
        again: { created: 0, updated: 0, skipped: products, failed },
      });
    },
  );
});
