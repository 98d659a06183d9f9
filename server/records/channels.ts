import type { LocalizedTextRecord } from './attributes';

/** A sales channel of a catalog: its definition there, filled in with the settings of the catalog. */
export type CatalogChannelRecord = Pick<ChannelRecord, 'id' | 'labels' | 'locales' | 'currencies' | 'shopUrl'>;

/** What the Google feeds of a channel use unless their URL says otherwise. */
export interface FeedSettingsRecord {
  /** BCP 47 tag; absent for the first language of the channel in the catalog. */
  locale?: string;
  /** ISO 4217 code; absent for the preferred currency that a product has a price in. */
  currency?: string;
  /** Absent if items that are out of stock are included. */
  isOnlyInStock?: true;
}

/** The definition of a sales channel. */
export interface ChannelRecord {
  /** Its code, by which catalogs and products refer to it. */
  id: string;
  /** At least the English label, which is the first. */
  labels: LocalizedTextRecord[];
  /** The languages that it sells in; empty for all of a catalog. */
  locales: string[];
  /** The currencies that it sells in; empty for all of a catalog. */
  currencies: string[];
  /** The absolute http(s) URL that links in its feeds start with; absent for that of the catalog. */
  shopUrl?: string;
  /** Absent if none are set. */
  feedSettings?: FeedSettingsRecord;
  createdAt: string;
  updatedAt: string;
  /** Full name of the user. */
  updatedBy: string;
  /** When it was deleted; absent if it was not. */
  deletedAt?: string;
}
