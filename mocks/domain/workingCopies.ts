import type { ProductRecord } from '../records/products';
import type { PublishedEntry } from '../records/publishedCatalogs';

/** The products of a version in stored form: hashes instead of contents. */
export interface Frozen {
  entries: PublishedEntry[];
  checksum: string;
  variantCount: number;
}

/** The ACTIVE products of a catalog as they would be published. */
export interface WorkingCopy extends Frozen {
  products: readonly ProductRecord[];
}

/** The last working copy of each catalog, with and without invalid products. Every back end has its own. */
export type WorkingCopies = Map<string, WorkingCopy>;
