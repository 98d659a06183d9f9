import { expect, test } from 'vitest';
import { readTargets, storeTargets } from '#server/domain/jobs/parts';
import { createTestContext, putJob } from '../catalogs/domainContext';

const checkpoint = { step: 'apply', position: 0, state: null };

test.each([0, 1, 1000, 1001, 2500])(
  '%i products of a job are read as they were stored, in parts of 1,000',
  async (count) => {
    const ctx = createTestContext();
    const { id } = await putJob(ctx, { catalogId: '1', status: 'RUNNING' });
    const targets = Array.from({ length: count }, (_, at) => ({ productId: String(at) }));
    const { changes, job } = storeTargets(id, targets);
    await ctx.store.commit(changes);
    const running = await putJob(ctx, { id, catalogId: '1', status: 'RUNNING', checkpoint, ...job });
    expect(await readTargets(ctx.store, running)).toEqual(targets);
    const sizes = (await ctx.store.list('jobTargets')).map(({ items }) => items.length);
    expect(sizes.every((size, at) => size === 1000 || at === sizes.length - 1)).toBe(true);
  },
);
