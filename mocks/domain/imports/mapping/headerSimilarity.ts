import { headerKey } from '../formats/headerKey';
import { ATTRIBUTE, OPTION } from './targets';

/** Common headers for each field, normalized by `headerKey`, most likely first. */
const SYNONYMS: Readonly<Record<string, string>> = {
  sku: 'sku|product sku|article number|article no|item number|item no|item code|product code|product number|art nr|artikelnummer|code|part no|reference',
  name: 'name|product name|title|product title|item name|article name|label|bezeichnung|nom|nombre|produktname',
  slug: 'slug|url key|handle|permalink|url slug',
  description:
    'description|product description|long description|body|details|beschreibung|body html|text|short description',
  brand: 'brand|manufacturer|vendor|maker|marke|hersteller|brand name|marque',
  gtin: 'gtin|ean|upc|barcode|bar code|ean13|gtin13|ean code|isbn|gtin ean',
  mpn: 'mpn|manufacturer part number|part number|manufacturer number|manufacturer sku',
  status: 'status|product status|published|enabled|active|is active|visible|state',
  categories:
    'categories|category|product category|category path|product type|kategorie|kategorien|department|collection',
  price:
    'price|unit price|sales price|selling price|sale price|special price|amount|preis|prix|precio|retail price|net price|gross price',
  compareAtPrice:
    'compare at price|regular price|list price|rrp|msrp|old price|former price|was price|uvp|strike price',
  currency: 'currency|currency code|waehrung|währung',
  images:
    'images|image|image url|image link|picture|pictures|photo|photos|media|image src|image urls|main image|bild|bilder|additional images',
  imageAlts: 'image alt text|image alt|alt text|image text|image label',
  seoTitle: 'seo title|meta title|page title',
  seoDescription: 'seo description|meta description',
  externalReference: 'external reference|external id|id|product id|item id|erp id|uuid|external key',
  variantSku: 'variant sku|variation sku|child sku|variant code|variant id',
  variantGtin: 'variant gtin|variant ean|variant barcode|variant upc',
  variantName: 'variant name|variant title|variation name',
  variantPrice: 'variant price|variation price',
  variantCompareAtPrice:
    'variant compare at price|variant regular price|variant list price|variant rrp|variant msrp|variation regular price',
  stock:
    'stock|quantity|qty|inventory|stock quantity|stock on hand|inventory quantity|in stock|bestand|lagerbestand|on hand|stock qty',
  variantStock: 'variant stock|variant quantity|variant qty',
  availability:
    'availability|stock status|availability status|verfügbarkeit|disponibilité|disponibilidad|disponibilidade',
  variantAvailability: 'variant availability|variant stock status',
  availableFrom: 'available from|availability date|release date|lieferbar ab',
  backorders: 'backorders|backorders allowed|allow backorders|inventory policy|continue selling when out of stock',
  saleFrom:
    'sale starts|sale start date|sale from|special price from|special price from date|date sale price starts|sale price effective date',
  saleUntil: 'sale ends|sale end date|sale until|special price to|special price to date|date sale price ends',
  kind: 'product kind|kind of product',
  variantImages: 'variant image|variant images|variation image',
  parent:
    'parent|parent sku|parent id|item group id|group id|parent code|style number|style code|master sku|product group|model number',
};

const TARGET_OF = new Map(
  Object.entries(SYNONYMS).flatMap(([target, words]) => words.split('|').map((word) => [word, target] as const)),
);

/** Fields that can be read from several columns. */
const REPEATABLE = new Set(['categories', 'images']);

/** Columns that distinguish variants if the file has any. */
const OPTION_KEYS = new Set([
  'size',
  'color',
  'colour',
  'farbe',
  'größe',
  'groesse',
  'flavour',
  'flavor',
  'length',
  'width',
]);

/** Minimum similarity of a header to a known one; it still allows one typo in a word of seven letters. */
const LIKE = 0.6;

const toBigrams = (text: string) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));

/** The Sørensen–Dice coefficient of letter pairs, 0 to 1. */
const similarity = (a: string, b: string) => {
  const rest = toBigrams(b);
  const total = toBigrams(a).length + rest.length;
  let shared = 0;
  for (const pair of toBigrams(a)) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    rest.splice(index, 1);
    shared += 1;
  }
  return total ? (2 * shared) / total : 0;
};

/** The field with exactly this name; null if there is none. */
export function findFieldByName(key: string): string | null {
  return TARGET_OF.get(key) ?? null;
}

const likeliest = (key: string): { target: string; score: number } | null => {
  const known = TARGET_OF.get(key);
  if (known) return { target: known, score: 1 };
  // Short texts are similar by chance, and long texts never match.
  if (key.length < 5 || key.length > 40) return null;
  let best: { target: string; score: number } | null = null;
  for (const [word, target] of TARGET_OF) {
    const score = word.length < 5 ? 0 : similarity(key, word);
    if (score >= LIKE && score > (best?.score ?? 0)) best = { target, score };
  }
  return best;
};

/** The best matching field for each header, each field used once, best match first; null for the other headers. */
const matchFields = (columns: readonly string[]): (string | null)[] => {
  const matches = columns
    .map((column, index) => ({ index, match: likeliest(headerKey(column)) }))
    .sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0));
  const targets: (string | null)[] = columns.map(() => null);
  const taken = new Set<string>();
  for (const { index, match } of matches) {
    if (!match || taken.has(match.target)) continue;
    if (!REPEATABLE.has(match.target)) taken.add(match.target);
    targets[index] = match.target;
  }
  return targets;
};

/** The share of headers that resemble fields, 0 to 1. */
export function headerSimilarity(columns: readonly string[]): number {
  return columns.length ? matchFields(columns).filter(Boolean).length / columns.length : 0;
}

/**
 * Suggested targets for the columns of any file. Columns that resemble no field become attributes, or options of
 * variants.
 */
export function targetsBySimilarity(columns: readonly string[]): string[] {
  const fields = matchFields(columns);
  const hasVariants = fields.some((target) => target === 'parent' || target === 'variantSku');
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    if (field !== null) return field;
    return (hasVariants && OPTION_KEYS.has(headerKey(column)) ? OPTION : ATTRIBUTE) + column;
  });
}
