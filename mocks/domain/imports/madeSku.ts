import type { AttributeRecord } from '../../records/products';
import { slugOf } from '../products/slug';
import type { Draft } from './draft';
import type { SourceRow } from './source';

/** A SKU of the product's and the options' words, the first of its kind within the product; blank where there are none. */
export const makeSku = (draft: Draft, options: readonly AttributeRecord[], taken: ReadonlySet<string>): string => {
  const { sku, slug, name = '' } = draft.fields;
  const words = slugOf(options.map(({ value }) => value).join(' '));
  const base = [sku || slug || slugOf(name), words].filter(Boolean).join('-');
  if (!base) return base;
  let made = base;
  for (let number = 2; taken.has(made); number += 1) made = `${base}-${number}`;
  return made;
};

/** Says that a SKU is not the file's, for the product or for the variant of that index. */
export const reportMadeSku = (draft: Draft, sku: string, row: SourceRow | undefined, variant?: number): void =>
  draft.report({
    code: 'SKU_GENERATED',
    severity: 'INFO',
    category: 'REQUIRED',
    field: 'sku',
    variant,
    rowNumber: row?.number,
    message: `The row has no SKU, so that ${sku} was made for it.`,
    suggestedFix: 'Enter SKUs in the file if you have others.',
  });
