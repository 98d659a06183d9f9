import type { ProductModel } from '../../records/productModels';
import type { AttributeRecord, ProductContent, ProductValueRecord } from '../../records/products';
import type { FeedFormat, LayoutCode } from '../../types.generated';
import type { Dialect } from './formats/dialect';
import type { Draft } from './rows/draft';
import type { CompiledMapping, ScopedReader } from './mapping/mapping';
import type { SourceRow } from './formats/source';

/** The default target of a column about money or about what is published that no field can hold. */
export const NOT_APPLIED = 'NOT_APPLIED';

/**
 * A default target. `getFirst` lists headers of further columns used if this one is blank; `replace` maps texts to
 * their meaning for the target; `lookup` does so for whole texts in lowercase, and all others mean nothing. With
 * `isOpposite`, yes and no are swapped before that.
 */
export type DefaultTarget =
  | string
  | null
  | {
      target: string;
      firstOf?: readonly string[];
      isOpposite?: true;
      replace?: Readonly<Record<string, string>>;
      lookup?: Readonly<Record<string, string>>;
    };

/**
 * The role of a row in its group: the product, a variant, both, a repeated product or variant, or nothing. A row that
 * is both becomes a variant only if it has variant data, unless the layout has no other rows.
 */
export type RowRole = 'PRODUCT' | 'VARIANT' | 'BOTH' | 'DUPLICATE' | 'IGNORED';

/** What the catalog has under the code of a parent: the product, a model of an earlier file, or both. */
export interface StoredParent {
  product?: ProductContent;
  model?: ProductModel;
}

/** Finds the parent of rows in the catalog; undefined if the catalog has none. */
export type FindParent = (code: string) => Promise<StoredParent | undefined>;

/** A row whose prices are for one channel, or are in another language than those of the product. */
export interface PriceRow {
  row: SourceRow;
  /** As the row names it; blank for all channels. */
  channel: string;
  /** What messages call the channel, if the system of the file has another word for it. */
  word?: 'store view';
}

/** How a layout reads the rows of one product. */
export interface Group {
  /** The role of each row. */
  roles: readonly RowRole[];
  /** The rows to read instead, if a row of the file has several items. */
  rows?: readonly SourceRow[];
  /** Whether nothing of the group is imported, because of an error that was reported. */
  isRefused?: boolean;
  /** Its rows that rows of other files can have as their parent. */
  models?: readonly ProductModel[];
  /** Whether other rows of the product are in another file. */
  isPartial?: boolean;
  /** Whether its rows of variants use the columns of the product, although those of other products do not. */
  isShared?: boolean;
  /** The stored product that the rows add variants to; absent if the file has the product itself. */
  storedProduct?: ProductContent;
  /** The product's attributes on a row, unless they are just those listed in the columns mapped to `attributes`. */
  attributes?: (row: SourceRow) => AttributeRecord[];
  /** Categories found in columns of other fields. */
  categories?: (row: SourceRow) => string[];
  /** The row with what it inherits from others, to read a variant or the product itself. */
  inherit?: (row: SourceRow, isVariant: boolean) => SourceRow;
  /** The options of a variant, unless they are just those listed in the columns mapped to `options`. */
  options?: (row: SourceRow) => AttributeRecord[];
  /**
   * What a variant has instead of the product's attributes; undefined to read the columns mapped to
   * `variantAttributes`.
   */
  variantAttributes?: (row: SourceRow) => AttributeRecord[] | undefined;
  /**
   * Attributes of a variant, which leave its others as they are. Columns mapped to `variantAttributes` are not read
   * then.
   */
  namedAttributes?: (row: SourceRow) => AttributeRecord[];
  /** Texts of the product in other languages, beside those in columns of their own. */
  values?: (row: SourceRow) => ProductValueRecord[];
  /** The same of a variant. */
  variantValues?: (row: SourceRow) => ProductValueRecord[];
  /**
   * Whether a variant has another text than its product in a column for a language or a channel; absent if variants
   * have no texts in them.
   */
  isOwnText?: (row: SourceRow, column: ScopedReader) => boolean;
  /** Whether a row with texts in one language is about a variant. */
  isVariant?: (row: SourceRow) => boolean;
  /** Adds what the layout knows from elsewhere to the product read from its rows, before variants are added. */
  identify?: () => void;
  /** Makes final changes to the product with its variants. */
  finish?: () => void;
}

/** How the products of a file are distributed over its rows. */
export interface Spread {
  /** Starts a pass over the rows in file order. The returned function returns the product key of each row. */
  keys: () => (row: SourceRow) => string;
  /** Looks for the parents that have no row in the file after the first pass. */
  resolve?: (find: FindParent) => Promise<void>;
  /** Keys that belong to the product of another key; complete once they are resolved. */
  parents?: Pick<ReadonlyMap<string, string>, 'size' | 'get'>;
  /** Reports the rows whose language the mapping does not import, and returns the others. */
  leaveOut?: (rows: readonly SourceRow[], draft: Draft) => readonly SourceRow[];
  /** The rows of a product with prices for a channel, if other columns than the mapped ones tell. */
  priceRows?: (rows: readonly SourceRow[]) => PriceRow[];
  group: (rows: readonly SourceRow[], draft: Draft) => Group;
}

/** A header with a language. */
export interface LanguageHeader {
  /** The header without it. */
  rest: string;
  /** BCP 47 tag. */
  tag: string;
}

/** How a system represents its products in a table. */
export interface Layout {
  code: LayoutCode;
  /** Display name. */
  name: string;
  /** Headers, normalized by `headerKey`, that identify this layout: one of each entry must be present. */
  signature: readonly (readonly string[])[];
  /** Default targets by `headerKey`. */
  targets: Readonly<Record<string, DefaultTarget>>;
  /** The default target of a header that is not among `targets`. */
  otherTarget: (header: string) => DefaultTarget;
  /** Reads a header that has a language as the system writes them, such as `name:de`; null for others. */
  readLanguageHeader?: (header: string) => LanguageHeader | null;
  /** Whether columns that the layout does not know are read by the words of their headers. */
  readsWords?: boolean;
  /** Targets, by `headerKey`, that replace others in a file with only a part of a product; null for other files. */
  getPartTargets?: (keys: readonly string[]) => Readonly<Record<string, DefaultTarget>> | null;
  dialect: Dialect;
  /** The format of exports in this layout, if it holds less than a product. */
  exportFormat?: FeedFormat;
  /** Whether products and variants are on separate rows that use the same columns. */
  isShared: (mapping: CompiledMapping) => boolean;
  /** Whether a variant without a SKU gets one generated from the product's SKU and its options. */
  makesSkus: boolean;
  /** Whether variants of a product can have the same SKU. A further one gets one of its own. */
  canShareSkus?: true;
  /** Whether every row is at least a variant. */
  hasVariantOnEachRow: boolean;
  /** Whether an action that creates or updates does nothing else, as in Matrixify’s files for Shopify. */
  hasStrictActions?: true;
  /** Whether the rows in the default language name it too. */
  namesEachLocale?: boolean;
  /**
   * Finds the channels that rows have other prices for than the product, if other columns than the mapped ones tell.
   */
  findPriceChannels?: (columns: readonly string[]) => { add: (row: SourceRow) => void; channels: () => string[] };
  spread: (columns: readonly string[], mapping: CompiledMapping) => Spread;
}
