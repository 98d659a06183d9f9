import type { LocalizedTextRecord } from './attributes';

/** A sales channel of a catalog: its definition there, filled in with the settings of the catalog. */
export type CatalogChannelRecord = Pick<ChannelRecord, 'id' | 'labels' | 'locales' | 'currencies' | 'shopUrl'>;

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
  createdAt: string;
  updatedAt: string;
  /** Full name of the user. */
  updatedBy: string;
  /** When it was deleted; absent if it was not. */
  deletedAt?: string;
}
