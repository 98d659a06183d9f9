import { say, type Sentence } from '../../records/sentence';
import type { CatalogRecord } from '../../records/catalogs';
import { getPriceChannels } from '../../records/prices';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import { findIncomplete, getOptionNames, getOptionValue } from '../../records/variantOptions';
import { getAllValues } from '../productValues/values';
import { issue } from '../validation/issues';
import { imageLink } from './shopUrls';

/** Limits of Shopify's products. */
const MAX_OPTIONS = 3;
const MAX_VARIANTS = 2048;

interface Problem {
  code: string;
  field: string;
  message: Sentence;
  suggestedFix: Sentence;
}

type Settings = Pick<CatalogRecord, 'shopUrl' | 'imageBaseUrl' | 'currencies'>;

/** A reason why Shopify can’t have the product. */
type ShopifyRule = (product: ProductContent, settings: Settings) => Problem | null;

const kindRule: ShopifyRule = ({ kind }) => {
  if (kind === undefined) return null;
  return {
    code: 'SHOPIFY_KIND',
    field: 'kind',
    ...(kind === 'GROUPED'
      ? {
          message: say`Shopify doesn’t have grouped products.`,
          suggestedFix: say`Create a collection in Shopify.`,
        }
      : {
          message: say`Shopify doesn’t have products that are sold on another site.`,
          suggestedFix: say`Add a link to the other site in Shopify.`,
        }),
  };
};

const titleRule: ShopifyRule = ({ name }) =>
  name.trim()
    ? null
    : {
        code: 'SHOPIFY_TITLE',
        field: 'name',
        message: say`Shopify requires a title.`,
        suggestedFix: say`Enter a name.`,
      };

const priceRule: ShopifyRule = ({ prices, variants }, { currencies: [currency = ''] }) => {
  const isPriced = (list: ProductContent['prices']) =>
    list.some((price) => price.currency === currency && price.channel === undefined);
  const isMissing = variants.length
    ? variants.some((variant) => !isPriced(variant.prices) && !isPriced(prices))
    : !isPriced(prices);
  return isMissing
    ? {
        code: 'SHOPIFY_PRICE',
        field: 'prices',
        message: say`Without a price in ${currency}, Shopify would sell the product for 0.`,
        suggestedFix: say`Enter a price in ${currency}.`,
      }
    : null;
};

const optionRule: ShopifyRule = ({ variants }) => {
  if (!variants.length) return null;
  const problem = (message: Sentence, suggestedFix: Sentence) => ({
    code: 'SHOPIFY_OPTIONS',
    field: 'variants',
    message,
    suggestedFix,
  });
  if (variants.length > MAX_VARIANTS) {
    return problem(
      say`The product has ${variants.length} variants. Shopify allows at most ${MAX_VARIANTS}.`,
      say`Divide it into several products.`,
    );
  }
  const names = getOptionNames(variants);
  if (names.length === 0 && variants.length === 1) return null;
  if (names.length === 0 || names.length > MAX_OPTIONS) {
    return problem(
      say`Shopify requires variants to have 1 to ${MAX_OPTIONS} options. These have ${names.length}.`,
      say`Enter 1 to ${MAX_OPTIONS} options for each variant.`,
    );
  }
  const [incomplete] = findIncomplete(variants, names);
  if (incomplete) {
    return problem(
      say`Shopify requires each variant to have a value for each option. ${incomplete.variant.sku} has no ${incomplete.missing.join(', ')}.`,
      say`Enter the options ${names.join(', ')} for each variant.`,
    );
  }
  const open = variants.find(({ options }) => options.some(({ value }) => !value.trim()));
  if (open) {
    const any = open.options.filter(({ value }) => !value.trim()).map(({ name }) => name);
    return problem(
      say`Shopify requires each variant to have a value for each option. ${open.sku} is for any ${any.join(', ')}.`,
      say`Enter a variant for each value instead.`,
    );
  }
  const values = new Set(variants.map((variant) => JSON.stringify(names.map((name) => getOptionValue(variant, name)))));
  return values.size === variants.length
    ? null
    : problem(say`Two variants have the same options.`, say`Enter different values, or delete one of the variants.`);
};

