import type { ProductInput } from '../../graphql/types.generated';
import type { ProductUpdateMutation } from './ProductDetail.generated';

/** A field that somebody else changed to another value meanwhile. */
export type Conflict = ProductUpdateMutation['productUpdate']['conflicts'][number];

/** Whose value of a field is to stay. */
export type Choice = 'mine' | 'theirs';

/** Parts of the path of a variant's field, such as `variants[MH01-XS].prices`; null for other fields. */
export function variantPath(path: string): { sku: string; field: string | null } | null {
  const match = /^variants\[(.*)\](?:\.(\w+))?$/s.exec(path);
  return match ? { sku: match[1] ?? '', field: match[2] ?? null } : null;
}

type Variants = NonNullable<ProductInput['variants']>;

/** Those named in `order` take its order among themselves; the others keep their places. */
const inOrder = (variants: Variants, order: unknown): Variants => {
  const skus: unknown[] = Array.isArray(order) ? order : [];
  const moved = skus.flatMap((sku) => variants.filter((variant) => variant.sku === sku));
  let next = 0;
  return variants.map((variant) => (moved.includes(variant) ? (moved[next++] ?? variant) : variant));
};

const withVariant = (variants: Variants, sku: string, field: string | null, theirs: unknown): Variants => {
  if (field !== null) {
    return variants.map((variant) => (variant.sku === sku ? { ...variant, [field]: theirs } : variant));
  }
  const others = variants.filter((variant) => variant.sku !== sku);
  if (typeof theirs !== 'object' || theirs === null) return others;
  const stored = { ...theirs, sku };
  return variants.length === others.length
    ? [...variants, stored]
    : variants.map((variant) => (variant.sku === sku ? stored : variant));
};

const withTheirs = (input: ProductInput, { field, theirs }: Conflict): ProductInput => {
  const variants = input.variants ?? [];
  if (field === 'variants') return { ...input, variants: inOrder(variants, theirs) };
  const variant = variantPath(field);
  if (variant) return { ...input, variants: withVariant(variants, variant.sku, variant.field, theirs) };
  if (field.startsWith('seo.')) return { ...input, seo: { ...input.seo, [field.slice('seo.'.length)]: theirs } };
  return { ...input, [field]: theirs };
};

/**
 * The edit with the stored value in each field for which `theirs` was chosen, and the names of the fields that are
 * to be overwritten. Fields without a choice stay in conflict.
 */
export function resolvedEdit(
  input: ProductInput,
  conflicts: readonly Conflict[],
  choices: Readonly<Record<string, Choice>>,
): { input: ProductInput; overwrite: string[] } {
  const chosen = (choice: Choice) => conflicts.filter(({ field }) => choices[field] === choice);
  return { input: chosen('theirs').reduce(withTheirs, input), overwrite: chosen('mine').map(({ field }) => field) };
}
