import type { ProductInput } from '#graphql/types.generated';
import { parseValuePath, type ValueKey } from '#shared/valuePath';
import { parseVariantPath } from '#lib/variantPath';
import type { Choice, Choices } from '#ui/merge/MergeDialog';
import type { ProductUpdateMutation } from '../../core/ProductDetail.generated';
import { valueId } from '../../core/values/valueId';

/** A field that someone else has changed to a different value. */
export type Conflict = ProductUpdateMutation['updateProduct']['conflicts'][number];

type Variants = NonNullable<ProductInput['variants']>;

/** Sorts the variants listed in `order` among themselves. The others keep their positions. */
const inOrder = (variants: Variants, order: unknown): Variants => {
  const bySku = new Map<unknown, Variants[number]>(variants.map((variant) => [variant.sku, variant]));
  const moved = new Set((Array.isArray(order) ? order : []).flatMap((sku: unknown) => bySku.get(sku) ?? []));
  const next = moved.values();
  return variants.map((variant) => (moved.has(variant) ? (next.next().value ?? variant) : variant));
};

/** Puts the variant back into the list, after those it followed when the edit began. */
const putBack = (variants: Variants, variant: Variants[number], former: Variants): Variants => {
  const skus = former.map(({ sku }) => sku);
  const ahead = skus.slice(0, skus.indexOf(variant.sku));
  const place = variants.findLastIndex(({ sku }) => ahead.includes(sku)) + 1;
  return variants.toSpliced(place, 0, variant);
};

/**
 * Stored variants don’t have these fields if they are not set. A field that is left out of an edit would keep its
 * value.
 */
const ABSENT = { attributes: [], values: [], availability: null, availableFrom: null };

const withVariant = (variants: Variants, sku: string, theirs: unknown, former: Variants): Variants => {
  const others = variants.filter((variant) => variant.sku !== sku);
  if (typeof theirs !== 'object' || theirs === null) return others;
  const stored = { ...ABSENT, ...theirs, sku };
  return others.length === variants.length
    ? putBack(variants, stored, former)
    : variants.map((variant) => (variant.sku === sku ? stored : variant));
};

type Values = NonNullable<ProductInput['values']>;

/** Replaces a value for a language or channel; one that was removed has no text. */
const withValue = (values: Values, key: ValueKey, text: unknown): Values => {
  const others = values.filter((value) => valueId({ locale: null, channel: null, ...value }) !== valueId(key));
  return typeof text === 'string' ? [...others, { ...key, text }] : others;
};

const withTheirs = (input: ProductInput, { field, theirs }: Conflict, former: Variants): ProductInput => {
  const variants = input.variants ?? [];
  if (field === 'variants') return { ...input, variants: inOrder(variants, theirs) };
  if (field.startsWith('seo.')) return { ...input, seo: { ...input.seo, [field.slice('seo.'.length)]: theirs } };
  const value = parseValuePath(field);
  if (value) return { ...input, values: withValue(input.values ?? [], value, theirs) };
  const path = parseVariantPath(field);
  if (!path) return { ...input, [field]: theirs };
  const { sku, field: part } = path;
  if (part === null) return { ...input, variants: withVariant(variants, sku, theirs, former) };
  const ofVariant = parseValuePath(part);
  if (ofVariant) {
    const change = (variant: Variants[number]) => ({
      ...variant,
      values: withValue(variant.values ?? [], ofVariant, theirs),
    });
    return { ...input, variants: variants.map((variant) => (variant.sku === sku ? change(variant) : variant)) };
  }
  return {
    ...input,
    variants: variants.map((variant) => (variant.sku === sku ? { ...variant, [part]: theirs } : variant)),
  };
};

/**
 * Returns the edit with the stored value in each field for which `theirs` was selected, and the names of the fields to
 * overwrite. `base` is the product when the edit began. Fields without a selection stay in conflict.
 */
export function resolvedEdit(
  { input, base }: { input: ProductInput; base: ProductInput },
  conflicts: readonly Conflict[],
  choices: Choices,
): { input: ProductInput; overwrite: string[] } {
  const chosen = (choice: Choice) => conflicts.filter(({ field }) => choices[field] === choice);
  const former = base.variants ?? [];
  return {
    input: chosen('theirs').reduce((edit, conflict) => withTheirs(edit, conflict, former), input),
    overwrite: chosen('mine').map(({ field }) => field),
  };
}
