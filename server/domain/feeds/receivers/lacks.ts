import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import { say, type Sentence } from '#server/records/sentence';

/** What a receiver’s file has no place for. It is reported once for all products. */
export interface Lack {
  code: string;
  what: Sentence;
  /** Whether the product has some. */
  isIn: (product: ProductContent, catalog: CatalogRecord) => boolean;
}

/** The product and its variants, each with prices and images. */
export function getOfferedParts(product: ProductContent) {
  return [product, ...product.variants];
}

/** What no file of a receiver but Shopify’s has. */
export const COMMON_LACKS: readonly Lack[] = [
  {
    code: 'SEO',
    what: say`SEO titles and descriptions`,
    isIn: ({ seo }) => Boolean(seo.title || seo.description),
  },
  {
    code: 'ALT_TEXTS',
    what: say`alt texts`,
    isIn: (product) => getOfferedParts(product).some(({ media }) => media.some(({ alt }) => alt)),
  },
  {
    code: 'SALES',
    what: say`regular prices of products on sale`,
    isIn: (product) =>
      getOfferedParts(product).some(({ prices }) => prices.some(({ compareAt }) => compareAt !== null)),
  },
];
