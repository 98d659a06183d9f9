import { describe, expect, it } from 'vitest';
import { createJob } from '#server/domain/jobs/createJob';
import type { JobMode, JobStatus, JobType } from '#server/types.generated';
import { catalogWith, createTestContext, putJob, getError } from '../catalogs/domainContext';

const validate = { type: 'VALIDATE', input: { kind: 'validate' } } as const;

describe('New job', () => {
  it('is stored completely, announced, and passed to the runner', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    const told: string[] = [];
    ctx.events.on('jobChanged', ({ jobId }) => told.push(jobId));
    const job = await createJob(ctx, { ...validate, catalogId });
    expect(job).toMatchObject({
      type: 'VALIDATE',
      mode: 'APPLY',
      status: 'PENDING',
      catalogName: 'Garden',
      user: 'Ada',
      trigger: 'MANUAL',
      steps: [{ code: 'validate', status: 'PENDING' }],
      attempts: 1,
      checkpoint: null,
    });
    expect(Object.values(job)).not.toContain(undefined);
    expect(await ctx.store.get('jobs', job.id)).toEqual(job);
    expect(told).toEqual([job.id]);
    expect(ctx.started).toEqual([job.id]);
  });

  it('requires its catalog', async () => {
    const ctx = createTestContext();
    expect(await getError(() => createJob(ctx, { ...validate, catalogId: '404' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'No catalog with id 404 was found.',
    });
    expect(ctx.started).toEqual([]);
  });

  it.each<JobStatus>(['PENDING', 'RUNNING', 'PAUSED', 'CANCELING'])(
    'is rejected while another one is %s in its catalog, with its name',
    async (status) => {
      const ctx = createTestContext();
      const { id: catalogId } = await catalogWith(ctx, 'Garden');
      const other = await putJob(ctx, { catalogId, catalogName: 'Garden', status, type: 'BULK_EDIT' });
      const refusal = await getError(() => createJob(ctx, { ...validate, catalogId }));
      expect(refusal.code).toBe('CONFLICT');
      expect(refusal.message).toContain(`Job ${other.id} (bulk edit) is still changing the catalog “Garden”.`);
    },
  );

  it.each<[JobType, JobMode, JobStatus]>([
    ['IMPORT', 'DRY_RUN', 'RUNNING'],
    ['EXPORT', 'APPLY', 'RUNNING'],
    ['VALIDATE', 'APPLY', 'COMPLETED'],
    ['VALIDATE', 'APPLY', 'FAILED'],
  ])('can run in parallel with %s in mode %s that is %s', async (type, mode, status) => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    await putJob(ctx, { catalogId, status, type, mode });
    await expect(createJob(ctx, { ...validate, catalogId })).resolves.toMatchObject({ status: 'PENDING' });
  });

  it('that writes nothing can run in parallel with one that writes', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    await putJob(ctx, { catalogId, status: 'RUNNING' });
    const input = { kind: 'export', format: 'CSV' } as const;
    await expect(createJob(ctx, { type: 'EXPORT', input, catalogId })).resolves.toMatchObject({ type: 'EXPORT' });
  });

  it('is created once for two simultaneous requests', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    const both = await Promise.allSettled([
      createJob(ctx, { ...validate, catalogId }),
      createJob(ctx, { ...validate, catalogId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await ctx.store.list('jobs')).toHaveLength(1);
  });
});
