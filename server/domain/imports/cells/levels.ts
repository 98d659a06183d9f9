import type { CellReader } from './cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { amountTarget, isAmountTarget, type TargetCode } from '../mapping/targets';

/** Readers of the fields that products and variants share; none for fields that are not mapped. */
export interface Level {
  sku: readonly CellReader[];
  gtin: readonly CellReader[];
  /** The ID in the source system. */
  reference: readonly CellReader[];
  /** The URL of the page in the shop. */
  link: readonly CellReader[];
  name: readonly CellReader[];
  status: readonly CellReader[];
  price: readonly CellReader[];
  salePrice: readonly CellReader[];
  compareAtPrice: readonly CellReader[];
  /** Added to the price of the product. */
  surcharge: readonly CellReader[];
  discountPercent: readonly CellReader[];
  discountAmount: readonly CellReader[];
  discountMode: readonly CellReader[];
  onSale: readonly CellReader[];
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
  /** Alt texts of images in other languages, by language. */
  altsByLocale: ReadonlyMap<string, readonly CellReader[]>;
  /** Whether the file has prices, not just discounts. */
  hasPrices: boolean;
  /** Amounts in columns that are for one currency, one sales channel, or both. */
  scopedPrices: readonly PriceLevel[];
}

type Field = Exclude<keyof Level, 'altsByLocale' | 'hasPrices' | 'scopedPrices'>;

/** Readers of the amounts in one currency for one channel; all other fields come from the level. */
interface PriceLevel {
  /** ISO 4217; null for the currency that amounts without one have. */
  code: string | null;
  /** Absent for all channels. */
  channel: string | undefined;
  /** The columns of which one must be filled. */
  own: readonly CellReader[];
  level: Level;
}

type Codes = Partial<Record<Field, TargetCode>>;

/** Fields of any row, whatever its role. */
const OF_ROW: Codes = {
  currency: 'currency',
  availableFrom: 'availableFrom',
  backorders: 'backorders',
  saleFrom: 'saleFrom',
  saleUntil: 'saleUntil',
  onSale: 'onSale',
  discountPercent: 'discountPercent',
  discountAmount: 'discountAmount',
  discountMode: 'discountMode',
};

const PRODUCT: Codes = {
  ...OF_ROW,
  sku: 'sku',
  gtin: 'gtin',
  reference: 'externalReference',
  link: 'link',
  name: 'name',
  status: 'status',
  price: 'price',
  salePrice: 'salePrice',
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
  reference: 'variantReference',
  link: 'variantLink',
  name: 'variantName',
  status: 'variantStatus',
  price: 'variantPrice',
  salePrice: 'variantSalePrice',
  compareAtPrice: 'variantCompareAtPrice',
  surcharge: 'variantSurcharge',
  stock: 'variantStock',
  availability: 'variantAvailability',
  prices: 'variantPrices',
  images: 'variantImages',
};

/** Fields that a product takes from a row that is primarily a variant. */
const FAMILY: Codes = { name: 'name', images: 'images', imageAlts: 'imageAlts' };

const levelBy = (readers: (field: Field) => readonly CellReader[]): Level => ({
  sku: readers('sku'),
  gtin: readers('gtin'),
  reference: readers('reference'),
  link: readers('link'),
  name: readers('name'),
  status: readers('status'),
  price: readers('price'),
  salePrice: readers('salePrice'),
  compareAtPrice: readers('compareAtPrice'),
  surcharge: readers('surcharge'),
  discountPercent: readers('discountPercent'),
  discountAmount: readers('discountAmount'),
  discountMode: readers('discountMode'),
  onSale: readers('onSale'),
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
  altsByLocale: new Map(),
  hasPrices: false,
  scopedPrices: [],
});

const isPrice = (target: string) =>
  (isAmountTarget(target) && !target.startsWith('discountAmount')) || target === 'prices' || target === 'variantPrices';

const getLevel = (mapping: CompiledMapping, codes: Codes): Level => ({
  ...levelBy((field) => {
    const code = codes[field];
    return code === undefined ? [] : mapping.getReaders(code);
  }),
  altsByLocale: codes.imageAlts === undefined ? new Map() : mapping.altReaders,
  hasPrices: [...mapping.targets, ...mapping.channelPrices.map(({ target }) => target)].some(isPrice),
});

