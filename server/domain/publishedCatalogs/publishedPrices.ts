import { getPriceRange, type PriceRangeRecord } from '../../records/productFacts';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import { getRangeOfParts } from '../associations/partPrices';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { readVersionChannel } from './feedScope';
import { isInChannel, readContents } from './entryContents';
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
 * a price of those of its parts in the version; null without prices, and in a channel that it was not in. Throws INVALID,
 * with the nearest known one, for a channel that neither the version nor the catalog has.
 */
export async function getPublishedPriceRange(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  { content, notInChannels, publishedCatalog }: ShownProduct,
  wanted: string | null | undefined,
): Promise<PriceRangeRecord | null> {
  const { currencies } = await getCatalog(ctx, publishedCatalog.catalogId);
  const channel = await readVersionChannel(ctx, publishedCatalog, wanted);
  if (channel && notInChannels.includes(channel)) return null;
  const own = getPriceRange(content, currencies, ctx.now(), channel);
  if (own || content.kind !== 'GROUPED') return own;
  const parts = getParts(await getEntries(ctx, publishedCatalog.id)).get(content.sku) ?? [];
  const sold = await readContents(
    ctx,
    parts.filter((part) => isInChannel(part, channel)),
  );
  return getRangeOfParts(sold, ctx.now(), { currencies, channel });
}
