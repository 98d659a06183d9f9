import { notFound } from '../../errors';
import {
  SEARCH_LIMIT,
  type AppPageRecord,
  type AutocompleteTitleRecord,
  type SearchContactRecord,
  type SearchFileRecord,
} from '../../records/search';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { listPages } from './appPages';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** All searchable content, by group. */
export interface SearchResults {
  pages: AppPageRecord[];
  files: SearchFileRecord[];
  contacts: SearchContactRecord[];
}

const hasTitle = (q?: string | null) => {
  const text = foldQuery(q);
  return ({ title }: { title: string }) => foldText(title).includes(text);
};

/** Returns the titles that contain the text, or all if no text is given, best first. */
export async function listTitles({ store }: Reads, q?: string | null): Promise<AutocompleteTitleRecord[]> {
  return (await store.list('autocompleteTitles', hasTitle(q))).sort((a, b) => a.rank - b.rank);
}

/** Returns the bookmarked pages in the same order. */
export async function listBookmarks(ctx: Reads): Promise<AppPageRecord[]> {
  return (await listPages(ctx)).filter(({ isBookmarked }) => isBookmarked);
}

type Writes = Reads & Pick<DomainContext, 'locks'>;

const changeBookmark = (ctx: Writes, id: string, change: (isBookmarked: boolean) => boolean): Promise<AppPageRecord> =>
  withLock(ctx, 'search', async (commit) => {
    const page = (await listPages(ctx)).find((known) => known.id === id);
    if (!page) throw notFound('page', id);
    const isBookmarked = change(page.isBookmarked);
    if (isBookmarked !== page.isBookmarked) await commit([{ table: 'appPages', put: { id, isBookmarked } }]);
    return { ...page, isBookmarked };
  });

/** Adds or removes the bookmark of a screen; repeating it changes nothing. Throws NOT_FOUND. */
export function setBookmark(ctx: Writes, id: string, isBookmarked: boolean): Promise<AppPageRecord> {
  return changeBookmark(ctx, id, () => isBookmarked);
}

/** Adds the bookmark of a screen if it has none, otherwise removes it. Throws NOT_FOUND. */
export function toggleBookmark(ctx: Writes, id: string): Promise<AppPageRecord> {
  return changeBookmark(ctx, id, (isBookmarked) => !isBookmarked);
}

/** Returns everything whose title contains the text, in store order, or everything if no text is given. */
export async function searchEverything(ctx: Reads, q?: string | null): Promise<SearchResults> {
  const { store } = ctx;
  const [pages, files, contacts] = await Promise.all([
    listPages(ctx).then((all) => all.filter(hasTitle(q))),
    store.list('searchFiles', hasTitle(q)),
    store.list('searchContacts', hasTitle(q)),
  ]);
  return { pages, files, contacts };
}

/** Returns the same as `searchEverything`, with each group cut to the limit. */
export async function searchGroups(ctx: Reads, q?: string | null): Promise<SearchResults & { limit: number }> {
  const { pages, files, contacts } = await searchEverything(ctx, q);
  return {
    limit: SEARCH_LIMIT,
    pages: pages.slice(0, SEARCH_LIMIT),
    files: files.slice(0, SEARCH_LIMIT),
    contacts: contacts.slice(0, SEARCH_LIMIT),
  };
}