/** The readers of `first`, with those of `other` for fields it has none of. */
const withFallback = (first: Level, other: Level): Level => ({
  ...levelBy((field) => (first[field].length ? first[field] : other[field])),
  altsByLocale: first.altsByLocale.size ? first.altsByLocale : other.altsByLocale,
  hasPrices: first.hasPrices,
});

/** Each item sold has the stock of its row, so variants without stock columns of their own use the product's. */
const withStock = (variant: Level, product: Level): Level => ({
  ...variant,
  stock: variant.stock.length ? variant.stock : product.stock,
  availability: variant.availability.length ? variant.availability : product.availability,
});

/** The fields with amounts of money. */
const AMOUNT_FIELDS = ['price', 'salePrice', 'compareAtPrice', 'surcharge', 'discountAmount'] as const;

/**
 * The level with amounts by currency and channel, each mapped to one of `codes` or, if not mapped, to the next of them.
 */
const withScopedPrices = (level: Level, mapping: CompiledMapping, codes: readonly Codes[]): Level => {
  const read = (target: string, channel: string | undefined) =>
    channel === undefined
      ? mapping.getReaders(target)
      : (mapping.channelPrices.find((one) => one.target === target && one.channel === channel)?.readers ?? []);
  const named = (field: Field, code: string | null, channel: string | undefined) =>
    codes
      .flatMap(({ [field]: target }) => target ?? [])
      .map((target) => read(code === null ? target : `${target}:${code}`, channel))
      .find(({ length }) => length) ?? [];
  const amounts = new Set<string | undefined>(codes.flatMap((of) => AMOUNT_FIELDS.map((field) => of[field])));
  const ofAll = mapping.targets.map((target) => ({ target, channel: undefined }));
  const scopes = new Map<string, { code: string | null; channel: string | undefined }>();
  for (const { target, channel } of [...ofAll, ...mapping.channelPrices]) {
    const { amount, currency } = amountTarget(target) ?? { amount: target, currency: null };
    if (!amounts.has(amount) || (currency === null && channel === undefined)) continue;
    scopes.set(JSON.stringify([currency, channel]), { code: currency, channel });
  }
  const scopedPrices = [...scopes.values()].map(({ code, channel }): PriceLevel => {
    const own = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, named(field, code, channel)])) as Record<
      (typeof AMOUNT_FIELDS)[number],
      readonly CellReader[]
    >;
    const date = (field: 'saleFrom' | 'saleUntil') =>
      [named(field, code, channel), named(field, code, undefined), named(field, null, channel)].find(
        ({ length }) => length,
      ) ?? level[field];
    return {
      code,
      channel,
      own: AMOUNT_FIELDS.flatMap((field) => own[field]),
      level: {
        ...level,
        ...own,
        // A channel that only has a sale price sells at the regular price of all channels otherwise.
        price: channel === undefined ? own.price : [...own.price, ...named('price', code, undefined)],
        saleFrom: date('saleFrom'),
        saleUntil: date('saleUntil'),
        ...(code !== null && { currency: [] }),
      },
    };
  });
  return { ...level, scopedPrices };
};

/** The readers for each role of a row. */
export interface Levels {
  product: Level;
  variant: Level;
  /** A row that is a variant and, as the first of its group, also provides the product's data. */
  family: Level;
}

/**
 * Binds the mapping to products and variants. If `isShared`, a row is one or the other and both use the same columns: a
 * column mapped to `sku` is the variant's SKU on a variant row.
 */
export function getLevels(mapping: CompiledMapping, isShared: boolean): Levels {
  const product = withScopedPrices(getLevel(mapping, PRODUCT), mapping, [PRODUCT]);
  const variant = getLevel(mapping, VARIANT);
  return isShared
    ? {
        product,
        variant: withScopedPrices(withFallback(variant, product), mapping, [VARIANT, PRODUCT]),
        family: getLevel(mapping, FAMILY),
      }
    : { product, variant: withScopedPrices(withStock(variant, product), mapping, [VARIANT]), family: product };
}
