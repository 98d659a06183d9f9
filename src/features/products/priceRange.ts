/** A range of prices; null where it is open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}
