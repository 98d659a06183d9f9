import type { AssociationType, Availability, ProductKind, ProductStatus } from '../types.generated';
import type { LocalizedTextRecord } from './attributes';
import type { IssueCountsRecord, IssueRecord } from './validation';

export interface AttributeRecord {
  name: string;
  value: string;
}

/** `currency` is an ISO 4217 code; amounts have up to four decimal places. */
export interface PriceRecord {
  currency: string;
  /** The sales channel that it applies in, instead of the price for all channels; absent if it is for all channels. */
  channel?: string;
  amount: number;
  compareAt: number | null;
  /**
   * Start of the sale at `amount` as an ISO instant; absent if it has already started. `compareAt` applies outside the
   * sale period.
   */
  compareAtFrom?: string;
  /** End of the sale as an ISO instant; absent if it has no end. */
  compareAtUntil?: string;
}

/** Whether and when something can be bought, in addition to its quantity. */
export interface AvailabilityFields {
  /** Absent if availability follows from the quantity. */
  availability?: Availability;
  /**
   * The first delivery of a PREORDER or BACKORDER: a day in the catalog's time zone, or a time with its offset, as
   * `parseAvailableFrom` returns it. Absent if it is not known.
   */
  availableFrom?: string;
}

export interface MediaRecord {
  url: string;
  /** In the catalog's default language. */
  alt: string;
  /** In other languages, sorted by language; absent if there are none. */
  altTexts?: LocalizedTextRecord[];
}

export interface SeoRecord {
  title: string;
  description: string;
}

/**
 * A link to another product of the catalog. It names the SKU, so that files and versions that have both products need
 * nothing else.
 */
export interface AssociationRecord {
  type: AssociationType;
  sku: string;
  /** How many of the product are in the other one; only of a PART_OF, absent for one. */
  quantity?: number;
}

/** An association of a product in a catalog. */
export interface CatalogAssociationRecord extends AssociationRecord {
  catalogId: string;
}

/**
 * A value for one language, one sales channel, or both. The own fields of the product or variant hold the values in the
 * catalog's default language for all channels.
 */
export interface ProductValueRecord {
  /** Code of the attribute, see `attributeCode`. */
  attribute: string;
  /** BCP 47 tag, one of the catalog's languages; absent if the value is for the default language. */
  locale?: string;
  /** One of the catalog's channels; absent if the value is for all of them. */
  channel?: string;
  /** Of the same form as the own field: HTML for the description, otherwise plain text. Never empty. */
  text: string;
}

/** The content of a variant without its ID. Variants with the same content are equal in a published version. */
export interface VariantContent extends AvailabilityFields {
  sku: string;
  gtin: string | null;
  /** Its ID in the source system; absent if it has none. */
  externalReference?: string;
  /** The URL of its page in the shop; absent if that is the product's. */
  link?: string;
  name: string;
  options: AttributeRecord[];
  /** What it has instead of the product's attributes of the same names, or in addition; absent if there are none. */
  attributes?: AttributeRecord[];
  /**
   * Values of its name and of attributes, which it has instead of the product's. Sorted by attribute, language, and
   * channel, with one at most for each; absent if there are none.
   */
  values?: ProductValueRecord[];
  prices: PriceRecord[];
  /** Number of units; null if stock is not tracked. */
  stock: number | null;
  media: MediaRecord[];
  status: ProductStatus;
}

export interface VariantRecord extends VariantContent {
  id: string;
}

/**
 * The content of a product without IDs, dates, and issues. This is what is imported, compared, published, and exported.
 */
export interface ProductContent<Variant extends VariantContent = VariantContent> extends AvailabilityFields {
  sku: string;
  /** Absent if the kind follows from the variants: SIMPLE without variants, VARIABLE with them. */
  kind?: Extract<ProductKind, 'GROUPED' | 'EXTERNAL'>;
  /** Code of its family; absent if it has none. */
  family?: string;
  /** The URL of its page in the shop; absent if the link pattern of the catalog gives it. */
  link?: string;
  /** The page on another site that sells it; absent if there is none. */
  externalUrl?: string;
  /** The text of the button that opens that page; absent for the usual one. */
  buttonText?: string;
  /** Number of units of a product without variants; absent if stock is not tracked. */
  stock?: number;
  name: string;
  slug: string;
  /** HTML, stored as given. It must be sanitized wherever it is displayed. */
  description: string;
  brand: string;
  gtin: string | null;
  mpn: string | null;
  status: ProductStatus;
  /** Paths from the root category, with levels separated by `/`. */
  categories: string[];
  /**
   * Those of the categories, after all others, that the product has only by their rules; absent if there are none.
   * The contents of versions do not have them, but their entries do.
   */
  ruleCategories?: string[];
  /**
   * The codes of the channels whose rules leave it out, sorted; absent if there are none. The contents of versions do not
   * have them, but their entries do.
   */
  notInChannels?: string[];
  attributes: AttributeRecord[];
  variants: Variant[];
  prices: PriceRecord[];
  media: MediaRecord[];
  seo: SeoRecord;
  externalReference: string | null;
  /** In display order, with one at most for each type and SKU; absent if there are none. */
  associations?: AssociationRecord[];
  /** Sorted by attribute, language, and channel, with one at most for each; absent if there are none. */
  values?: ProductValueRecord[];
}

/** A stored product. Records are immutable: an edit stores a new record with the next `revision`. */
export interface ProductRecord extends ProductContent<VariantRecord> {
  id: string;
  catalogId: string;
  /** Share of what it should have in the catalog's default language, from 0 to 1. */
  completeness: number;
  /** From 0 to 100. */
  qualityScore: number;
  /** Its completeness by channel and language, see `measureCells`. */
  completenessCells: string;
  issues: IssueRecord[];
  issueCounts: IssueCountsRecord;
  revision: number;
  /** The highest variant number assigned so far. Variant numbers are never reused within a product. */
  lastVariantNumber: number;
  createdAt: string;
  /** Full name of the user who created it, and id of the job that did; null if not known, or if no job did. */
  createdBy: string | null;
  createdByJob: string | null;
  updatedAt: string;
  updatedBy: string;
  /** Id of the job that changed it last; null if no job did. */
  updatedByJob: string | null;
}

/** The products of a page of products with their variants below them. */
export interface ProductRowsRecord {
  products: ProductRecord[];
  /** How many rows of the first product are before the page: itself and its first variants. */
  skipped: number;
  /** How many of the matches are before the first product. */
  before: number;
  /** Number of matches and their variants. */
  total: number;
}

/** A page of a catalog's products. */
export interface ProductPageRecord {
  data: ProductRecord[];
  totalDocs: number;
  page: number;
  perPage: number;
  totalPages: number;
  catalogId: string;
}

/** Returns those of the channels that the product is in. */
export function getOwnChannels({ notInChannels }: Pick<ProductContent, 'notInChannels'>, channels: readonly string[]) {
  return notInChannels ? channels.filter((channel) => !notInChannels.includes(channel)) : channels;
}
