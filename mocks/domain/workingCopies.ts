import type { DetailedCategory } from '../records/categories';
import type { CatalogChannelRecord } from '../records/channels';
import type { PublishedEntry } from '../records/publishedCatalogs';
import type { IssueCountsRecord } from '../records/validation';

/** The products of a version in stored form: hashes instead of contents. */
interface Frozen {
  entries: PublishedEntry[];
  checksum: string;
  variantCount: number;
}

/** Frozen products with the paths of their categories and of those above them. */
export interface FrozenProducts extends Frozen {
  categoryPaths: ReadonlySet<string>;
}

/** All that is stored of a version. */
export interface FrozenVersion extends Frozen {
  categories: readonly DetailedCategory[];
  channels: readonly CatalogChannelRecord[];
}

/** The ACTIVE products of a catalog as they would be published. */
export interface WorkingCopy extends FrozenProducts {
  /** The version of the catalog's products (`ProductReader`) that was frozen. */
  productVersion: number;
  /** Totals of all ACTIVE products, invalid ones included. */
  activeCount: number;
  invalidCount: number;
  issueCounts: IssueCountsRecord;
}

/** The last working copy of each catalog, with and without invalid products. Every back end has its own. */
export type WorkingCopies = Map<string, WorkingCopy>;
