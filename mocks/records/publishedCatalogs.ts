import type { PublicationStatus } from '../types.generated';
import type { ProductContent } from './products';
import type { IssueCountsRecord } from './validation';

export interface DiffSummaryRecord {
  added: number;
  changed: number;
  removed: number;
}

/** One product of a version: its SKU, the product it came from and the hash under which its content is stored. */
export interface PublishedEntry {
  sku: string;
  productId: string;
  hash: string;
  /** The product's revision when it was published. */
  revision: number;
}

export interface PublishedCatalogRecord {
  id: string;
  catalogId: string;
  version: number;
  label: string;
  reason: string;
  status: PublicationStatus;
  checksum: string;
  productCount: number;
  variantCount: number;
  createdBy: string;
  publishedAt: string | null;
  withdrawnAt: string | null;
  /** Why it was taken back; null where it was not, or nobody said. */
  withdrawalReason: string | null;
  rollbackOf: number | null;
  jobId: string | null;
  diffSummary: DiffSummaryRecord;
  /** The version it is compared with. */
  previousId: string | null;
  /** The catalog's `contentRevision` that holds the same content. */
  contentRevision: number;
}

/** The products of a version, sorted by SKU; stored beside the record so that lists stay light. */
export interface PublishedEntriesRecord {
  /** The published catalog's id. */
  id: string;
  entries: PublishedEntry[];
}

/** A product's content under the SHA-256 of its canonical JSON; versions with the same product share it. */
export interface ContentRecord {
  /** The hash, hexadecimal. */
  id: string;
  content: ProductContent;
}

/** What restoring a catalog's products from a version would change. */
export interface RestorePreviewRecord {
  publicationId: string;
  catalogId: string;
  isUnchanged: boolean;
  summary: DiffSummaryRecord;
}

/** What publishing a catalog now would change. */
export interface PublishPreviewRecord {
  catalogId: string;
  version: number;
  productCount: number;
  checksum: string;
  /** Of all ACTIVE products, those that are left out too. */
  issueCounts: IssueCountsRecord;
  /** How many ACTIVE products have no ERROR issue, and how many have. */
  readyCount: number;
  invalidCount: number;
  /** Whether the products with ERROR issues are left out. */
  skipInvalid: boolean;
  isBlocked: boolean;
  isUnchanged: boolean;
  summary: DiffSummaryRecord;
}
