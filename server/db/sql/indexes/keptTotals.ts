import type { CatalogTotals } from '../../productIndex/catalogTotals';
import type { ProductStats } from '../../store';

/** Products by attribute and by family, see `CatalogTotals`. */
type Counts<Of> = Record<'attributes' | 'scopedAttributes' | 'variantAttributes' | 'optionAttributes' | 'families', Of>;

/**
 * Totals of a catalog, which are known while its index is closed. There are no counts if these were too many to be
 * stored.
 */
export interface KeptTotals {
  stats: ProductStats;
  counts?: Counts<ReadonlyMap<string, number>>;
}

/** Totals as they are stored. */
export interface StoredTotals {
  stats: ProductStats;
  counts?: Counts<[string, number][]>;
}

/** Most names whose counts are stored, so that all of a catalog fit into a row. */
const MAX_NAMES = 5_000;

const convert = <From, To>(counts: Counts<From>, toOther: (of: From) => To): Counts<To> =>
  Object.fromEntries(Object.entries(counts).map(([kind, of]) => [kind, toOther(of)])) as Counts<To>;

/** Returns the totals of an index that is about to be closed. */
export function takeTotals(totals: CatalogTotals): KeptTotals {
  return {
    stats: totals.stats(),
    counts: {
      attributes: totals.attributes(),
      scopedAttributes: totals.scopedAttributes(),
      variantAttributes: totals.variantAttributes(),
      optionAttributes: totals.variantAttributes('OPTIONS'),
      families: totals.families(),
    },
  };
}

/** Returns the totals as they are stored. */
export function packTotals({ stats, counts }: KeptTotals): StoredTotals {
  const names = Object.values(counts ?? {}).reduce((sum, { size }) => sum + size, 0);
  return { stats, ...(counts && names <= MAX_NAMES && { counts: convert(counts, (of) => [...of]) }) };
}

/** Returns stored totals. */
export function unpackTotals({ stats, counts }: StoredTotals): KeptTotals {
  return { stats, ...(counts && { counts: convert(counts, (of) => new Map(of)) }) };
}
