import type { CatalogRecord } from '#server/records/catalogs';
import {
  getOwnChannels,
  type PriceRecord,
  type ProductContent,
  type ProductRecord,
  type VariantContent,
} from '#server/records/products';
import { ALL_ASKED, type SellingChannels } from '../../definitions/catalogChannels';
import { FIELD_REQUIREMENTS, inChannels, type Requirement } from '../completeness';
import { getCellsTag, measureCells } from '../completenessCells';
import { gradeProduct } from '../quality';

/** What is stored with a product of how complete and how good it is. */
export type ProductFigures = Pick<ProductRecord, 'completeness' | 'qualityScore' | 'completenessCells'>;

/** Fields that figures don't depend on. */
type Unmeasured =
  | 'sku'
  | 'status'
  | 'stock'
  | 'availability'
  | 'availableFrom'
  | 'associations'
  | 'externalReference'
  | 'link'
  | 'externalUrl'
  | 'buttonText'
  // Those of a product are also in `categories`.
  | 'ruleCategories';

type Field = keyof (ProductContent & VariantContent);

/** The other fields of products and variants. Of prices, figures depend on the channels. */
const MEASURED: Readonly<Record<Exclude<Field, Unmeasured | 'prices' | 'variants'>, true>> = {
  name: true,
  slug: true,
  description: true,
  brand: true,
  gtin: true,
  mpn: true,
  kind: true,
  family: true,
  categories: true,
  notInChannels: true,
  attributes: true,
  options: true,
  values: true,
  media: true,
  seo: true,
};

const MEASURED_FIELDS = Object.keys(MEASURED);

const hasSameChannels = (a: readonly PriceRecord[], b: readonly PriceRecord[]) =>
  a === b || (a.length === b.length && a.every(({ channel }, at) => channel === b[at]!.channel));

type Part = ProductContent | VariantContent;

const isPartAlike = (a: Part, b: Part) =>
  MEASURED_FIELDS.every((field) => Reflect.get(a, field) === Reflect.get(b, field)) &&
  hasSameChannels(a.prices, b.prices);

/** Whether two states of a product share everything that its figures depend on. Edits share what they don't change. */
const isAlike = (a: ProductContent, b: ProductContent) =>
  isPartAlike(a, b) &&
  (a.variants === b.variants ||
    (a.variants.length === b.variants.length && a.variants.every((one, at) => isPartAlike(one, b.variants[at]!))));

/** What figures depend on besides the product, its catalog, and its family. */
interface MeasureOptions {
  /** The state of the product before an edit. */
  previous?: ProductRecord | null;
  selling?: SellingChannels | undefined;
}

/**
 * Returns the figures of the product by what its family requires in the catalog. Those of the `previous` state are
 * taken over if they were measured by the same requirements and nothing that they depend on has changed, see
 * docs/decisions/0039-kept-figures.md.
 */
export function measureProduct(
  content: ProductContent,
  catalog: CatalogRecord,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
  { previous = null, selling = ALL_ASKED }: MeasureOptions = {},
): ProductFigures {
  if (previous && isAlike(previous, content)) {
    const { completeness, qualityScore, completenessCells } = previous;
    const tag = getCellsTag(catalog, content.family, requirements);
    if (completenessCells.startsWith(`${tag} `)) return { completeness, qualityScore, completenessCells };
  }
  const { locales, defaultLocale } = catalog;
  const own = inChannels(requirements, getOwnChannels(content, catalog.channels));
  return {
    ...gradeProduct(content, { locales, defaultLocale, selling }, own),
    completenessCells: measureCells(content, catalog, requirements),
  };
}
