import type { ProductRecord, ProductRowsRecord } from '../records/products';
import type { ContentRecord } from '../records/publishedCatalogs';
import type { Change, TableName, Tables } from '../records/tables';
import type { CommitOptions, Following } from './following';
import type { AssignedIds } from './lastIds';
import type { IssueSeverity, ProductFilter, ProductSort, QualityGrade, SortDirection } from '../types.generated';

/** How the products' values of an attribute are read from the index. */
export interface ValueReading {
  /** Code of the attribute. */
  attribute: string;
  /** BCP 47 tag; null for the catalog's default language. */
  locale: string | null;
  /** A sales channel; null for all of them. */
  channel: string | null;
  /** Returns the value of a product, in a more general language if it has none of its own; empty without one. */
  read: (product: ProductRecord) => string;
  /**
   * Code of the attribute, no field of products, of whose values alone `read` makes the value: those that products and
   * variants have of it, and the options of variants. A product without any has an empty value, and variants without
   * any are as if there were none. Those for languages and channels count if `readValue` can find them.
   */
  ofAttribute?: string;
  /** Whether those for all languages and channels count; absent if not. */
  isOfAll?: true;
}

/** How the keys of an attribute are read from products. */
export interface KeyReading {
  /** Code of the attribute. */
  attribute: string;
  /** Differs if `read` returns other keys. */
  stamp: string;
  /** Returns the keys of a product and of its variants. */
  read: (product: ProductRecord) => readonly string[];
}

/** A condition on the values of an attribute. */
export interface ValueCondition extends ValueReading {
  /** Whether a product with this value passes; empty if it has none. Called once for equal ones. */
  isMatch: (text: string) => boolean;
}

/**
 * A condition on what the index itself has of products, for which no record is read. Of a list, one of the texts has to
 * match, or with `isNot` none of them; of the given channels, one that the product is in. Prices are those of the
 * filter’s channel, in the currency or else the catalog’s first one that the product has a price in; NaN without one.
 */
export type HeldCondition =
  | { held: 'name' | 'sku' | 'slug'; isMatch: (text: string) => boolean }
  | { held: 'brand' | 'status' | 'cells' | 'authors'; isMatch: (text: string) => boolean }
  | { held: 'quality' | 'updatedAt' | 'variants'; isMatch: (number: number) => boolean }
  | { held: 'categories' | 'family' | 'issues'; isMatch: (text: string) => boolean; isNot: boolean }
  | { held: 'channels'; channels: readonly string[]; isMatch: (text: string) => boolean; isNot: boolean }
  | { held: 'price'; currency: string | null; channel: string | null; isMatch: (min: number, max: number) => boolean };

/** An order by the values of an attribute. */
export interface ValueOrder extends ValueReading {
  /** Returns the number to sort by, or NaN for none, or the text itself to sort by text. */
  toKey: (text: string) => number | string;
  /** The language whose order texts are sorted in. */
  collation: string;
  /** Changes when `toKey` returns other keys. */
  stamp: string;
}

/** An order by the completeness of products by channel and language, as it is stored. */
export interface CellOrder {
  /** Returns the number to sort a product by, given its cells, or NaN for none. */
  toCellKey: (cells: string) => number;
  /** Changes when `toCellKey` returns other keys. */
  stamp: string;
}

/** What lists of products are sorted by. */
export type ProductOrder = ProductSort | ValueOrder | CellOrder;

/** Products of a catalog in an order. */
export interface ProductSelection {
  catalogId: string;
  filter: ProductScanFilter;
  /** Products without what is compared come last in both directions. */
  sort: ProductOrder;
  direction: SortDirection;
}

export interface ProductQuery extends ProductSelection {
  /** Number of rows to skip and to return. */
  offset: number;
  limit: number;
}

/** Totals of a catalog's products, updated with every commit. */
export interface ProductStats {
  products: number;
  activeProducts: number;
  variants: number;
  issues: Record<IssueSeverity, number>;
  /** Number of ERROR issues of ACTIVE products; these block publishing. */
  activeErrors: number;
  /** Sum of the completeness of all products. */
  completeness: number;
  /** Number of products by quality grade. */
  grades: Record<QualityGrade, number>;
}