const RULES: readonly ShopifyRule[] = [kindRule, titleRule, priceRule, optionRule];

/** Images that a shop can’t load don’t keep the product out of the file. */
const imageProblem = ({ media, variants }: ProductContent, settings: Settings): Problem | null => {
  const urls = [...media, ...variants.flatMap((variant) => variant.media.slice(0, 1))].map(({ url }) => url);
  const missing = urls.filter((url) => imageLink(settings, url) === null).length;
  return missing
    ? {
        code: 'SHOPIFY_IMAGE',
        field: 'media',
        message:
          missing === 1
            ? say`An image has no public URL. It is not in the file.`
            : say`${missing} images have no public URL. They are not in the file.`,
        suggestedFix: say`Add images by their URL in your shop, or set the image base URL in the catalog settings.`,
      }
    : null;
};

/** Shopify’s file has the attributes of products only. */
const ownAttributeProblem = ({ variants }: ProductContent): Problem | null =>
  variants.some(({ attributes }) => attributes)
    ? {
        code: 'SHOPIFY_ATTRIBUTES',
        field: 'variants',
        message: say`Shopify’s product CSV has no attributes of variants. They are not in the file.`,
        suggestedFix: say`Enter them as metafields of the variants in Shopify.`,
      }
    : null;

/** Shopify reads other languages from another file, and has no texts for channels. */
const valueProblem = (content: ProductContent): Problem | null => {
  const values = getAllValues(content);
  const scopes = new Set(values.map(({ locale, channel }) => locale ?? channel ?? ''));
  return scopes.size
    ? {
        code: 'SHOPIFY_TEXTS',
        field: content.values ? 'values' : 'variants',
        message: say`Shopify’s product CSV has texts in one language. Those for ${[...scopes].join(', ')} are not in the file.`,
        suggestedFix: say`Enter them in Shopify’s Translate & Adapt app.`,
      }
    : null;
};

/** Shopify reads prices for other markets from another file. */
const channelPriceProblem = (content: ProductContent): Problem | null => {
  const channels = [...getPriceChannels(content)];
  return channels.length
    ? {
        code: 'SHOPIFY_PRICES',
        field: 'prices',
        message: say`Shopify’s product CSV has the prices for all channels. Those for ${channels.join(', ')} are not in the file.`,
        suggestedFix: say`Enter them as prices of a market in Shopify.`,
      }
    : null;
};

const getProblems = (product: ProductContent, settings: Settings) =>
  RULES.flatMap((rule) => rule(product, settings) ?? []);

/** Whether the product can be written for Shopify. */
export function isForShopify(product: ProductContent, settings: Settings): boolean {
  return getProblems(product, settings).length === 0;
}

/** What a file for Shopify leaves out. */
export interface ShopifyReport {
  written: number;
  leftOut: number;
}

/**
 * Returns how much a file for Shopify with these products leaves out. `onIssue` is called with each reason: a WARNING of
 * the channel `shopify`.
 */
export async function shopifyReport(
  products: AsyncIterable<ProductRecord>,
  settings: Settings,
  onIssue: (issue: IssueRecord) => void,
): Promise<ShopifyReport> {
  const report: ShopifyReport = { written: 0, leftOut: 0 };
  for await (const product of products) {
    const problems = getProblems(product, settings);
    const missing = problems.length
      ? []
      : [
          imageProblem(product, settings),
          valueProblem(product),
          channelPriceProblem(product),
          ownAttributeProblem(product),
        ];
    report[problems.length ? 'leftOut' : 'written'] += 1;
    for (const problem of [...problems, ...missing.filter((found) => found !== null)]) {
      onIssue(
        issue({
          ...problem,
          severity: 'WARNING',
          category: 'CHANNEL',
          channel: 'shopify',
          entityType: 'PRODUCT',
          entityId: product.id,
          entityName: product.name || product.sku,
        }),
      );
    }
  }
  return report;
}
