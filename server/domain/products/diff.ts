import type { ProductContent, VariantContent } from '../../records/products';
import { textsByPath } from '../productValues/values';
import { isSameValue, PRODUCT_FIELDS, SEO_FIELDS, VARIANT_FIELDS } from './contentFields';

/** A field that differs. `field` is its path, for example `seo.title` or `variants[MH01-XS].prices`. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

const listChanges = <Item extends object>(
  before: Item,
  after: Item,
  fields: readonly (keyof Item & string)[],
  path = '',
): FieldChange[] => {
  const changes: FieldChange[] = [];
  for (const field of fields) {
    const [old, young] = [before[field], after[field]];
    if (old === young || isSameValue(old, young)) continue;
    // Missing values are reported as null.
    changes.push({ field: path + field, before: old ?? null, after: young ?? null });
  }
  return changes;
};

/** Returns the variants by SKU. A second variant with the same SKU, which the rules forbid, gets the suffix `#2`. */
export function variantsBySku<Variant extends VariantContent>(variants: readonly Variant[]): Map<string, Variant> {
  const found = new Map<string, Variant>();
  for (const variant of variants) {
    let key = variant.sku;
    for (let count = 2; found.has(key); count++) key = `${variant.sku}#${count}`;
    found.set(key, variant);
  }
  return found;
}

/** Returns only the content of a variant that was added or removed. */
const whole = (variant: VariantContent) =>
  Object.fromEntries(
    (['sku', ...VARIANT_FIELDS, 'values'] as const).flatMap((field) =>
      field in variant ? [[field, variant[field]]] : [],
    ),
  );

type WithValues = Pick<VariantContent, 'values'>;

const diffValues = (before: WithValues, after: WithValues, prefix = ''): FieldChange[] => {
  if (before.values === after.values) return [];
  const [old, young] = [textsByPath(before.values), textsByPath(after.values)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((path) => old.get(path) !== young.get(path))
    .map((path) => ({ field: prefix + path, before: old.get(path) ?? null, after: young.get(path) ?? null }));
};

const diffVariants = (before: readonly VariantContent[], after: readonly VariantContent[]): FieldChange[] => {
  if (before === after) return [];
  const old = variantsBySku(before);
  const young = variantsBySku(after);
  const kept = [...old.keys()].filter((key) => young.has(key));
  const keptAfter = [...young.keys()].filter((key) => old.has(key));
  const added = [...young.keys()].filter((key) => !old.has(key));
  return [
    ...[...old].flatMap(([key, variant]) => {
      const now = young.get(key);
      return now
        ? [
            ...listChanges(variant, now, VARIANT_FIELDS, `variants[${key}].`),
            ...diffValues(variant, now, `variants[${key}].`),
          ]
        : [{ field: `variants[${key}]`, before: whole(variant), after: null }];
    }),
    ...added.map((key) => ({ field: `variants[${key}]`, before: null, after: whole(young.get(key)!) })),
    ...(kept.some((key, index) => key !== keptAfter[index])
      ? [{ field: 'variants', before: [...old.keys()], after: [...young.keys()] }]
      : []),
  ];
};

/**
 * Returns the fields in which two states of a product differ. Variants are compared by SKU. A variant that was added or
 * removed is reported as a whole as `variants[SKU]`, with null on the other side. If the remaining variants were
 * reordered, the field `variants` holds the SKUs in both orders. Values for languages and channels are compared one by
 * one as `values[name,de]` or `variants[SKU].values[name,de]`. IDs, dates, and issues are ignored.
 */
export function diffContent(before: ProductContent, after: ProductContent): FieldChange[] {
  return [
    ...listChanges(before, after, PRODUCT_FIELDS),
    ...listChanges(before.seo, after.seo, SEO_FIELDS, 'seo.'),
    ...diffValues(before, after),
    ...diffVariants(before.variants, after.variants),
  ];
}
