import type { ProductRecord } from '../../records/products';
import type { PublishedEntriesRecord } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';

// The entries of a version never change, so the map stays valid for the lifetime of the record.
const maps = new WeakMap<PublishedEntriesRecord, ReadonlyMap<string, number>>();

/** Returns the revisions of the products in a version, by their ids. */
export const getRevisions = (record: PublishedEntriesRecord): ReadonlyMap<string, number> => {
  const known = maps.get(record);
  if (known) return known;
  const revisions = new Map(record.entries.map(({ productId, revision }) => [productId, revision]));
  maps.set(record, revisions);
  return revisions;
};

/** Returns the revision of the product in the catalog's current version; null if the product is not in it. */
export async function publishedRevision(
  { store }: Pick<DomainContext, 'store'>,
  { id, catalogId }: Pick<ProductRecord, 'id' | 'catalogId'>,
): Promise<number | null> {
  const catalog = await store.get('catalogs', catalogId);
  if (!catalog?.currentVersionId) return null;
  const entries = await store.get('publishedEntries', catalog.currentVersionId);
  return (entries && getRevisions(entries).get(id)) ?? null;
}
