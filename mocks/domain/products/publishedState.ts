import type { ProductRecord } from '../../records/products';
import type { PublishedEntriesRecord } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';

// The entries of a version never change, so their map holds for as long as their record lives.
const maps = new WeakMap<PublishedEntriesRecord, ReadonlyMap<string, number>>();

const revisionsOf = (record: PublishedEntriesRecord): ReadonlyMap<string, number> => {
  const known = maps.get(record);
  if (known) return known;
  const revisions = new Map(record.entries.map(({ productId, revision }) => [productId, revision]));
  maps.set(record, revisions);
  return revisions;
};

/** The revision with which the product stands in its catalog's current version; null where it does not. */
export const publishedRevision = async (
  { store }: Pick<DomainContext, 'store'>,
  { id, catalogId }: Pick<ProductRecord, 'id' | 'catalogId'>,
): Promise<number | null> => {
  const catalog = await store.get('catalogs', catalogId);
  if (!catalog?.currentPublicationId) return null;
  const entries = await store.get('publishedEntries', catalog.currentPublicationId);
  return (entries && revisionsOf(entries).get(id)) ?? null;
};
