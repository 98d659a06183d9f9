import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { Feed, FeedFormat } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { FEED_FORMATS, FEED_ORDER } from '../feeds/feedFormats';
import { contentOfEntry } from './productDiffs';
import { getEntries, publishedCatalog } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

/**
 * Returns the feeds of a version with the paths under which the gateway serves them: `/feeds/{version id}/{file name}`.
 */
export async function getFeeds({ store }: Reads, { id, catalogId, version }: PublishedCatalogRecord): Promise<Feed[]> {
  const code = (await store.get('catalogs', catalogId))?.code ?? 'catalog';
  return FEED_ORDER.map((format) => {
    const { extension, mediaType } = FEED_FORMATS[format];
    const fileName = `${code}-v${version}.${extension}`;
    return { format, fileName, mediaType, url: `/feeds/${id}/${fileName}` };
  });
}

const LEFT_OUT = '-left-out.csv';

/** Returns the file that lists the items left out of a version's Google feed. */
export async function leftOutFile({ store }: Reads, { id, catalogId, version }: PublishedCatalogRecord) {
  const code = (await store.get('catalogs', catalogId))?.code ?? 'catalog';
  const fileName = `${code}-v${version}${LEFT_OUT}`;
  return { fileName, url: `/feeds/${id}/${fileName}` };
}

/** Whether the file name is that of a list of left-out items. */
export function isLeftOutFile(fileName: string): boolean {
  return fileName.endsWith(LEFT_OUT);
}

/** Returns the feed format for the file name's extension, or null for any other name. */
export function getFeedFormat(fileName: string): FeedFormat | null {
  return FEED_ORDER.find((format) => fileName.endsWith(`.${FEED_FORMATS[format].extension}`)) ?? null;
}

/** Yields the version's current feed as text, one product per chunk. Throws NOT_FOUND before the first chunk. */
export async function* feedChunks(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  publicationId: string,
  format: FeedFormat,
): AsyncGenerator<string> {
  const version = await publishedCatalog(ctx, publicationId);
  const catalog = await getCatalog(ctx, version.catalogId);
  const entries = await getEntries(ctx, publicationId);
  const contents = async function* () {
    for (const entry of entries) yield contentOfEntry(ctx, entry);
  };
  yield* FEED_FORMATS[format].write(contents(), catalog, ctx.now());
}
