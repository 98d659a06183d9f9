import type { Store } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductValueRecord } from '../../records/products';
import { attributeCode } from '../productValues/attributeCode';

/** Where the attribute with a code is in use. */
export interface AttributeUsageRecord {
  /** The names of products' attributes with the code, the most frequent first. */
  names: string[];
  products: number;
  /** Most products first. */
  catalogs: { catalog: CatalogRecord; products: number }[];
}

export const UNUSED: AttributeUsageRecord = { names: [], products: 0, catalogs: [] };

/**
 * Returns the attributes that products have, by code. Reads the totals of the product index, not the products. A product
 * with two names of the same code counts twice.
 */
export async function readUsage(store: Pick<Store, 'list' | 'products'>): Promise<Map<string, AttributeUsageRecord>> {
  const usage = new Map<string, { names: Map<string, number>; catalogs: Map<CatalogRecord, number> }>();
  const unused = () => ({ names: new Map<string, number>(), catalogs: new Map<CatalogRecord, number>() });
  for (const catalog of await store.list('catalogs')) {
    for (const [name, products] of await store.products.attributes(catalog.id)) {
      const code = attributeCode(name);
      const { names, catalogs } = usage.get(code) ?? unused();
      names.set(name, (names.get(name) ?? 0) + products);
      catalogs.set(catalog, (catalogs.get(catalog) ?? 0) + products);
      usage.set(code, { names, catalogs });
    }
  }
  const byCount = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return new Map(
    [...usage].map(([code, { names, catalogs }]) => [
      code,
      {
        names: byCount(names).map(([name]) => name),
        products: [...names.values()].reduce((sum, products) => sum + products, 0),
        catalogs: byCount(catalogs).map(([catalog, products]) => ({ catalog, products })),
      },
    ]),
  );
}

/** A value of a product's attribute: its own, or one for a language or a channel. */
export interface UsedValue extends Pick<ProductValueRecord, 'attribute' | 'locale' | 'channel'> {
  value: string;
  catalogId: string;
  productId: string;
  productName: string;
}

/** Yields the values that are not empty of the attributes in use, catalog by catalog. */
export async function* scanValues(
  { products }: Pick<Store, 'products'>,
  used: readonly AttributeUsageRecord[],
): AsyncGenerator<UsedValue> {
  const names = new Set(used.flatMap((one) => one.names));
  const codes = new Set([...names].map(attributeCode));
  const catalogIds = new Set(used.flatMap(({ catalogs }) => catalogs.map(({ catalog }) => catalog.id)));
  for (const catalogId of catalogIds) {
    for await (const product of products.scan(catalogId, 'ID', { attributeNames: [...names] })) {
      const place = { catalogId, productId: product.id, productName: product.name || product.sku };
      for (const { name, value } of product.attributes) {
        if (names.has(name) && value.trim() !== '') yield { attribute: attributeCode(name), value, ...place };
      }
      for (const { text, ...key } of product.values ?? []) {
        if (codes.has(key.attribute) && text.trim() !== '') yield { ...key, value: text, ...place };
      }
    }
  }
}
