import type { ProductInput } from '#graphql/types.generated';
import type { ProductFieldsFragment } from '../core/ProductDetail.generated';
import { isSameValue } from '#lib/isSameValue';
import { toInput, type CompleteInput } from '../core/values/productInput';
import { toFormValues } from '../core/values/productValues';
import { parseValueId, valueId } from '../core/values/valueId';
import { makeValuePath } from '#shared/valuePath';

/** A product with its fields as an edit has them, without its variants. */
export interface Compared {
  product: ProductFieldsFragment;
  input: CompleteInput;
}

/** Parts of the comparison, in the order of the page. */
export type ComparedSection = 'general' | 'prices' | 'attributes' | 'media' | 'seo' | 'values' | 'associations';

/** A field of the compared products, or one entry of a field that is a list. */
export interface ComparedRow {
  /** Unique in the comparison. */
  id: string;
  section: ComparedSection;
  /** What it is: a field by its path, an attribute by its code, or a price. */
  of:
    | { kind: 'field'; path: string }
    | { kind: 'attribute'; code: string }
    | { kind: 'price'; currency: string; channel: string | null };
  /** One value for each product; null, undefined, '', or an empty list if it has none. */
  values: readonly unknown[];
  isSame: boolean;
  /**
   * Returns the field of an edit that gives one product what another has. Null for what identifies a product or follows
   * from others of its fields.
   */
  copy: ((target: Compared, source: Compared) => ProductInput) | null;
}

/** Returns what is compared of a product. */
export function toCompared(product: ProductFieldsFragment): Compared {
  return { product, input: toInput(toFormValues({ ...product, variants: [] })) };
}

/** Whether a product has no value in a row. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A row with a function in place of its values. */
type Source = Omit<ComparedRow, 'values' | 'isSame'> & { read: (compared: Compared) => unknown };

const field = (name: keyof ProductInput, section: ComparedSection, canCopy = true): Source => ({
  id: name,
  section,
  of: { kind: 'field', path: name },
  read: ({ input }) => input[name],
  copy: canCopy ? (_, { input }) => ({ [name]: input[name] }) : null,
});

const seo = (name: 'title' | 'description'): Source => ({
  id: `seo.${name}`,
  section: 'seo',
  of: { kind: 'field', path: `seo.${name}` },
  read: ({ input }) => input.seo?.[name],
  copy: (target, source) => ({ seo: { ...target.input.seo, [name]: source.input.seo?.[name] ?? '' } }),
});

/** Replaces the entry at a place, or adds it at the end. */
const withEntry = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  at < 0 ? [...list, entry] : list.with(at, entry);

const attribute = (code: string): Source => {
  const find = ({ product }: Compared) => product.attributes.findIndex((one) => one.code === code);
  return {
    id: `attribute:${code}`,
    section: 'attributes',
    of: { kind: 'attribute', code },
    read: (compared) => compared.product.attributes[find(compared)]?.value,
    copy: (target, source) => {
      const own = source.input.attributes?.[find(source)];
      const list = target.input.attributes ?? [];
      // A product keeps the name under which it has the attribute.
      const name = list[find(target)]?.name;
      return own ? { attributes: withEntry(list, find(target), { ...own, ...(name && { name }) }) } : {};
    },
  };
};

const price = ({ currency, channel }: { currency: string; channel: string | null }): Source => {
  const find = ({ input }: Compared) =>
    (input.prices ?? []).findIndex((one) => one.currency === currency && (one.channel ?? null) === channel);
  return {
    id: `price:${currency}:${channel ?? ''}`,
    section: 'prices',
    of: { kind: 'price', currency, channel },
    // The row says the currency and the channel.
    read: (compared) => {
      const found = compared.input.prices?.[find(compared)];
      return found && { ...found, channel: null };
    },
    copy: (target, source) => {
      const own = source.input.prices?.[find(source)];
      return own ? { prices: withEntry(target.input.prices ?? [], find(target), own) } : {};
    },
  };
};

const text = (id: string): Source => {
  const { attribute: of, locale, channel } = parseValueId(id);
  const path = makeValuePath(of, locale, channel);
  const find = ({ input }: Compared) =>
    (input.values ?? []).findIndex((one) => valueId({ locale: null, channel: null, ...one }) === id);
  return {
    id: path,
    section: 'values',
    of: { kind: 'field', path },
    read: (compared) => compared.input.values?.[find(compared)]?.text,
    copy: (target, source) => {
      const own = source.input.values?.[find(source)];
      return own ? { values: withEntry(target.input.values ?? [], find(target), own) } : {};
    },
  };
};

const variants: Source = {
  id: 'variants',
  section: 'general',
  of: { kind: 'field', path: 'variants' },
  read: ({ product }) => product.variantCount || null,
  copy: null,
};

/** The different entries of all products by their keys, in the order of the first product that has them. */
const entriesOf = <Entry>(
  products: readonly Compared[],
  read: (compared: Compared) => readonly Entry[],
  toKey: (entry: Entry) => string,
): Entry[] =>
  [
    ...new Map(
      products
        .flatMap(read)
        .map((entry) => [toKey(entry), entry] as const)
        .reverse(),
    ).values(),
  ].reverse();

/**
 * Returns the rows in which at least one of the products has a value. Attributes, prices, and texts for a language or a
 * channel have a row each.
 */
export function comparedRows(products: readonly Compared[]): ComparedRow[] {
  const codes = new Set(products.flatMap(({ product }) => product.attributes.map(({ code }) => code)));
  const prices = entriesOf(
    products,
    ({ input }) => (input.prices ?? []).map(({ currency, channel }) => ({ currency, channel: channel ?? null })),
    ({ currency, channel }) => `${currency} ${channel ?? ''}`,
  );
  const texts = new Set(products.flatMap(({ product }) => product.values.map((value) => valueId(value))));
  const sources: Source[] = [
    field('name', 'general'),
    field('status', 'general'),
    field('kind', 'general', false),
    field('family', 'general'),
    field('brand', 'general'),
    field('categories', 'general'),
    variants,
    field('description', 'general'),
    field('slug', 'general', false),
    field('gtin', 'general', false),
    field('mpn', 'general', false),
    field('externalReference', 'general', false),
    field('link', 'general', false),
    field('externalUrl', 'general', false),
    field('buttonText', 'general'),
    ...prices.map(price),
    field('stock', 'prices'),
    field('availability', 'prices'),
    field('availableFrom', 'prices'),
    ...[...codes].map(attribute),
    field('media', 'media'),
    seo('title'),
    seo('description'),
    ...[...texts].map(text),
    field('associations', 'associations'),
  ];
  return sources
    .map(({ read, ...row }) => {
      const values = products.map(read);
      return { ...row, values, isSame: values.every((value) => isSameValue(value ?? '', values[0] ?? '')) };
    })
    .filter(({ values }) => !values.every(isEmptyValue));
}
