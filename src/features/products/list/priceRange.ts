/** A price range; null where it is open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}
