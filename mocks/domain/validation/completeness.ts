import type { ProductContent } from '../../records/products';
import { pricesOf, thumbnailOf } from '../../records/productFacts';
import { hasDescription } from './textRule';

const hasIdentifier = ({ gtin, mpn, variants }: ProductContent) =>
  Boolean(gtin || mpn || (variants.length && variants.every((variant) => variant.gtin)));

/** The fields that matter to a shop, each of the same weight. */
const FILLED: readonly ((content: ProductContent) => boolean)[] = [
  ({ name }) => name.trim() !== '',
  ({ slug }) => slug.trim() !== '',
  ({ description }) => hasDescription(description),
  ({ brand }) => brand.trim() !== '',
  ({ categories }) => categories.length > 0,
  ({ attributes }) => attributes.length > 0,
  (content) => content.kind !== undefined || pricesOf(content).length > 0,
  (content) => thumbnailOf(content) !== null,
  hasIdentifier,
  ({ seo }) => seo.title.trim() !== '' && seo.description.trim() !== '',
];

/** The share, 0 to 1, of the fields that matter which are filled. */
export const completenessOf = (content: ProductContent): number =>
  FILLED.filter((isFilled) => isFilled(content)).length / FILLED.length;
