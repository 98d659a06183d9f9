import type { ReadAs } from './spreadsheetText';

/** What products and variants are found by. */
export type KeyField = 'sku' | 'externalReference';

/** A SKU or reference of a file that the catalog does not have, but may have in another form. */
export interface ChangedKey {
  field: KeyField;
  text: string;
  /**
   * Those of the catalog that are the same number, date, or time, or a number with the same first digits; empty if it
   * only looks like one.
   */
  stored: readonly string[];
  /** The one of them that is meant; null if several can be, or none. */
  match: string | null;
  readAs: ReadAs;
}
