import type { AttributeRecord, VariantContent } from '#server/records/products';
import type { VariantPatch } from './patch';

/** What tells which of the stored variants one of a file is. */
type Given = Pick<VariantPatch, 'sku' | 'externalReference' | 'isSkuMade' | 'options'>;

/** Options in any order, regardless of case; null without options. */
const optionsKey = (options: readonly AttributeRecord[]) =>
  options.length
    ? JSON.stringify(options.map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]).sort())
    : null;

/** The items by key. Those that share one are left out. */
const byUniqueKey = <Item>(items: readonly Item[], toKey: (item: Item) => string | null | undefined) => {
  const found = new Map<string, Item | null>();
  for (const item of items) {
    const key = toKey(item);
    if (key) found.set(key, found.has(key) ? null : item);
  }
  return found;
};

/**
 * Finds the stored variants that those of a file are: by external reference, which stays when the SKU changes, or else
 * by SKU. Without a SKU in the file, they are found by their options. If `isRenaming`, options also find variants whose
 * SKU the file does not have: two variants of a product can't have the same options.
 */
export function matchVariants<Stored extends VariantContent, Patch extends Given>(
  stored: readonly Stored[],
  given: readonly Patch[],
  isRenaming = true,
): Map<Patch, Stored> {
  const matched = new Map<Patch, Stored>();
  const used = new Set<Stored>();
  const match = (
    toStoredKey: (variant: Stored) => string | null | undefined,
    toKey: (variant: Patch) => string | null | undefined,
  ) => {
    const waiting = given.filter((variant) => !matched.has(variant) && toKey(variant));
    if (!waiting.length) return;
    const keys = byUniqueKey(stored, toStoredKey);
    for (const variant of waiting) {
      const found = keys.get(toKey(variant) ?? '');
      if (!found || used.has(found)) continue;
      matched.set(variant, found);
      used.add(found);
    }
  };
  const isStated = ({ sku, isSkuMade }: Given) => sku !== '' && !isSkuMade;
  match(
    (variant) => variant.externalReference,
    (variant) => variant.externalReference,
  );
  match(
    (variant) => variant.sku,
    (variant) => (isStated(variant) ? variant.sku : null),
  );
  match(
    (variant) => optionsKey(variant.options),
    (variant) => (isStated(variant) ? null : optionsKey(variant.options ?? [])),
  );
  match(
    (variant) => variant.sku,
    (variant) => variant.sku,
  );
  if (!isRenaming) return matched;
  const skus = new Set(given.map(({ sku }) => sku));
  match(
    (variant) => (skus.has(variant.sku) || variant.externalReference ? null : optionsKey(variant.options)),
    (variant) => optionsKey(variant.options ?? []),
  );
  return matched;
}
