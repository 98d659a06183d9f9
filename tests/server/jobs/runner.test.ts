import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cancelJob, pauseJob, resumeJob, retryJob } from '#server/domain/jobs/actions';
import { createJob } from '#server/domain/jobs/createJob';
import { createJobRunner } from '#server/domain/jobRunner/runner';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { jobNow, runJobs, runKilled, runUntil } from './engine';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const seeded = async () => {
  const ctx = createTestContext();
  const catalog = await catalogWith(ctx, 'Garden', SKUS);
  const request = { catalogId: catalog.id, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  const archive = () => setProductsStatus(ctx, { ...request, status: 'ARCHIVED' });
  const statuses = async () => {
    const products = await ctx.store.list('products');
    return products.map(({ status, revision }) => `${status} ${revision}`);
  };
  return { ctx, catalog, request, archive, statuses };
};

const all = (text: string) => SKUS.map(() => text);

describe('Job engine', () => {
  it('runs a job and reports its results', async () => {
    const { ctx, catalog, archive, statuses } = await seeded();
    const job = await archive();
    await runJobs(ctx);
    expect(await statuses()).toEqual(all('ARCHIVED 2'));
    const done = await jobNow(ctx, job);
    expect(done).toMatchObject({
      status: 'COMPLETED',
      counts: { updated: 8, created: 0, deleted: 0, skipped: 0 },
      progress: { processed: 8, total: 8 },
      steps: [{ code: 'apply', status: 'DONE' }],
      changeCount: 8,
      etaSeconds: null,
      settledAt: '2026-03-01T12:00:00.000Z',
      heartbeatAt: '2026-03-01T12:00:00.000Z',
    });
    expect(done.log.map(({ message }) => message)).toEqual([
      'Started.',
      'Ended: 0 created, 8 updated, 0 deleted, 0 skipped, 0 failed, 0 with warnings.',
    ]);
    expect((await ctx.store.get('catalogs', catalog.id))!.contentRevision).toBeGreaterThan(catalog.contentRevision);
  });

  it('reports when it starts working and becomes idle, also with a paused job', async () => {
    const { ctx, archive } = await seeded();
    const job = await archive();
    const onWork = vi.fn();
    const engine = createJobRunner(ctx, { sliceMs: 0, onWork });
    await engine.resumeAll();
    expect(onWork.mock.calls).toEqual([[true]]);
    await pauseJob(ctx, job.id);
    await engine.idle();
    expect(onWork.mock.calls).toEqual([[true], [false]]);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'PAUSED' });
    await resumeJob({ ...ctx, jobs: engine }, job.id);
    await engine.idle();
    expect(onWork.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  it('resumes after a kill in any place without losing or repeating work', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 4 }), async (kills) => {
        const { ctx, archive, statuses } = await seeded();
        const job = await archive();
        for (const commits of kills) await runKilled(ctx, commits);
        await runJobs(ctx);
        expect(await statuses()).toEqual(all('ARCHIVED 2'));
        const { counts, changeCount, status } = await jobNow(ctx, job);
        expect({ status, changeCount, updated: counts.updated }).toEqual({
          status: 'COMPLETED',
          changeCount: 8,
          updated: 8,
        });
        const parts = await ctx.store.list('jobChanges');
        expect(parts.flatMap(({ items }) => items).map(({ productName }) => productName)).toEqual(
          SKUS.map((sku) => `Product ${sku}`),
        );
        expect(await ctx.store.list('jobTargets')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('stops immediately when requested, and a new engine resumes the job', async () => {
    const { ctx, archive } = await seeded();
    const job = await archive();
    await runKilled(ctx, 4);
    const checkpoint = { step: 'apply', position: 2, state: null };
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'RUNNING', checkpoint, targetCount: 8 });
    expect(await ctx.store.list('jobTargets')).toMatchObject([{ id: `${job.id}:0`, items: { length: 8 } }]);
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).log.map(({ message }) => message)).toContain('Resumed.');
  });

  it('pauses between two slices and resumes from there', async () => {
    const { ctx, archive, statuses } = await seeded();
    const job = await archive();
    await runUntil(ctx, 5, () => pauseJob(ctx, job.id));
    const paused = await jobNow(ctx, job);
    expect(paused.status).toBe('PAUSED');
    expect(paused.counts.updated).toBeGreaterThan(0);
    expect(paused.counts.updated).toBeLessThan(8);
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toEqual(paused);
    await resumeJob(ctx, job.id);
    await runJobs(ctx);
    expect(await statuses()).toEqual(all('ARCHIVED 2'));
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', counts: { updated: 8 } });
  });

  it('cancels between two slices and logs which changes stay', async () => {
    const { ctx, archive, statuses } = await seeded();
    const job = await archive();
    await runUntil(ctx, 5, () => cancelJob(ctx, job.id));
    const canceled = await jobNow(ctx, job);
    expect(canceled).toMatchObject({ status: 'CANCELED', steps: [{ code: 'apply', status: 'PENDING' }] });
    const { updated } = canceled.counts;
    expect(updated).toBeGreaterThan(0);
    expect(updated).toBeLessThan(8);
    expect((await statuses()).filter((text) => text === 'ARCHIVED 2')).toHaveLength(updated);
    expect(await ctx.store.list('jobTargets')).toEqual([]);
    expect(canceled.log.at(-1)!.message).toBe(`Canceled. The changes made so far stay (${updated}) and can be undone.`);
  });

  it('ends a job that was canceled while there was no engine', async () => {
    const { ctx, archive, statuses } = await seeded();
    const job = await archive();
    await runKilled(ctx, 4);
    await cancelJob(ctx, job.id);
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).status).toBe('CANCELED');
    expect((await statuses()).filter((text) => text === 'ARCHIVED 2')).toHaveLength(2);
  });

  it('sets a job with an internal error to FAILED with a plain message, and a retry resumes from its checkpoint', async () => {
    const { ctx, archive, statuses } = await seeded();
    const job = await archive();
    let commits = 0;
    const commit: typeof ctx.store.commit = async (changes) => {
      if (++commits === 6) throw new TypeError('disk on fire');
      await ctx.store.commit(changes);
    };
    await runJobs({ ...ctx, store: { ...ctx.store, commit } });
    const failed = await jobNow(ctx, job);
    expect(failed).toMatchObject({ status: 'FAILED', steps: [{ status: 'FAILED' }], counts: { updated: 3 } });
    expect(failed.error).toContain('The job stopped because of an internal error');
    expect(failed.log.at(-1)).toMatchObject({ level: 'ERROR', message: 'TypeError: disk on fire' });
    await retryJob(ctx, job.id);
    await runJobs(ctx);
    expect(await statuses()).toEqual(all('ARCHIVED 2'));
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', attempts: 2, counts: { updated: 8 } });
  });

  it('uses the message of a domain error as the reason for a failure', async () => {
    const { ctx, catalog } = await seeded();
    const job = await createJob(ctx, {
      type: 'ROLLBACK',
      catalogId: catalog.id,
      input: { kind: 'undo', jobId: '404' },
      undoesId: '404',
    });
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'FAILED', error: 'No job with id 404 was found.' });
  });

  it('leaves a job unchanged for the next engine if the store fails', async () => {
    const { ctx, archive } = await seeded();
    const job = await archive();
    const commit = () => Promise.reject(new Error('no disk'));
    await runJobs({ ...ctx, store: { ...ctx.store, commit } });
    expect((await jobNow(ctx, job)).status).toBe('PENDING');
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).status).toBe('COMPLETED');
  });

  it('runs the jobs of one catalog sequentially, those of several in parallel', async () => {
    const { ctx, request, archive } = await seeded();
    const house = await catalogWith(ctx, 'House', ['X']);
    const first = await archive();
    const running = vi.fn();
    const engine = createJobRunner(ctx, { sliceMs: 0 });
    const noteRunning = async () => {
      const jobs = await ctx.store.list('jobs', ({ status }) => status === 'RUNNING');
      running(jobs.map(({ catalogId }) => catalogId).sort());
    };
    ctx.events.on('jobChanged', () => void noteRunning());
    engine.start(first.id);
    const second = await createJob(
      { ...ctx, jobs: engine },
      {
        type: 'EXPORT',
        catalogId: request.catalogId,
        input: { kind: 'export', format: 'JSON' },
      },
    );
    const other = await createJob(
      { ...ctx, jobs: engine },
      {
        type: 'VALIDATE',
        catalogId: house.id,
        input: { kind: 'validate' },
      },
    );
    await engine.idle();
    for (const job of [first, second, other]) expect((await jobNow(ctx, job)).status).toMatch(/^COMPLETED/);
    const pairs = running.mock.calls.map(([ids]) => ids.join());
    expect(pairs).toContain(`${request.catalogId},${house.id}`);
    expect(pairs).not.toContain(`${request.catalogId},${request.catalogId}`);
  });

  it('emits every status change, but progress at most ten times per second', async () => {
    const { ctx, archive } = await seeded();
    await archive();
    let told = 0;
    ctx.events.on('jobChanged', () => told++);
    await runJobs(ctx);
    expect(told).toBeGreaterThanOrEqual(2);
    expect(told).toBeLessThan(8);
  });

  it('yields to other work between its slices', async () => {
    const { ctx, request } = await seeded();
    await deleteProducts(ctx, request);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    count();
    await runJobs(ctx);
    isOver = true;
    expect(turns).toBeGreaterThan(SKUS.length);
  });
});
