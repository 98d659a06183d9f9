import { createYielder } from '#server/yielder';
import type { CatalogRecord } from '#server/records/catalogs';
import { getAvailabilityChanges } from '#server/records/availableFrom';
import type { ProductContent, ProductRecord } from '#server/records/products';
import type { PublishedEntry } from '#server/records/publishedCatalogs';
import { say, type Sentence } from '#server/records/sentence';
import type { LogLevel } from '#server/types.generated';
import type { DomainContext } from '../../context';
import { googleItems } from '../../feeds/google/googleItem';
import type { GoogleSettings } from '../../feeds/google/googleOffer';
import {
  GOOGLE_CODES,
  GOOGLE_OUT_OF_STOCK,
  GOOGLE_REASONS,
  type GoogleCode,
  type GoogleIssue,
} from '../../feeds/google/googleReasons';
import type { GoogleReport, LeftOutPlaces } from './googleReports';
import { localizedContent } from '../../productValues/localizedContent';
import { OWN_SCOPE, type ValueScope } from '../../productValues/readValue';
import { contentsOfEntries } from '../entryContents';

/** A product to check. */
export interface CheckedProduct {
  content: ProductContent;
  productId: string;
}

/** An item that a feed leaves out, with the reasons. */
export interface LeftOutItem {
  sku: string;
  name: string;
  productId: string;
  issues: GoogleIssue[];
}

/** Whether the item is left out for the reason, among others. */
export function hasReason({ issues }: Pick<LeftOutItem, 'issues'>, reason: GoogleCode): boolean {
  return issues.some(({ code }) => code === reason);
}

/** Counts the items that are left out for each reason; an item may have several. */
const countReasons = (items: readonly LeftOutItem[]): Map<GoogleCode, number> => {
  const counts = new Map<GoogleCode, number>();
  for (const { issues } of items) {
    for (const code of new Set(issues.map((issue) => issue.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
};

/** The texts of a feed, and the settings that its items depend on. */
export interface ReportedFeed {
  scope: ValueScope;
  settings: GoogleSettings;
}

/** Returns the number of the product's items in the feed, and those that it leaves out. */
export function checkProduct(
  { content, productId }: CheckedProduct,
  { scope, settings }: ReportedFeed,
): { itemCount: number; leftOut: LeftOutItem[] } {
  const items = googleItems(localizedContent(content, scope), settings, productId);
  const leftOut = items.flatMap(({ sku, name, issues }) => (issues.length ? { sku, name, productId, issues } : []));
  return { itemCount: items.length - leftOut.length, leftOut };
}

/** Collects the places of products with left-out items. */
const createPlaces = () => {
  const places: number[] = [];
  const ends: number[] = [];
  const count = () => ends.at(-1) ?? 0;
  return {
    add: (place: number, itemCount: number) => {
      ends.push(count() + itemCount);
      places.push(place);
    },
    count,
    result: (): LeftOutPlaces => ({ places: Uint32Array.from(places), ends: Uint32Array.from(ends) }),
  };
};

/**
 * Checks the products for the feed; undefined ones only count for the places of the others. `onLeftOut` is called with
 * the items of each product that the feed leaves out.
 */
export async function createGoogleReport(
  products: AsyncIterable<CheckedProduct | undefined>,
  feed: ReportedFeed,
  onLeftOut: (items: readonly LeftOutItem[]) => void = () => undefined,
): Promise<GoogleReport> {
  const yieldIfDue = createYielder();
  const all = createPlaces();
  const ofReasons = new Map(GOOGLE_CODES.map((code) => [code, createPlaces()]));
  const { now, timeZone } = feed.settings;
  const from = now.getTime();
  let until = Infinity;
  let checkedCount = 0;
  let itemCount = 0;
  let outOfStockCount = 0;
  for await (const product of products) {
    const place = checkedCount++;
    if (!product) continue;
    const checked = checkProduct(product, feed);
    for (const { availableFrom } of [product.content, ...product.content.variants]) {
      if (availableFrom === undefined) continue;
      const changes = getAvailabilityChanges(availableFrom, timeZone).filter((time) => time > from);
      until = Math.min(until, ...changes);
    }
    itemCount += checked.itemCount;
    if (checked.leftOut.length) {
      all.add(place, checked.leftOut.length);
      for (const [code, ownCount] of countReasons(checked.leftOut)) ofReasons.get(code)?.add(place, ownCount);
      onLeftOut(checked.leftOut);
    }
    outOfStockCount += checked.leftOut.filter(({ issues }) =>
      issues.every(({ code }) => code === GOOGLE_OUT_OF_STOCK),
    ).length;
    await yieldIfDue();
  }
  return {
    from,
    until,
    itemCount,
    leftOutCount: all.count(),
    outOfStockCount,
    reasons: [...ofReasons]
      .map(([code, { count, result }]) => ({ code, count: count(), ...result() }))
      .filter(({ count }) => count)
      .sort((a, b) => b.count - a.count),
    ...all.result(),
  };
}

/**
 * Returns the Google feed report of these products in their current state, with the catalog's settings. `onIssue` is
 * called with the issues of the items that are left out: once with one that all variants of a product share, and once
 * with one that all products share.
 */
export async function googleReportOfProducts(
  products: AsyncIterable<ProductRecord>,
  settings: CatalogRecord & { now: Date },
  onIssue: (issue: GoogleIssue) => void,
): Promise<GoogleReport> {
  const contents = async function* () {
    for await (const product of products) yield { content: product, productId: product.id };
  };
  const ofFile = new Set<string>();
  return createGoogleReport(contents(), { scope: OWN_SCOPE, settings }, (items) => {
    const issues = new Map(items.flatMap((item) => item.issues.map((issue) => [issue.id, issue])));
    for (const issue of issues.values()) {
      if (ofFile.has(issue.id)) continue;
      if (issue.entityType === 'FILE') ofFile.add(issue.id);
      onIssue(issue);
    }
  });
}

/** Reads the contents of published products. */
export async function* readPublished(
  ctx: Pick<DomainContext, 'store'>,
  entries: readonly PublishedEntry[],
): AsyncGenerator<CheckedProduct> {
  for await (const { entry, content } of contentsOfEntries(ctx, entries)) yield { content, productId: entry.productId };
}

/** A line of a job's log. */
export interface LogLine {
  level: LogLevel;
  message: Sentence;
}

/**
 * Returns a log line with the number of items in the feed and left out of it, and the number of items for each reason.
 */
export function googleLog({ itemCount, leftOutCount, reasons }: GoogleReport): LogLine {
  const head =
    itemCount === 1
      ? say`Google feed: 1 item, ${leftOutCount} left out.`
      : say`Google feed: ${itemCount} items, ${leftOutCount} left out.`;
  const message = reasons.reduce(
    (text, { code, count }) => say`${text} ${say`${count} × ${GOOGLE_REASONS[code]}`}`,
    head,
  );
  return { level: leftOutCount ? 'WARNING' : 'INFO', message };
}

/** Returns the log line for these published products, using the catalog's current settings. */
export async function googleLogOfEntries(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  catalog: CatalogRecord,
  entries: readonly PublishedEntry[],
): Promise<LogLine> {
  return googleLog(
    await createGoogleReport(readPublished(ctx, entries), {
      scope: OWN_SCOPE,
      settings: { ...catalog, now: ctx.now() },
    }),
  );
}
