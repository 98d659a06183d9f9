import type { Availability, ProductKind, ProductStatus } from '../types.generated';
import type { IssueCountsRecord, IssueRecord } from './validation';

export interface AttributeRecord {
  name: string;
  value: string;
}

/** `currency` is ISO 4217; amounts have at most four decimals. */
export interface PriceRecord {
  currency: string;
  amount: number;
  compareAt: number | null;
  /** When the sale at `amount` begins, as an ISO instant; absent where it has begun. `compareAt` applies outside the period. */
  compareAtFrom?: string;
  /** When the sale ends, as an ISO instant; absent where it has no end. */
  compareAtUntil?: string;
}

/** Whether and when something can be bought, beside its quantity. */
export interface AvailabilityFields {
  /** Absent where the quantity alone tells. */
  availability?: Availability;
  /** ISO date of a PREORDER's first delivery; absent where it is not known. */
  availableFrom?: string;
}

export interface MediaRecord {
  url: string;
  alt: string;
}

export interface SeoRecord {
  title: string;
  description: string;
}

/** What a variant says, without its id: two variants with the same content are the same to a publication. */
export interface VariantContent extends AvailabilityFields {
  sku: string;
  gtin: string | null;
  name: string;
  options: AttributeRecord[];
  prices: PriceRecord[];
  /** Pieces; null where stock is not counted. */
  stock: number | null;
  media: MediaRecord[];
  status: ProductStatus;
}

export interface VariantRecord extends VariantContent {
  id: string;
}

/** What a product says, without ids, dates and findings: this is what is imported, compared, published and exported. */
export interface ProductContent<Variant extends VariantContent = VariantContent> extends AvailabilityFields {
  sku: string;
  /** Absent where the variants tell: SIMPLE without any, else VARIABLE. */
  kind?: Extract<ProductKind, 'GROUPED' | 'EXTERNAL'>;
  /** Pieces of a product without variants; absent where stock is not counted. */
  stock?: number;
  name: string;
  slug: string;
  /** HTML, kept as given; every reader purifies it. */
  description: string;
  brand: string;
  gtin: string | null;
  mpn: string | null;
  status: ProductStatus;
  /** Paths from the root, levels parted by `/`. */
  categories: string[];
  attributes: AttributeRecord[];
  variants: Variant[];
  prices: PriceRecord[];
  media: MediaRecord[];
  seo: SeoRecord;
  externalReference: string | null;
}

/** A stored product. Records are never changed in place: an edit stores a new one with the next `revision`. */
export interface ProductRecord extends ProductContent<VariantRecord> {
  id: string;
  catalogId: string;
  completeness: number;
  issues: IssueRecord[];
  issueCounts: IssueCountsRecord;
  revision: number;
  /** The highest number given to a variant so far; no two variants of a product ever share one. */
  lastVariantNumber: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string;
}

/** A page of a catalog's products. */
export interface ProductPageRecord {
  data: ProductRecord[];
  totalData: number;
  page: number;
  perPage: number;
  totalPages: number;
  catalogId: string;
}
