import { say } from '#server/records/sentence';
import type { ProductContent, VariantContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { issue } from '#server/domain/validation/issues';
import type { ProductPatch, VariantPatch } from '../../rows/patch';
import { nameOf, type Words } from './identityIssues';
import type { FirstUse } from '../importScope';

const ofVariant = (
  { fields, variants }: ProductPatch,
  index: number,
  rowNumber: number | null,
  words: Words,
): IssueRecord =>
  issue({
    ...words,
    severity: 'ERROR',
    category: 'UNIQUE',
    entityType: 'PRODUCT',
    entityId: fields.sku || variants[index]?.sku || null,
    isSku: true,
    entityName: nameOf(fields) || variants[index]?.sku || null,
    field: `variants[${index}].externalReference`,
    rowNumber,
  });

/** Another variant of the file has the external reference. */
export function variantReferenceRepeated(
  patch: ProductPatch,
  reference: string,
  row: number | null,
  first: FirstUse,
): IssueRecord {
  const index = patch.variants.findLastIndex(({ externalReference }) => externalReference === reference);
  return ofVariant(patch, index, row, {
    code: 'REFERENCE_DUPLICATE',
    message: say`The external reference ${reference} is already used in row ${first.row} by another variant, of “${first.product}”.`,
    suggestedFix: say`Give each variant a unique external reference.`,
  });
}

/** A variant of another stored product has the external reference. */
export function variantReferenceTaken(
  patch: ProductPatch,
  variant: VariantPatch,
  row: number | null,
  { known, holder }: { known: Pick<VariantContent, 'sku'>; holder: Pick<ProductContent, 'sku' | 'name'> },
): IssueRecord {
  return ofVariant(patch, patch.variants.indexOf(variant), row, {
    code: 'REFERENCE_TAKEN',
    message: say`The external reference ${variant.externalReference ?? ''} of ${variant.sku} belongs to the variant ${known.sku} of another product, “${nameOf(holder)}”.`,
    suggestedFix: say`Correct the external reference. To move the variant, add the rows of “${nameOf(holder)}” without it to the file.`,
  });
}

/** The external reference is that of one variant of the product, and the SKU that of another. */
export function variantsDisagree(
  patch: ProductPatch,
  variant: VariantPatch,
  row: number | null,
  { known, other }: { known: VariantContent; other: VariantContent },
): IssueRecord {
  const { sku, externalReference: reference = '' } = variant;
  return ofVariant(patch, patch.variants.indexOf(variant), row, {
    code: 'REFERENCE_TAKEN',
    message: other.externalReference
      ? say`The external reference ${reference} belongs to the variant ${known.sku}, but the SKU ${sku} to the variant with the external reference ${other.externalReference}.`
      : say`The external reference ${reference} belongs to the variant ${known.sku}, but the SKU ${sku} to another variant of the product.`,
    suggestedFix: say`Correct the SKU or the external reference so that both match the same variant.`,
  });
}
