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
  /** Products that have it, themselves or in variants. */
  products: number;
  /** Those of them whose variants have it. */
  inVariants: number;
  /** Most products first. */
  catalogs: { catalog: CatalogRecord; products: number; inVariants: number }[];
}

/** Returns the usage of an attribute that no product has. */
export function getUnused(code: string): AttributeUsageRecord {
  return { code, names: [], products: 0, inVariants: 0, catalogs: [] };
}

/**
 * Returns the attributes that products have, by code. Reads the totals of the product index, not the products. What
 * variants have only as an option is left out unless wanted.
 */
export async function readUsage(
  store: Pick<Store, 'list' | 'products'>,
  { withOptions = false } = {},
): Promise<Map<string, AttributeUsageRecord>> {
  const { list, products } = store;
  const usage = new Map<string, { names: Map<string, number>; catalogs: Map<CatalogRecord, number> }>();
  const inVariants = new Map<CatalogRecord, ReadonlyMap<string, number>>();
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
    if (withOptions) {
      for (const [code, having] of await products.variantAttributes(catalog.id, 'OPTIONS'))
        count(code, catalog, having);
    }
    inVariants.set(catalog, await products.variantAttributes(catalog.id));
  }
  const byCount = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return new Map(
    [...usage].map(([code, { names, catalogs }]) => {
      const found = byCount(catalogs).map(([catalog, having]) => ({
        catalog,
        products: having,
        inVariants: inVariants.get(catalog)!.get(code) ?? 0,
      }));
      return [code, { code, names: byCount(names).map(([name]) => name), ...sumUsage(found) }];
    }),
  );
}

/** Returns the usage in catalogs, those with most products first, with their totals. */
export function sumUsage(
  catalogs: AttributeUsageRecord['catalogs'],
): Pick<AttributeUsageRecord, 'products' | 'inVariants' | 'catalogs'> {
  return {
    products: catalogs.reduce((sum, { products }) => sum + products, 0),
    inVariants: catalogs.reduce((sum, { inVariants }) => sum + inVariants, 0),
    catalogs: catalogs.sort((a, b) => b.products - a.products),
  };
}

/** Returns the codes of the attributes that the catalog's products or their variants have, sorted A to Z. */
export async function readUsedCodes({ products }: Pick<Store, 'products'>, catalogId: string): Promise<string[]> {
  const named = [...(await products.attributes(catalogId)).keys()].map(attributeCode);
  const scoped = (await products.scopedAttributes(catalogId)).keys();
  const ofVariants = (await products.variantAttributes(catalogId)).keys();
  return [...new Set([...named, ...scoped, ...ofVariants])].sort();
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
  const codes = new Set(used.map(({ code }) => code));
  const catalogIds = new Set(used.flatMap(({ catalogs }) => catalogs.map(({ catalog }) => catalog.id)));
  for (const catalogId of catalogIds) {
    for await (const product of products.scan(catalogId, 'ID', {
      attributeNames: used.flatMap(({ names }) => names),
      scopedCodes: [...codes],
    })) {
      const place = { catalogId, productId: product.id, productName: product.name || product.sku };
      for (const part of [product, ...product.variants]) {
        const isOfVariant = part !== product;
        for (const { name, value } of part.attributes ?? []) {
          const attribute = attributeCode(name);
          if (codes.has(attribute) && value.trim() !== '') yield { attribute, value, ...place, isOfVariant };
        }
        for (const { text, ...key } of part.values ?? []) {
          if (codes.has(key.attribute) && text.trim() !== '') yield { ...key, value: text, ...place, isOfVariant };
        }
      }
    }
  }
}
