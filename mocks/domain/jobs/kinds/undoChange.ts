import type { CatalogRecord } from '../../../records/catalogs';
import type { JobChangeRecord } from '../../../records/jobs';
import { skusOf } from '../../../records/productFacts';
import type { ProductContent, ProductRecord, VariantContent } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import { isSameContent } from '../../products/canonical';
import { issue } from '../../validation/issues';
import type { CatalogView } from '../catalogView';
import { withFields } from '../changedFields';
import { recordOf, type ProductWrites } from '../productWrites';
import type { WorkRun } from '../work';

/** What is needed to take one change back. */
export interface UndoScope {
  run: WorkRun;
  view: CatalogView;
  catalog: CatalogRecord;
  writes: ProductWrites;
  /** Revisions that undoing itself gave to products, here or in an earlier, unfinished undo. */
  revisions: Map<string, number>;
}

const leftAlone = ({ productId, productName }: JobChangeRecord, code: string, why: string, fix: string): IssueRecord =>
  issue({
    code,
    severity: 'WARNING',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: productId,
    entityName: productName,
    message: `“${productName}” was left alone, because ${why}.`,
    suggestedFix: fix,
  });

const changedSince = (change: JobChangeRecord, why: string) =>
  leftAlone(change, 'CHANGED_SINCE', why, 'Edit it by hand if it should be as it was before.');

const putBack = async (
  { run, view, catalog, writes, revisions }: UndoScope,
  change: JobChangeRecord,
  content: ProductContent<VariantContent & { id?: string }>,
  previous: ProductRecord,
): Promise<IssueRecord | null> => {
  const [taken] = await view.takenSkus(skusOf(content), change.productId);
  if (taken !== undefined) {
    const why = `its former SKU ${taken} belongs to another product now`;
    return leftAlone(change, 'SKU_TAKEN', why, 'Give the other product another SKU, then edit this one by hand.');
  }
  const restored = await recordOf(run, view, catalog, { content, id: change.productId, previous });
  if (change.action === 'DELETE') writes.create(restored);
  else writes.update(previous, restored);
  revisions.set(restored.id, restored.revision);
  return null;
};

/**
 * Takes one change of a job back: a created product goes, a changed one gets its former values, a deleted one comes
 * again under its id. Gives a WARNING if the product was changed since and is left alone; null if it is as before then.
 */
export const undoChange = async (scope: UndoScope, change: JobChangeRecord): Promise<IssueRecord | null> => {
  const product = await scope.view.get(change.productId);
  const isOurs = product?.revision === (scope.revisions.get(change.productId) ?? change.revision);
  if (change.deleted) {
    if (product) return isOurs ? null : changedSince(change, 'there is a product with its id again');
    return putBack(scope, change, change.deleted, change.deleted);
  }
  if (!product) return change.action === 'CREATE' ? null : changedSince(change, 'it was deleted since');
  if (!isOurs) return changedSince(change, 'it was changed since');
  if (change.action === 'CREATE') {
    scope.writes.remove(product);
    return null;
  }
  const content = withFields(product, change.before ?? {});
  return isSameContent(product, content) ? null : putBack(scope, change, content, product);
};
