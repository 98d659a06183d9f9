import { notFound } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FrozenSettings, PublishedCatalogRecord } from '../../records/publishedCatalogs';
import { say } from '../../records/sentence';
import type { ShopWindowFacets, ShopWindowListInput } from '../../types.generated';
import { withSystem } from '../../records/systemAttributes';
import { createCategoryReader, type CategoryName, type CategoryReader } from '../categories/categoryNames';
import { localizedContent } from '../productValues/localizedContent';
import { readValue, type ValueScope } from '../productValues/readValue';
import { listDefinitions } from '../validation/definedRules';
import { createPairLabels, withPairLabels, type LabelPair } from './optionLabels';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { getPage, type PageResult, type PageRule, pageResult } from '../lists/paging';
import { getFrozenSettings } from '../publishedCatalogs/frozenSettings';
import { getVersion } from '../publishedCatalogs/publishedCatalogList';
import { getPriced, getStock, pricedProduct, type PricedProduct } from './stock';
import { windowFacets } from './windowFacets';
import { findCandidates } from './windowFilters';
import { isSoldIn } from './windowProduct';
import { getOrdered, prepareStock } from './windowOrders';

type Reads = Pick<DomainContext, 'store' | 'now' | 'limits'>;

/** A version as its buyers see it. */
export interface WindowRecord extends Required<Omit<FrozenSettings, 'families' | 'attributes'>> {
  publishedCatalog: PublishedCatalogRecord;
  /** The catalog of today, with its languages. */
  catalog: CatalogRecord;
}

/** The currency, the language, and the sales channel that are asked for. What the version does not have is ignored. */
interface WantedView {
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  channel?: string | null | undefined;
}

/** What products are shown for: a currency, a language, a sales channel, and a time. */
interface WindowView {
  window: WindowRecord;
  currency: string | null;
  scope: ValueScope;
  categories: CategoryReader;
  /** Null in the default language, in which the products are. */
  toLabel: LabelPair | null;
  now: Date;
}

/** A product of a version at one point in time, with all that its fields are computed from. */
export interface WindowProduct extends WindowView {
  priced: PricedProduct;
  /** With the texts in the language. */
  localized: ProductContent;
  /** With the labels in the language, too. */
  content: ProductContent;
}

/** Returns a product as it is shown in the view. */
export function toProduct(view: WindowView, priced: PricedProduct): WindowProduct {
  const localized = localizedContent(priced.product.content, view.scope);
  return { ...view, priced, localized, content: view.toLabel ? withPairLabels(localized, view.toLabel) : localized };
}

/** Returns the language that a text of the product is in: the one chosen, or the one it falls back to. */
export function getTextLocale({ window, scope, priced }: WindowProduct, attribute: string): string {
  return readValue(priced.product.content, attribute, scope)?.locale ?? window.catalog.defaultLocale;
}

/** Returns the version with its catalog. Throws NOT_FOUND. */
export async function getShopWindow(ctx: Reads, versionId: string): Promise<WindowRecord> {
  const publishedCatalog = await getVersion(ctx, versionId);
  const catalog = await getCatalog(ctx, publishedCatalog.catalogId);
  const settings = await getFrozenSettings(ctx, versionId);
  return {
    publishedCatalog,
    catalog,
    ...settings,
    definitions: withSystem(settings.definitions ?? (await listDefinitions(ctx.store))),
  };
}

const findChannel = ({ channels }: WindowRecord, code: string | null | undefined) =>
  channels.find(({ id }) => id === code);

/** Returns how the version is shown in a language and for a sales channel. */
const toView = (
  window: WindowRecord,
  currency: string | null,
  { locale, channel }: WantedView,
  now: Date,
): WindowView => {
  const { catalog, categories, definitions } = window;
  const { defaultLocale } = catalog;
  const languages = getWindowLanguages(window, channel);
  const shown = languages.find((tag) => tag === locale) ?? languages[0] ?? defaultLocale;
  const scope = {
    locale: shown === defaultLocale ? null : shown,
    channel: findChannel(window, channel)?.id ?? null,
  };
  return {
    window,
    currency,
    scope,
    now,
    categories: createCategoryReader(categories, { ...scope, defaultLocale }),
    toLabel: scope.locale === null ? null : createPairLabels(definitions, scope.locale),
  };
};

