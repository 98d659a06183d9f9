/** Maximum number of entries in each group of the search (spec, section 9). */
export const SEARCH_LIMIT = 4;

export interface AutocompleteTitleRecord {
  id: string;
  title: string;
  rank: number;
}

/** Whether the page with the id is bookmarked; pages without a record are as `PAGES` says. */
export interface BookmarkRecord {
  id: string;
  isBookmarked: boolean;
}

/** A page of the app that can be bookmarked. */
export interface AppPageRecord extends BookmarkRecord {
  target: string;
  title: string;
  icon: string;
  link: string;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** The bytes that a size such as `1.4 MB` stands for. */
export function parseFileSize(size: string): number {
  const [number, unit = 'B'] = size.split(' ');
  return Math.round(Number(number) * 1024 ** UNITS.indexOf(unit));
}

export interface SearchFileRecord {
  id: string;
  title: string;
  by: string;
  size: string;
  file: string;
}

export interface SearchContactRecord {
  id: string;
  title: string;
  email: string;
  img: string;
  date: string;
}
