import { notFound } from '../../errors';
import { BLOG_CATEGORIES, type BlogPostRecord } from '../../records/blog';
import type { BlogCategoryEntry, BlogPostListInput, BlogPostSort } from '../../types.generated';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { htmlText } from '../texts/htmlText';
import { firstRows, pageOfRows, type PageResult, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** Posts that are not published exist only for accounts that can edit posts. */
const isVisible = ({ user }: Pick<DomainContext, 'user'>, { status }: BlogPostRecord) =>
  status === 'PUBLISHED' || can(user, 'update', 'BlogPost');

const newestFirst = (a: BlogPostRecord, b: BlogPostRecord) =>
  b.createdAt.localeCompare(a.createdAt) || Number(b.id) - Number(a.id);

const SORTS: Record<BlogPostSort, (a: BlogPostRecord, b: BlogPostRecord) => number> = {
  CREATED_AT: (a, b) => newestFirst(b, a),
  TITLE: (a, b) => a.title.localeCompare(b.title, 'en'),
};

const sameTag = (tag: string) => (other: string) => foldText(other) === foldText(tag);

/** The excerpt without markup. */
export function excerptText({ excerpt }: BlogPostRecord): string {
  return htmlText(excerpt);
}

const hasText = (post: BlogPostRecord, text: string) =>
  [post.title, excerptText(post), post.author.fullName, ...post.tags].some((value) => foldText(value).includes(text));

/** The published posts, newest first. */
export async function publishedPosts({ store }: Reads): Promise<BlogPostRecord[]> {
  return (await store.list('blogPosts', ({ status }) => status === 'PUBLISHED')).sort(newestFirst);
}

/**
 * A page of the posts that the input finds and the account can see, newest first when it names no sort. Throws INVALID
 * for a bad page.
 */
export async function listPosts(
  ctx: Reads & Pick<DomainContext, 'user'>,
  input: BlogPostListInput,
): Promise<PageResult & { posts: BlogPostRecord[] }> {
  const { category, tag } = input;
  const status = input.status ?? 'PUBLISHED';
  const text = foldQuery(input.q);
  const found = await ctx.store.list(
    'blogPosts',
    (post) =>
      post.status === status &&
      isVisible(ctx, post) &&
      (!category || post.categories.includes(category)) &&
      (!tag || post.tags.some(sameTag(tag))) &&
      hasText(post, text),
  );
  const sign = sortSign(input, 'DESC');
  const compare = SORTS[input.sort ?? 'CREATED_AT'];
  found.sort((a, b) => sign * compare(a, b) || newestFirst(a, b));
  const { rows: posts, ...page } = pageOfRows(found, input);
  return { posts, ...page };
}

/** The post. Throws NOT_FOUND, also for a post that the account cannot see. */
export async function getPost(ctx: Reads & Pick<DomainContext, 'user'>, id: string): Promise<BlogPostRecord> {
  const post = await ctx.store.get('blogPosts', id);
  if (!post || !isVisible(ctx, post)) throw notFound('blog post', id);
  return post;
}

/** The latest published posts. Throws INVALID for a number outside 0 to 100. */
export async function recentPosts(ctx: Reads, first: number): Promise<BlogPostRecord[]> {
  return firstRows(await publishedPosts(ctx), first);
}

/**
 * Other published posts that share categories or tags, sorted by number of matches, then newest first. Throws INVALID
 * for a number outside 0 to 100.
 */
export async function relatedPosts(ctx: Reads, post: BlogPostRecord, first: number): Promise<BlogPostRecord[]> {
  const shared = (other: BlogPostRecord) =>
    other.categories.filter((category) => post.categories.includes(category)).length +
    other.tags.filter((tag) => post.tags.some(sameTag(tag))).length;
  const found = (await publishedPosts(ctx))
    .filter((other) => other.id !== post.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a));
  return firstRows(found, first);
}

/** All categories in their defined order, each with its number of published posts. */
export async function listPostCategories(ctx: Reads): Promise<BlogCategoryEntry[]> {
  const posts = await publishedPosts(ctx);
  return BLOG_CATEGORIES.map(({ category, label, icon }) => ({
    category,
    label,
    icon,
    postCount: posts.filter(({ categories }) => categories.includes(category)).length,
  }));
}

/** The tags of published posts, in alphabetical order. */
export async function listTags(ctx: Reads): Promise<string[]> {
  const tags = (await publishedPosts(ctx)).flatMap((post) => post.tags);
  return [...new Set(tags)].sort(new Intl.Collator('en').compare);
}
