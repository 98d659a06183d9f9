import type { ProductReader } from '../../db/store';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';

/** Versions kept ready. Large ones are not kept beside each other. */
const KEPT = 3;

interface KeptVersion<Content> {
  products: ProductReader;
  id: string;
  count: number;
  content: Promise<Content>;
}

/**
 * Creates a function that returns the content of a version, which `read` reads if it is not kept from an earlier
 * request. A version never changes.
 */
export function createKeptVersions<Content>() {
  const kept: KeptVersion<Content>[] = [];

  /** Drops the versions shown longest ago that are too many or have too many products; the first one always stays. */
  const dropOld = (limit: number) => {
    let products = 0;
    const rest = kept.slice(1, KEPT).findIndex(({ count }) => (products += count) > limit);
    kept.length = Math.min(kept.length, rest < 0 ? KEPT : rest + 1);
  };

  return (
    { store: { products }, limits }: Pick<DomainContext, 'store' | 'limits'>,
    { id, productCount: count }: Pick<PublishedCatalogRecord, 'id' | 'productCount'>,
    read: () => Promise<Content>,
  ): Promise<Content> => {
    // Each request has a store object of its own, all with the same product reader.
    const place = kept.findIndex((one) => one.products === products && one.id === id);
    const found = kept.splice(place, place < 0 ? 0 : 1)[0] ?? { products, id, count, content: read() };
    kept.unshift(found);
    dropOld(limits.windowProducts);
    return found.content.catch((error: unknown) => {
      kept.splice(kept.indexOf(found), kept.includes(found) ? 1 : 0);
      throw error;
    });
  };
}
