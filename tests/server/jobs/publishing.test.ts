import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelJob } from '#server/domain/jobs/actions';
import { createJob } from '#server/domain/jobs/createJob';
import { exportCatalog, publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { setShop } from '../publishedCatalogs/publishing';
import { jobNow, runJobs, runKilled, runUntil } from './engine';

const SKUS = Array.from({ length: 60 }, (_, index) => `P-${index}`);

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden', SKUS);
  return { ctx, catalogId };
};

it('publishing creates exactly one version, however often its job is killed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 8 }), { maxLength: 3 }), async (kills) => {
      const { ctx, catalogId } = await world();
      const job = await publishCatalog(ctx, { catalogId, label: 'Spring' });
      for (const commits of kills) await runKilled(ctx, commits);
      await runJobs(ctx);
      const [version, ...others] = await ctx.store.list('publishedCatalogs');
      expect(others).toEqual([]);
      expect(version).toMatchObject({ version: 1, status: 'CURRENT', productCount: 60, jobId: job.id });
      expect(await jobNow(ctx, job)).toMatchObject({
        status: 'COMPLETED',
        versionId: version!.id,
        progress: { processed: 60, total: 60 },
      });
      expect((await ctx.store.get('catalogs', catalogId))!.currentVersionId).toBe(version!.id);
    }),
    { numRuns: 10 },
  );
});

it('a canceled publishing job creates no version', async () => {
  const { ctx, catalogId } = await world();
  const job = await publishCatalog(ctx, { catalogId });
  await runUntil(ctx, 3, () => cancelJob(ctx, job.id));
  expect((await jobNow(ctx, job)).status).toBe('CANCELED');
  expect(await ctx.store.list('publishedCatalogs')).toEqual([]);
});

it('publishing can be canceled while its products are checked for Google', async () => {
  const { ctx, catalogId } = await world();
  await setShop(ctx, catalogId);
  const job = await publishCatalog(ctx, { catalogId });
  const { getMany } = ctx.store;
  let canceling: Promise<unknown> | undefined;
  const store: typeof ctx.store = {
    ...ctx.store,
    getMany: async (table, ids) => {
      const found = await getMany(table, ids);
      // The check reads what the version stores.
      if (table === 'contents' && found[0]) await (canceling ??= cancelJob(ctx, job.id));
      return found;
    },
  };
  await runJobs({ ...ctx, store });
  expect(canceling).toBeDefined();
  expect((await jobNow(ctx, job)).status).toBe('CANCELED');
  expect(await ctx.store.list('publishedCatalogs')).toEqual([]);
});

it('a rejected publishing job reports the reason', async () => {
  const { ctx, catalogId } = await world();
  const input = { kind: 'publish', label: '', reason: '', rollbackOf: null } as const;
  const publish = async () => {
    const job = await createJob(ctx, { type: 'PUBLISH', catalogId, input });
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  expect(await publish()).toMatchObject({ status: 'COMPLETED', error: null });
  expect(await publish()).toMatchObject({ status: 'FAILED', error: expect.stringContaining('same') });
  expect(await ctx.store.list('publishedCatalogs')).toHaveLength(1);
});

it('an export creates one file, even after a kill', async () => {
  const { ctx, catalogId } = await world();
  const job = await exportCatalog(ctx, { catalogId, format: 'CSV' });
  await runKilled(ctx, 2);
  await runJobs(ctx);
  const { status, outputFileIds } = await jobNow(ctx, job);
  expect(status).toBe('COMPLETED');
  expect((await ctx.store.list('files')).map(({ id }) => id)).toEqual(outputFileIds);
  expect(outputFileIds).toHaveLength(1);
});
