import { parseFileSize, SEARCH_LIMIT } from '../records/search';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/search/search');
const palette = () => import('../domain/search/palette');

export const searchResolvers: Resolvers = {
  Query: {
    autocompleteTitles: async (_, { q }, ctx) => (await rules()).listTitles(ctx, q),
    pages: async (_, _args, ctx) => (await rules()).listPages(ctx),
    bookmarks: async (_, _args, ctx) => (await rules()).listBookmarks(ctx),
    searchGroups: async (_, { q }, ctx) => (await rules()).searchGroups(ctx, q),
    palette: async (_, { q, catalogId }) => (await palette()).paletteQuestion(q, catalogId),
  },
  Mutation: {
    setBookmark: async (_, { input: { id, isBookmarked } }, ctx) => ({
      page: await (await rules()).setBookmark(ctx, id, isBookmarked),
    }),
    toggleBookmark: async (_, { input: { id } }, ctx) => ({ page: await (await rules()).toggleBookmark(ctx, id) }),
  },
  SearchFile: { sizeInBytes: ({ size }) => parseFileSize(size) },
  PaletteFinds: {
    limit: () => SEARCH_LIMIT,
    products: async (question, _, ctx) => (await palette()).findProducts(ctx, question),
    catalogs: async (question, _, ctx) => (await palette()).findCatalogs(ctx, question),
    jobs: async (question, _, ctx) => (await palette()).findJobs(ctx, question),
    versions: async (question, _, ctx) => (await palette()).findVersions(ctx, question),
    users: async (question, _, ctx) => (await palette()).findUsers(ctx, question),
    invoices: async (question, _, ctx) => (await palette()).findInvoices(ctx, question),
    emails: async (question, _, ctx) => (await palette()).findPaletteEmails(ctx, question),
  },
};
