import { createYielder } from '../../yielder';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import { fromStored, say, type Sentence, type StoredSentence } from '../../records/sentence';
import { toEnglish } from '../../records/sentenceText';
import type { IssueRecord } from '../../records/validation';
import type { LogLevel } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { csvRow } from '../feeds/csvFeed';
import { googleItems } from '../feeds/googleItem';
import { localizedContent } from '../productValues/localizedContent';
import { OWN_SCOPE, type ValueScope } from '../productValues/readValue';
import type { GoogleSettings } from '../feeds/googleOffer';
import { GOOGLE_OUT_OF_STOCK } from '../feeds/googleRules';
import { neutralizeFormula } from '../imports/ownLayout';
import { type PageInput, pageOfRows } from '../paging';
import { leftOutFile } from './feeds';
import { getFeedScope, getFeedSettings, type WantedFeed } from './feedScope';
import { scanPublishable } from './freezer';
import { isInvalid } from './publishable';
import { contentsOfEntries } from './productDiffs';
import { getEntries } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;
type Timed = Pick<DomainContext, 'store' | 'now'>;

/** An item that a feed leaves out, with the reasons. */
interface LeftOutItem {
  sku: string;
  name: string;
  productId: string | null;
  issues: IssueRecord[];
}

/** The items of a Google feed and those left out of it. */
export interface GoogleReport {
  shopUrl: string | null;
  itemCount: number;
  leftOut: LeftOutItem[];
  /** The number of those left out that Google would accept. */
  outOfStockCount: number;
  /** The published version and the feed that was asked for, or null for a preview. */
  of: { version: PublishedCatalogRecord; wanted: WantedFeed } | null;
}

/** The texts of a feed, and the settings that its items depend on. */
interface ReportedFeed {
  scope: ValueScope;
  settings: GoogleSettings;
}

/** Maximum number of reasons listed in a log line. */
const NAMED_REASONS = 5;

interface Checked {
  /** Identifies the product and the settings that it was checked against. */
  key: string;
  itemCount: number;
  leftOut: LeftOutItem[];
}

// Contents are immutable, so a check stays valid as long as the settings do not change.
const checks = new WeakMap<ProductContent, Checked>();

const check = (content: ProductContent, productId: string, feed: ReportedFeed, feedKey: string): Checked => {
  const key = `${productId} ${feedKey}`;
  const known = checks.get(content);
  if (known?.key === key) return known;
  const items = googleItems(localizedContent(content, feed.scope), feed.settings, productId);
  const leftOut = items.flatMap(({ sku, name, issues }) => (issues.length ? { sku, name, productId, issues } : []));
  const checked = { key, itemCount: items.length - leftOut.length, leftOut };
  checks.set(content, checked);
  return checked;
};

const isOnlyOutOfStock = ({ issues }: LeftOutItem) => issues.every(({ code }) => code === GOOGLE_OUT_OF_STOCK);

/** Checks the products for a Google feed in the scope and with the settings. */
const googleReport = async (
  products: AsyncIterable<{ content: ProductContent; productId: string }>,
  { scope, settings }: ReportedFeed,
  of: GoogleReport['of'] = null,
): Promise<GoogleReport> => {
  const { shopUrl, linkPattern, imageBaseUrl, currencies, isOnlyInCurrencies, inStockAt } = settings;
  const feed = { scope, settings: { shopUrl, linkPattern, imageBaseUrl, currencies, isOnlyInCurrencies, inStockAt } };
  // What is in stock changes at the start of a day (UTC).
  const feedKey = JSON.stringify({
    ...feed,
    settings: { ...feed.settings, inStockAt: inStockAt?.toISOString().slice(0, 10) },
  });
  const yieldIfDue = createYielder();
  const report: GoogleReport = { shopUrl: shopUrl ?? null, itemCount: 0, leftOut: [], outOfStockCount: 0, of };
  for await (const { content, productId } of products) {
    const { itemCount, leftOut } = check(content, productId, feed, feedKey);
    report.itemCount += itemCount;
    for (const item of leftOut) report.leftOut.push(item);
    await yieldIfDue();
  }
  report.outOfStockCount = report.leftOut.filter(isOnlyOutOfStock).length;
  return report;
};

/** Returns the Google feed report of these products in their current state, with the catalog's settings. */
export function googleReportOfProducts(
  products: AsyncIterable<ProductRecord>,
  settings: CatalogRecord,
  scope: ValueScope = OWN_SCOPE,
) {
  const contents = async function* () {
    for await (const product of products) yield { content: product, productId: product.id };
  };
  return googleReport(contents(), { scope, settings });
}

