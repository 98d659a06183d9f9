import { listPages } from '../domain/search/appPages';
import { listBookmarks, listTitles, searchGroups, setBookmark, toggleBookmark } from '../domain/search/search';
import {
  findCatalogs,
  findInvoices,
  findJobs,
  findPaletteEmails,
  findProducts,
  findRecipes,
  findRules,
  findUsers,
  findVersions,
  paletteQuestion,
} from '../domain/search/palette';
import { parseFileSize, SEARCH_LIMIT } from '../records/search';
import type { Resolvers } from '../types.generated';

export const searchResolvers: Resolvers = {
  Query: {
    autocompleteTitles: (_, { q }, ctx) => listTitles(ctx, q),
    pages: (_, _args, ctx) => listPages(ctx),
    bookmarks: (_, _args, ctx) => listBookmarks(ctx),
    searchGroups: (_, { q }, ctx) => searchGroups(ctx, q),
    palette: (_, { q, catalogId }) => paletteQuestion(q, catalogId),
  },
  Mutation: {
    setBookmark: async (_, { input: { id, isBookmarked } }, ctx) => ({
      page: await setBookmark(ctx, id, isBookmarked),
    }),
    toggleBookmark: async (_, { input: { id } }, ctx) => ({ page: await toggleBookmark(ctx, id) }),
  },
  SearchFile: { sizeInBytes: ({ size }) => parseFileSize(size) },
  PaletteFinds: {
    limit: () => SEARCH_LIMIT,
    products: (question, _, ctx) => findProducts(ctx, question),
    catalogs: (question, _, ctx) => findCatalogs(ctx, question),
    jobs: (question, _, ctx) => findJobs(ctx, question),
    versions: (question, _, ctx) => findVersions(ctx, question),
    rules: (question, _, ctx) => findRules(ctx, question),
    recipes: (question, _, ctx) => findRecipes(ctx, question),
    users: (question, _, ctx) => findUsers(ctx, question),
    invoices: (question, _, ctx) => findInvoices(ctx, question),
    emails: (question, _, ctx) => findPaletteEmails(ctx, question),
  },
};
