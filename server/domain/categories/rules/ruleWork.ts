import { categoryId, type CategoryRecord } from '#server/records/categories';
import type { JobInput } from '#server/records/jobs';
import type { ProductRecord } from '#server/records/products';
import { say } from '#server/records/sentence';
import { isSameValue } from '../../products/contentFields';
import { editProducts, type EditResult } from '../../jobs/editProducts';
import { getJobCatalog } from '../../jobs/productWrites';
import type { JobWork, WorkRun } from '../../jobs/work';
import { loadCategoryRules } from '../../products/rules/categoryRules';
import { readRule } from '../../products/rules/readRule';

type RuleInput = Omit<Extract<JobInput, { kind: 'categoryRule' }>, 'kind'>;

const describe = ({ path, rule, membership }: RuleInput) => {
  if (membership) return say`Changing which products the rule of the category “${path}” excludes.`;
  return rule ? say`Setting the rule of the category “${path}”.` : say`Removing the rule of the category “${path}”.`;
};

/**
 * Returns the products that a rule can add or remove: those that it finds, and those that it or the former one has
 * found; or those only that it excludes or no longer excludes, if nothing else has changed.
 */
const findIds = async (run: WorkRun, { path, rule }: RuleInput, former: CategoryRecord | undefined) => {
  const { products } = run.ctx.store;
  const excluded = new Set(rule?.excludedIds);
  const formerlyExcluded = new Set(former?.rule?.excludedIds);
  if (rule && rule.where === former?.rule?.where) {
    const isChanged = (one: string) => excluded.has(one) !== formerlyExcluded.has(one);
    return [...new Set([...excluded, ...formerlyExcluded])].filter(isChanged);
  }
  const catalog = await getJobCatalog(run);
  const found = rule ? await products.ids(catalog.id, await readRule(run.ctx, catalog, rule.where)) : [];
  return [...new Set([...found, ...(await products.ids(catalog.id, { ruleCategory: path }))])];
};

/**
 * Sets or removes the rule of a category: first the stored category, so that edits of products follow it from then on,
 * then the categories of the products.
 */
export async function* ruleWork(run: WorkRun, input: RuleInput): JobWork {
  const { ctx, job } = run;
  const { path, rule } = input;
  const id = categoryId(job.catalogId, path);
  const step = job.input.kind === 'undo' ? 'undo' : 'apply';
  let former = job.formerCategories?.[0];
  if (!job.formerCategories) {
    yield async () => {
      former = await ctx.store.get('categories', id);
      const { rule: before, ...category } = former ?? { id, catalogId: job.catalogId, path };
      const edit = { updatedAt: ctx.now().toISOString(), updatedBy: job.user };
      const { updatedAt, updatedBy } = before && before.where === rule?.where ? before : edit;
      return {
        step,
        progress: { processed: 0, total: 0 },
        checkpoint: { step, position: 0, state: null },
        changes: [
          { table: 'categories', put: { ...category, ...(rule && { rule: { ...rule, updatedAt, updatedBy } }) } },
        ],
        job: { formerCategories: former ? [former] : [] },
        log: [{ level: 'INFO', message: describe(input) }],
      };
    };
  }
  const change = async (product: ProductRecord): Promise<EditResult> => {
    const rules = await loadCategoryRules(ctx, await getJobCatalog(run));
    const identity = { id: product.id, createdAt: product.createdAt, updatedAt: ctx.now().toISOString() };
    const { categories, ruleCategories = [] } = rules.find(product, identity, product);
    const isSame = isSameValue(categories, product.categories);
    return isSame && isSameValue(ruleCategories, product.ruleCategories ?? []) ? undefined : product;
  };
  yield* editProducts(run, { findIds: () => findIds(run, input, former), change });
}