async function* getContents(ctx: Reads, entries: readonly PublishedEntry[]) {
  for await (const { entry, content } of contentsOfEntries(ctx, entries)) yield { content, productId: entry.productId };
}

/** Returns the Google feed report of these published products, using the catalog's current settings. */
export function googleReportOfEntries(ctx: Reads, catalog: CatalogRecord, entries: readonly PublishedEntry[]) {
  return googleReport(getContents(ctx, entries), { scope: OWN_SCOPE, settings: catalog });
}

const findFeed = async (ctx: Timed, version: { id: string | null; catalogId: string }, wanted: WantedFeed) => {
  const scope = await getFeedScope(ctx, version, wanted);
  const catalog = await getCatalog(ctx, version.catalogId);
  return { scope, settings: await getFeedSettings(ctx, catalog, version.id, scope) };
};

/**
 * Returns the report of a Google feed of a version, as it is served now. Throws INVALID as `getFeedScope`.
 */
export async function googleReportOfVersion(
  ctx: Timed,
  version: PublishedCatalogRecord,
  wanted: WantedFeed = {},
): Promise<GoogleReport> {
  const entries = await getEntries(ctx, version.id);
  return googleReport(getContents(ctx, entries), await findFeed(ctx, version, wanted), { version, wanted });
}

/**
 * Returns the report of a Google feed of the version that publishing the catalog now would create. Throws NOT_FOUND, and
 * INVALID as `getFeedScope`.
 */
export async function googleReportOfPreview(
  ctx: Timed,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
  wanted: WantedFeed = {},
): Promise<GoogleReport> {
  const products = async function* () {
    for await (const product of scanPublishable(ctx, catalogId))
      if (!(skipInvalid && isInvalid(product))) yield product;
  };
  const { scope, settings } = await findFeed(ctx, { id: null, catalogId }, wanted);
  return googleReportOfProducts(products(), settings, scope);
}

/**
 * Returns the report with a page of the left-out items; products that are no longer in the catalog have no id. Throws
 * INVALID for invalid page arguments.
 */
export async function googlePage(
  ctx: Reads,
  { shopUrl, itemCount, leftOut, outOfStockCount, of }: GoogleReport,
  input: PageInput,
) {
  const { rows, ...page } = pageOfRows(leftOut, input);
  const items = rows.map(async (item) => ({
    ...item,
    productId: item.productId !== null && (await ctx.store.get('products', item.productId)) ? item.productId : null,
  }));
  return {
    shopUrl,
    itemCount,
    outOfStockCount,
    leftOut: await Promise.all(items),
    ...page,
    leftOutFile: of && (await leftOutFile(ctx, of.version, of.wanted)),
  };
}

/** A line of a job's log. */
export interface LogLine {
  level: LogLevel;
  message: Sentence;
}

/**
 * Returns a log line with the number of items in the feed and left out of it, and the number of items for each reason.
 */
export function googleLog({ itemCount, leftOut }: GoogleReport): LogLine {
  const head =
    itemCount === 1
      ? say`Google feed: 1 item, ${leftOut.length} left out.`
      : say`Google feed: ${itemCount} items, ${leftOut.length} left out.`;
  const counts = new Map<string, { reason: Sentence; count: number }>();
  for (const { message } of leftOut.flatMap(({ issues }) => issues)) {
    const counted = counts.get(toEnglish(message)) ?? { reason: fromStored(message), count: 0 };
    counts.set(toEnglish(message), { ...counted, count: counted.count + 1 });
  }
  const reasons = [...counts.values()].slice(0, NAMED_REASONS).map(({ reason, count }) => say`${count} × ${reason}`);
  const message = reasons.reduce((text, reason) => say`${text} ${reason}`, head);
  return { level: leftOut.length ? 'WARNING' : 'INFO', message };
}

/** Yields the left-out items with their reasons as CSV, one line each. `toText` returns a reason in the reader’s language. */
export function* leftOutCsv(
  { leftOut }: Pick<GoogleReport, 'leftOut'>,
  toText: (sentence: StoredSentence) => string = toEnglish,
): Generator<string> {
  yield `\ufeff${csvRow(['sku', 'name', 'code', 'field', 'message', 'suggested_fix'])}`;
  for (const { sku, name, issues } of leftOut) {
    for (const { code, field, message, suggestedFix } of issues) {
      yield csvRow([sku, name, code, field ?? '', toText(message), toText(suggestedFix ?? '')].map(neutralizeFormula));
    }
  }
}
