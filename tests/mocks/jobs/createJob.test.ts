import { describe, expect, it } from 'vitest';
import { createJob } from '../../../mocks/domain/jobs/createJob';
import type { JobMode, JobStatus, JobType } from '../../../mocks/types.generated';
import { catalogWith, createTestContext, putJob, refusalOf } from '../catalogs/domainContext';

const validate = { type: 'VALIDATE', input: { kind: 'validate' } } as const;

describe('a new job', () => {
  it('is stored whole, told of and handed to the runner', async () => {
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

  it('needs its catalog', async () => {
    const ctx = createTestContext();
    expect(await refusalOf(() => createJob(ctx, { ...validate, catalogId: '404' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no catalog with the id 404.',
    });
    expect(ctx.started).toEqual([]);
  });

  it.each<JobStatus>(['PENDING', 'RUNNING', 'PAUSED', 'CANCELING'])(
    'is refused while another one is %s in its catalog, and names it',
    async (status) => {
      const ctx = createTestContext();
      const { id: catalogId } = await catalogWith(ctx, 'Garden');
      const other = await putJob(ctx, { catalogId, catalogName: 'Garden', status, type: 'BULK_EDIT' });
      const refusal = await refusalOf(() => createJob(ctx, { ...validate, catalogId }));
      expect(refusal.code).toBe('CONFLICT');
      expect(refusal.message).toContain(`Job ${other.id} (bulk edit) is still changing the catalog “Garden”.`);
    },
  );

  it.each<[JobType, JobMode, JobStatus]>([
    ['IMPORT', 'DRY_RUN', 'RUNNING'],
    ['EXPORT', 'APPLY', 'RUNNING'],
    ['VALIDATE', 'APPLY', 'COMPLETED'],
    ['VALIDATE', 'APPLY', 'FAILED'],
  ])('may run beside %s in mode %s that is %s', async (type, mode, status) => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    await putJob(ctx, { catalogId, status, type, mode });
    await expect(createJob(ctx, { ...validate, catalogId })).resolves.toMatchObject({ status: 'PENDING' });
  });

  it('that writes nothing may run beside one that writes', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    await putJob(ctx, { catalogId, status: 'RUNNING' });
    const input = { kind: 'export', format: 'CSV' } as const;
    await expect(createJob(ctx, { type: 'EXPORT', input, catalogId })).resolves.toMatchObject({ type: 'EXPORT' });
  });

  it('is made once when two are asked for at the same time', async () => {
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
