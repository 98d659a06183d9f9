import { say } from '../../records/sentence';
import type { JobInput } from '../../records/jobs';
import { exportWork } from './exportWork';
import { publishWork } from './publishWork';
import type { JobWork, WorkRun } from '../jobs/work';

/**
 * Publishes the catalog. The version is created and stored in a single slice at the end, so that the catalog cannot
 * change in between and a stopped job starts over.
 */
export async function* publishingWork(run: WorkRun, input: Extract<JobInput, { kind: 'publish' }>): JobWork {
  const { catalogId, user, id: jobId, progress } = run.job;
  const { label, reason, rollbackOf, skipInvalid } = input;
  const { yieldIfDue } = run;
  const work = publishWork(run.ctx, { catalogId, label, reason, rollbackOf, skipInvalid, user, jobId, yieldIfDue });
  let reached = progress;
  let beforeNext: (() => Promise<void>) | undefined;
  for (;;) {
    // Outside of a slice, because it can read all products of the version.
    await beforeNext?.();
    yield async () => {
      const { done, value } = await work.next();
      if (!done) {
        ({ beforeNext, ...reached } = value);
        return { step: 'publish', progress: reached, checkpoint: null };
      }
      const { changes, versionId, jobChanges, log } = value;
      const count = jobChanges.length;
      const leftOut =
        count === 1
          ? say`1 product with errors was left out of this version and set to draft.`
          : say`${count} products with errors were left out of this version and set to draft.`;
      return {
        step: 'publish',
        progress: reached,
        checkpoint: null,
        changes,
        jobChanges,
        counts: { updated: count },
        log: [...(count ? [{ level: 'WARNING' as const, message: leftOut }] : []), ...log],
        job: { versionId },
        isLast: true,
      };
    };
  }
}

/** Exports the catalog, or the products of the job’s target, to a file. A stopped export starts over. */
export async function* catalogExportWork(run: WorkRun, input: Extract<JobInput, { kind: 'export' }>): JobWork {
  const { ctx, job, yieldIfDue } = run;
  const work = exportWork(ctx, { ...input, catalogId: job.catalogId, yieldIfDue });
  let progress = job.progress;
  for (;;) {
    const { done, value } = await work.next();
    if (!done) {
      progress = value;
      yield async () => ({ step: 'write', progress, checkpoint: null });
      continue;
    }
    const { fileId, ...found } = value;
    const job = { outputFileIds: [fileId] };
    yield async () => ({ step: 'write', progress, checkpoint: null, ...found, job, isLast: true });
  }
}
