import type {
  AttributeRecord,
  AvailabilityFields,
  PriceRecord,
  ProductContent,
  SeoRecord,
  VariantContent,
} from '#server/records/products';
import type { ListAction } from '../cells/actionText';

type Nullable<Fields> = { [Field in keyof Fields]?: Fields[Field] | null };

/** Changes to stock and availability; null clears a field. */
export type StockPatch = Nullable<AvailabilityFields & Pick<VariantContent, 'stock'>>;

/** A discount on a price: a share in percent, or an amount of money. */
export type Discount = { percent: number } | { amount: number };

/** An amount in a file that says how a price differs from that of the product, or from the stored one. */
export interface PartialPrice extends Pick<PriceRecord, 'currency' | 'channel' | 'compareAtFrom' | 'compareAtUntil'> {
  /** What the product sells at instead of its regular price. */
  sale?: number;
  /** What it costs without a sale. */
  regular?: number;
  /** What a variant costs more than its product. */
  surcharge?: number;
  discount?: Discount;
  /** Whether the file has the dates of sales, so that those of the stored price do not apply. */
  hasPeriod: boolean;
  rowNumber: number;
  column: string;
}

/** Further prices in a file, beside complete ones for all channels. */
interface FurtherPrices {
  /** Prices in rows for one channel. They are only stored where they differ from what applies in it without them. */
  channelPrices?: PriceRecord[];
  partialPrices?: PartialPrice[];
}

/** A price, or a part of it, that the file clears. A cleared sale ends. */
export interface ClearedPrice {
  part: 'price' | 'sale' | 'compareAt';
  currency: string;
  channel?: string | undefined;
}

interface Cleared {
  clearedPrices?: ClearedPrice[];
}

/** The data of a variant in a file; missing fields are absent. */
export type VariantPatch = Partial<Omit<VariantContent, keyof StockPatch | 'link'>> &
  Nullable<Pick<VariantContent, 'link'>> &
  StockPatch &
  FurtherPrices &
  Cleared & {
    sku: string;
    /** The names of options whose cells are blank and keep their values. */
    keptOptions?: readonly string[];
    /** Whether the SKU was generated because the file has none; absent if the file states it. */
    isSkuMade?: true;
    /** The stock of a new variant whose cell is blank; absent if that says nothing. */
    newStock?: number;
    /** Its weight and dimensions, which leave its other attributes as they are. */
    measures?: readonly AttributeRecord[];
    /**
     * Its costs, suppliers, and other internal attributes. Those that it has from its product are not stored with it.
     */
    ownAttributes?: readonly AttributeRecord[];
    /**
     * Attributes in columns that only variants have, of which the same is true. They leave its other attributes as they
     * are.
     */
    namedAttributes?: readonly AttributeRecord[];
  };

/** The fields that a product can lack, except for its values. */
export const OPTIONAL_FIELDS = [
  'kind',
  'family',
  'link',
  'externalUrl',
  'buttonText',
  'stock',
  'availability',
  'availableFrom',
  'associations',
] as const satisfies (keyof ProductContent)[];

/** A field that a product can lack. */
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** The data of the product itself in a file; null clears an optional field. */
export type ProductFields = Partial<Omit<ProductContent, 'variants' | 'seo' | OptionalField>> &
  Nullable<Pick<ProductContent, OptionalField>> &
  FurtherPrices &
  Cleared & {
    seo?: Partial<SeoRecord>;
    /** The names of attributes that the file clears. */
    clearedAttributes?: readonly string[];
  };

/** What a file does with lists that a product has, instead of replacing them. */
export interface ListActions {
  tags?: Exclude<ListAction, 'REPLACE'>;
  /** The URLs of the images that it takes away. The others are added. */
  removedImages?: readonly string[];
}

/** The data of a product in a file: only readable values of mapped columns. */
export interface ProductPatch {
  fields: ProductFields;
  variants: VariantPatch[];
  /** What stands for the product's SKU if the file does not state it; absent if it does. */
  skuBasis?: SkuBasis;
  /** The SKUs of variants that the file takes out of the catalog; absent if there are none. */
  deleted?: readonly string[];
  /** What the file does with tags and images that the product has; absent if it replaces them. */
  lists?: ListActions;
}

/**
 * A SKU made from the key of the product's rows, such as a handle, which identifies it, or from its name or its
 * variants.
 */
export type SkuBasis = 'KEY' | 'MADE';

/** A field that products and variants both have. */
export type SharedField = Exclude<keyof ProductFields & keyof VariantPatch, 'externalReference'>;

/** Returns the fields that the file has. An undefined field would overwrite the stored value. */
export function pickGiven<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  const given = names.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
