import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { Feed } from '../../types.generated';
import { assertScope } from '../productValues/assertScope';
import type { ValueScope } from '../productValues/readValue';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { VERSION_FEEDS, type VersionFeedFormat } from '../feeds/feedFormats';
import { getFrozenCategories } from './frozenCategories';
import { contentOfEntry } from './productDiffs';
import { getEntries, publishedCatalog } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

interface VersionFeed extends Feed {
  format: VersionFeedFormat;
}

const formats = Object.keys(VERSION_FEEDS) as VersionFeedFormat[];

/**
 * Returns the feeds of a version with the paths under which the gateway serves them: `/feeds/{version id}/{file name}`.
 */
export async function getFeeds(
  { store }: Reads,
  { id, catalogId, version }: PublishedCatalogRecord,
): Promise<VersionFeed[]> {
  const catalog = await store.get('catalogs', catalogId);
  const name = `${catalog?.code ?? 'catalog'}-v${version}`;
  const others = catalog?.locales.filter((locale) => locale !== catalog.defaultLocale) ?? [];
  return formats.map((format) => {
    const { ending, mediaType, isLocalized } = VERSION_FEEDS[format];
    const fileName = name + ending;
    const translations = (isLocalized ? others : []).map((locale) => {
      const translated = `${name}-${locale}${ending}`;
      return { locale, fileName: translated, url: `/feeds/${id}/${translated}?locale=${locale}` };
    });
    return { format, fileName, mediaType, url: `/feeds/${id}/${fileName}`, translations };
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

/** Returns the feed format for the end of the file name, or null for any other name. */
export function getFeedFormat(fileName: string): VersionFeedFormat | null {
  return formats.find((format) => fileName.endsWith(VERSION_FEEDS[format].ending)) ?? null;
}

/** Returns the texts that a localized feed has. Throws INVALID for a language or a channel that the catalog does not have. */
export async function getFeedScope(ctx: Reads, { catalogId }: PublishedCatalogRecord, wanted: ValueScope) {
  return assertScope(await getCatalog(ctx, catalogId), wanted);
}

/**
 * Yields the version's current feed as text, one product per chunk. A localized feed has the texts in the catalog's
 * default language for all channels unless others are given. Throws NOT_FOUND before the first chunk.
 */
export async function* feedChunks(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  publicationId: string,
  format: VersionFeedFormat,
  scope: ValueScope = { locale: null, channel: null },
): AsyncGenerator<string> {
  const version = await publishedCatalog(ctx, publicationId);
  const catalog = await getCatalog(ctx, version.catalogId);
  const entries = await getEntries(ctx, publicationId);
  const contents = async function* () {
    for (const entry of entries) yield contentOfEntry(ctx, entry);
  };
  const categories = await getFrozenCategories(ctx, publicationId);
  yield* VERSION_FEEDS[format].write(contents, { ...catalog, categories }, ctx.now(), scope);
}
