import type { Store } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';

/** Where a family is in use. */
export interface FamilyUsageRecord {
  products: number;
  /** Most products first. */
  catalogs: { catalog: CatalogRecord; products: number }[];
}

export const UNUSED: FamilyUsageRecord = { products: 0, catalogs: [] };

/** Returns the families that products have, by code. Reads the totals of the product index, not the products. */
export async function readFamilyUsage({
  list,
  products: reader,
}: Pick<Store, 'list' | 'products'>): Promise<Map<string, FamilyUsageRecord>> {
  const usage = new Map<string, FamilyUsageRecord>();
  for (const catalog of await list('catalogs')) {
    for (const [code, products] of await reader.families(catalog.id)) {
      const former = usage.get(code) ?? UNUSED;
      usage.set(code, {
        products: former.products + products,
        catalogs: [...former.catalogs, { catalog, products }],
      });
    }
  }
  for (const { catalogs } of usage.values()) catalogs.sort((a, b) => b.products - a.products);
  return usage;
}
