import { DomainError } from '#server/errors';
import { splitCategoryId } from '#server/records/categories';
import { toComposed } from '#server/records/composedText';
import type { JobInput, JobRecord } from '#server/records/jobs';
import { say } from '#server/records/sentence';
import type { SetCategoryRuleInput, SetRuleMembersInput } from '#server/types.generated';
import { getOpenCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { createJob } from '../../jobs/createJob';
import { findTargetIds, readTarget } from '../../jobs/productTarget';
import { findCategory, getCategoryTree, type CategoryNode } from '../categoryTree';
import { readRule } from '../../products/rules/readRule';

/** Products that a rule can exclude. */
const MAX_EXCLUDED = 1000;

/** The category, and the job that changes its products; null if there is nothing to change. */
interface StartedRule {
  category: CategoryNode;
  job: JobRecord | null;
}

const startJob = async (
  ctx: DomainContext,
  category: CategoryNode,
  edit: Pick<Extract<JobInput, { kind: 'categoryRule' }>, 'rule' | 'membership'>,
): Promise<StartedRule> => {
  const { catalogId, path } = category;
  const input = { kind: 'categoryRule', path, ...edit } as const;
  return { category, job: await createJob(ctx, { type: 'BULK_EDIT', mode: 'APPLY', catalogId, input }) };
};

const getCategory = async (ctx: DomainContext, id: string) => {
  const [catalogId, path] = splitCategoryId(id);
  const catalog = await getOpenCatalog(ctx, catalogId);
  return { catalog, category: findCategory(await getCategoryTree(ctx, catalogId), path) };
};

/**
 * Sets the rule of a category, or removes it. Throws NOT_FOUND, INVALID with `fields` for conditions that a rule can't
 * have, and CONFLICT if it was changed since `updatedAt`, or a job is changing the catalog.
 */
export async function setCategoryRule(
  ctx: DomainContext,
  { id, where, updatedAt }: SetCategoryRuleInput,
): Promise<StartedRule> {
  const { catalog, category } = await getCategory(ctx, id);
  const { rule: former } = category;
  if (updatedAt && updatedAt !== former?.updatedAt) {
    throw new DomainError(
      'CONFLICT',
      former
        ? say`${former.updatedBy} changed the rule of the category “${category.name}”. Review the changes, then save again.`
        : say`The rule of the category “${category.name}” was removed. Review the change, then save again.`,
    );
  }
  const text = toComposed(where?.trim() ?? '');
  if (text) await readRule(ctx, catalog, text);
  if (text === (former?.where ?? '')) return { category, job: null };
  const kept = former?.excludedIds && { excludedIds: former.excludedIds };
  return startJob(ctx, category, { rule: text ? { where: text, ...kept } : null });
}

/**
 * Puts products in a category by hand, excludes them from its rule, or no longer excludes them. Throws NOT_FOUND,
 * INVALID for a category without a rule and for too many products, and CONFLICT if a job is changing the catalog.
 */
export async function setRuleMembers(
  ctx: DomainContext,
  { id, target: given, membership }: SetRuleMembersInput,
): Promise<StartedRule> {
  const { catalog, category } = await getCategory(ctx, id);
  const { rule, name, path } = category;
  if (!rule) throw new DomainError('INVALID', say`The category “${name}” has no rule.`);
  const found = await findTargetIds(ctx, catalog, readTarget(given));
  if (membership === 'INCLUDED') {
    if (!found.length) return { category, job: null };
    const steps = [{ kind: 'categories', change: { kind: 'add', paths: [path] } }] as const;
    const input = { kind: 'bulkEdit', target: { ids: found }, steps } as const;
    return { category, job: await createJob(ctx, { type: 'BULK_EDIT', mode: 'APPLY', catalogId: catalog.id, input }) };
  }
  const { where, excludedIds: former = [] } = rule;
  const isFound = new Set(found);
  const others = former.filter((one) => !isFound.has(one));
  const excludedIds = membership === 'EXCLUDED' ? [...new Set([...former, ...found])] : others;
  if (excludedIds.length > MAX_EXCLUDED) {
    const message = say`Exclude ${{ grouped: MAX_EXCLUDED }} products or fewer, or change the rule.`;
    throw new DomainError('INVALID', message, { target: message });
  }
  if (excludedIds.length === former.length) return { category, job: null };
  return startJob(ctx, category, { rule: { where, ...(excludedIds.length > 0 && { excludedIds }) }, membership });
}
