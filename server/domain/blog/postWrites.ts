import { DomainError } from '../../errors';
import type { BlogAuthorRecord, BlogPostRecord } from '../../records/blog';
import type { CreateBlogPostInput, UpdateBlogPostInput } from '../../types.generated';
import { actingUser } from '../actingUser';
import { getAuthorName } from '../author';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { toSlug } from '#shared/slug';
import { firstFree } from '../../records/slug';
import { say } from '../../records/sentence';
import { postFields } from './postFields';
import { getPost } from './posts';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>;

/** Lock key for all blog operations that read, decide, and then write. */
export const BLOG_LOCK = 'blog';

/** The signed-in account as an author, as readers see it. */
export async function blogAuthor(ctx: Pick<Writes, 'store' | 'user'>): Promise<BlogAuthorRecord> {
  const user = await actingUser(ctx);
  return { fullName: getAuthorName({ user }), avatar: user.avatar, accountId: user.id, email: user.email };
}

const isSlugTaken = async ({ store }: Writes, slug: string, butId: string | null) =>
  (await store.list('blogPosts', (post) => post.slug === slug && post.id !== butId)).length > 0;

/** The requested slug, or one generated from the title. Throws CONFLICT if another post uses it. */
const freeSlug = async (ctx: Writes, { slug, title }: Pick<BlogPostRecord, 'slug' | 'title'>, butId: string | null) => {
  if (!slug) return firstFree(toSlug(title) || 'post', (candidate) => isSlugTaken(ctx, candidate, butId));
  if (!(await isSlugTaken(ctx, slug, butId))) return slug;
  const message = say`The URL slug "${slug}" is already used by another post. Enter a different one.`;
  throw new DomainError('CONFLICT', message, { slug: message });
};

/** Creates a post by the signed-in account. Throws INVALID or CONFLICT with a message for each invalid field. */
export function createPost(ctx: Writes, input: CreateBlogPostInput): Promise<BlogPostRecord> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    const fields = postFields(input, null);
    const now = ctx.now().toISOString();
    const put: BlogPostRecord = {
      ...fields,
      slug: await freeSlug(ctx, fields, null),
      id: await ctx.store.nextId('blogPosts'),
      author: await blogAuthor(ctx),
      isBookmarked: false,
      createdAt: now,
      updatedAt: now,
    };
    await commit([{ table: 'blogPosts', put }]);
    return put;
  });
}

/**
 * Saves the fields given in the input. Throws NOT_FOUND, CONFLICT if the post was saved since `expectedUpdatedAt`, or
 * INVALID or CONFLICT with a message for each invalid field.
 */
export function savePost(
  ctx: Writes,
  id: string,
  { expectedUpdatedAt, ...input }: Omit<UpdateBlogPostInput, 'id'>,
): Promise<BlogPostRecord> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    const post = await getPost(ctx, id);
    if (expectedUpdatedAt && expectedUpdatedAt !== post.updatedAt) {
      throw new DomainError('CONFLICT', say`Someone else has saved this post since you opened it.`);
    }
    const fields = postFields(input, post);
    const slug = await freeSlug(ctx, fields, id);
    const put: BlogPostRecord = { ...post, ...fields, slug, updatedAt: ctx.now().toISOString() };
    await commit([{ table: 'blogPosts', put }]);
    return put;
  });
}

/** Deletes a post with its comments. Throws NOT_FOUND. */
export function deletePost(ctx: Pick<Writes, 'store' | 'locks' | 'user'>, id: string): Promise<string> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    await getPost(ctx, id);
    const comments = await ctx.store.list('blogComments', ({ postId }) => postId === id);
    await commit([
      ...comments.map((comment) => ({ table: 'blogComments', remove: comment.id }) as const),
      { table: 'blogPosts', remove: id },
    ]);
    return id;
  });
}

/**
 * Adds the post to the bookmarks or removes it from them; switches it where `isBookmarked` is not given. Throws
 * NOT_FOUND.
 */
export function togglePostBookmark(
  ctx: Pick<Writes, 'store' | 'locks' | 'user'>,
  id: string,
  isBookmarked?: boolean,
): Promise<BlogPostRecord> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    const post = await getPost(ctx, id);
    const put = { ...post, isBookmarked: isBookmarked ?? !post.isBookmarked };
    await commit([{ table: 'blogPosts', put }]);
    return put;
  });
}
