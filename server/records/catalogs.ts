import type { CatalogStatus } from '../types.generated';
import type { ChannelRuleRecord } from './channelRules';

/** Default path of a product's page in the shop. */
export const DEFAULT_LINK_PATTERN = '/products/{slug}';

/** An edit of a catalog's own fields. Recorded to tell concurrent editors what has changed. */
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
  /** The shop's absolute http(s) URL; absent if it is not set. */
  shopUrl?: string;
  /** Path of a product's page under `shopUrl`. `/products/{slug}` is the default and is stored as absent. */
  linkPattern?: string;
  /** The absolute http(s) URL that relative image URLs are resolved against; `shopUrl` is used if it is absent. */
  imageBaseUrl?: string;
  /** IANA name of the time zone of dates and times without a zone of their own. UTC is stored as absent. */
  timeZone?: string;
  /** Which products its channels and their feeds have, one of each scope for a channel; absent if there are none. */
  channelRules?: ChannelRuleRecord[];
  /** Whether it came with the demo data; absent if not. */
  isDemo?: true;
  /** When a feed of one of its versions was first read; absent if none was. */
  feedReadAt?: string;
  /** Incremented with every change of a product. Compared with that of a version to find unpublished changes. */
  contentRevision: number;
  currentVersionId: string | null;
  /** The highest version number assigned so far. Version numbers are never reused. */
  lastVersion: number;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  revision: number;
  /** The latest edits, oldest first. */
  edits: CatalogEditRecord[];
}

/** A catalog that no longer exists, but of which something is left. It is removed with the last of it. */
export interface DeletedCatalogRecord {
  /** That of the catalog. */
  id: string;
  /** Whether it is a clone that ended before it was complete, whose job stays; absent if not. */
  isClone?: true;
}

/** The tables whose records belong to a catalog, and are hidden from the moment that it is deleted. */
export const HIDDEN_TABLES = ['jobs', 'publishedCatalogs', 'recipes', 'views'] as const;
