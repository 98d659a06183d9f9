import { z } from 'zod';
import { getArticles, firstArticle, listArticleCategories, relatedArticles } from '../domain/help/knowledgeBase';
import { type Route, route } from './route';

const question = z.strictObject({ id: z.number(), question: z.string() });

/** The knowledge base paths (REST contract, section 10). */
export const knowledgeBaseRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/faq/data/knowledge_base',
    summary: 'Lists the categories of the knowledge base.',
    takes: z.object({}),
    answers: z.array(
      z.strictObject({
        id: z.number(),
        category: z.string(),
        img: z.string(),
        title: z.string(),
        desc: z.string(),
      }),
    ),
    handle: async (ctx) =>
      (await listArticleCategories(ctx, {})).map(({ id, slug, image, title, description }) => ({
        id: Number(id),
        category: slug,
        img: image,
        title,
        desc: description,
      })),
  }),
  route({
    method: 'GET',
    path: '/faq/data/category',
    summary: 'Lists the questions of each category of the knowledge base.',
    takes: z.object({}),
    answers: z.array(
      z.strictObject({
        id: z.number(),
        title: z.string(),
        icon: z.string(),
        iconColor: z.string(),
        questions: z.array(question.extend({ slug: z.string() })),
      }),
    ),
    handle: async (ctx) =>
      Promise.all(
        (await listArticleCategories(ctx, {})).map(async (category) => ({
          id: Number(category.id),
          title: category.title,
          icon: category.icon,
          iconColor: category.iconColor.toLowerCase(),
          questions: (await getArticles(ctx, category)).map((article) => ({
            id: Number(article.id),
            question: article.question,
            slug: article.slug,
          })),
        })),
      ),
  }),
  route({
    method: 'GET',
    path: '/faq/data/question',
    summary: 'Returns the first article of the knowledge base.',
    takes: z.object({}),
    answers: z.strictObject({
      title: z.string(),
      lastUpdated: z.string(),
      relatedQuestions: z.array(question),
      content: z.string(),
    }),
    handle: async (ctx) => {
      const article = await firstArticle(ctx);
      const related = await relatedArticles(ctx, article);
      return {
        title: article.question,
        lastUpdated: article.updatedAt,
        relatedQuestions: related.map((other) => ({ id: Number(other.id), question: other.question })),
        content: article.content,
      };
    },
  }),
];
