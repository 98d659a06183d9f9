import { createYielder } from '../../yielder';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { IssueRecord } from '../../records/validation';
import type { LogLevel } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { csvRow } from '../feeds/csvFeed';
import { googleItems } from '../feeds/googleItem';
import { localizedContent } from '../productValues/localizedContent';
import { OWN_SCOPE } from '../productValues/readValue';
import type { GoogleSettings } from '../feeds/googleOffer';
import { neutralizeFormula } from '../imports/ownLayout';
import { type PageInput, pageOfRows } from '../paging';
import { leftOutFile } from './feeds';
import { scanPublishable } from './freezer';
import { isInvalid } from './publishable';
import { contentOfEntry } from './productDiffs';
import { getEntries } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

/** An item that Google would reject, with the reasons. */
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
  /** The published version, or null for a preview. */
  version: PublishedCatalogRecord | null;
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

const check = (content: ProductContent, productId: string, catalog: GoogleSettings, settings: string): Checked => {
  const key = `${productId} ${settings}`;
  const known = checks.get(content);
  if (known?.key === key) return known;
  const items = googleItems(localizedContent(content, OWN_SCOPE), catalog, productId);
  const leftOut = items.flatMap(({ sku, name, issues }) => (issues.length ? { sku, name, productId, issues } : []));
  const checked = { key, itemCount: items.length - leftOut.length, leftOut };
  checks.set(content, checked);
  return checked;
};

/** Checks the products for a Google feed against the catalog's settings. */
const googleReport = async (
  products: AsyncIterable<{ content: ProductContent; productId: string }>,
  { shopUrl, linkPattern, imageBaseUrl, currencies }: CatalogRecord,
  version: PublishedCatalogRecord | null,
): Promise<GoogleReport> => {
  const catalog = { shopUrl, linkPattern, imageBaseUrl, currencies };
  const settings = JSON.stringify(catalog);
  const yieldIfDue = createYielder();
  const report: GoogleReport = { shopUrl: shopUrl ?? null, itemCount: 0, leftOut: [], version };
  for await (const { content, productId } of products) {
    const { itemCount, leftOut } = check(content, productId, catalog, settings);
    report.itemCount += itemCount;
    for (const item of leftOut) report.leftOut.push(item);
    await yieldIfDue();
  }
  return report;
};

/** Returns the Google feed report of these products in their current state. */
export function googleReportOfProducts(products: AsyncIterable<ProductRecord>, catalog: CatalogRecord) {
  const contents = async function* () {
    for await (const product of products) yield { content: product, productId: product.id };
  };
  return googleReport(contents(), catalog, null);
}

async function* getContents(ctx: Reads, entries: readonly PublishedEntry[]) {
  for (const entry of entries) yield { content: await contentOfEntry(ctx, entry), productId: entry.productId };
}

/** Returns the Google feed report of these published products, using the catalog's current settings. */
export function googleReportOfEntries(ctx: Reads, catalog: CatalogRecord, entries: readonly PublishedEntry[]) {
  return googleReport(getContents(ctx, entries), catalog, null);
}

/** Returns the Google feed report of a version, using the current settings of its catalog. */
export async function googleReportOfVersion(ctx: Reads, version: PublishedCatalogRecord): Promise<GoogleReport> {
  return googleReport(
    getContents(ctx, await getEntries(ctx, version.id)),
    await getCatalog(ctx, version.catalogId),
    version,
  );
}

/** Returns the report of the Google feed that publishing the catalog now would produce. Throws NOT_FOUND. */
export async function googleReportOfPreview(
  ctx: Reads,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
): Promise<GoogleReport> {
  const catalog = await getCatalog(ctx, catalogId);
  const products = async function* () {
    for await (const product of scanPublishable(ctx, catalogId))
      if (!(skipInvalid && isInvalid(product))) yield product;
  };
  return googleReportOfProducts(products(), catalog);
}

/**
 * Returns the report with a page of the left-out items; products that are no longer in the catalog have no id. Throws
 * INVALID for invalid page arguments.
 */
export async function googlePage(ctx: Reads, { shopUrl, itemCount, leftOut, version }: GoogleReport, input: PageInput) {
  const { rows, ...page } = pageOfRows(leftOut, input);
  const items = rows.map(async (item) => ({
    ...item,
    productId: item.productId !== null && (await ctx.store.get('products', item.productId)) ? item.productId : null,
  }));
  return {
    shopUrl,
    itemCount,
    leftOut: await Promise.all(items),
    ...page,
    leftOutFile: version && (await leftOutFile(ctx, version)),
  };
}

/** A line of a job's log. */
export interface LogLine {
  level: LogLevel;
  message: string;
}

/**
 * Returns a log line with the number of items in the feed and left out of it, and the number of items for each reason.
 */
export function googleLog({ itemCount, leftOut }: GoogleReport): LogLine {
  const head = `Google feed: ${itemCount} ${itemCount === 1 ? 'item' : 'items'}, ${leftOut.length} left out.`;
  const counts = new Map<string, number>();
  for (const { message } of leftOut.flatMap(({ issues }) => issues))
    counts.set(message, (counts.get(message) ?? 0) + 1);
  const reasons = [...counts].slice(0, NAMED_REASONS).map(([message, count]) => `${count} × ${message}`);
  return { level: leftOut.length ? 'WARNING' : 'INFO', message: [head, ...reasons].join(' ') };
}

/** Yields the left-out items with their reasons as CSV, one line each. */
export function* leftOutCsv({ leftOut }: Pick<GoogleReport, 'leftOut'>): Generator<string> {
  yield `\ufeff${csvRow(['sku', 'name', 'code', 'field', 'message', 'suggested_fix'])}`;
  for (const { sku, name, issues } of leftOut) {
    for (const { code, field, message, suggestedFix } of issues) {
      yield csvRow([sku, name, code, field ?? '', message, suggestedFix ?? ''].map(neutralizeFormula));
    }
  }
}
