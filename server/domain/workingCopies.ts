import type { FrozenSettings, PublishedEntry } from '../records/publishedCatalogs';
import type { IssueCountsRecord } from '../records/validation';

/** The products of a version in stored form: hashes instead of contents. */
interface Frozen {
  entries: PublishedEntry[];
  checksum: string;
  variantCount: number;
}

/** Which settings products use. */
export interface UsedSettings {
  /** The paths of their categories and of those above them. */
  categoryPaths: ReadonlySet<string>;
  /** The names or codes of their attributes and of the options of their variants. */
  attributeNames: ReadonlySet<string>;
  /** The codes of their families. */
  familyCodes: ReadonlySet<string>;
}

/** Frozen products with the settings that they use. */
export interface FrozenProducts extends Frozen, UsedSettings {}

/** All that is stored of a version. */
export interface FrozenVersion extends Frozen, FrozenSettings {}

/** An ACTIVE product as it would be published. */
export interface ProductCopy {
  entry: PublishedEntry;
  /** One object for all products that use the same settings. */
  used: UsedSettings;
  issueCounts: IssueCountsRecord;
}

/** The ACTIVE products of a catalog as they would be published. */
export interface WorkingCopy {
  /** The version of the catalog's products (`ProductReader`) that was frozen. */
  productVersion: number;
  /** Invalid ones included, sorted by SKU. */
  products: readonly ProductCopy[];
}

/** The last working copies, by catalog id. Every back end has its own. */
export type WorkingCopies = Map<string, WorkingCopy>;