/** Where a product is among others. */
export interface ProductPlaceRecord {
  /** From 0; null if it is not among them. */
  offset: number | null;
  total: number;
  previous: ProductRecord | undefined;
  next: ProductRecord | undefined;
}

/** How many products have a kind of issue. */
interface IssueKindCount {
  severity: IssueSeverity;
  code: string;
  productCount: number;
}

/** How many products have exactly this category, it or one below it (each once), and of these no other category. */
export type CategoryCount = Record<'own' | 'all' | 'only', number>;

/** The categories of a catalog's products and all above them, by path, and the number of products without one. */
export interface CatalogCategories {
  counts: ReadonlyMap<string, CategoryCount>;
  unassigned: number;
}

/** A filter as the index evaluates it. */
export interface ProductScanFilter extends Omit<
  ProductFilter,
  'completeness' | 'untranslatedIn' | 'conditions' | 'and' | 'or' | 'not'
> {
  /** Only products that have this category by its rule. */
  ruleCategory?: string;
  /** Only products that are not in this channel. */
  notInChannel?: string;
  /** Whether groups without a price of their own have none, instead of those of their parts. */
  isOwnPrice?: true;
  /** Only products that have one of the attributes, by their names. */
  attributeNames?: readonly string[];
  /** With `attributeNames`: also products that have one of these only for a language or a channel, by code. */
  scopedCodes?: readonly string[];
  /** Only products whose `completenessCells` pass. Called once for equal ones. */
  matchesCells?: (cells: string) => boolean;
  /** Only products that match this, too. */
  inner?: InnerFilter;
}

/** Conditions and filters in a filter. A product must match all parts. */
export interface InnerFilter {
  /** What all conditions on values in it read. */
  readings: readonly ValueReading[];
  held: readonly HeldCondition[];
  values: readonly ValueCondition[];
  and: readonly ProductScanFilter[];
  /** At least one of these has to match, if there are any. */
  or: readonly ProductScanFilter[];
  /** None of these may match. */
  not: readonly ProductScanFilter[];
}

/** The order in which a scan returns products. */
export type ScanOrder = 'ID' | 'ADDED' | 'SKU';

