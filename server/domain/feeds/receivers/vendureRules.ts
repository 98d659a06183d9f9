import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import { say } from '#server/records/sentence';
import { getOptionNames } from '#server/records/variantOptions';
import { getAllValues } from '../../productValues/values';
import { getOfferPrice, getOffers, canBuyWithoutStock } from './offers';
import {
  channelPriceProblem,
  type Checked,
  enterLater,
  found,
  imageProblem,
  kindProblem,
  missingOptionProblem,
  optionProblem,
  priceProblem,
  type Problem,
  titleProblem,
} from './receiverRules';
import { COMMON_LACKS, getOfferedParts, type Lack } from './lacks';
import { getUnsupportedLocales, MAX_FACET, toListed, toPart } from './vendureTexts';

/** Vendure stores prices in hundredths of the currency as integers of 32 bits. */
const MAX_PRICE = (2 ** 31 - 1) / 100;

/** Values that are named in an issue. */
const MAX_NAMED = 5;

const LACKS: readonly Lack[] = [
  ...COMMON_LACKS,
  {
    code: 'NAMES',
    what: say`names of variants`,
    isIn: ({ variants }) => variants.some(({ name }) => name.trim()),
  },
  {
    code: 'IDENTIFIERS',
    what: say`GTINs and MPNs`,
    isIn: ({ gtin, mpn, variants }) => Boolean(gtin || mpn) || variants.some((variant) => variant.gtin),
  },
  {
    code: 'CURRENCIES',
    what: say`prices in other currencies`,
    isIn: (product, { currencies: [own] }) =>
      getOfferedParts(product).some(({ prices }) => prices.some(({ currency }) => currency !== own)),
  },
  {
    code: 'LONG_VALUES',
    what: say`attribute values of more than ${MAX_FACET} characters`,
    isIn: (product) =>
      getOfferedParts(product).some(({ attributes = [] }) => attributes.some(({ value }) => value.length > MAX_FACET)),
  },
];

/** The importer enables each product, whatever the file says. */
const statusProblem = ({ status }: ProductContent): Problem | null =>
  status === 'ACTIVE'
    ? null
    : {
        code: 'STATUS',
        field: 'status',
        message: say`Vendure’s import would publish the product, which isn’t active.`,
        suggestedFix: say`Activate the product to include it.`,
      };

const amountProblem = (product: ProductContent, { currencies: [currency] }: CatalogRecord, now: Date) => {
  const amounts = getOffers(product).map((variant) => getOfferPrice(product, variant, { currency, now })?.amount ?? 0);
  return amounts.some((amount) => amount > MAX_PRICE)
    ? {
        code: 'AMOUNT',
        field: 'prices',
        message: say`Vendure’s prices are at most ${{ amount: MAX_PRICE, currency: currency! }}.`,
        suggestedFix: say`Create the product in Vendure, with larger numbers in its database.`,
      }
    : null;
};

/** Vendure imports variants that their options don’t tell apart, but shoppers can’t select them. */
const variantProblem = (product: ProductContent): Problem | null =>
  getOptionNames(product.variants).length
    ? optionProblem(product, 'Vendure', toListed)
    : missingOptionProblem(product, 'Vendure');

/** Texts for channels, and in languages that Vendure doesn’t have. */
const textProblem = (product: ProductContent, catalog: CatalogRecord): Problem | null => {
  const unsupported = new Set(getUnsupportedLocales(catalog));
  const scopes = new Set(
    getAllValues(product).flatMap(
      ({ locale, channel }) => channel ?? (locale !== undefined && unsupported.has(locale) ? locale : []),
    ),
  );
  return scopes.size
    ? {
        code: 'TEXTS',
        field: product.values ? 'values' : 'variants',
        message: say`Vendure’s product CSV has no texts for ${{ list: [...scopes] }}. They are not in the file.`,
        suggestedFix: enterLater('Vendure'),
      }
    : null;
};

/** Texts that contain what Vendure separates lists by. */
const separatorProblem = ({ brand, categories, attributes, variants }: ProductContent): Problem | null => {
  const pairs = [...attributes, ...variants.flatMap((variant) => variant.attributes ?? [])];
  const options = variants.flatMap((variant) => variant.options);
  const parts = [brand, ...categories, ...pairs.flatMap(({ name, value }) => [name, value])];
  const changed = new Set([
    ...[...parts, ...options.map(({ name }) => name)].filter((text) => toPart(text) !== text.trim()),
    ...options.map(({ value }) => value).filter((text) => toListed(text) !== text.trim()),
  ]);
  return changed.size
    ? {
        code: 'SEPARATORS',
        field: 'attributes',
        message: say`Vendure reads | and : as separators. The file has / and - instead of them in ${{ list: [...changed].slice(0, MAX_NAMED) }}.`,
        suggestedFix: say`Correct the texts in Vendure after the import.`,
      }
    : null;
};

const roundingProblem = (product: ProductContent, { currencies: [currency] }: CatalogRecord, now: Date) => {
  const amounts = getOffers(product).map((variant) => getOfferPrice(product, variant, { currency, now })?.amount ?? 0);
  return amounts.some((amount) => Number(amount.toFixed(2)) !== amount)
    ? {
        code: 'ROUNDING',
        field: 'prices',
        message: say`Vendure’s import rounds prices to two decimal places.`,
        suggestedFix: say`Correct the prices in Vendure after the import.`,
      }
    : null;
};

const backorderProblem = (product: ProductContent, { timeZone }: CatalogRecord, now: Date): Problem | null =>
  getOffers(product).some((variant) => canBuyWithoutStock(product, variant, { now, timeZone }))
    ? {
        code: 'BACKORDERS',
        field: 'availability',
        message: say`Vendure’s product CSV has no preorders and backorders. The file has the quantity in stock only.`,
        suggestedFix: say`Set the out-of-stock threshold in Vendure after the import.`,
      }
    : null;

/** Returns what Vendure’s file has of the product. */
export function checkForVendure(product: ProductContent, catalog: CatalogRecord, now: Date): Checked {
  const { media, variants } = product;
  const urls = [...media, ...variants.flatMap((variant) => variant.media)].map(({ url }) => url);
  return {
    reasons: found(
      kindProblem(product, 'Vendure'),
      titleProblem(product, 'Vendure'),
      statusProblem(product),
      priceProblem(product, 'Vendure', catalog.currencies[0]),
      amountProblem(product, catalog, now),
      variantProblem(product),
    ),
    losses: found(
      imageProblem(urls, catalog),
      textProblem(product, catalog),
      channelPriceProblem(product, 'Vendure', say`Enter them as prices of a channel in Vendure.`),
      separatorProblem(product),
      roundingProblem(product, catalog, now),
      backorderProblem(product, catalog, now),
    ),
    lacks: LACKS.filter(({ isIn }) => isIn(product, catalog)),
  };
}
