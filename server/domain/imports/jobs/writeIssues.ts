import { say, type Sentence } from '#server/records/sentence';
import type { ProductContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { issue, type IssueFacts } from '../../validation/issues';
import type { ProductPatch } from '../rows/patch';
import { nameOf } from './matching/identityIssues';

const leftOut = (
  { sku, name }: { sku?: string; name?: string },
  code: string,
  words: Pick<IssueFacts, 'message' | 'suggestedFix'> & Partial<Pick<IssueFacts, 'severity'>>,
): IssueRecord =>
  issue({
    code,
    severity: 'INFO',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: sku || null,
    isSku: true,
    entityName: name || sku || null,
    ...words,
  });

/** The import only creates products, and the catalog has this one. */
export function updateLeftOut(product: Pick<ProductContent, 'sku' | 'name'>, isByFile: boolean): IssueRecord {
  if (isByFile) {
    return leftOut(product, 'UPDATE_SKIPPED', {
      severity: 'WARNING',
      message: say`The product ${product.sku} already exists. It was skipped because its row only creates products.`,
      suggestedFix: say`To update it, enter MERGE as the action.`,
    });
  }
  return leftOut(product, 'UPDATE_SKIPPED', {
    message: say`The product ${product.sku} already exists. It was skipped because this import only creates products.`,
    suggestedFix: say`To update it, import the file again with updates.`,
  });
}

/** The import only updates products, and the catalog does not have this one. */
export function creationLeftOut({ fields: { sku = '', name = '' } }: ProductPatch, isByFile: boolean): IssueRecord {
  if (isByFile) {
    return leftOut({ sku, name }, 'CREATION_SKIPPED', {
      severity: 'WARNING',
      message: say`The catalog has no product ${sku || name}. It was skipped because its row only updates products.`,
      suggestedFix: say`To create it, enter MERGE as the action.`,
    });
  }
  return leftOut({ sku, name }, 'CREATION_SKIPPED', {
    message: say`The catalog has no product ${sku || name}. It was skipped because this import only updates products.`,
    suggestedFix: say`To create it, import the file again with new products.`,
  });
}

/** An empty cell would clear a field that the product needs. */
export function requiredKept({ sku, name }: Pick<ProductContent, 'sku' | 'name'>, field: 'name' | 'sku'): IssueRecord {
  return issue({
    code: 'REQUIRED_KEPT',
    severity: 'WARNING',
    category: 'REQUIRED',
    entityType: 'PRODUCT',
    entityId: sku,
    isSku: true,
    entityName: name || sku,
    field,
    message:
      field === 'name'
        ? say`The cell with the name is empty. The product keeps its name, because it needs one.`
        : say`The cell with the SKU is empty. The product keeps its SKU, because it needs one.`,
    suggestedFix: say`Enter the value in the file, or don’t import the column.`,
  });
}

const aboutDeletion = ({ fields, variants }: ProductPatch, code: string, message: Sentence): IssueRecord =>
  issue({
    code,
    severity: 'INFO',
    category: 'REFERENCE',
    entityType: 'PRODUCT',
    entityId: fields.sku || variants[0]?.sku || null,
    isSku: true,
    entityName: fields.name || fields.sku || null,
    field: 'action',
    message,
  });

/** The file deletes a product that the catalog does not have. */
export function notInCatalog(patch: ProductPatch): IssueRecord {
  const sku = patch.fields.sku || patch.variants[0]?.sku || patch.deleted?.[0] || '';
  return aboutDeletion(patch, 'NOT_IN_CATALOG', say`The file deletes ${sku}, which isn’t in the catalog.`);
}

/** The file only has variants of a product that the catalog does not have. */
export function productNotImported({ fields, variants }: ProductPatch): IssueRecord {
  const name = fields.sku || fields.externalReference || fields.slug || variants[0]?.sku || '';
  return issue({
    code: 'PRODUCT_NOT_IMPORTED',
    severity: 'ERROR',
    category: 'REFERENCE',
    entityType: 'PRODUCT',
    entityId: fields.sku || null,
    isSku: true,
    entityName: name || null,
    message: say`The file has variants of the product ${name}, which isn’t in the catalog.`,
    suggestedFix: say`Import the file with the products first.`,
  });
}

/** The file deletes a product, or only variants of it. */
export function productArchived(patch: ProductPatch, content: ProductContent): IssueRecord {
  const skus = patch.variants.map(({ sku }) => sku);
  return aboutDeletion(
    patch,
    'PRODUCT_ARCHIVED',
    content.status === 'ARCHIVED' || !skus.length
      ? say`The file deletes “${nameOf(content)}”, so it’s archived. Undo the import to restore it.`
      : say`The file deletes variants of “${nameOf(content)}”, so they’re archived: ${{ list: skus }}. Undo the import to restore them.`,
  );
}
