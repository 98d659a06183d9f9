import type { Store } from '../../db/store';
import type { ProductRecord } from '../../records/products';
import { skusOf } from '../../records/productFacts';

/**
 * The products of a catalog as they will be when the pending changes are kept. A slice plans over it, so that
 * its later products see its earlier ones; a dry run plans over it all through.
 */
export interface CatalogView {
  get(id: string): Promise<ProductRecord | undefined>;
  /** The product that holds the SKU, as its own or as a variant's. */
  bySku(sku: string): Promise<ProductRecord | undefined>;
  byReference(reference: string): Promise<ProductRecord | undefined>;
  /** Whether another product than this one has the slug. */
  isSlugTaken(slug: string, productId: string): Promise<boolean>;
  /** The SKUs that another product than this one holds. */
  takenSkus(skus: readonly string[], productId: string): Promise<Set<string>>;
  /** Adds a pending product, or the pending removal of one. */
  put(record: ProductRecord): void;
  remove(id: string): void;
  /** Forgets what was pending, because it is kept now. */
  clear(): void;
}

/** The view of the catalog over what the store holds. */
export const createCatalogView = (store: Store, catalogId: string): CatalogView => {
  const { products } = store;
  const pending = new Map<string, ProductRecord | null>();
  const idOfSku = new Map<string, string>();
  const idOfReference = new Map<string, string>();
  const idsOfSlug = new Map<string, Set<string>>();

  const forget = (id: string) => {
    const record = pending.get(id);
    if (!record) return;
    for (const sku of skusOf(record)) if (idOfSku.get(sku) === id) idOfSku.delete(sku);
    if (record.externalReference !== null && idOfReference.get(record.externalReference) === id) {
      idOfReference.delete(record.externalReference);
    }
    idsOfSlug.get(record.slug)?.delete(id);
  };
  const found = async (id: string | undefined, stored: () => Promise<ProductRecord | undefined>) => {
    if (id !== undefined) return pending.get(id) ?? undefined;
    const record = await stored();
    // A stored product with a pending state no longer has what it was found by, or that state had been found.
    return record && !pending.has(record.id) ? record : undefined;
  };

  const view: CatalogView = {
    get: async (id) => {
      if (pending.has(id)) return pending.get(id) ?? undefined;
      const record = await store.get('products', id);
      return record?.catalogId === catalogId ? record : undefined;
    },
    bySku: (sku) => found(idOfSku.get(sku), () => products.bySku(catalogId, sku)),
    byReference: (reference) => found(idOfReference.get(reference), () => products.byReference(catalogId, reference)),
    isSlugTaken: async (slug, productId) => {
      for (const id of idsOfSlug.get(slug) ?? []) if (id !== productId) return true;
      const ids = await products.idsBySlug(catalogId, slug);
      return ids.some((id) => id !== productId && !pending.has(id));
    },
    takenSkus: async (skus, productId) => {
      const taken = new Set<string>();
      for (const sku of skus) {
        const holder = await view.bySku(sku);
        if (holder && holder.id !== productId) taken.add(sku);
      }
      return taken;
    },
    put: (record) => {
      forget(record.id);
      pending.set(record.id, record);
      for (const sku of skusOf(record)) idOfSku.set(sku, record.id);
      if (record.externalReference !== null) idOfReference.set(record.externalReference, record.id);
      idsOfSlug.set(record.slug, (idsOfSlug.get(record.slug) ?? new Set()).add(record.id));
    },
    remove: (id) => {
      forget(id);
      pending.set(id, null);
    },
    clear: () => {
      [pending, idOfSku, idOfReference, idsOfSlug].forEach((map) => map.clear());
    },
  };
  return view;
};
