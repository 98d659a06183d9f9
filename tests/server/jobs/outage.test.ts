import { expect, test } from 'vitest';
import type { DomainContext } from '#server/domain/context';
import { createJobRunner } from '#server/domain/jobRunner/runner';
import { DomainError } from '#server/errors';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { jobNow } from './engine';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

test.each([1, 2, 3, 5])('a job continues after the store was away from its commit %i on', async (first) => {
  const base = createTestContext();
  const { id: catalogId } = await catalogWith(base, 'Garden', SKUS);
  const target = { catalogId, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  const job = await setProductsStatus(base, { ...target, status: 'ARCHIVED' });
  let commits = 0;
  const ctx: DomainContext = {
    ...base,
    store: {
      ...base.store,
      commit: async (changes) => {
        commits++;
        if (commits >= first && commits < first + 3) throw new DomainError('UNAVAILABLE', 'The store is away.');
        await base.store.commit(changes);
      },
    },
  };
  const runner = createJobRunner(ctx, { sliceMs: 0, retryMs: 1 });
  runner.start(job.id);
  await runner.idle();
  expect(commits).toBeGreaterThan(first + 3);
  expect(await jobNow(base, job)).toMatchObject({
    status: 'COMPLETED',
    attempts: 1,
    error: null,
    counts: { updated: SKUS.length },
    changeCount: SKUS.length,
  });
});
