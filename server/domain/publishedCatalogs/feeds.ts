import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { ChannelFeed, Feed } from '../../types.generated';
import type { CatalogChannelRecord } from '../../records/channels';
import { OWN_SCOPE } from '../productValues/readValue';
import { can } from '../auth/abilities';
import { getCatalog } from '../catalogs/catalogList';
import { createGoogleReader, withoutInternal } from '../attributes/publicAttributes';
import { listDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { VERSION_FEEDS, type VersionFeedFormat } from '../feeds/feedFormats';
import { toSlug } from '#shared/slug';
import { type FeedScope, getDefaults, getFeedSettings, getVersionChannels, type WantedFeed } from './feedScope';
import { getFrozenSettings, getInternalReader } from './frozenSettings';
import { contentsOfEntries, isInFeed } from './entryContents';
import { getEntries, getVersion } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

interface VersionChannelFeed extends Omit<ChannelFeed, 'channel'> {
  channel: CatalogChannelRecord;
}

interface VersionFeed extends Omit<Feed, 'channels'> {
  format: VersionFeedFormat;
  channels: VersionChannelFeed[];
}

const formats = Object.keys(VERSION_FEEDS) as VersionFeedFormat[];

/**
 * Returns the feeds of a version with the paths under which the gateway serves them: `/feeds/{version id}/{file name}`.
 */
export async function getFeeds(ctx: Reads, { id, catalogId, version }: PublishedCatalogRecord): Promise<VersionFeed[]> {
  const catalog = await ctx.store.get('catalogs', catalogId);
  const name = `${catalog?.code ?? 'catalog'}-v${version}`;
  const others = catalog?.locales.filter((locale) => locale !== catalog.defaultLocale) ?? [];
  const channels = catalog ? await getVersionChannels(ctx, catalog, id) : [];
  const slugs = channels.map((channel) => toSlug(channel.id));
  return formats.map((format) => {
    const { ending, mediaType, isLocalized } = VERSION_FEEDS[format];
    const fileName = name + ending;
    const translations = (isLocalized ? others : []).map((locale) => {
      const translated = `${name}-${locale}${ending}`;
      return { locale, fileName: translated, url: `/feeds/${id}/${translated}?locale=${locale}` };
    });
    const channelFeeds = (isLocalized && catalog ? channels : []).map((channel, index): VersionChannelFeed => {
      const { locale: first, currency } = getDefaults(channel, catalog!);
      const slug = slugs[index]!;
      const inChannel = `${name}-${slug && slugs.indexOf(slug) === index ? slug : `channel-${index + 1}`}`;
      const query = `channel=${encodeURIComponent(channel.id)}`;
      const inLocales = channel.locales.map((locale) => {
        const inLocale = `${inChannel}-${locale}${ending}`;
        return { locale, fileName: inLocale, url: `/feeds/${id}/${inLocale}?${query}&locale=${locale}` };
      });
      return {
        channel,
        locale: first,
        currency,
        fileName: inChannel + ending,
        url: `/feeds/${id}/${inChannel}${ending}?${query}`,
        translations: inLocales.filter(({ locale }) => locale !== first),
      };
    });
    const currencies = isLocalized ? [...(catalog?.currencies ?? [])] : [];
    const url = `/feeds/${id}/${fileName}`;
    return { format, fileName, mediaType, url, translations, currencies, channels: channelFeeds };
  });
}

/** Returns the feeds of a version; none without permission to read versions. */
export async function getReadableFeeds(
  ctx: Pick<DomainContext, 'store' | 'user'>,
  version: PublishedCatalogRecord,
): Promise<VersionFeed[]> {
  return can(ctx.user, 'read', 'PublishedCatalog') ? getFeeds(ctx, version) : [];
}

const LEFT_OUT = '-left-out.csv';

/** Returns the file that lists the items left out of a version's Google feed: of the one that is wanted. */
export async function leftOutFile(
  { store }: Reads,
  { id, catalogId, version }: PublishedCatalogRecord,
  { channel, locale, currency, isOnlyInStock }: WantedFeed = {},
) {
  const code = (await store.get('catalogs', catalogId))?.code ?? 'catalog';
  const outOfStock = typeof isOnlyInStock === 'boolean' ? (isOnlyInStock ? 'excluded' : 'included') : '';
  const query = Object.entries({ channel, locale, currency, outOfStock }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  const parts = [channel && toSlug(channel), locale, currency].flatMap((part) => (part ? `-${part}` : []));
  const fileName = `${code}-v${version}${parts.join('')}${LEFT_OUT}`;
  return { fileName, url: `/feeds/${id}/${fileName}${query.length ? `?${query.join('&')}` : ''}` };
}

/** Whether the file name is that of a list of left-out items. */
export function isLeftOutFile(fileName: string): boolean {
  return fileName.endsWith(LEFT_OUT);
}

/** Returns the feed format for the end of the file name, or null for any other name. */
export function getFeedFormat(fileName: string): VersionFeedFormat | null {
  return formats.find((format) => fileName.endsWith(VERSION_FEEDS[format].ending)) ?? null;
}

/**
 * Yields the version's current feed as text, one product per chunk, without internal attributes. A localized feed has
 * the texts in the catalog's default language for all channels unless others are given; items without a price in a
 * given currency are left out. Throws NOT_FOUND before the first chunk.
 */
export async function* feedChunks(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  versionId: string,
  format: VersionFeedFormat,
  scope: FeedScope = OWN_SCOPE,
): AsyncGenerator<string> {
  const version = await getVersion(ctx, versionId);
  const catalog = await getCatalog(ctx, version.catalogId);
  const entries = (await getEntries(ctx, versionId)).filter((entry) => isInFeed(entry, scope.channel));
  const isInternal = await getInternalReader(ctx, versionId);
  const contents = async function* () {
    for await (const { content } of contentsOfEntries(ctx, entries)) yield withoutInternal(content, isInternal);
  };
  const settings = await getFeedSettings(ctx, catalog, versionId, scope);
  const { categories } = await getFrozenSettings(ctx, versionId);
  const findGoogleName = createGoogleReader(await listDefinitions(ctx.store));
  yield* VERSION_FEEDS[format].write(contents, { ...settings, categories, findGoogleName }, ctx.now(), scope);
}
