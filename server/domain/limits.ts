/** Limits on memory use: by default, browsers and Node give a process 2 to 4 GB. */
export interface Limits {
  /** Products per catalog. A stored product takes about 6 KB, a product planned by a dry run about 3 KB. */
  products: number;
  /** Variants of a product, as many as a response can have. */
  variants: number;
  /** Images of a product, and of each variant: four times as many as Shopify allows. */
  images: number;
  /** Data rows of an imported file. A row that becomes a variant takes about 1.5 KB. */
  rows: number;
  /** Stored issues per job and severity; its counts include all issues. */
  issues: number;
  /** Products of the versions that shop windows keep ready, the version shown last aside. One takes 1 to 6 KB. */
  windowProducts: number;
}

/** Default limits. */
export const LIMITS: Limits = {
  products: 200_000,
  variants: 10_000,
  images: 1_000,
  rows: 1_000_000,
  issues: 10_000,
  windowProducts: 50_000,
};
