import { neutralizeFormula } from '#shared/formulaText';
import type { AvailabilityFields, ProductContent, VariantContent } from '../../records/products';
import { encodeAssociations } from './associationCells';
import { encodeEntries, encodeMedia, encodePairs, encodePrices, encodeTexts } from './listCells';
import { encodeValues } from './valueCells';

const PRODUCT_COLUMNS = [
  'product_sku',
  'name',
  'slug',
  'description',
  'brand',
  'gtin',
  'mpn',
  'status',
  'kind',
  'family',
  'stock',
  'availability',
  'categories',
  'attributes',
  'prices',
  'media',
  'seo_title',
  'seo_description',
  'external_reference',
  'values',
  'associations',
  'external_url',
  'button_text',
  'link',
] as const;

const VARIANT_COLUMNS = [
  'variant_sku',
  'variant_gtin',
  'variant_name',
  'variant_options',
  'variant_prices',
  'variant_stock',
  'variant_availability',
  'variant_media',
  'variant_status',
  'variant_attributes',
  'variant_values',
  'variant_external_reference',
  'variant_link',
] as const;

/** Headers of the app's own layout, in output order. */
export const OWN_COLUMNS = [...PRODUCT_COLUMNS, ...VARIANT_COLUMNS];

const NO_PRODUCT = PRODUCT_COLUMNS.slice(1).map(() => '');
const NO_VARIANT = VARIANT_COLUMNS.map(() => '');

/** `PREORDER=2026-03-01`; either part is blank where it is absent. */
const availabilityCell = ({ availability, availableFrom }: AvailabilityFields) =>
  availability === undefined && availableFrom === undefined
    ? ''
    : encodeEntries(
        [[availability ?? '', availableFrom ?? '']].map(([word = '', day = '']) => (day ? [word, day] : [word])),
      );

const productCells = (content: ProductContent): string[] => [
  content.sku,
  content.name,
  content.slug,
  content.description,
  content.brand,
  content.gtin ?? '',
  content.mpn ?? '',
  content.status,
  content.kind ?? '',
  content.family ?? '',
  content.stock === undefined ? '' : String(content.stock),
  availabilityCell(content),
  encodeTexts(content.categories),
  encodePairs(content.attributes),
  encodePrices(content.prices),
  encodeMedia(content.media),
  content.seo.title,
  content.seo.description,
  content.externalReference ?? '',
  encodeValues(content.values),
  encodeAssociations(content.associations),
  content.externalUrl ?? '',
  content.buttonText ?? '',
  content.link ?? '',
];

const variantCells = (variant: VariantContent): string[] => [
  variant.sku,
  variant.gtin ?? '',
  variant.name,
  encodePairs(variant.options),
  encodePrices(variant.prices),
  variant.stock === null ? '' : String(variant.stock),
  availabilityCell(variant),
  encodeMedia(variant.media),
  variant.status,
  encodePairs(variant.attributes ?? []),
  encodeValues(variant.values),
  variant.externalReference ?? '',
  variant.link ?? '',
];

/**
 * The product as rows of the app's own layout, with a cell for each of `OWN_COLUMNS`: one row per variant, the
 * product's fields on the first row and its SKU on every row. Formulas are neutralized, but cells are not yet quoted
 * for CSV. Reading the rows back gives the same content.
 */
export function ownRows(content: ProductContent): string[][] {
  const product = productCells(content);
  const rows = content.variants.length
    ? content.variants.map((variant, index) => [
        ...(index ? [content.sku, ...NO_PRODUCT] : product),
        ...variantCells(variant),
      ])
    : [[...product, ...NO_VARIANT]];
  return rows.map((cells) => cells.map(neutralizeFormula));
}
