import type { GoogleCode } from '../../feeds/google/googleReasons';

/** Which products have left-out items. */
export interface LeftOutPlaces {
  /** The places of these products among all that were checked, ascending. */
  places: Uint32Array;
  /** For each of these places, the number of left-out items up to and including those of its product. */
  ends: Uint32Array;
}

/** A reason why items are left out, their number, and which they are. */
export interface ReasonCount extends LeftOutPlaces {
  code: GoogleCode;
  count: number;
}

/**
 * How many items a Google feed has, and which products have items that it leaves out. These are numerous without a shop
 * URL, so their reasons are found again when they are shown.
 */
export interface GoogleReport extends LeftOutPlaces {
  /** The time at which it was created, and the next one at which a date changes it. */
  from: number;
  until: number;
  itemCount: number;
  leftOutCount: number;
  /** The number of items left out that Google would accept. */
  outOfStockCount: number;
  /** Why items are left out, each with its number of items, most frequent first. An item can have several. */
  reasons: readonly ReasonCount[];
}

/**
 * The reports that were asked for last, by what was checked and the settings that it was checked against. Every back
 * end has its own.
 */
export type GoogleReports = Map<string, Promise<GoogleReport>>;
