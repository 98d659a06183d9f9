import { getPriceRange, type PriceRangeRecord } from '../../records/productFacts';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import { getRangeOfParts } from '../associations/partPrices';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { assertKnown } from '../productValues/assertScope';
import { getVersionChannels } from './feedScope';
import { readContents } from './entryContents';
import { getEntries } from './publishedCatalogList';
import type { ShownProduct } from './publishedProducts';

type Parts = ReadonlyMap<string, readonly PublishedEntry[]>;

// The entries of a version never change.
const partsOfVersions = new WeakMap<readonly PublishedEntry[], Parts>();

/** Returns the parts of the products of a version by the SKU of these products, without reading any content. */
const getParts = (entries: readonly PublishedEntry[]): Parts => {
  const known = partsOfVersions.get(entries);
  if (known) return known;
  const parts = new Map<string, PublishedEntry[]>();
  for (const entry of entries) {
    for (const sku of entry.partOf ?? []) {
      const others = parts.get(sku);
      if (others) others.push(entry);
      else parts.set(sku, [entry]);
    }
  }
  partsOfVersions.set(entries, parts);
  return parts;
};

/**
 * Returns the range of the current prices of a published product and its variants in a channel, or for a group without
 * a price of those of its parts in the version; null without prices. Throws INVALID, with the nearest known one, for a
 * channel that neither the version nor the catalog has.
 */
export async function getPublishedPriceRange(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  { content, publishedCatalog: { id, catalogId } }: ShownProduct,
  wanted: string | null | undefined,
): Promise<PriceRangeRecord | null> {
  const catalog = await getCatalog(ctx, catalogId);
  const channel = wanted || null;
  if (channel) {
    const channels = (await getVersionChannels(ctx, catalog, id)).map((one) => one.id);
    assertKnown(channel, channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  }
  const { currencies } = catalog;
  const own = getPriceRange(content, currencies, ctx.now(), channel);
  if (own || content.kind !== 'GROUPED') return own;
  const entries = await getEntries(ctx, id);
  const parts = await readContents(ctx, getParts(entries).get(content.sku) ?? []);
  return getRangeOfParts(parts, ctx.now(), { currencies, channel });
}
