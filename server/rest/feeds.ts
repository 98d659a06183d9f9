import type { RequestContext } from '../context';
import { assertAbility } from '../domain/auth/abilities';
import { noteFeedRead } from '../domain/products/catalogTasks';
import { VERSION_FEEDS } from '../domain/feeds/feedFormats';
import { feedChunks, getFeedFormat, isLeftOutFile } from '../domain/publishedCatalogs/feeds';
import { getFeedScope, readIsOnlyInStock } from '../domain/publishedCatalogs/feedScope';
import { googleReportOfVersion, leftOutCsv } from '../domain/publishedCatalogs/google/googleFeedReport';
import { getVersion } from '../domain/publishedCatalogs/publishedCatalogList';
import { loadTranslations } from '../i18n/translate';
import { notFound } from '../errors';
import { toStream } from '../http';
import { fromStored } from '../records/sentence';
import { toText } from '../records/sentenceText';
import { attachment, bytesResponse } from './bytes/bytesResponse';

/**
 * Serves a feed of a published catalog, or the list of what a Google feed leaves out. `locale` and `channel` select the
 * texts of a Google feed, `currency` its prices, and `outOfStock` whether it has items that are out of stock. Throws
 * DomainErrors.
 */
export async function getFeed(
  ctx: RequestContext,
  versionId: string,
  fileName: string,
  params: URLSearchParams,
): Promise<Response> {
  assertAbility(ctx.user, { action: 'read', subject: 'PublishedCatalog' });
  const version = await getVersion(ctx, versionId);
  const wanted = {
    locale: params.get('locale'),
    channel: params.get('channel'),
    currency: params.get('currency'),
    isOnlyInStock: readIsOnlyInStock(params.get('outOfStock')),
  };
  if (isLeftOutFile(fileName)) {
    const report = await googleReportOfVersion(ctx, version, wanted);
    const translations = await loadTranslations(ctx);
    const lines = leftOutCsv(report, (sentence) => toText(fromStored(sentence), translations));
    return bytesResponse(toStream(lines), VERSION_FEEDS.CSV.mediaType, attachment(fileName));
  }
  const format = getFeedFormat(fileName);
  if (!format) throw notFound('feed', fileName);
  const scope = await getFeedScope(ctx, version, wanted);
  await noteFeedRead(ctx, version.catalogId);
  const chunks = feedChunks(ctx, versionId, format, scope);
  return bytesResponse(toStream(chunks), VERSION_FEEDS[format].mediaType, attachment(fileName));
}
