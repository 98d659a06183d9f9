import {
  articleBySlug,
  categoryBySlug,
  getArticles,
  getCategory,
  listArticleCategories,
  ownMark,
  rateArticle,
  relatedArticles,
  searchArticles,
} from '../domain/help/knowledgeBase';
import type { Resolvers } from '../types.generated';

export const knowledgeBaseResolvers: Resolvers = {
  Query: {
    knowledgeBaseCategories: (_, args, ctx) => listArticleCategories(ctx, args),
    knowledgeBaseCategory: (_, { slug }, ctx) => categoryBySlug(ctx, slug),
    knowledgeBaseArticle: (_, { slug }, ctx) => articleBySlug(ctx, slug),
    knowledgeBaseArticles: (_, { q }, ctx) => searchArticles(ctx, q),
  },
  Mutation: { rateArticle: async (_, { input }, ctx) => ({ article: await rateArticle(ctx, input) }) },
  KnowledgeBaseCategory: { articles: (category, _, ctx) => getArticles(ctx, category) },
  KnowledgeBaseArticle: {
    category: (article, _, ctx) => getCategory(ctx, article),
    related: (article, _, ctx) => relatedArticles(ctx, article),
    helpfulCount: ({ helpfulTo }) => helpfulTo.length,
    notHelpfulCount: ({ notHelpfulTo }) => notHelpfulTo.length,
    isHelpful: (article, _, ctx) => ownMark(ctx, article),
  },
};
