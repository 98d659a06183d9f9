import type { RoleName, RowHeight, SortDirection, ViewedList } from '../types.generated';

/** A filter of a list, by its name in the URL of the list’s page. */
export interface ViewFilterRecord {
  name: string;
  value: string;
}

/** A column of a list, and its width in pixels; null for the usual one. */
export interface ViewColumnRecord {
  id: string;
  width: number | null;
}

/** What a list shows, and how. What is null is as the list is at first. */
export interface ViewSettingsRecord {
  filters: readonly ViewFilterRecord[];
  /** Those that are shown, in their order. */
  columns: readonly ViewColumnRecord[] | null;
  sort: string | null;
  direction: SortDirection | null;
  locale: string | null;
  channel: string | null;
  rowHeight: RowHeight | null;
  perPage: number | null;
}

/** Settings of a list under a name. */
export interface ViewRecord {
  id: string;
  list: ViewedList;
  /** Of the products; null for other lists. */
  catalogId: string | null;
  name: string;
  /** Id of an account, which can be deleted. */
  ownerId: string;
  /** The role whose accounts see it, too. */
  sharedWith: RoleName | null;
  settings: ViewSettingsRecord;
  /** Ids of the accounts that do not have it as a tab. */
  unpinnedBy: readonly string[];
  /** Ids of the accounts whose list opens with it. */
  defaultOf: readonly string[];
  updatedAt: string;
  updatedBy: string;
}
