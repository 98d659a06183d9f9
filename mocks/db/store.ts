import type { ProductRecord } from '../records/products';
import type { Change, TableName, Tables } from '../records/tables';
import type { IssueSeverity, ProductFilter, ProductSort, SortDirection } from '../types.generated';

export interface ProductQuery {
  catalogId: string;
  filter: ProductFilter;
  sort: ProductSort;
  direction: SortDirection;
  /** Rows to pass over, and rows to take. */
  offset: number;
  limit: number;
}

/** Totals of a catalog's products, kept up with every commit. */
export interface ProductStats {
  products: number;
  activeProducts: number;
  variants: number;
  issues: Record<IssueSeverity, number>;
  /** ERROR issues of ACTIVE products: these block publishing. */
  activeErrors: number;
  /** Sum of the products' completeness. */
  completeness: number;
}

/** Questions about a catalog's products that a table scan would answer too slowly. */
export interface ProductReader {
  /** The page that the query asks for, in a stable order, and the count of all that it finds. */
  find(query: ProductQuery): Promise<{ rows: ProductRecord[]; total: number }>;
  /** Ids of all that the filter finds, in id order. */
  ids(catalogId: string, filter: ProductFilter): Promise<string[]>;
  /** The product that holds the SKU, as its own or as a variant's. */
  bySku(catalogId: string, sku: string): Promise<ProductRecord | undefined>;
  /** The product with that external reference. */
  byReference(catalogId: string, reference: string): Promise<ProductRecord | undefined>;
  /** Ids of the products with that slug. */
  idsBySlug(catalogId: string, slug: string): Promise<string[]>;
  stats(catalogId: string): Promise<ProductStats>;
  /** Distinct values in use, A to Z. */
  brands(catalogId: string): Promise<string[]>;
  categories(catalogId: string): Promise<string[]>;
}

/**
 * Where everything is kept. Records are values: never change one in place, put a new one.
 * A commit is one operation: all of its changes are kept, or none.
 */
export interface Store {
  get<Name extends TableName>(table: Name, id: string): Promise<Tables[Name] | undefined>;
  /** The records of the table in the order in which their ids were first put; with a predicate those that it holds for. */
  list<Name extends TableName>(table: Name, where?: (record: Tables[Name]) => boolean): Promise<Tables[Name][]>;
  readonly products: ProductReader;
  /** A new id for the table, never given before: whole numbers as text, rising. */
  nextId(table: TableName): Promise<string>;
  commit(changes: readonly Change[]): Promise<void>;
}
