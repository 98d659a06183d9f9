import { z } from 'zod';
import { listPages } from '../domain/search/appPages';
import { listBookmarks, listTitles, searchEverything, toggleBookmark } from '../domain/search/search';
import { SEARCH_LIMIT, type AppPageRecord } from '../records/search';
import { id } from './fields';
import { route, type Route } from './route';

const appPage = z.strictObject({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});

const searchFile = z.strictObject({ title: z.string(), by: z.string(), size: z.string(), file: z.string() });

const searchContact = z.strictObject({ title: z.string(), email: z.string(), img: z.string(), date: z.string() });

const getGroup = <Title extends string, Row extends z.ZodType>(groupTitle: Title, row: Row) =>
  z.strictObject({ groupTitle: z.literal(groupTitle), searchLimit: z.literal(SEARCH_LIMIT), data: z.array(row) });

const answerPage = (page: AppPageRecord): z.output<typeof appPage> => ({ ...page, id: Number(page.id) });

/** Routes for autocomplete, top bar search, and bookmarks (REST contract, section 2). */
export const searchRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/autocomplete/data',
    summary: 'Returns all titles for autocomplete, best first.',
    ability: { action: 'read', subject: 'Search' },
    takes: z.object({}),
    answers: z.strictObject({
      autoComplete: z.array(z.strictObject({ title: z.string(), rank: z.string(), id: z.string() })),
    }),
    handle: async (ctx) => ({
      autoComplete: (await listTitles(ctx)).map(({ title, rank, id }) => ({ title, rank: String(rank), id })),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/main-search/data',
    summary: 'Returns all searchable content by group, with the maximum number of results shown per group.',
    ability: { action: 'read', subject: 'Search' },
    takes: z.object({}),
    answers: z.strictObject({
      searchArr: z.tuple([
        getGroup('Pages', appPage),
        getGroup('Files', searchFile),
        getGroup('Contacts', searchContact),
      ]),
    }),
    handle: async (ctx) => {
      const { pages, files, contacts } = await searchEverything(ctx);
      const groups = [
        ['Pages', pages.map(answerPage)],
        ['Files', files.map(({ title, by, size, file }) => ({ title, by, size, file }))],
        ['Contacts', contacts.map(({ title, email, img, date }) => ({ title, email, img, date }))],
      ] as const;
      return {
        searchArr: groups.map(([groupTitle, data]) => ({ groupTitle, searchLimit: SEARCH_LIMIT, data })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/bookmarks/data',
    summary: 'Returns all pages and the bookmarked ones.',
    ability: { action: 'read', subject: 'Bookmark' },
    takes: z.object({}),
    answers: z.strictObject({ suggestions: z.array(appPage), bookmarks: z.array(appPage) }),
    handle: async (ctx) => ({
      suggestions: (await listPages(ctx)).map(answerPage),
      bookmarks: (await listBookmarks(ctx)).map(answerPage),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/bookmarks/update',
    summary: 'Adds or removes the bookmark of a page.',
    ability: { action: 'update', subject: 'Bookmark' },
    takes: z.object({ id }),
    answers: null,
    handle: (ctx, input) => toggleBookmark(ctx, input.id),
  }),
];