/** A category of a product with the names from the root in the chosen language. */
interface CategoryTrail {
  path: string;
  names: CategoryName[];
}

/** Returns the categories of the product with their names. */
export function getCategoryTrails({ content, categories }: WindowProduct): CategoryTrail[] {
  return content.categories.map((path) => ({ path, names: categories.getNames(path) }));
}

/**
 * Returns the currencies of the prices in the version: those of the channel in its order, or else all, the catalog's
 * first.
 */
export async function getWindowCurrencies(
  ctx: Reads,
  window: WindowRecord,
  channel?: string | null,
): Promise<string[]> {
  const { currencies } = await getStock(ctx, window.publishedCatalog);
  const own = findChannel(window, channel)?.currencies;
  return own ? own.filter((code) => currencies.includes(code)) : currencies;
}

/** Returns the languages of the channel, or else those of the catalog, the default first. */
export function getWindowLanguages(window: WindowRecord, channel?: string | null): string[] {
  const { locales, defaultLocale } = window.catalog;
  const own = findChannel(window, channel)?.locales;
  if (!own) return [...new Set([defaultLocale, ...locales])].filter(Boolean);
  return [...new Set([...own.filter((tag) => tag === defaultLocale), ...own])];
}

const pages: PageRule = {
  standard: 9,
  isAllowed: (perPage) => Number.isSafeInteger(perPage) && perPage >= 1 && perPage <= 100,
  refusal: say`The page size must be between 1 and 100 rows.`,
};

/** A page of products with the counts of the filters. */
export interface WindowPage extends PageResult {
  products: WindowProduct[];
  facets: ShopWindowFacets;
  currency: string | null;
}

const pickCurrency = async (ctx: Reads, window: WindowRecord, wanted: WantedView): Promise<string | null> => {
  const currencies = await getWindowCurrencies(ctx, window, wanted.channel);
  return currencies.find((code) => code === wanted.currency) ?? currencies[0] ?? null;
};

/** Returns a page of the products that match the input. Throws INVALID for invalid page arguments. */
export async function listWindowProducts(
  ctx: Reads,
  window: WindowRecord,
  input: ShopWindowListInput,
): Promise<WindowPage> {
  const paging = getPage(input, pages);
  const { stock } = await getStock(ctx, window.publishedCatalog);
  const currency = await pickCurrency(ctx, window, input);
  const now = ctx.now();
  const view = toView(window, currency, input, now);
  const priced = await getPriced(stock, { currency, channel: view.scope.channel }, now);
  const rows = await getOrdered(stock, priced, input.sort ?? 'FEATURED', input.direction ?? 'ASC', view.scope);
  const sold = rows.filter(({ product }) => isSoldIn(product, view.scope.channel));
  const candidates = await findCandidates(sold, input);
  const found = candidates.filter(({ missed }) => missed === null).map(({ row }) => row);
  const { offset, perPage } = paging;
  void prepareStock(stock, view.scope);
  return {
    products: found.slice(offset, offset + perPage).map((priced) => toProduct(view, priced)),
    facets: windowFacets(candidates, input, view),
    currency,
    ...pageResult(found.length, paging),
  };
}

/**
 * Returns the product with the ID, else the one with the slug in any language. Throws NOT_FOUND, also for one that is not
 * in the channel.
 */
export async function getWindowProduct(
  ctx: Reads,
  window: WindowRecord,
  id: string,
  wanted: WantedView = {},
): Promise<WindowProduct> {
  const { stock } = await getStock(ctx, window.publishedCatalog);
  const currency = await pickCurrency(ctx, window, wanted);
  const now = ctx.now();
  const view = toView(window, currency, wanted, now);
  const products = stock.products.filter((one) => isSoldIn(one, view.scope.channel));
  const product =
    products.find(({ productId }) => productId === id) ??
    products.find(({ content }) => content.slug === id) ??
    products.find(({ content }) => content.values?.some(({ attribute, text }) => attribute === 'slug' && text === id));
  if (!product) throw notFound('product', id);
  return toProduct(view, pricedProduct(product, { currency, channel: view.scope.channel }, now));
}
