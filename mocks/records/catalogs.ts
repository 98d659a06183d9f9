import type { CatalogStatus } from '../types.generated';

/** One edit of a catalog's own fields: what changed, for those who edited at the same time. */
export interface CatalogEditRecord {
  /** The catalog's revision after the edit. */
  revision: number;
  user: string;
  fields: string[];
}

export interface CatalogRecord {
  id: string;
  code: string;
  name: string;
  description: string;
  status: CatalogStatus;
  channels: string[];
  locales: string[];
  currencies: string[];
  defaultLocale: string;
  tags: string[];
  /** Where its shop is, as an absolute http(s) URL; absent where it is not set. */
  shopUrl?: string;
  /** Path of a product's page below `shopUrl`, such as `/products/{slug}`; absent for that default. */
  linkPattern?: string;
  /** What relative image URLs are resolved against, as an absolute http(s) URL; absent for `shopUrl`. */
  imageBaseUrl?: string;
  /** Counts up with every change of one of its products; compared with a publication's to tell whether anything changed. */
  contentRevision: number;
  currentPublicationId: string | null;
  /** The highest version given so far; versions are never given twice. */
  lastVersion: number;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  revision: number;
  /** The latest edits, oldest first. */
  edits: CatalogEditRecord[];
}
