import type fc from 'fast-check';
import { expect } from 'vitest';
import type { KeyReading, Store, ValueReading } from '#server/db/store';
import { readAllTexts } from '#server/domain/productValues/readAllTexts';
import { readValue, readVariantValue } from '#server/domain/productValues/readValue';
import { findPair } from '#server/records/attributeCode';
import type { ProductRecord } from '#server/records/products';
import type { query } from './arbitraryProducts';
import { productOracle } from './productOracle';

type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

const toReading = (attribute: string, locale: string | null, channel: string | null = null): ValueReading => ({
  attribute,
  locale,
  channel,
  read: (product) => readValue(product, attribute, { locale, channel })?.text ?? '',
  ...(attribute !== 'name' && { ofAttribute: attribute }),
});

const GERMAN = { locale: 'de', channel: null };

const OF_VARIANTS: ValueReading = {
  attribute: 'variants color',
  ...GERMAN,
  read: (product) => {
    const texts = (product.variants.length ? product.variants : [{ name: '', options: [] }]).map((variant) => {
      const option = findPair(variant.options, 'color')?.value;
      return option ?? readVariantValue(product, variant, 'color', GERMAN)?.text;
    });
    return [...new Set(texts)].join(', ');
  },
  ofAttribute: 'color',
};

/** Values of attributes as columns: kept ones, and as they are read if their attribute has none. */
export const READINGS: readonly ValueReading[] = [
  toReading('color', null),
  toReading('color', 'de-AT', 'web'),
  OF_VARIANTS,
  readAllTexts('color'),
  toReading('name', 'ja'),
];

/** The values of products and variants as keys. */
export const COLOR_KEYS: KeyReading = {
  attribute: 'color',
  stamp: 'TEXT',
  read: ({ attributes, variants }) =>
    [attributes, ...variants.map((one) => one.attributes ?? [])].flatMap((all) => findPair(all, 'color')?.value ?? []),
};

/** Compares filters, orders, and values in use of attributes, and products found by their keys. */
const expectSameValues = async ({ products }: Store, catalogId: string, table: readonly ProductRecord[]) => {
  const inOrder = table.filter((one) => one.catalogId === catalogId).sort((a, b) => Number(a.id) - Number(b.id));
  for (const reading of READINGS) {
    const texts = new Set(inOrder.map(reading.read));
    texts.delete('');
    expect(new Set(await products.values(catalogId, reading))).toEqual(texts);
    const condition = { ...reading, isMatch: (text: string) => text > 'a' };
    const none = { held: [], and: [], or: [], not: [] };
    const filter = { inner: { ...none, readings: [condition], values: [condition] } };
    const sort = { ...reading, toKey: (text: string) => text, collation: 'en', stamp: '' };
    const page = { catalogId, filter, sort, direction: 'ASC', offset: 0, limit: 50 } as const;
    const found = inOrder.filter((one) => reading.read(one) > 'a');
    const { compare } = new Intl.Collator('en', { numeric: true });
    found.sort((a, b) => compare(reading.read(a), reading.read(b)) || Number(a.id) - Number(b.id));
    expect((await products.find(page)).rows.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  }
  for (const key of ['x', 'y']) {
    const having = inOrder.filter((one) => COLOR_KEYS.read(one).includes(key));
    expect((await products.idsByKey(catalogId, COLOR_KEYS, key)).sort()).toEqual(having.map(({ id }) => id).sort());
  }
};

/** Compares all answers of the index with those of a scan of the table. */
export async function expectSame(store: Store, queries: readonly Query[]): Promise<void> {
  const table = await store.list('products');
  for (const id of ['1', '2']) {
    const currencies = (await store.get('catalogs', id))?.currencies ?? [];
    const oracle = productOracle(table, id, currencies);
    for (const one of queries) {
      expect(await store.products.find({ ...one, catalogId: id })).toEqual(oracle.find(one));
      expect(await store.products.ids(id, one.filter)).toEqual(oracle.ids(one.filter));
    }
    expect(await store.products.stats(id)).toMatchObject({
      products: oracle.stats.products,
      issues: oracle.stats.issues,
    });
    expect(await store.products.brands(id)).toEqual(oracle.brands);
    expect(await store.products.categories(id)).toEqual(oracle.categories);
    expect(await store.products.attributes(id)).toEqual(oracle.attributes);
    expect(await store.products.families(id)).toEqual(oracle.families);
    await expectSameValues(store, id, table);
    const found: string[] = [];
    const scan = store.products.scan(id, 'ID', { attributeNames: ['Color', 'Größe'] });
    for await (const product of scan) found.push(product.id);
    expect(found).toEqual(oracle.idsWith(['Color', 'Größe']));
    for (const sku of ['A', 'a', 'B-1', 'C', ''])
      expect(await store.products.bySku(id, sku)).toEqual(oracle.bySku(sku));
    for (const key of ['x-1', 'x-2'])
      expect(await store.products.byReference(id, key)).toEqual(oracle.byReference(key));
    for (const slug of ['spade', 'hoe'])
      expect(await store.products.idsBySlug(id, slug)).toEqual(oracle.idsBySlug(slug));
  }
}
