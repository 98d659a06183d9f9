import { say } from '../../records/sentence';
import type { CategoryEditRecord } from '../../records/categories';
import type { JobRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import { editCategories, editRecords, editRuleCategories, undoEditRecords } from './categoryEdit';
import type { JobWork, WorkRun } from '../jobs/work';
import { editProducts } from '../jobs/editProducts';

const describe = ({ from, to, keepsBranch }: CategoryEditRecord) => {
  if (keepsBranch) return say`Moving the category “${from}” to “${to ?? ''}”.`;
  return to === null
    ? say`Deleting the category “${from}”.`
    : say`Deleting the category “${from}” and moving its products to “${to}”.`;
};

/** Renames, moves, or deletes a category: first the stored categories, then the categories of products. */
export function categoriesWork(run: WorkRun, edit: CategoryEditRecord): JobWork {
  const { ctx, job } = run;
  return editProducts(run, {
    findIds: () => ctx.store.products.ids(job.catalogId, { category: edit.from }),
    change: (product) => {
      const categories = editCategories(product.categories, edit);
      if (categories.join('\n') === product.categories.join('\n')) return undefined;
      const { ruleCategories } = product;
      return {
        ...product,
        categories,
        ...(ruleCategories && { ruleCategories: editRuleCategories(ruleCategories, edit) }),
      };
    },
    begin: async () => {
      const { former, changes } = await editRecords(ctx, job.catalogId, edit);
      return { changes, job: { formerCategories: former }, log: [{ level: 'INFO', message: describe(edit) }] };
    },
  });
}

/** Returns the changes that restore the stored categories that an undone job moved or deleted. */
export async function undoCategories({ ctx }: WorkRun, original: JobRecord): Promise<Change[]> {
  const { input, formerCategories, catalogId } = original;
  if (input.kind !== 'categories' || !formerCategories) return [];
  return undoEditRecords(ctx, catalogId, { edit: input.edit, former: formerCategories });
}
