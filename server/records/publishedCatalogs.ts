import type { AttributeDefinitionRecord } from './attributes';
import type { VersionStatus } from '../types.generated';
import type { DetailedCategory } from './categories';
import type { CatalogChannelRecord } from './channels';
import type { FamilyRecord } from './families';
import type { FrozenChannelRule } from './channelRules';
import type { ProductContent } from './products';
import type { IssueCountsRecord } from './validation';

export interface DiffSummaryRecord {
  added: number;
  changed: number;
  removed: number;
}

/**
 * A product in a version: its SKU, the product that it was published from, and the hash under which its content is
 * stored.
 */
export interface PublishedEntry {
  sku: string;
  productId: string;
  hash: string;
  /** The product's revision when it was published. */
  revision: number;
  /** The SKUs of the products that it is a part of; absent without any. */
  partOf?: readonly string[];
  /** The codes of the channels that it was not in; absent if there are none. */
  notInChannels?: readonly string[];
  /** Those of the others whose feeds do not have it because of their rules; absent if there are none. */
  leftOutOf?: readonly string[];
  /** The categories that it had only by their rules, so that restoring does not make them categories by hand. */
  ruleCategories?: readonly string[];
}

export interface PublishedCatalogRecord {
  id: string;
  catalogId: string;
  version: number;
  label: string;
  reason: string;
  status: VersionStatus;
  checksum: string;
  productCount: number;
  variantCount: number;
  createdBy: string;
  publishedAt: string | null;
  withdrawnAt: string | null;
  /** Why the version was withdrawn; null if it was not, or no reason was given. */
  withdrawalReason: string | null;
  rollbackOf: number | null;
  jobId: string | null;
  diffSummary: DiffSummaryRecord;
  /** Id of the version that it is compared with. */
  previousId: string | null;
  /** The `contentRevision` of the catalog with the same content. */
  contentRevision: number;
}

/** What a version keeps of the definition of an attribute that its products have. */
export type FrozenDefinition = Pick<AttributeDefinitionRecord, 'code' | 'type' | 'labels' | 'options'>;

/** An attribute that products of a version have, defined or not. */
export interface FrozenAttribute {
  code: string;
  /** As products have it. */
  name: string;
  /** Whether its values stay out of the version's feeds and the shop. */
  isInternal: boolean;
}

/** What a version keeps of a family that its products belong to. */
export type FrozenFamily = Pick<FamilyRecord, 'code' | 'labels'>;

/** What a version keeps of a sales channel. */
export interface FrozenChannel extends CatalogChannelRecord {
  /** Absent if it and its feeds have all products. What they found is kept with the entries. */
  rules?: FrozenChannelRule[];
}

/** What a version keeps beside its products, so that it is shown as it was published. Not part of the checksum. */
export interface FrozenSettings {
  /** What the categories of the products have beside their paths, by path. */
  categories: readonly DetailedCategory[];
  /** The sales channels of the catalog, with their rules. */
  channels: readonly FrozenChannel[];
  /** By code. Absent in the version of the demo data, which is older than the definitions: those of today apply. */
  definitions?: readonly FrozenDefinition[];
  /** By code. */
  attributes: readonly FrozenAttribute[];
  /** By code. Absent like the definitions. */
  families?: readonly FrozenFamily[];
}

/**
 * The products of a version, sorted by SKU, and its settings; stored separately from the version so that lists stay
 * small.
 */
export interface PublishedEntriesRecord extends FrozenSettings {
  /** Id of the published catalog. */
  id: string;
  entries: PublishedEntry[];
}

/** A product's content, stored under the SHA-256 of its canonical JSON; versions with identical products share it. */
export interface ContentRecord {
  /** The hash in hexadecimal. */
  id: string;
  content: ProductContent;
}

/** What restoring a catalog's products from a version would change. */
export interface RestorePreviewRecord {
  versionId: string;
  /** The product that is previewed alone; null for all. */
  sku: string | null;
  catalogId: string;
  isUnchanged: boolean;
  summary: DiffSummaryRecord;
}

/** What publishing a catalog now would change. */
export interface PublishPreviewRecord {
  catalogId: string;
  version: number;
  productCount: number;
  /** Counts for all ACTIVE products, including those left out. */
  issueCounts: IssueCountsRecord;
  /** Number of ACTIVE products without and with ERROR issues. */
  readyCount: number;
  invalidCount: number;
  /** Whether products with ERROR issues are left out. */
  skipInvalid: boolean;
  isBlocked: boolean;
  isUnchanged: boolean;
  /** Number of categories whose names in other languages or Google category change. */
  categoryChanges: number;
  /** Number of sales channels whose label, languages, currencies, or shop URL change. */
  channelChanges: number;
  /** Number of attributes whose type, labels, or options change, or that become internal or public. */
  attributeChanges: number;
  /** Number of families whose labels change. */
  familyChanges: number;
  summary: DiffSummaryRecord;
}
