import type { CellReader, CompiledMapping } from './mapping';
import type { TargetCode } from './targets';

/** Readers of the fields that products and variants have in common; none where nothing is mapped. */
export interface Level {
  sku: readonly CellReader[];
  gtin: readonly CellReader[];
  name: readonly CellReader[];
  status: readonly CellReader[];
  price: readonly CellReader[];
  compareAtPrice: readonly CellReader[];
  currency: readonly CellReader[];
  prices: readonly CellReader[];
  images: readonly CellReader[];
  imageAlts: readonly CellReader[];
  stock: readonly CellReader[];
  availability: readonly CellReader[];
  availableFrom: readonly CellReader[];
  backorders: readonly CellReader[];
  saleFrom: readonly CellReader[];
  saleUntil: readonly CellReader[];
}

type Codes = Partial<Record<keyof Level, TargetCode>>;

/** On whichever row they stand. */
const OF_ROW: Codes = {
  currency: 'currency',
  availableFrom: 'availableFrom',
  backorders: 'backorders',
  saleFrom: 'saleFrom',
  saleUntil: 'saleUntil',
};

const PRODUCT: Codes = {
  ...OF_ROW,
  sku: 'sku',
  gtin: 'gtin',
  name: 'name',
  status: 'status',
  price: 'price',
  compareAtPrice: 'compareAtPrice',
  stock: 'stock',
  availability: 'availability',
  prices: 'prices',
  images: 'images',
  imageAlts: 'imageAlts',
};

const VARIANT: Codes = {
  ...OF_ROW,
  sku: 'variantSku',
  gtin: 'variantGtin',
  name: 'variantName',
  status: 'variantStatus',
  price: 'variantPrice',
  compareAtPrice: 'variantCompareAtPrice',
  stock: 'variantStock',
  availability: 'variantAvailability',
  prices: 'variantPrices',
  images: 'variantImages',
};

/** What a product takes from a row that is a variant first of all. */
const FAMILY: Codes = { name: 'name', images: 'images', imageAlts: 'imageAlts' };

const levelBy = (readers: (field: keyof Level) => readonly CellReader[]): Level => ({
  sku: readers('sku'),
  gtin: readers('gtin'),
  name: readers('name'),
  status: readers('status'),
  price: readers('price'),
  compareAtPrice: readers('compareAtPrice'),
  currency: readers('currency'),
  prices: readers('prices'),
  images: readers('images'),
  imageAlts: readers('imageAlts'),
  stock: readers('stock'),
  availability: readers('availability'),
  availableFrom: readers('availableFrom'),
  backorders: readers('backorders'),
  saleFrom: readers('saleFrom'),
  saleUntil: readers('saleUntil'),
});

const levelOf = (mapping: CompiledMapping, codes: Codes) =>
  levelBy((field) => {
    const code = codes[field];
    return code === undefined ? [] : mapping.readersOf(code);
  });

/** The first's readers, and where it has none of a field the other's. */
const withFallback = (first: Level, other: Level) =>
  levelBy((field) => (first[field].length ? first[field] : other[field]));

/** What is sold has the stock of its row: where variants have no columns for it, those of the product are theirs. */
const withStock = (variant: Level, product: Level): Level => ({
  ...variant,
  stock: variant.stock.length ? variant.stock : product.stock,
  availability: variant.availability.length ? variant.availability : product.availability,
});

/** The readers for each kind of row. */
export interface Levels {
  product: Level;
  variant: Level;
  /** A row that is a variant and, as the first of its kind, tells of its product too. */
  family: Level;
}

/**
 * Binds the mapping to products and variants. Where `isShared`, a row is either of them and both use the same columns:
 * what is mapped to `sku` is the variant's on a variant's row.
 */
export const levelsOf = (mapping: CompiledMapping, isShared: boolean): Levels => {
  const product = levelOf(mapping, PRODUCT);
  const variant = levelOf(mapping, VARIANT);
  return isShared
    ? { product, variant: withFallback(variant, product), family: levelOf(mapping, FAMILY) }
    : { product, variant: withStock(variant, product), family: product };
};
