import { describe, expect, it, vi } from 'vitest';
import { watchJobs } from '#server/domain/jobs/watch';
import { createEtaEstimator } from '#server/domain/jobs/etaEstimator';
import { createTestContext, putJob, getError } from '../catalogs/domainContext';

const seeded = async () => {
  const ctx = createTestContext();
  const job = await putJob(ctx, { catalogId: '1', status: 'PENDING' });
  const reach = async (processed: number, id = job.id) => {
    const now = (await ctx.store.get('jobs', id))!;
    await ctx.store.commit([{ table: 'jobs', put: { ...now, progress: { processed, total: 9 } } }]);
    ctx.events.emit('jobChanged', { jobId: id });
  };
  return { ctx, job, reach };
};

describe('Watching a job', () => {
  it('returns its current state first, then each change', async () => {
    const { ctx, job, reach } = await seeded();
    const states = await watchJobs(ctx, job.id);
    expect((await states.next()).value.progress.processed).toBe(0);
    const next = states.next();
    await reach(3);
    expect((await next).value.progress.processed).toBe(3);
    await states.return!();
  });

  it('returns only the latest state to a slow reader', async () => {
    const { ctx, job, reach } = await seeded();
    const states = await watchJobs(ctx, job.id);
    for (const processed of [1, 2, 3]) await reach(processed);
    expect((await states.next()).value.progress.processed).toBe(3);
    let isWaiting = true;
    void states.next().then(() => (isWaiting = false));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isWaiting).toBe(true);
    await states.return!();
  });

  it('excludes other jobs, but without an id includes all', async () => {
    const { ctx, job, reach } = await seeded();
    const other = await putJob(ctx, { catalogId: '2', status: 'RUNNING' });
    const one = await watchJobs(ctx, job.id);
    const all = await watchJobs(ctx, null);
    await one.next();
    await reach(4, other.id);
    expect((await all.next()).value.id).toBe(other.id);
    await reach(5);
    expect((await one.next()).value).toMatchObject({ id: job.id, progress: { processed: 5 } });
    await Promise.all([one.return!(), all.return!()]);
  });

  it('ends for a waiting reader and stops listening', async () => {
    const { ctx, job } = await seeded();
    const stop = vi.fn<() => void>();
    const states = await watchJobs({ ...ctx, events: { ...ctx.events, on: () => stop } }, job.id);
    await states.next();
    const waiting = states.next();
    await states.return!();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(stop).toHaveBeenCalledOnce();
    expect(await states.next()).toEqual({ done: true, value: undefined });
  });

  it('skips a job that was deleted in the meantime, and requires the requested one', async () => {
    const { ctx, job, reach } = await seeded();
    const states = await watchJobs(ctx, null);
    ctx.events.emit('jobChanged', { jobId: '404' });
    await reach(2);
    expect((await states.next()).value.id).toBe(job.id);
    await states.return!();
    expect(await getError(() => watchJobs(ctx, '404'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('Remaining time', () => {
  it('is estimated from the rate of the step once there is one', () => {
    const meter = createEtaEstimator();
    const at = (step: 'check' | 'apply', processed: number, now: number) =>
      meter({ step, progress: { processed, total: 100 } }, now);
    expect(at('check', 10, 1000)).toBeNull();
    expect(at('check', 10, 2000)).toBeNull();
    expect(at('check', 30, 2000)).toBe(4);
    expect(at('check', 60, 2000)).toBe(1);
    expect(at('apply', 0, 3000)).toBeNull();
    expect(at('apply', 50, 5000)).toBe(2);
  });

  it('is unknown in the first second, when there is little to estimate from', () => {
    const meter = createEtaEstimator();
    const at = (processed: number, now: number) => meter({ step: 'apply', progress: { processed, total: 100 } }, now);
    at(0, 1000);
    expect(at(1, 1500)).toBeNull();
    expect(at(50, 2000)).toBe(1);
  });

  it('is unknown while the total is unknown', () => {
    const meter = createEtaEstimator();
    meter({ step: 'read', progress: { processed: 0, total: 0 } }, 0);
    expect(meter({ step: 'read', progress: { processed: 5, total: 0 } }, 1000)).toBeNull();
  });
});
