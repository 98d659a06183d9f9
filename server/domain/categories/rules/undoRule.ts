import { categoryId } from '#server/records/categories';
import type { JobRecord } from '#server/records/jobs';
import type { JobWork, WorkRun } from '../../jobs/work';
import { ruleLeftAlone } from '../../validation/issues';
import { ruleWork } from './ruleWork';

/**
 * Sets the rule of a category that it had before the job, or with `isRedo` again the one of the job. If it was changed
 * since, it stays as it is, with an issue of the job.
 */
export async function* undoRule(run: WorkRun, original: JobRecord, isRedo: boolean): JobWork {
  const { ctx, job } = run;
  const { input, formerCategories = [] } = original;
  if (input.kind !== 'categoryRule') return;
  const former = formerCategories[0]?.rule ?? null;
  const [expected, wanted] = isRedo ? [former, input.rule] : [input.rule, former];
  const current = (await ctx.store.get('categories', categoryId(job.catalogId, input.path)))?.rule;
  // What was begun is continued.
  if (!job.formerCategories && current?.where !== expected?.where) {
    // Said once, also by a job that was resumed.
    if (job.checkpoint) return;
    const issues = [ruleLeftAlone(input.path)];
    yield async () => ({
      step: 'undo',
      progress: { processed: 0, total: 0 },
      checkpoint: { step: 'undo', position: 0, state: null },
      issues,
    });
    return;
  }
  const rule = wanted && { where: wanted.where, ...(wanted.excludedIds && { excludedIds: wanted.excludedIds }) };
  yield* ruleWork(run, { ...input, rule });
}
