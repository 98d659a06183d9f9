import type { ProductContent } from '../../records/products';
import { getPrices, getThumbnail } from '../../records/productFacts';
import { hasDescription } from './textRule';

const hasIdentifier = ({ gtin, mpn, variants }: ProductContent) =>
  Boolean(gtin || mpn || (variants.length && variants.every((variant) => variant.gtin)));

/** The fields recommended for shops, all weighted equally. */
const FILLED: readonly ((content: ProductContent) => boolean)[] = [
  ({ name }) => name.trim() !== '',
  ({ slug }) => slug.trim() !== '',
  ({ description }) => hasDescription(description),
  ({ brand }) => brand.trim() !== '',
  ({ categories }) => categories.length > 0,
  ({ attributes }) => attributes.length > 0,
  (content) => content.kind !== undefined || getPrices(content).length > 0,
  (content) => getThumbnail(content) !== null,
  hasIdentifier,
  ({ seo }) => seo.title.trim() !== '' && seo.description.trim() !== '',
];

/** Returns the share of recommended fields that are filled in, from 0 to 1. */
export function computeCompleteness(content: ProductContent): number {
  return FILLED.filter((isFilled) => isFilled(content)).length / FILLED.length;
}
