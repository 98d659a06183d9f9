import { DomainError, notFound } from '../../errors';
import type { KnowledgeBaseArticleRecord, KnowledgeBaseCategoryRecord } from '../../records/knowledgeBase';
import { say, type Sentence } from '../../records/sentence';
import { actingUser } from '../actingUser';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { htmlText } from '../texts/htmlText';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** The searched text with single spaces. */
const toQuery = (q: string | null | undefined) => foldQuery(q).replace(/\s+/g, ' ');

const holds = (text: string, q: string) => foldText(text).replace(/\s+/g, ' ').includes(q);

/** The articles of a category in their defined order. */
export function getArticles({ store }: Reads, { id }: Pick<KnowledgeBaseCategoryRecord, 'id'>) {
  return store.list('knowledgeBaseArticles', ({ categoryId }) => categoryId === id);
}

/**
 * All categories. With `q`, only those whose title, description, or questions contain it. Case and diacritics do not
 * matter.
 */
export async function listArticleCategories(
  { store }: Reads,
  { q }: { q?: string | null },
): Promise<KnowledgeBaseCategoryRecord[]> {
  const text = toQuery(q);
  const asked = await store.list('knowledgeBaseArticles', ({ question }) => holds(question, text));
  const withHit = new Set(asked.map(({ categoryId }) => categoryId));
  return store.list(
    'knowledgeBaseCategories',
    ({ id, title, description }) => holds(title, text) || holds(description, text) || withHit.has(id),
  );
}

const missing = (message: Sentence) => new DomainError('NOT_FOUND', message);

/** The category with the slug. Throws NOT_FOUND. */
export async function categoryBySlug({ store }: Reads, slug: string): Promise<KnowledgeBaseCategoryRecord> {
  const [category] = await store.list('knowledgeBaseCategories', (one) => one.slug === slug);
  if (!category) throw missing(say`No category with the slug "${slug}" exists.`);
  return category;
}

/** The category of an article. Throws NOT_FOUND. */
export async function getCategory(
  { store }: Reads,
  { categoryId }: KnowledgeBaseArticleRecord,
): Promise<KnowledgeBaseCategoryRecord> {
  const category = await store.get('knowledgeBaseCategories', categoryId);
  if (!category) throw notFound('category', categoryId);
  return category;
}

/** The article with the slug. Throws NOT_FOUND. */
export async function articleBySlug({ store }: Reads, slug: string): Promise<KnowledgeBaseArticleRecord> {
  const [article] = await store.list('knowledgeBaseArticles', (one) => one.slug === slug);
  if (!article) throw missing(say`No article with the slug "${slug}" exists.`);
  return article;
}

/** The first article. Throws NOT_FOUND if there are no articles. */
export async function firstArticle({ store }: Reads): Promise<KnowledgeBaseArticleRecord> {
  const [article] = await store.list('knowledgeBaseArticles');
  if (!article) throw new DomainError('NOT_FOUND', say`The knowledge base has no articles.`);
  return article;
}

/** The other articles in the article's category. */
export function relatedArticles({ store }: Reads, { id, categoryId }: KnowledgeBaseArticleRecord) {
  return store.list('knowledgeBaseArticles', (other) => other.categoryId === categoryId && other.id !== id);
}

/**
 * Articles whose question or text contains `q`. Case and diacritics do not matter. Matches in the question come first.
 */
export async function searchArticles({ store }: Reads, q: string): Promise<KnowledgeBaseArticleRecord[]> {
  const text = toQuery(q);
  if (!text) return [];
  const all = await store.list('knowledgeBaseArticles');
  const inQuestion = all.filter(({ question }) => holds(question, text));
  const inText = all.filter(({ question, content }) => !holds(question, text) && holds(htmlText(content), text));
  return [...inQuestion, ...inText];
}

/** The signed-in account's rating of the article, or null if it has not rated it. */
export async function ownMark(
  ctx: Pick<DomainContext, 'store' | 'user' | 'locks'>,
  { helpfulTo, notHelpfulTo }: KnowledgeBaseArticleRecord,
): Promise<boolean | null> {
  const { id } = await actingUser(ctx);
  return helpfulTo.includes(id) ? true : notHelpfulTo.includes(id) ? false : null;
}

/** Sets the account's rating of the article; null removes it. Throws NOT_FOUND. */
export function rateArticle(
  ctx: Pick<DomainContext, 'store' | 'user' | 'locks'>,
  { id, isHelpful }: { id: string; isHelpful?: boolean | null },
): Promise<KnowledgeBaseArticleRecord> {
  return withLock(ctx, 'knowledgeBase', async (commit) => {
    const article = await ctx.store.get('knowledgeBaseArticles', id);
    if (!article) throw notFound('article', id);
    const user = await actingUser(ctx);
    const without = (ids: readonly string[]) => ids.filter((one) => one !== user.id);
    const changed = {
      ...article,
      helpfulTo: [...without(article.helpfulTo), ...(isHelpful === true ? [user.id] : [])],
      notHelpfulTo: [...without(article.notHelpfulTo), ...(isHelpful === false ? [user.id] : [])],
    };
    await commit([{ table: 'knowledgeBaseArticles', put: changed }]);
    return changed;
  });
}
