import type { AuthUserRecord } from './auth';
import type { CatalogRecord } from './catalogs';
import type { FileRecord } from './files';
import type { JobProfileRecord } from './imports';
import type { JobChangePart, JobIssuePart, JobRecord } from './jobs';
import type { ProductRecord } from './products';
import type { ContentRecord, PublishedCatalogRecord, PublishedEntriesRecord } from './publishedCatalogs';

/** A setting of the gateway itself, such as its token secrets. */
export interface SettingRecord {
  id: string;
  value: string;
}

/** All that is stored, a table a kind of record. */
export interface Tables {
  authUsers: AuthUserRecord;
  catalogs: CatalogRecord;
  products: ProductRecord;
  jobs: JobRecord;
  jobIssues: JobIssuePart;
  jobChanges: JobChangePart;
  jobProfiles: JobProfileRecord;
  publishedCatalogs: PublishedCatalogRecord;
  publishedEntries: PublishedEntriesRecord;
  contents: ContentRecord;
  files: FileRecord;
  settings: SettingRecord;
}

export type TableName = keyof Tables;

export const TABLE_NAMES = [
  'authUsers',
  'catalogs',
  'products',
  'jobs',
  'jobIssues',
  'jobChanges',
  'jobProfiles',
  'publishedCatalogs',
  'publishedEntries',
  'contents',
  'files',
  'settings',
] as const satisfies TableName[];

/** One write of a commit. */
export type Change = {
  [Name in TableName]: { table: Name; put: Tables[Name] } | { table: Name; remove: string };
}[TableName];
