import type { AttributeRecord } from '../../records/products';
import type { LayoutCode } from '../../types.generated';
import type { Dialect } from './dialect';
import type { Draft } from './draft';
import type { CompiledMapping } from './mapping';
import type { SourceRow } from './source';

/**
 * A default target; `firstOf` are headers of further columns that stand in where this one is blank, `replace` texts with
 * what they mean for the target.
 */
export type DefaultTarget =
  string | null | { target: string; firstOf?: readonly string[]; replace?: Readonly<Record<string, string>> };

/**
 * What a row is in its group: the product, a variant, both, the same product or variant once more, or nothing.
 * A row that is both becomes a variant only if it says something of one, unless the layout has no other rows.
 */
export type RowRole = 'PRODUCT' | 'VARIANT' | 'BOTH' | 'DUPLICATE' | 'IGNORED';

/** What a layout knows of the rows of one product. */
export interface Group {
  /** What each of the rows is. */
  roles: readonly RowRole[];
  /** The product's attributes on a row, where they are not simply what each column mapped to `attributes` lists. */
  attributes?(row: SourceRow): AttributeRecord[];
  /** Categories that stand in columns of something else. */
  categories?(row: SourceRow): string[];
  /** The options of a variant, where they are not simply what each column mapped to `options` lists. */
  options?(row: SourceRow): AttributeRecord[];
  /** Gives the product, read from its rows, what the layout knows from elsewhere; variants come after it. */
  identify?(): void;
  /** Has a last look at the product with its variants. */
  finish?(): void;
}

/** How the products of one file are spread over its rows. */
export interface Spread {
  /** Begins a pass over the rows, in the order of the file; gives the key of the product that each row belongs to. */
  keys(): (row: SourceRow) => string;
  /** Keys that belong to the product of another key; complete after the first pass. */
  parents?: Pick<ReadonlyMap<string, string>, 'size' | 'get'>;
  group(rows: readonly SourceRow[], draft: Draft): Group;
}

/** How a system writes its products into a table. */
export interface Layout {
  code: LayoutCode;
  /** Shown name. */
  name: string;
  /** Headers, as `headerKey` has them, that a file of this layout has: one of each entry. */
  signature: readonly (readonly string[])[];
  /** Default targets by `headerKey`. */
  targets: Readonly<Record<string, DefaultTarget>>;
  /** The default target of a header that is not among `targets`. */
  otherTarget(header: string): DefaultTarget;
  dialect: Dialect;
  /** Products and variants stand in rows of their own with the same columns. */
  isShared(mapping: CompiledMapping): boolean;
  /** A variant without a SKU gets one that is made from its product's and its options. */
  makesSkus: boolean;
  /** Every row is a variant at least. */
  hasVariantOnEachRow: boolean;
  spread(columns: readonly string[], mapping: CompiledMapping): Spread;
}
