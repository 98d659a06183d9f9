import { say, type Sentence } from '#server/records/sentence';
import type { JobChangeRecord } from '#server/records/jobs';
import { getSkus } from '#server/records/productFacts';
import type { ProductContent, ProductRecord, VariantContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { isSameContent } from '../../products/canonical';
import { issue } from '../../validation/issues';
import type { CatalogView } from '../../jobs/catalogView';
import { withFields } from '../../jobs/changedFields';
import type { ProductWrites, ToRecord } from '../../jobs/productWrites';

/** The context for undoing one change. */
export interface UndoScope {
  view: CatalogView;
  toRecord: ToRecord;
  writes: ProductWrites;
  /** Product revisions created by undoing, in this job or an earlier, unfinished undo. */
  revisions: Map<string, number>;
}

const leftAlone = (
  { productId, productName }: JobChangeRecord,
  code: string,
  message: Sentence,
  suggestedFix: Sentence,
): IssueRecord =>
  issue({
    code,
    severity: 'WARNING',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: productId,
    entityName: productName,
    message,
    suggestedFix,
  });

const changedSince = (change: JobChangeRecord, message: Sentence) =>
  leftAlone(change, 'CHANGED_SINCE', message, say`To restore its previous values, edit it manually.`);

const putBack = async (
  { toRecord, view, writes, revisions }: UndoScope,
  change: JobChangeRecord,
  content: ProductContent<VariantContent & { id?: string }>,
  previous: ProductRecord,
): Promise<IssueRecord | null> => {
  const [taken] = await view.takenSkus(getSkus(content), change.productId);
  if (taken !== undefined) {
    return leftAlone(
      change,
      'SKU_TAKEN',
      say`“${change.productName}” wasn’t changed because its previous SKU ${taken} now belongs to another product.`,
      say`Give the other product a different SKU, then edit this one manually.`,
    );
  }
  const restored = await toRecord({ content, id: change.productId, previous });
  if (change.action === 'DELETE') writes.create(restored);
  else writes.update(previous, restored);
  revisions.set(restored.id, restored.revision);
  return null;
};

/**
 * Undoes one change of a job: a created product is deleted, an updated one gets its previous values, and a deleted one
 * is restored under its id. Returns a WARNING if the product was changed since and therefore left unchanged; null
 * otherwise.
 */
export async function undoChange(scope: UndoScope, change: JobChangeRecord): Promise<IssueRecord | null> {
  const { productName: name } = change;
  const product = await scope.view.get(change.productId);
  const isOurs = product?.revision === (scope.revisions.get(change.productId) ?? change.revision);
  if (change.deleted) {
    if (product)
      return isOurs
        ? null
        : changedSince(change, say`“${name}” wasn’t changed because a product with its id exists again.`);
    return putBack(scope, change, change.deleted, change.deleted);
  }
  if (!product)
    return change.action === 'CREATE'
      ? null
      : changedSince(change, say`“${name}” wasn’t changed because it has been deleted since.`);
  if (!isOurs) return changedSince(change, say`“${name}” wasn’t changed because it has been changed since.`);
  if (change.action === 'CREATE') {
    scope.writes.remove(product);
    return null;
  }
  const content = withFields(product, change.before ?? {});
  return isSameContent(product, content) && !('ruleCategories' in (change.before ?? {}))
    ? null
    : putBack(scope, change, content, product);
}
