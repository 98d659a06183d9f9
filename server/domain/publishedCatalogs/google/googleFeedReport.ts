import type { PublishedCatalogRecord, PublishedEntry } from '#server/records/publishedCatalogs';
import { DomainError } from '#server/errors';
import { say, type StoredSentence } from '#server/records/sentence';
import { toEnglish } from '#server/records/sentenceText';
import { getCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { csvRow } from '../../feeds/csvFeed';
import { GOOGLE_CODES } from '../../feeds/google/googleReasons';
import type { GoogleReport, ReasonCount } from './googleReports';
import { neutralizeFormula } from '#shared/formulaText';
import { getPage, type PageInput, pageResult } from '../../lists/paging';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { leftOutFile } from '../feeds';
import { getFeedScope, getFeedSettings, type WantedFeed } from '../feedScope';
import {
  type CheckedProduct,
  checkProduct,
  createGoogleReport,
  hasReason,
  type LeftOutItem,
  readPublished,
  type ReportedFeed,
} from './googleReport';
import { productsOfIds } from '../../products/productList';
import { findChannelFaults, findRuleMembers, listChannelRules } from '../../products/rules/channelRules';
import { isInFeed } from '../entryContents';
import { getEntries } from '../publishedCatalogList';
import { workingCopy } from '../workingCopy';

type Reads = Pick<DomainContext, 'store' | 'now' | 'workingCopies' | 'googleReports'>;

/** Reports kept; each takes at most 8 bytes a product, and as much for each reason. */
const KEPT = 8;

/** Which left-out items to read. */
interface LeftOutRange {
  /** Only those with this reason; null for all. */
  reason?: ReasonCount | null;
  /** From this one up to but not including `to`. */
  from?: number;
  to?: number;
}

/** A Google feed with its report. */
export interface GoogleFeedReport extends Pick<
  GoogleReport,
  'itemCount' | 'leftOutCount' | 'outOfStockCount' | 'reasons'
> {
  shopUrl: string | null;
  /** Reads left-out items, by default all. */
  readLeftOut: (range?: LeftOutRange) => AsyncGenerator<LeftOutItem>;
  /** The published version and the feed that was asked for, or null for a preview. */
  of: { version: PublishedCatalogRecord; wanted: WantedFeed } | null;
}

/** The products of a feed. */
interface Source {
  /** Differs if the products do. */
  key: string;
  entries: readonly PublishedEntry[];
  /** Reads products, undefined for those that no longer exist. */
  read: (entries: readonly PublishedEntry[]) => AsyncIterable<CheckedProduct | undefined>;
}

const findFeed = async (
  ctx: Reads,
  version: { id: string | null; catalogId: string },
  wanted: WantedFeed,
): Promise<ReportedFeed> => {
  const scope = await getFeedScope(ctx, version, wanted);
  const catalog = await getCatalog(ctx, version.catalogId);
  const settings = await getFeedSettings(ctx, catalog, version.id, scope);
  const { shopUrl, catalogShopUrl, linkPattern, imageBaseUrl, currencies, isOnlyInCurrencies, timeZone } = settings;
  const { isOnlyInStock } = settings;
  const urls = { shopUrl, linkPattern, imageBaseUrl, ...withoutAbsent({ catalogShopUrl }) };
  return { scope, settings: { ...urls, currencies, isOnlyInCurrencies, isOnlyInStock, timeZone, now: ctx.now() } };
};

/**
 * Returns the report of the feed, which is created once for the same products and settings, and again when dates change
 * it.
 */
const getReport = async ({ googleReports }: Reads, { key, entries, read }: Source, feed: ReportedFeed) => {
  const { now, ...settings } = feed.settings;
  const id = `${key} ${JSON.stringify({ ...feed, settings })}`;
  const known = googleReports.get(id);
  const kept = await known?.catch(() => undefined);
  const isCurrent = kept && kept.from <= now.getTime() && now.getTime() < kept.until;
  // Another request can have created it in that time.
  const others = googleReports.get(id);
  const report = isCurrent ? known! : others && others !== known ? others : createGoogleReport(read(entries), feed);
  googleReports.delete(id);
  googleReports.set(id, report);
  for (const oldest of googleReports.keys()) if (googleReports.size > KEPT) googleReports.delete(oldest);
  report.catch(() => googleReports.delete(id));
  return report;
};

async function* readLeftOut(
  { entries, read }: Source,
  feed: ReportedFeed,
  report: GoogleReport,
  { reason = null, from = 0, to = Infinity }: LeftOutRange,
): AsyncGenerator<LeftOutItem> {
  const { places, ends } = reason ?? report;
  const count = ends.at(-1) ?? 0;
  if (from >= Math.min(to, count)) return;
  const first = ends.findIndex((end) => end > from);
  const last = ends.findIndex((end) => end >= Math.min(to, count));
  let at = first ? ends[first - 1]! : 0;
  const own = Array.from(places.subarray(first, last + 1), (place) => entries[place]!);
  for await (const product of read(own)) {
    for (const item of product ? checkProduct(product, feed).leftOut : []) {
      if (reason && !hasReason(item, reason.code)) continue;
      if (at >= from && at < to) yield item;
      at++;
    }
  }
}

const createFeedReport = async (
  ctx: Reads,
  source: Source,
  feed: ReportedFeed,
  of: GoogleFeedReport['of'],
): Promise<GoogleFeedReport> => {
  const report = await getReport(ctx, source, feed);
  const { itemCount, leftOutCount, outOfStockCount, reasons } = report;
  return {
    shopUrl: feed.settings.shopUrl ?? null,
    itemCount,
    leftOutCount,
    outOfStockCount,
    reasons,
    readLeftOut: (range = {}) => readLeftOut(source, feed, report, range),
    of,
  };
};

/**
 * Returns the report of a Google feed of a version, as it is served now. Throws INVALID as `getFeedScope`.
 */
export async function googleReportOfVersion(
  ctx: Reads,
  version: PublishedCatalogRecord,
  wanted: WantedFeed = {},
): Promise<GoogleFeedReport> {
  const feed = await findFeed(ctx, version, wanted);
  const entries = (await getEntries(ctx, version.id)).filter((entry) => isInFeed(entry, feed.scope.channel));
  const read = (own: readonly PublishedEntry[]) => readPublished(ctx, own);
  const source = { key: `version ${version.id}`, entries, read };
  return createFeedReport(ctx, source, feed, { version, wanted });
}

/**
 * Returns the report of a Google feed of the version that publishing the catalog now would create. Throws NOT_FOUND,
 * and INVALID as `getFeedScope`.
 */
export async function googleReportOfPreview(
  ctx: Reads,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
  wanted: WantedFeed = {},
): Promise<GoogleFeedReport> {
  const feed = await findFeed(ctx, { id: null, catalogId }, wanted);
  const { entries: all, productVersion } = await workingCopy(ctx, catalogId, skipInvalid);
  const catalog = await getCatalog(ctx, catalogId);
  const rule = listChannelRules(catalog, ['FEEDS']).find(({ channel }) => channel === feed.scope.channel);
  // A rule that can't be evaluated blocks publishing, and is said where that is.
  const isFaulty = rule && (await findChannelFaults(ctx, catalog)).some((fault) => fault.rule === rule);
  const members = rule && !isFaulty ? await findRuleMembers(ctx, catalog, rule) : null;
  const entries = all.filter(
    (entry) => isInFeed(entry, feed.scope.channel) && (!members || members.has(entry.productId)),
  );
  const read = async function* (own: readonly PublishedEntry[]) {
    const ids = own.map(({ productId }) => productId);
    for await (const product of productsOfIds(ctx, ids)) {
      yield product && { content: product, productId: product.id };
    }
  };
  const key = `preview ${catalogId} ${skipInvalid} ${productVersion} ${entries.length} ${JSON.stringify(rule)}`;
  return createFeedReport(ctx, { key, entries, read }, feed, null);
}

/** Returns the reason with the code; one without items if none is left out for it. Throws INVALID. */
const findReason = (reasons: readonly ReasonCount[], code: string): ReasonCount => {
  const known = GOOGLE_CODES.find((each) => each === code);
  if (!known) {
    const message = say`“${code}” isn’t a reason why items are left out. Use one of these: ${{ list: GOOGLE_CODES }}`;
    throw new DomainError('INVALID', message, { reason: message });
  }
  const none = { code: known, count: 0, places: new Uint32Array(), ends: new Uint32Array() };
  return reasons.find((each) => each.code === code) ?? none;
};

/**
 * Returns the report with a page of the left-out items; products that are no longer in the catalog have no id. Throws
 * INVALID for invalid page arguments and unknown reasons.
 */
export async function googlePage(
  ctx: Reads,
  { shopUrl, itemCount, leftOutCount, outOfStockCount, reasons, readLeftOut: read, of }: GoogleFeedReport,
  { reason: code, ...input }: PageInput & { reason?: string | null },
) {
  const paging = getPage(input);
  const reason = code == null ? null : findReason(reasons, code);
  const items = [];
  for await (const item of read({ reason, from: paging.offset, to: paging.offset + paging.perPage })) items.push(item);
  const ids = items.map(({ productId }) => productId);
  const products = await ctx.store.getMany('products', ids);
  const leftOut = items.map((item, at) => ({ ...item, productId: products[at]?.id ?? null }));
  return {
    shopUrl,
    itemCount,
    outOfStockCount,
    reasons: [...reasons],
    leftOut,
    ...pageResult(reason?.count ?? leftOutCount, paging),
    leftOutFile: of && (await leftOutFile(ctx, of.version, of.wanted)),
  };
}

/**
 * Yields the left-out items with their reasons as CSV, one line each. `toText` returns a reason in the reader’s
 * language.
 */
export async function* leftOutCsv(
  { readLeftOut: read }: Pick<GoogleFeedReport, 'readLeftOut'>,
  toText: (sentence: StoredSentence) => string = toEnglish,
): AsyncGenerator<string> {
  yield `\ufeff${csvRow(['sku', 'name', 'code', 'field', 'message', 'suggested_fix'])}`;
  for await (const { sku, name, issues } of read()) {
    for (const { code, field, message, suggestedFix } of issues) {
      yield csvRow([sku, name, code, field ?? '', toText(message), toText(suggestedFix ?? '')].map(neutralizeFormula));
    }
  }
}
