import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/search');

export const searchResolvers: Resolvers = {
  Query: {
    autocompleteTitles: async (_, { q }, ctx) => (await rules()).listTitles(ctx, q),
    pages: async (_, _args, ctx) => (await rules()).listPages(ctx),
    bookmarks: async (_, _args, ctx) => (await rules()).listBookmarks(ctx),
    searchGroups: async (_, { q }, ctx) => (await rules()).searchGroups(ctx, q),
  },
  Mutation: { bookmarkToggle: async (_, { id }, ctx) => (await rules()).toggleBookmark(ctx, id) },
};
