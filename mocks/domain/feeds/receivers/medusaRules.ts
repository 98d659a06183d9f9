import type { CatalogRecord } from '../../../records/catalogs';
import type { ProductContent } from '../../../records/products';
import { say } from '../../../records/sentence';
import { getOptionNames } from '../../../records/variantOptions';
import { getOffers, getQuantity } from './offers';
import {
  channelPriceProblem,
  type Checked,
  enterLater,
  found,
  imageProblem,
  kindProblem,
  type Lack,
  languageProblem,
  missingOptionProblem,
  optionProblem,
  type Problem,
  titleProblem,
} from './receiverRules';

const LACKS = {
  stock: { code: 'STOCK', what: say`quantities in stock` },
  categories: { code: 'CATEGORIES', what: say`categories` },
  seo: { code: 'SEO', what: say`SEO titles and descriptions` },
  alts: { code: 'ALT_TEXTS', what: say`alt texts` },
  images: { code: 'VARIANT_IMAGES', what: say`images of variants` },
  sales: { code: 'SALES', what: say`regular prices of products on sale` },
} as const satisfies Record<string, Lack>;

/** Medusa requires an option; the feed writes one for a product that has none. */
const variantProblem = (product: ProductContent): Problem | null =>
  getOptionNames(product.variants).length
    ? optionProblem(product, 'Medusa', (value) => value.trim())
    : missingOptionProblem(product, 'Medusa');

const getLacks = (product: ProductContent): Lack[] => {
  const { variants, media, seo, categories } = product;
  const has: Record<keyof typeof LACKS, boolean> = {
    stock: getOffers(product).some((variant) => getQuantity(product, variant) !== null),
    categories: categories.length > 0,
    seo: Boolean(seo.title || seo.description),
    alts: media.some(({ alt }) => alt),
    images: variants.some((variant) => variant.media.length),
    sales: [product, ...variants].some(({ prices }) => prices.some(({ compareAt }) => compareAt !== null)),
  };
  return Object.entries(LACKS).flatMap(([key, lack]) => (has[key as keyof typeof LACKS] ? [lack] : []));
};

/** Checks products in the order of the file, which can have each SKU and GTIN once. */
export interface MedusaCheck {
  (product: ProductContent): Checked;
  /** Whether the GTIN of an offer with the SKU is in the file. */
  hasGtin: (sku: string) => boolean;
}

/**
 * Creates a function that returns what Medusa’s file has of a product. One product that Medusa refuses would keep out all that
 * are imported with it.
 */
export function createMedusaCheck(catalog: CatalogRecord): MedusaCheck {
  const skus = new Set<string>();
  const gtins = new Set<string>();
  const withGtin = new Set<string>();

  const skuProblem = (own: readonly string[]): Problem | null => {
    const twice = own.find((sku, index) => skus.has(sku) || own.indexOf(sku) !== index);
    return twice === undefined
      ? null
      : {
          code: 'SKU',
          field: 'sku',
          message: say`Medusa requires each SKU once. The file already has ${twice}.`,
          suggestedFix: say`Enter another SKU.`,
        };
  };

  const takeGtins = (product: ProductContent): Problem | null => {
    const lost = getOffers(product).flatMap((variant) => {
      const { sku, gtin } = variant ?? product;
      if (gtin === null) return [];
      if (gtins.has(gtin)) return [gtin];
      gtins.add(gtin);
      withGtin.add(sku);
      return [];
    });
    return lost.length
      ? {
          code: 'GTIN',
          field: 'gtin',
          message: say`Medusa requires each GTIN once. The file already has ${{ list: lost }}.`,
          suggestedFix: say`Correct the GTIN.`,
        }
      : null;
  };

  const check = (product: ProductContent): Checked => {
    const own = getOffers(product).map((variant) => (variant ?? product).sku);
    const reasons = found(
      kindProblem(product, 'Medusa'),
      titleProblem(product, 'Medusa'),
      variantProblem(product),
      skuProblem(own),
    );
    if (reasons.length) return { reasons };
    for (const sku of own) skus.add(sku);
    return {
      reasons,
      losses: found(
        imageProblem(
          product.media.map(({ url }) => url),
          catalog,
        ),
        languageProblem(product, 'Medusa', enterLater('Medusa')),
        channelPriceProblem(product, 'Medusa', say`Enter them in a price list in Medusa.`),
        takeGtins(product),
      ),
      lacks: getLacks(product),
    };
  };
  return Object.assign(check, { hasGtin: (sku: string) => withGtin.has(sku) });
}
