import { jobNow } from './engine';
import { describe, expect, it } from 'vitest';
import { cancelJob, pauseJob, resumeJob, retryJob, undoJob } from '#server/domain/jobs/actions';
import type { DomainContext } from '#server/domain/context';
import type { JobRecord } from '#server/records/jobs';
import type { JobStatus } from '#server/types.generated';
import { catalogWith, createTestContext, putJob, getError } from '../catalogs/domainContext';

const ACTIONS: Record<string, (ctx: DomainContext, id: string) => Promise<JobRecord>> = {
  cancel: cancelJob,
  pause: pauseJob,
  resume: resumeJob,
  retry: retryJob,
};

const jobIn = async (status: JobStatus, fields: Partial<JobRecord> = {}) => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const job = await putJob(ctx, { catalogId, status, ...fields });
  const told: string[] = [];
  ctx.events.on('jobChanged', ({ jobId }) => told.push(jobId));
  return { ctx, job, told };
};

describe('Job actions', () => {
  it.each<[string, JobStatus, JobStatus]>([
    ['cancel', 'RUNNING', 'CANCELING'],
    ['cancel', 'PENDING', 'CANCELED'],
    ['cancel', 'PAUSED', 'CANCELED'],
    ['pause', 'RUNNING', 'PAUSED'],
    ['resume', 'PAUSED', 'RUNNING'],
    ['retry', 'FAILED', 'PENDING'],
  ])('%s changes a %s job to %s and emits an event', async (action, from, to) => {
    const { ctx, job, told } = await jobIn(from);
    const changed = await ACTIONS[action]!(ctx, job.id);
    expect(changed.status).toBe(to);
    expect(await ctx.store.get('jobs', job.id)).toEqual(changed);
    expect(told).toEqual([job.id]);
    expect(ctx.started).toEqual(action === 'resume' || action === 'retry' ? [job.id] : []);
  });

  it.each<[string, JobStatus, string]>([
    ['cancel', 'COMPLETED', 'is completed and can’t be canceled'],
    ['cancel', 'CANCELING', 'is canceling and can’t be canceled'],
    ['pause', 'PENDING', 'is pending and can’t be paused'],
    ['resume', 'RUNNING', 'is running and can’t be resumed'],
    ['retry', 'COMPLETED_WITH_ISSUES', 'is completed with issues and can’t be retried'],
    ['retry', 'CANCELED', 'is canceled and can’t be retried'],
  ])('%s is rejected for a %s job', async (action, status, words) => {
    const { ctx, job, told } = await jobIn(status);
    const refusal = await getError(() => ACTIONS[action]!(ctx, job.id));
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(words) });
    expect(await ctx.store.get('jobs', job.id)).toEqual(job);
    expect(told).toEqual([]);
  });

  it.each(Object.keys(ACTIONS))('%s requires an existing job', async (action) => {
    const ctx = createTestContext();
    expect(await getError(() => ACTIONS[action]!(ctx, '404'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a canceled job logs which changes stay, and keeps the steps that are done', async () => {
    const steps: JobRecord['steps'] = [
      { code: 'check', status: 'DONE' },
      { code: 'apply', status: 'RUNNING' },
    ];
    const { ctx, job } = await jobIn('PAUSED', { changeCount: 12, steps });
    const canceled = await jobNow(ctx, await cancelJob(ctx, job.id));
    const { log, settledAt } = canceled;
    expect(canceled.steps.map(({ status }) => status)).toEqual(['DONE', 'PENDING']);
    expect(log.at(-1)).toMatchObject({
      level: 'WARNING',
      message: expect.stringContaining('changes made so far stay (12)'),
    });
    expect(settledAt).toBe(ctx.now().toISOString());
  });

  it('a retry keeps the checkpoint, counts the attempt, and clears the error', async () => {
    const checkpoint = { step: 'apply', position: 7, state: null };
    const { ctx, job } = await jobIn('FAILED', {
      checkpoint,
      error: 'Broken.',
      settledAt: '2026-01-01T00:00:00.000Z',
      steps: [{ code: 'apply', status: 'FAILED' }],
    });
    expect(await retryJob(ctx, job.id)).toMatchObject({
      checkpoint,
      attempts: 2,
      error: null,
      settledAt: null,
      steps: [{ code: 'apply', status: 'PENDING' }],
    });
  });

  it('a retry is rejected while another job changes the catalog, or after an undo', async () => {
    const { ctx, job } = await jobIn('FAILED');
    const other = await putJob(ctx, { catalogId: job.catalogId, status: 'RUNNING' });
    expect(await getError(() => retryJob(ctx, job.id))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Job ${other.id}`),
    });
    const undone = await putJob(ctx, { catalogId: job.catalogId, status: 'FAILED', undoneById: '5' });
    expect(await getError(() => retryJob(ctx, undone.id))).toMatchObject({ code: 'CONFLICT' });
  });

  it('undo starts a ROLLBACK job for the catalog', async () => {
    const { ctx, job } = await jobIn('COMPLETED', { type: 'IMPORT', changeCount: 2 });
    const undo = await undoJob(ctx, job.id);
    expect(undo).toMatchObject({ type: 'ROLLBACK', trigger: 'UNDO', undoesId: job.id, catalogId: job.catalogId });
    expect(ctx.started).toEqual([undo.id]);
  });

  it.each<[string, Partial<JobRecord>, string]>([
    ['one that was undone', { type: 'IMPORT', changeCount: 2, undoneById: '9' }, 'was already undone by job 9'],
    ['one that changed nothing', { type: 'IMPORT' }, 'can’t be undone'],
    ['publishing', { type: 'PUBLISH', changeCount: 2 }, 'can’t be undone'],
  ])('undo is rejected for %s', async (_, fields, words) => {
    const { ctx, job } = await jobIn('COMPLETED', fields);
    expect(await getError(() => undoJob(ctx, job.id))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(words),
    });
  });
});
