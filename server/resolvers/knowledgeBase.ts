import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/help/knowledgeBase');

export const knowledgeBaseResolvers: Resolvers = {
  Query: {
    knowledgeBaseCategories: async (_, args, ctx) => (await rules()).listArticleCategories(ctx, args),
    knowledgeBaseCategory: async (_, { slug }, ctx) => (await rules()).categoryBySlug(ctx, slug),
    knowledgeBaseArticle: async (_, { slug }, ctx) => (await rules()).articleBySlug(ctx, slug),
    knowledgeBaseArticles: async (_, { q }, ctx) => (await rules()).searchArticles(ctx, q),
  },
  Mutation: {
    rateArticle: async (_, { input }, ctx) => ({ article: await (await rules()).rateArticle(ctx, input) }),
  },
  KnowledgeBaseCategory: {
    articles: async (category, _, ctx) => (await rules()).getArticles(ctx, category),
  },
  KnowledgeBaseArticle: {
    category: async (article, _, ctx) => (await rules()).getCategory(ctx, article),
    related: async (article, _, ctx) => (await rules()).relatedArticles(ctx, article),
    helpfulCount: ({ helpfulTo }) => helpfulTo.length,
    notHelpfulCount: ({ notHelpfulTo }) => notHelpfulTo.length,
    isHelpful: async (article, _, ctx) => (await rules()).ownMark(ctx, article),
  },
};
