/** The phase of a price's sale; NONE without a compare-at price. */
export type SalePhase = 'NONE' | 'UPCOMING' | 'RUNNING' | 'ENDED';

/** A price with its sale: stored, with numbers, or as it was typed, with texts that can be empty. */
export interface Sale {
  compareAt: number | string | null;
  /** ISO 8601; absent or empty if the sale has started. */
  compareAtFrom?: string;
  /** ISO 8601; absent or empty if it does not end. */
  compareAtUntil?: string;
}

/**
 * The phase of the sale at a time in milliseconds. A sale without a start has started, and one without an end does not
 * end.
 */
export function getSalePhase({ compareAt, compareAtFrom, compareAtUntil }: Sale, now: number): SalePhase {
  if (compareAt === null || String(compareAt).trim() === '') return 'NONE';
  if (compareAtUntil && Date.parse(compareAtUntil) < now) return 'ENDED';
  return compareAtFrom && Date.parse(compareAtFrom) > now ? 'UPCOMING' : 'RUNNING';
}

/** Whether buyers pay the compare-at price at that time, because the sale has not begun or has ended. */
export function isOffSale(sale: Sale, now: number): boolean {
  const phase = getSalePhase(sale, now);
  return phase === 'UPCOMING' || phase === 'ENDED';
}
