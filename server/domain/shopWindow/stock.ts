import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import { getBranchPaths } from '../../records/categories';
import { getSkus } from '../../records/productFacts';
import { getPriceChannels, getVariantPrices } from '../../records/prices';
import type { PriceRecord, ProductContent } from '../../records/products';
import { UTC } from '../../records/timeZone';
import type { Availability } from '../../types.generated';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { withoutInternal } from '../attributes/publicAttributes';
import { contentsOfEntries } from '../publishedCatalogs/entryContents';
import { getInternalReader } from '../publishedCatalogs/frozenSettings';
import { getEntries } from '../publishedCatalogs/publishedCatalogList';
import { createKeptVersions } from '../publishedCatalogs/keptVersions';
import { getBestAvailability, getSoldVariants } from '../../records/availability';
import { getCurrentPrice, isShown, isSoldIn, type PriceScope } from './windowProduct';
import { inZone } from './zonedContent';
import { foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store' | 'now' | 'limits'>;

/** A product of a version that buyers see. */
export interface StockedProduct {
  productId: string;
  /** The codes of the channels that it is not in. */
  notInChannels: readonly string[];
  content: ProductContent;
  /** The paths of its categories and of those above them; the same array for products with the same categories. */
  branches: readonly string[];
  /** The products that are associated as parts of it, which a group has no price without. */
  parts: { product: StockedProduct; quantity: number }[];
  /** Lowercase text to search; computed before the first search. */
  haystack: string | undefined;
}

/** A product with what lists sort and filter by, at one point in time, in one currency and channel. */
export interface PricedProduct {
  product: StockedProduct;
  /** Null without a price in the currency. */
  min: number | null;
  max: number | null;
  /** Whether these are the prices of the parts of a group without one. */
  isOfParts: boolean;
  /** The regular price of the cheapest variant, while its sale is running. */
  compareAt: number | null;
  isOnSale: boolean;
  availability: Availability;
}

/** Places of products in an order, by the name of the order. */
export type WindowOrders = Map<string, Promise<Uint32Array>>;

/** All products at one point in time, in one currency and channel. */
export interface PricedList {
  rows: readonly PricedProduct[];
  from: number;
  /** The next time at which a sale or a preorder starts or ends. */
  until: number;
  /** Orders by price that were asked for. */
  orders: WindowOrders;
}

/** The products of a version that buyers see. */
export interface Stock {
  entries: readonly PublishedEntry[];
  products: readonly StockedProduct[];
  /** Currencies of the prices, in the order in which they are found. */
  currencies: readonly string[];
  /** Times at which prices or availability change, ascending. */
  changes: readonly number[];
  /** By `getScopeKey`. */
  priced: Map<string, Promise<PricedList>>;
  /** The channels that a product has a price of their own for, or is not in. */
  pricedIn: ReadonlySet<string>;
  /** Orders by name that were asked for. */
  orders: WindowOrders;
  /** Whether searches and the order by name have been prepared, or are being prepared. */
  isPrepared: boolean;
}

/** The prices of what is sold, in any channel. */
const getSoldPrices = (content: ProductContent): PriceRecord[] => {
  const channels = [null, ...getPriceChannels(content)];
  return getSoldVariants(content).flatMap((variant) =>
    channels.flatMap((channel) => getVariantPrices(content, variant, channel)),
  );
};

/** The times at which the product's prices or availability change. */
const getChanges = (content: ProductContent): number[] => {
  const prices = getSoldPrices(content);
  const times = prices.flatMap(({ compareAtFrom, compareAtUntil }) => [compareAtFrom, compareAtUntil]);
  const days = [content.availableFrom, ...content.variants.map(({ availableFrom }) => availableFrom)];
  return [...times, ...days].flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
};

const addParts = (products: readonly StockedProduct[]) => {
  const groups = new Map(
    products.flatMap((group) => (group.content.kind === 'GROUPED' ? [[group.content.sku, group] as const] : [])),
  );
  for (const product of groups.size ? products : []) {
    for (const { type, sku, quantity = 1 } of product.content.associations ?? []) {
      if (type === 'PART_OF') groups.get(sku)?.parts.push({ product, quantity });
    }
  }
};

const readStock = async (ctx: Reads, id: string, timeZone: string): Promise<Stock> => {
  const entries = await getEntries(ctx, id);
  const isInternal = await getInternalReader(ctx, id);
  const yieldIfDue = createYielder();
  const products: StockedProduct[] = [];
  const currencies = new Set<string>();
  const pricedIn = new Set<string>();
  const changes = new Set<number>();
  const known = new Map<string, readonly string[]>();
  const getBranches = (categories: readonly string[]) => {
    const key = categories.join('\n');
    const branches = known.get(key) ?? [...new Set(categories.flatMap(getBranchPaths))];
    known.set(key, branches);
    return branches;
  };
  for await (const { entry, content: whole } of contentsOfEntries(ctx, entries)) {
    if (!isShown(whole)) continue;
    const content = inZone(withoutInternal(whole, isInternal), timeZone);
    products.push({
      productId: entry.productId,
      notInChannels: entry.notInChannels ?? [],
      content,
      branches: getBranches(content.categories),
      parts: [],
      haystack: undefined,
    });
    for (const { currency, channel } of getSoldPrices(content)) {
      currencies.add(currency);
      if (channel !== undefined) pricedIn.add(channel);
    }
    for (const channel of entry.notInChannels ?? []) pricedIn.add(channel);
    for (const time of getChanges(content)) changes.add(time);
    await yieldIfDue();
  }
  addParts(products);
  return {
    entries,
    products,
    currencies: [...currencies],
    changes: [...changes].sort((a, b) => a - b),
    priced: new Map(),
    pricedIn,
    orders: new Map(),
    isPrepared: false,
  };
};

/** Paging and filtering do not read all products again. */
const keepStock = createKeptVersions<Stock>();

/** Returns the products of the version that buyers see, and its currencies, the catalog's first. */
export async function getStock(
  ctx: Reads,
  { id, catalogId, productCount }: Pick<PublishedCatalogRecord, 'id' | 'catalogId' | 'productCount'>,
) {
  const { currencies: preferred = [], timeZone = UTC } = (await ctx.store.get('catalogs', catalogId)) ?? {};
  const stock = await keepStock(ctx, { id: `${id} ${timeZone}`, productCount }, () => readStock(ctx, id, timeZone));
  const currencies = [...new Set([...preferred, ...stock.currencies])].filter((code) =>
    stock.currencies.includes(code),
  );
  return { stock, currencies };
}

const priceAlone = (product: StockedProduct, scope: PriceScope, now: Date): PricedProduct => {
  const { content } = product;
  let lowest: ReturnType<typeof getCurrentPrice> = null;
  let max: number | null = null;
  let isOnSale = false;
  for (const variant of getSoldVariants(content)) {
    const price = getCurrentPrice(content, variant, scope, now);
    if (!price) continue;
    if (!lowest || price.amount < lowest.amount) lowest = price;
    max = Math.max(max ?? price.amount, price.amount);
    isOnSale ||= price.compareAt !== null;
  }
  return {
    product,
    min: lowest?.amount ?? null,
    max,
    isOfParts: false,
    compareAt: lowest?.compareAt ?? null,
    isOnSale,
    availability: getBestAvailability(content, now),
  };
};

/**
 * Returns the product with its prices in the currency and the channel, and its availability at that time. A group
 * without a price has the lowest and the highest of its parts in the channel.
 */
export function pricedProduct(product: StockedProduct, scope: PriceScope, now: Date): PricedProduct {
  const own = priceAlone(product, scope, now);
  if (own.min !== null || !product.parts.length) return own;
  const sold = product.parts.filter((part) => isSoldIn(part.product, scope.channel));
  const parts = sold.map((part) => priceAlone(part.product, scope, now));
  const lowest = parts.flatMap(({ min }) => min ?? []);
  const highest = parts.flatMap(({ max }) => max ?? []);
  return {
    ...own,
    min: lowest.length ? Math.min(...lowest) : null,
    max: highest.length ? Math.max(...highest) : null,
    isOfParts: lowest.length > 0,
    isOnSale: parts.some((part) => part.isOnSale),
  };
}

const priceStock = async ({ products, changes }: Stock, scope: PriceScope, now: Date): Promise<PricedList> => {
  const yieldIfDue = createYielder();
  const rows: PricedProduct[] = [];
  for (const product of products) {
    rows.push(pricedProduct(product, scope, now));
    await yieldIfDue();
  }
  const from = now.getTime();
  return { rows, from, orders: new Map(), until: changes.find((time) => time >= from) ?? Infinity };
};

/** Channels without prices of their own that have all products have the same list. */
const getScopeKey = ({ pricedIn }: Stock, { currency, channel }: PriceScope) =>
  JSON.stringify([currency, channel !== null && pricedIn.has(channel) ? channel : null]);

/** Returns all products with their values now, in the order of the version. */
export async function getPriced(stock: Stock, scope: PriceScope, now: Date): Promise<PricedList> {
  const key = getScopeKey(stock, scope);
  const kept = await stock.priced.get(key);
  const time = now.getTime();
  if (kept && kept.from <= time && time < kept.until) return kept;
  const fresh = priceStock(stock, scope, now);
  stock.priced.set(key, fresh);
  return fresh;
}

const getOtherNames = ({ values = [] }: ProductContent) =>
  values.flatMap(({ attribute, text }) => (attribute === 'name' ? [text] : []));

/** Returns the names in all languages, the brand, and the SKUs, folded for searches. */
export function getHaystack(product: StockedProduct): string {
  const { content } = product;
  product.haystack ??= foldText(
    [content.name, ...getOtherNames(content), content.brand, ...getSkus(content)].join('\n'),
  );
  return product.haystack;
}
