import { getPriceKey } from '#server/records/prices';
import type {
  AttributeRecord,
  MediaRecord,
  PriceRecord,
  ProductValueRecord,
  VariantContent,
} from '#server/records/products';
import { altTextsField } from '../../productValues/altTexts';
import { textsByPath, valuePath, valuesFromTexts } from '../../productValues/values';
import { withoutCleared } from './prices/clearedPrices';
import type { ProductFields } from './patch';

/** The items of each key, in their order. */
const groupBy = <Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
};

/**
 * The list with entries replaced in place by those of `given` with the same key; other entries of `given` are appended.
 * The nth entry of a key replaces the nth, so merging the same list again changes nothing.
 */
const mergeBy = <Item>(existing: readonly Item[], given: readonly Item[], toKey: (item: Item) => string): Item[] => {
  const waiting = groupBy(given, toKey);
  const kept = existing.flatMap((item) => {
    const replacing = waiting.get(toKey(item));
    if (!replacing) return [item];
    const next = replacing.shift();
    return next === undefined ? [] : [next];
  });
  const placed = new Set(kept);
  return [...kept, ...given.filter((item) => !placed.has(item))];
};

/** Attributes with those of a file, by name, without those that it clears. */
export function mergeAttributes(
  existing: readonly AttributeRecord[],
  given: readonly AttributeRecord[] | undefined,
  cleared?: readonly string[],
) {
  const kept = existing.filter(({ name }) => !cleared?.includes(name));
  // An attribute that one row clears and another one sets keeps its place.
  const named = new Set(given?.map(({ name }) => name));
  const stored = existing.filter((pair) => kept.includes(pair) || named.has(pair.name));
  return given ? mergeBy(stored, given, ({ name }) => name) : kept;
}

/** The options in a file, with those that keep their stored value. */
export function mergeOptions(
  existing: readonly AttributeRecord[],
  given: readonly AttributeRecord[],
  kept: readonly string[],
): AttributeRecord[] {
  return existing.some(({ name }) => kept.includes(name))
    ? mergeAttributes(
        existing.filter(({ name }) => kept.includes(name) || given.some((one) => one.name === name)),
        given,
      )
    : [...given];
}

/** Prices with those of a file, by currency and channel, without those that it clears. */
export function mergeFilePrices(
  existing: readonly PriceRecord[],
  given: readonly PriceRecord[] | undefined,
  cleared: ProductFields['clearedPrices'],
) {
  const kept = withoutCleared(existing, cleared);
  return given ? mergeBy(kept, given, getPriceKey) : kept;
}

/** Values for other languages and channels stay as they are. A value without text is removed. */
export function mergeValues(
  existing: readonly ProductValueRecord[] | undefined,
  given: readonly ProductValueRecord[] | undefined,
): Pick<VariantContent, 'values'> {
  if (!given) return existing ? { values: [...existing] } : {};
  const texts = new Map<string, string | null>(textsByPath(existing));
  for (const value of given) texts.set(valuePath(value), value.text || null);
  return valuesFromTexts(texts);
}

/**
 * Images keep their alt texts for other languages unless the file has some: the nth of a URL keeps those of the nth.
 */
export function mergeMedia(existing: readonly MediaRecord[], given: readonly MediaRecord[] | undefined): MediaRecord[] {
  if (!given) return [...existing];
  const known = groupBy(existing, ({ url }) => url);
  return given.map((image) => {
    const { altTexts } = known.get(image.url)?.shift() ?? {};
    return image.altTexts ? image : { ...image, ...altTextsField(altTexts ?? []) };
  });
}
