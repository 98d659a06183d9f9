import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import { say } from '#server/records/sentence';
import { getOptionNames } from '#server/records/variantOptions';
import { getOffers, getQuantity } from './offers';
import {
  channelPriceProblem,
  type Checked,
  enterLater,
  found,
  imageProblem,
  kindProblem,
  languageProblem,
  missingOptionProblem,
  optionProblem,
  type Problem,
  titleProblem,
} from './receiverRules';
import { COMMON_LACKS, type Lack } from './lacks';

const LACKS: readonly Lack[] = [
  ...COMMON_LACKS,
  {
    code: 'STOCK',
    what: say`quantities in stock`,
    isIn: (product) => getOffers(product).some((variant) => getQuantity(product, variant) !== null),
  },
  { code: 'CATEGORIES', what: say`categories`, isIn: ({ categories }) => categories.length > 0 },
  {
    code: 'VARIANT_IMAGES',
    what: say`images of variants`,
    isIn: ({ variants }) => variants.some(({ media }) => media.length),
  },
];

/** Medusa requires an option; the feed writes one for a product that has none. */
const variantProblem = (product: ProductContent): Problem | null =>
  getOptionNames(product.variants).length
    ? optionProblem(product, 'Medusa', (value) => value.trim())
    : missingOptionProblem(product, 'Medusa');

/** Checks products in the order of the file, which can have each SKU and GTIN once. */
export interface MedusaCheck {
  (product: ProductContent): Checked;
  /** Whether the GTIN of an offer with the SKU is in the file. */
  hasGtin: (sku: string) => boolean;
}

/**
 * Creates a function that returns what Medusa’s file has of a product. One product that Medusa refuses would keep out
 * all that are imported with it.
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
      lacks: LACKS.filter(({ isIn }) => isIn(product, catalog)),
    };
  };
  return Object.assign(check, { hasGtin: (sku: string) => withGtin.has(sku) });
}
