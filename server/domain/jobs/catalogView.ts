import type { KeyReading, Store } from '../../db/store';
import type { ProductRecord } from '../../records/products';
import { getSkus } from '../../records/productFacts';

/**
 * The products of a catalog including pending changes. A slice plans on top of it, so that later products in the slice
 * see earlier ones; a dry run uses it throughout.
 */
export interface CatalogView {
  get: (id: string) => Promise<ProductRecord | undefined>;
  getMany: (ids: readonly string[]) => Promise<(ProductRecord | undefined)[]>;
  /** Returns the product with the SKU, either its own or a variant's. */
  bySku: (sku: string) => Promise<ProductRecord | undefined>;
  byReference: (reference: string) => Promise<ProductRecord | undefined>;
  /** Returns the product that has a variant with this external reference. */
  byVariantReference: (reference: string) => Promise<ProductRecord | undefined>;
  /** Whether a product other than this one has the slug. */
  isSlugTaken: (slug: string, productId: string) => Promise<boolean>;
  /** Returns the SKUs that products other than this one have. */
  takenSkus: (skus: readonly string[], productId: string) => Promise<Set<string>>;
  /** Whether a product other than this one has the key of an attribute. */
  isKeyTaken: (reading: KeyReading, key: string, productId: string) => Promise<boolean>;
  /** Adds a pending product or a pending deletion. */
  put: (record: ProductRecord) => void;
  remove: (id: string) => void;
  /** Clears the pending changes after they have been committed. */
  clear: () => void;
}

const getVariantReferences = ({ variants }: ProductRecord) =>
  variants.flatMap(({ externalReference }) => externalReference ?? []);

/** Products read at a time. A slice can end before it has used all of them. */
const READ_AHEAD = 32;

/** Returns a function that returns the products with the ids from a place on, one at each call. */
export function createReadAhead(
  view: Pick<CatalogView, 'getMany'>,
  ids: readonly string[],
  from: number,
): () => Promise<ProductRecord | undefined> {
  let products: (ProductRecord | undefined)[] = [];
  let at = 0;
  return async () => {
    if (at === products.length) {
      products = await view.getMany(ids.slice(from, from + READ_AHEAD));
      from += READ_AHEAD;
      at = 0;
    }
    return products[at++];
  };
}

/** Creates a view of the catalog on top of the store. */
export function createCatalogView(store: Store, catalogId: string): CatalogView {
  const { products } = store;
  const pending = new Map<string, ProductRecord | null>();
  const idOfSku = new Map<string, string>();
  const idOfReference = new Map<string, string>();
  const idOfVariantReference = new Map<string, string>();
  const idsOfSlug = new Map<string, Set<string>>();
  const idsOfKey = new Map<KeyReading, Map<string, Set<string>>>();

  const forget = (id: string) => {
    const record = pending.get(id);
    if (!record) return;
    for (const sku of getSkus(record)) if (idOfSku.get(sku) === id) idOfSku.delete(sku);
    if (record.externalReference !== null && idOfReference.get(record.externalReference) === id) {
      idOfReference.delete(record.externalReference);
    }
    for (const reference of getVariantReferences(record)) {
      if (idOfVariantReference.get(reference) === id) idOfVariantReference.delete(reference);
    }
    idsOfSlug.get(record.slug)?.delete(id);
    for (const [reading, idsOf] of idsOfKey) for (const key of reading.read(record)) idsOf.get(key)?.delete(id);
  };
  const addKeys = (reading: KeyReading, idsOf: Map<string, Set<string>>, record: ProductRecord) => {
    for (const key of reading.read(record)) idsOf.set(key, (idsOf.get(key) ?? new Set()).add(record.id));
  };
  /** Returns the ids of the pending products by the keys of the attribute, which are collected once it is asked for. */
  const getPendingKeys = (reading: KeyReading) => {
    const known = idsOfKey.get(reading);
    if (known) return known;
    const idsOf = new Map<string, Set<string>>();
    for (const record of pending.values()) if (record) addKeys(reading, idsOf, record);
    idsOfKey.set(reading, idsOf);
    return idsOf;
  };
  const found = async (id: string | undefined, stored: () => Promise<ProductRecord | undefined>) => {
    if (id !== undefined) return pending.get(id) ?? undefined;
    const record = await stored();
    // If a stored product has a pending state, it no longer matches; otherwise the pending state would have been found.
    return record && !pending.has(record.id) ? record : undefined;
  };

  const view: CatalogView = {
    get: async (id) => (await view.getMany([id]))[0],
    getMany: async (ids) => {
      const records = await store.getMany(
        'products',
        ids.filter((id) => !pending.has(id)),
      );
      let next = 0;
      return ids.map((id) => {
        if (pending.has(id)) return pending.get(id) ?? undefined;
        const record = records[next++];
        return record?.catalogId === catalogId ? record : undefined;
      });
    },
    bySku: (sku) => found(idOfSku.get(sku), () => products.bySku(catalogId, sku)),
    byReference: (reference) => found(idOfReference.get(reference), () => products.byReference(catalogId, reference)),
    byVariantReference: (reference) =>
      found(idOfVariantReference.get(reference), () => products.byVariantReference(catalogId, reference)),
    isSlugTaken: async (slug, productId) => {
      for (const id of idsOfSlug.get(slug) ?? []) if (id !== productId) return true;
      const ids = await products.idsBySlug(catalogId, slug);
      return ids.some((id) => id !== productId && !pending.has(id));
    },
    takenSkus: async (skus, productId) => {
      const taken = new Set<string>();
      for (const sku of skus) {
        if (!idOfSku.has(sku) && !(await products.canBeTaken(catalogId, sku, productId))) continue;
        const holder = await view.bySku(sku);
        if (holder && holder.id !== productId) taken.add(sku);
      }
      return taken;
    },
    isKeyTaken: async (reading, key, productId) => {
      for (const id of getPendingKeys(reading).get(key) ?? []) if (id !== productId) return true;
      const ids = await products.idsByKey(catalogId, reading, key);
      return ids.some((id) => id !== productId && !pending.has(id));
    },
    put: (record) => {
      forget(record.id);
      pending.set(record.id, record);
      for (const sku of getSkus(record)) idOfSku.set(sku, record.id);
      if (record.externalReference !== null) idOfReference.set(record.externalReference, record.id);
      for (const reference of getVariantReferences(record)) idOfVariantReference.set(reference, record.id);
      idsOfSlug.set(record.slug, (idsOfSlug.get(record.slug) ?? new Set()).add(record.id));
      for (const [reading, idsOf] of idsOfKey) addKeys(reading, idsOf, record);
    },
    remove: (id) => {
      forget(id);
      pending.set(id, null);
    },
    clear: () => {
      [pending, idOfSku, idOfReference, idOfVariantReference, idsOfSlug, idsOfKey].forEach((map) => map.clear());
    },
  };
  return view;
}
