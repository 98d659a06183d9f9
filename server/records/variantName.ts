import type { AttributeRecord, ProductContent, VariantContent } from './products';

type Named = Pick<VariantContent, 'name' | 'options'>;

/** The values of the options as a name, for example “Moss / S”, without options that can have any value. */
export function getOptionWords(options: readonly AttributeRecord[]): string {
  return options
    .map(({ value }) => value)
    .filter(Boolean)
    .join(' / ');
}

/** The letters and digits of a text, so that it does not matter what separates them. */
const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** More options than this are compared in their order only, because there are too many others. */
const MOST_SORTED = 4;

const getOrders = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, index) => getOrders(items.toSpliced(index, 1)).map((others) => [first, ...others]));

/**
 * Whether a name says nothing but the options, in any order and with their names or not: “S, Moss” or “Color: Moss”.
 */
export function isOnlyOptions(name: string, options: readonly AttributeRecord[]): boolean {
  if (!options.length || !name) return false;
  if (name === getOptionWords(options)) return true;
  const letters = toLetters(name);
  if (!letters) return false;
  const orders = options.length > MOST_SORTED ? [options] : getOrders(options);
  return orders.some((order) =>
    [({ value }: AttributeRecord) => value, (option: AttributeRecord) => option.name + option.value].some(
      (toText) => toLetters(order.map(toText).join(' ')) === letters,
    ),
  );
}

/** The name of a variant beside its product: its own, or else the values of its options. */
export function getVariantName({ name, options }: Named): string {
  return name || getOptionWords(options);
}

/** The name of a variant on its own, in feeds and the shop: its own, or else that of its product with its options. */
export function getVariantTitle(product: Pick<ProductContent, 'name'>, { name, options }: Named): string {
  const isOwn = name !== '' && !isOnlyOptions(name, options);
  return isOwn ? name : [product.name, getOptionWords(options)].filter(Boolean).join(' – ');
}
