import type { ProductRecord } from '../../records/products';
import type { ProductReader } from '../store';
import { createCatalogIndex, type CatalogIndex } from './catalogIndex';
import type { ProductEntry } from './productEntry';

/** Answers queries about products per catalog, updated through change notifications. */
export interface ProductIndex {
  reader: ProductReader;
  /** Removes the previous record and adds the new entry. Does not throw. */
  replace: (previous: ProductRecord | undefined, next: ProductEntry | null) => void;
}

/** `getCurrencies` returns the currencies of a catalog, which are used to compare its products by price. */
export function createProductIndex(getCurrencies: (catalogId: string) => readonly string[]): ProductIndex {
  const catalogs = new Map<string, CatalogIndex>();
  const none = createCatalogIndex(() => []);

  const of = (catalogId: string) => catalogs.get(catalogId) ?? none;
  const opened = (catalogId: string) => {
    const index = catalogs.get(catalogId) ?? createCatalogIndex(() => getCurrencies(catalogId));
    catalogs.set(catalogId, index);
    return index;
  };

  return {
    replace: (previous, next) => {
      if (previous && previous.catalogId !== next?.record.catalogId) of(previous.catalogId).remove(previous.id);
      if (next) opened(next.record.catalogId).put(next);
    },
    reader: {
      find: (query) => of(query.catalogId).find(query),
      ids: (catalogId, filter) => of(catalogId).ids(filter),
      bySku: async (catalogId, sku) => of(catalogId).bySku(sku),
      byReference: async (catalogId, reference) => of(catalogId).byReference(reference),
      idsBySlug: async (catalogId, slug) => of(catalogId).idsBySlug(slug),
      stats: async (catalogId) => of(catalogId).stats(),
      brands: async (catalogId) => of(catalogId).brands(),
      categories: async (catalogId) => of(catalogId).categories(),
    },
  };
}
