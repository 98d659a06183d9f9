import type { Store } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductValueRecord } from '../../records/products';
import { attributeCode } from '../../records/attributeCode';

/** Where the attribute with a code is in use. */
export interface AttributeUsageRecord {
  code: string;
  /**
   * The names of products' attributes with the code, the most frequent first; none if all have it only for a language
   * or a channel.
   */
  names: string[];
  products: number;
  /** Most products first. */
  catalogs: { catalog: CatalogRecord; products: number }[];
}

/** Returns the usage of an attribute that no product has. */
export function getUnused(code: string): AttributeUsageRecord {
  return { code, names: [], products: 0, catalogs: [] };
}

/**
 * Returns the attributes that products have, by code. Reads the totals of the product index, not the products. A
 * product with two names of the same code counts twice.
 */
export async function readUsage(store: Pick<Store, 'list' | 'products'>): Promise<Map<string, AttributeUsageRecord>> {
  const { list, products } = store;
  const usage = new Map<string, { names: Map<string, number>; catalogs: Map<CatalogRecord, number> }>();
  const count = (code: string, catalog: CatalogRecord, added: number) => {
    const used = usage.get(code) ?? { names: new Map<string, number>(), catalogs: new Map<CatalogRecord, number>() };
    used.catalogs.set(catalog, (used.catalogs.get(catalog) ?? 0) + added);
    usage.set(code, used);
    return used;
  };
  for (const catalog of await list('catalogs')) {
    for (const [name, having] of await products.attributes(catalog.id)) {
      const { names } = count(attributeCode(name), catalog, having);
      names.set(name, (names.get(name) ?? 0) + having);
    }
    for (const [code, having] of await products.scopedAttributes(catalog.id)) count(code, catalog, having);
  }
  const byCount = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return new Map(
    [...usage].map(([code, { names, catalogs }]) => [
      code,
      {
        code,
        names: byCount(names).map(([name]) => name),
        products: [...catalogs.values()].reduce((sum, having) => sum + having, 0),
        catalogs: byCount(catalogs).map(([catalog, having]) => ({ catalog, products: having })),
      },
    ]),
  );
}

/** Returns the codes of the attributes that the catalog's products have, sorted A to Z. */
export async function readUsedCodes({ products }: Pick<Store, 'products'>, catalogId: string): Promise<string[]> {
  const named = [...(await products.attributes(catalogId)).keys()].map(attributeCode);
  const scoped = (await products.scopedAttributes(catalogId)).keys();
  return [...new Set([...named, ...scoped])].sort();
}

/** A value of an attribute of a product or a variant: its own, or one for a language or a channel. */
export interface UsedValue extends Pick<ProductValueRecord, 'attribute' | 'locale' | 'channel'> {
  value: string;
  catalogId: string;
  productId: string;
  productName: string;
  isOfVariant: boolean;
}

/** Yields the values that are not empty of the attributes in use, catalog by catalog. */
export async function* scanValues(
  { products }: Pick<Store, 'products'>,
  used: readonly AttributeUsageRecord[],
): AsyncGenerator<UsedValue> {
  const codeOf = new Map(used.flatMap(({ code, names }) => names.map((name) => [name, code])));
  const codes = new Set(used.map(({ code }) => code));
  const catalogIds = new Set(used.flatMap(({ catalogs }) => catalogs.map(({ catalog }) => catalog.id)));
  for (const catalogId of catalogIds) {
    for await (const product of products.scan(catalogId, 'ID', {
      attributeNames: [...codeOf.keys()],
      scopedCodes: [...codes],
    })) {
      const place = { catalogId, productId: product.id, productName: product.name || product.sku };
      for (const part of [product, ...product.variants]) {
        const isOfVariant = part !== product;
        for (const { name, value } of part.attributes ?? []) {
          const attribute = codeOf.get(name);
          if (attribute !== undefined && value.trim() !== '') yield { attribute, value, ...place, isOfVariant };
        }
        for (const { text, ...key } of part.values ?? []) {
          if (codes.has(key.attribute) && text.trim() !== '') yield { ...key, value: text, ...place, isOfVariant };
        }
      }
    }
  }
}
