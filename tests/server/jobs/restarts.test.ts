import { describe, expect, it } from 'vitest';
import { pauseJob, resumeJob, retryJob } from '#server/domain/jobs/actions';
import type { DomainContext } from '#server/domain/context';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import type { JobRecord } from '#server/records/jobs';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from './engine';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const started = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden', SKUS);
  const target = { catalogId, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  return { ctx, job: await setProductsStatus(ctx, { ...target, status: 'ARCHIVED' }) };
};

/** Simulates a process that dies as soon as it has resumed the job, the given number of times. */
const crash = async (ctx: DomainContext, times: number) => {
  for (let count = 0; count < times; count++) await runKilled(ctx, 1);
};

/** Simulates a stop of the job at a position, as its last commit left it. */
const stoppedAt = async (ctx: DomainContext, job: JobRecord, processed: number) => {
  const now = await jobNow(ctx, job);
  const progress = { processed, total: 1000 };
  await ctx.store.commit([{ table: 'jobs', put: { ...now, steps: [{ code: 'apply', status: 'RUNNING' }], progress } }]);
};

describe('Job whose process dies repeatedly', () => {
  it('is resumed four times, then fails with a message', async () => {
    const { ctx, job } = await started();
    await crash(ctx, 5);
    expect((await jobNow(ctx, job)).status).toBe('RUNNING');
    await runKilled(ctx, 1);
    const failed = await jobNow(ctx, job);
    expect(failed.status).toBe('FAILED');
    expect(failed.error).toBe(
      'The job stopped 5 times at about the same point, so it wasn’t restarted. ' +
        'The device may have run out of memory. Close other tabs and apps, or split the file, then try again.',
    );
    expect(failed.log.at(-1)).toMatchObject({ level: 'ERROR', message: failed.error });
    const before = failed.log.length;
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).log).toHaveLength(before);
  });

  it('completes on the fifth attempt if that one succeeds', async () => {
    const { ctx, job } = await started();
    await crash(ctx, 5);
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).status).toBe('FAILED');
    const other = await started();
    await crash(other.ctx, 4);
    await runJobs(other.ctx);
    expect(await jobNow(other.ctx, other.job)).toMatchObject({ status: 'COMPLETED', counts: { updated: 8 } });
  });

  it('can be retried, with the stop count reset', async () => {
    const { ctx, job } = await started();
    await crash(ctx, 6);
    await retryJob(ctx, job.id);
    await crash(ctx, 4);
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', attempts: 2, counts: { updated: 8 } });
  });

  it('continues however often it stops, as long as it makes progress', async () => {
    const { ctx, job } = await started();
    for (let count = 0; count < 8; count++) await runKilled(ctx, 2);
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', counts: { updated: 8 } });
  });

  it.each([
    ['less than a hundredth of the step', 109, 'FAILED'],
    ['a hundredth of the step', 110, 'RUNNING'],
  ])('measures progress: %s', async (_, processed, status) => {
    const { ctx, job } = await started();
    await runKilled(ctx, 1);
    await stoppedAt(ctx, job, 100);
    for (let count = 0; count < 4; count++) {
      await runKilled(ctx, 1);
      await stoppedAt(ctx, job, 100);
    }
    await stoppedAt(ctx, job, processed);
    await runKilled(ctx, 1);
    expect((await jobNow(ctx, job)).status).toBe(status);
  });

  it('does not count a pause as a stop', async () => {
    const { ctx, job } = await started();
    await runKilled(ctx, 1);
    for (let count = 0; count < 8; count++) {
      await pauseJob(ctx, job.id);
      await resumeJob(ctx, job.id);
      await runKilled(ctx, 1);
    }
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).status).toBe('COMPLETED');
  });
});
