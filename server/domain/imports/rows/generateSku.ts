import { say } from '#server/records/sentence';
import type { AttributeRecord } from '#server/records/products';
import { toSlug } from '#shared/slug';
import type { Draft } from './draft';
import type { SourceRow } from '../formats/source';

/**
 * A SKU generated from the texts of the product, or the SKU that it shares with another variant, and its options,
 * unique within the product; blank if there are no texts.
 */
export function generateSku(
  { fields, skus, madeSkus }: Draft,
  options: readonly AttributeRecord[],
  shared?: string,
): string {
  const { sku, slug, name = '', externalReference } = fields;
  const words = toSlug(options.map(({ value }) => value).join(' '));
  const base = [shared || sku || slug || toSlug(name) || externalReference, words].filter(Boolean).join('-');
  if (!base) return base;
  let count = madeSkus.get(base) ?? 0;
  const next = () => ((count += 1) === 1 ? base : `${base}-${count}`);
  let made = next();
  while (skus.has(made)) made = next();
  madeSkus.set(base, count);
  return made;
}

/** Reports a generated SKU, for the product or for the variant at that index. */
export function reportGeneratedSku(draft: Draft, sku: string, row: SourceRow | undefined, variant?: number): void {
  return draft.report({
    code: 'SKU_GENERATED',
    severity: 'INFO',
    category: 'REQUIRED',
    field: 'sku',
    variant,
    rowNumber: row?.number,
    message: say`The row has no SKU, so the SKU ${sku} was generated.`,
    suggestedFix: say`To use your own SKUs, enter them in the file.`,
  });
}
