import { say } from '#server/records/sentence';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import { getOptionNames } from '#server/records/variantOptions';
import {
  channelPriceProblem,
  type Checked,
  found,
  imageProblem,
  kindProblem,
  languageProblem,
  optionProblem,
  optionsProblem,
  priceProblem,
  type Problem,
  titleProblem,
} from './receiverRules';

/** Limits of Shopify's products. */
const MAX_OPTIONS = 3;
const MAX_VARIANTS = 2048;

type Settings = Pick<CatalogRecord, 'shopUrl' | 'imageBaseUrl' | 'currencies'>;

const variantProblem = (product: ProductContent): Problem | null => {
  const { variants } = product;
  if (!variants.length) return null;
  if (variants.length > MAX_VARIANTS) {
    return optionsProblem(
      say`The product has ${variants.length} variants. Shopify allows at most ${MAX_VARIANTS}.`,
      say`Divide it into several products.`,
    );
  }
  const names = getOptionNames(variants);
  if (names.length === 0 && variants.length === 1) return null;
  if (names.length === 0 || names.length > MAX_OPTIONS) {
    return optionsProblem(
      say`Shopify requires variants to have 1 to ${MAX_OPTIONS} options. These have ${names.length}.`,
      say`Enter 1 to ${MAX_OPTIONS} options for each variant.`,
    );
  }
  return optionProblem(product, 'Shopify');
};

/** Shopify’s file has the attributes of products only. */
const ownAttributeProblem = ({ variants }: ProductContent): Problem | null =>
  variants.some(({ attributes }) => attributes)
    ? {
        code: 'ATTRIBUTES',
        field: 'variants',
        message: say`Shopify’s product CSV has no attributes of variants. They are not in the file.`,
        suggestedFix: say`Enter them as metafields of the variants in Shopify.`,
      }
    : null;

/** Returns what Shopify’s file has of the product. */
export function checkForShopify(product: ProductContent, settings: Settings): Checked {
  const { media, variants } = product;
  const urls = [...media, ...variants.flatMap((variant) => variant.media.slice(0, 1))].map(({ url }) => url);
  return {
    reasons: found(
      kindProblem(product, 'Shopify'),
      titleProblem(product, 'Shopify'),
      priceProblem(product, 'Shopify', settings.currencies[0]),
      variantProblem(product),
    ),
    losses: found(
      imageProblem(urls, settings),
      // Shopify reads other languages from another file, and has no texts for channels.
      languageProblem(product, 'Shopify', say`Enter them in Shopify’s Translate & Adapt app.`),
      channelPriceProblem(product, 'Shopify', say`Enter them as prices of a market in Shopify.`),
      ownAttributeProblem(product),
    ),
  };
}
