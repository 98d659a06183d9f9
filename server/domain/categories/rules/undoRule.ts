import { categoryId, type CategoryRuleRecord } from '#server/records/categories';
import type { JobRecord } from '#server/records/jobs';
import type { DomainContext } from '../../context';
import type { JobWork, WorkRun } from '../../jobs/work';
import { isSameValue } from '../../products/contentFields';
import { categoryRuleLeftAlone } from '../../validation/undo/leftAlone';
import { ruleWork } from './ruleWork';

type RuleContent = Pick<CategoryRuleRecord, 'where' | 'excludedIds'>;

const getContent = (rule: RuleContent | null | undefined) =>
  rule ? { where: rule.where, ...(rule.excludedIds && { excludedIds: rule.excludedIds }) } : null;

/** Whether the rule of a category is another than the job has set, or with `isRedo` than before the job. */
export async function isCategoryRuleChanged(
  { store }: Pick<DomainContext, 'store'>,
  { catalogId, input, formerCategories }: JobRecord,
  isRedo: boolean,
): Promise<boolean> {
  if (input.kind !== 'categoryRule') return false;
  const current = (await store.get('categories', categoryId(catalogId, input.path)))?.rule;
  return !isSameValue(getContent(current), getContent(isRedo ? formerCategories?.[0]?.rule : input.rule));
}

/**
 * Sets the rule of a category that it had before the job, or with `isRedo` again the one of the job. If it was changed
 * since, it stays as it is, with an issue of the job.
 */
export async function* undoRule(run: WorkRun, original: JobRecord, isRedo: boolean): JobWork {
  const { ctx, job } = run;
  const { input, formerCategories } = original;
  if (input.kind !== 'categoryRule') return;
  // What was begun is continued.
  if (!job.formerCategories && (await isCategoryRuleChanged(ctx, original, isRedo))) {
    // Said once, also by a job that was resumed.
    if (job.checkpoint) return;
    const issues = [categoryRuleLeftAlone(input.path, input.membership !== undefined)];
    yield async () => ({
      step: 'undo',
      progress: { processed: 0, total: 0 },
      checkpoint: { step: 'undo', position: 0, state: null },
      issues,
    });
    return;
  }
  yield* ruleWork(run, { ...input, rule: getContent(isRedo ? input.rule : formerCategories?.[0]?.rule) });
}