/** Queries about a catalog's products for which a table scan would be too slow. */
export interface ProductReader {
  /** Returns the requested page in a stable order and the total number of matches. */
  find: (query: ProductQuery) => Promise<{ rows: ProductRecord[]; total: number }>;
  /** Returns a page of the matches with their variants, which `offset` and `limit` count, too. */
  findRows: (query: ProductQuery) => Promise<ProductRowsRecord>;
  /** Returns the place of a product among the matches; if it is not among them, the neighbors of `lastOffset`. */
  place: (selection: ProductSelection, id: string, lastOffset: number) => Promise<ProductPlaceRecord>;
  /** Returns the ids of all matches, in id order. */
  ids: (catalogId: string, filter: ProductScanFilter) => Promise<string[]>;
  /** Returns the product with the SKU, either its own or a variant's. */
  bySku: (catalogId: string, sku: string) => Promise<ProductRecord | undefined>;
  /** Whether a product other than this one can have the SKU. Reads no product, so a yes can be wrong, but not a no. */
  canBeTaken: (catalogId: string, sku: string, productId: string) => Promise<boolean>;
  /** Returns the product with the external reference. */
  byReference: (catalogId: string, reference: string) => Promise<ProductRecord | undefined>;
  /** Returns the product with a variant that has the external reference. */
  byVariantReference: (catalogId: string, reference: string) => Promise<ProductRecord | undefined>;
  /** Returns the ids of the products with the slug. */
  idsBySlug: (catalogId: string, slug: string) => Promise<string[]>;
  /** Returns the products that are associated as parts of the one with the SKU, except archived ones, by id. */
  parts: (catalogId: string, sku: string) => Promise<ProductRecord[]>;
  /** Returns the ids of the products with the key of an attribute. */
  idsByKey: (catalogId: string, reading: KeyReading, key: string) => Promise<string[]>;
  /**
   * Reads the products that match the filter one page at a time, so that a large catalog is never in memory as a whole:
   * by ascending id, in the order in which they were added, or by SKU (by code units). The products are those at the
   * first read; each is returned as it is when it is read, and left out if it no longer exists. Compare `version`
   * before and after to detect changes.
   */
  scan: (catalogId: string, order: ScanOrder, filter?: ProductScanFilter) => AsyncIterable<ProductRecord>;
  /** Increases with each change to one of the catalog's products, until the store is closed. */
  version: (catalogId: string) => number;
  /** Returns the ids of the products that changed after the version, or may have, except removed ones. */
  changedSince: (catalogId: string, version: number) => Promise<string[]>;
  /** Whether what lists need of the catalog is in memory, so that a read need not open it first. */
  isOpen: (catalogId: string) => boolean;
  stats: (catalogId: string) => Promise<ProductStats>;
  /** Returns the distinct brands in use, sorted A to Z. */
  brands: (catalogId: string) => Promise<string[]>;
  categories: (catalogId: string) => Promise<string[]>;
  categoryCounts: (catalogId: string) => Promise<CatalogCategories>;
  /** Returns the number of products that have an attribute, by one of its names; each code counts once for a product. */
  attributes: (catalogId: string) => Promise<ReadonlyMap<string, number>>;
  /** Returns the number of products that have an attribute only for a language or a sales channel, by its code. */
  scopedAttributes: (catalogId: string) => Promise<ReadonlyMap<string, number>>;
  /** Returns the number of products whose variants have an attribute, by its code; or have it as an option alone. */
  variantAttributes: (catalogId: string, only?: 'OPTIONS') => Promise<ReadonlyMap<string, number>>;
  /** Returns the distinct values of an attribute that products of the catalog have, in no particular order. */
  values: (catalogId: string, reading: ValueReading) => Promise<string[]>;
  /** Returns the number of products of a family, by the family's code. */
  families: (catalogId: string) => Promise<ReadonlyMap<string, number>>;
  /** Returns the kinds of issues that products have, in no particular order. */
  issueKinds: (catalogId: string) => Promise<IssueKindCount[]>;
  /** Returns the number of products by their `completenessCells`. */
  cells: (catalogId: string) => Promise<ReadonlyMap<string, number>>;
  /** Returns the number of products by who created and changed them, see `toAuthors`. */
  authors: (catalogId: string) => Promise<ReadonlyMap<string, number>>;
}

/**
 * The record store. Records are immutable: never change one in place, put a new one. A commit is atomic: all of its
 * changes are stored, or none. A product stays in its catalog.
 */
export interface Store extends AssignedIds {
  get: <Name extends TableName>(table: Name, id: string) => Promise<Tables[Name] | undefined>;
  /** Returns the records with the ids, in their order; undefined for those that do not exist. */
  getMany: <Name extends TableName>(table: Name, ids: readonly string[]) => Promise<(Tables[Name] | undefined)[]>;
  /** Returns the matching records in insertion order of their ids. Products can be too many: use `products.scan`. */
  list: <Name extends TableName>(table: Name, where?: (record: Tables[Name]) => boolean) => Promise<Tables[Name][]>;
  /** Returns the ids of all records of the table, products too, in the order of `list`. */
  ids: (table: TableName) => Promise<string[]>;
  readonly products: ProductReader;
  /** Stores the changes, at once or not at all. */
  commit: (changes: readonly Change[], options?: CommitOptions) => Promise<void>;
  /** Runs work, alone in this process, while no other process does so under a lock of the same scope. */
  exclusive: <Result>(lock: string, work: () => Promise<Result>) => Promise<Result>;
  /** What other processes commit; only for a store that several processes can use. */
  following?: Following;
  /** Stores the contents that no version has yet. They never change, so no lock is needed. */
  putContents: (contents: readonly ContentRecord[]) => Promise<void>;
}
