import { say, type Sentence } from '#server/records/sentence';
import type { ProductContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { issue, type IssueFacts } from '#server/domain/validation/issues';
import type { RefusedAssociation } from '#server/domain/associations/partCycle';
import type { PriceProblem } from '../../rows/prices/partialPrices';
import type { ProductPatch } from '../../rows/patch';
import type { FirstUse } from '../importScope';

/** The texts of an issue. */
export type Words = Pick<IssueFacts, 'code' | 'message' | 'suggestedFix'>;

const clash = (
  { fields, variants }: ProductPatch,
  sku: string,
  rowNumber: number | null,
  words: Words,
  field: 'sku' | 'externalReference' = 'sku',
  severity: 'ERROR' | 'INFO' = 'ERROR',
): IssueRecord => {
  const at = field === 'sku' && fields.sku !== sku ? variants.findIndex((variant) => variant.sku === sku) : -1;
  return issue({
    ...words,
    severity,
    category: 'UNIQUE',
    entityType: 'PRODUCT',
    entityId: fields.sku || sku,
    isSku: true,
    entityName: fields.name || fields.sku || sku,
    field: at < 0 ? field : `variants[${at}].sku`,
    rowNumber,
  });
};

/** An association of the product can’t be stored. */
export function associationRefused(
  { sku, name }: Pick<ProductContent, 'sku' | 'name'>,
  { index, message }: RefusedAssociation,
): IssueRecord {
  return issue({
    code: 'ASSOCIATION_LOOP',
    severity: 'ERROR',
    category: 'REFERENCE',
    entityType: 'PRODUCT',
    entityId: sku,
    isSku: true,
    entityName: name || sku,
    field: `associations[${index}].sku`,
    message,
    suggestedFix: say`Remove the association, or enter the SKU of another product.`,
  });
}

/** An earlier product of the file uses the SKU. */
export function skuRepeated(patch: ProductPatch, sku: string, row: number | null, first: FirstUse): IssueRecord {
  return clash(patch, sku, row, {
    code: 'SKU_DUPLICATE',
    message: say`The SKU ${sku} is already used in row ${first.row} by another product, “${first.product}”.`,
    suggestedFix: say`Give each product and variant a unique SKU, or put the rows of a product together.`,
  });
}

/** An earlier product of the file matches the same stored product. */
export function productRepeated(patch: ProductPatch, sku: string, row: number | null, first: number): IssueRecord {
  return clash(patch, sku, row, {
    code: 'PRODUCT_REPEATED',
    message: say`The product ${sku} already appears from row ${first} on.`,
    suggestedFix: say`Put all rows of the product together under one SKU.`,
  });
}

/** The name in messages. */
export const nameOf = ({ name, sku }: { name?: string; sku?: string }) => name || sku || '';

/** Another stored product uses the SKU. */
export function skuTaken(
  patch: ProductPatch,
  sku: string,
  row: number | null,
  holder: Pick<ProductContent, 'sku' | 'name'>,
): IssueRecord {
  const isVariant = holder.sku !== sku;
  return clash(patch, sku, row, {
    code: 'SKU_TAKEN',
    message: isVariant
      ? say`The SKU ${sku} of “${nameOf(patch.fields)}” is already used by a variant of another product in this catalog, “${nameOf(holder)}” (${holder.sku}).`
      : say`The SKU ${sku} of “${nameOf(patch.fields)}” is already used by another product in this catalog, “${nameOf(holder)}”.`,
    suggestedFix: isVariant
      ? say`Enter another SKU. To move the variant, add the rows of “${nameOf(holder)}” without it to the file. To rename that product, include all of its variants and no others.`
      : say`Enter another SKU, or remove it from the other product first.`,
  });
}

/** A variant moves from one product to another. */
export function variantMoved(
  patch: ProductPatch,
  sku: string,
  row: number | null,
  holder: Pick<ProductContent, 'sku' | 'name'>,
): IssueRecord {
  return clash(
    patch,
    sku,
    row,
    {
      code: 'VARIANT_MOVED',
      message: say`The variant ${sku} moves from “${nameOf(holder)}” to “${nameOf(patch.fields)}”.`,
    },
    'sku',
    'INFO',
  );
}

/** An earlier product of the file uses the external reference. */
export function referenceRepeated(patch: ProductPatch, reference: string, row: number | null, first: FirstUse) {
  return clash(
    patch,
    reference,
    row,
    {
      code: 'REFERENCE_DUPLICATE',
      message: say`The external reference ${reference} is already used in row ${first.row} by another product.`,
      suggestedFix: say`Give each product a unique external reference, or put the rows of a product together.`,
    },
    'externalReference',
  );
}

/** Another stored product has the external reference. */
export function referenceTaken(patch: ProductPatch, reference: string, row: number | null, holder: string) {
  return clash(
    patch,
    reference,
    row,
    {
      code: 'REFERENCE_TAKEN',
      message: say`The external reference ${reference} belongs to the product ${holder}.`,
      suggestedFix: say`Correct the SKU or the external reference so that both match the same product.`,
    },
    'externalReference',
  );
}

const missing = (name: string | undefined, message: Sentence, suggestedFix: Sentence, field: string): IssueRecord =>
  issue({
    code: 'SKU_MISSING',
    severity: 'ERROR',
    category: 'REQUIRED',
    entityType: 'PRODUCT',
    entityName: name || null,
    field,
    message,
    suggestedFix,
  });

/**
 * A price in the file can’t be combined with those of the product, or not as it is. `variant` is the SKU of its
 * variant.
 */
export function priceNotUsed(
  { fields }: ProductPatch,
  { partial: { rowNumber, column }, problem }: PriceProblem,
  variant: string | undefined,
): IssueRecord {
  const { code, severity, category, message, suggestedFix } = problem;
  return issue({
    ...{ code, severity, category, message, suggestedFix, rowNumber, column },
    entityType: variant === undefined ? 'PRODUCT' : 'VARIANT',
    entityId: variant ?? fields.sku ?? null,
    isSku: true,
    entityName: variant ?? fields.name ?? fields.sku ?? null,
    field: 'prices',
  });
}

/** A new product has no SKU. */
export function skuMissing({ fields }: ProductPatch): IssueRecord {
  return missing(
    fields.name,
    say`The product has no SKU, so imports couldn’t match it later.`,
    say`Enter a SKU.`,
    'sku',
  );
}

/** A variant has no SKU; `index` is its position in the patch. */
export function variantSkuMissing({ fields }: ProductPatch, index: number): IssueRecord {
  return missing(
    fields.name || fields.sku,
    say`Variant ${index + 1} of the product has no SKU, so imports couldn’t match it later.`,
    say`Enter a SKU for the variant.`,
    `variants[${index}].sku`,
  );
}

/** Products are matched by external reference, and this one has none. */
export function referenceMissing({ fields }: ProductPatch, rowNumber: number | null): IssueRecord {
  return issue({
    code: 'REFERENCE_MISSING',
    severity: 'ERROR',
    category: 'REQUIRED',
    entityType: 'PRODUCT',
    entityId: fields.sku || null,
    isSku: true,
    entityName: fields.name || fields.sku || null,
    field: 'externalReference',
    rowNumber,
    message: say`The product has no external reference, and this import matches products by it.`,
    suggestedFix: say`Enter the reference in the file, or match products by SKU.`,
  });
}
