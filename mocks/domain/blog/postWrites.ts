import { DomainError } from '../../errors';
import type { BlogAuthorRecord, BlogPostRecord } from '../../records/blog';
import type { BlogPostInput } from '../../types.generated';
import { actingUser } from '../auth/actingUser';
import { authorOf } from '../catalogs/author';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { firstFree, slugOf } from '../products/slug';
import { postFields } from './postFields';
import { getPost } from './posts';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user'>;

/** Everything of the blog that reads, decides and writes goes in turn. */
export const BLOG_KEY = 'blog';

/** Whoever writes, as readers see it. */
export const blogAuthor = async (ctx: Pick<Writes, 'store' | 'user'>): Promise<BlogAuthorRecord> => {
  const user = await actingUser(ctx);
  return { fullName: authorOf({ user }), avatar: user.avatar };
};

const isSlugTaken = async ({ store }: Writes, slug: string, butId: string | null) =>
  (await store.list('blogPosts', (post) => post.slug === slug && post.id !== butId)).length > 0;

/** The slug that was asked for, or one made from the title. Throws CONFLICT where another post has it. */
const freeSlug = async (ctx: Writes, { slug, title }: Pick<BlogPostRecord, 'slug' | 'title'>, butId: string | null) => {
  if (!slug) return firstFree(slugOf(title) || 'post', (candidate) => isSlugTaken(ctx, candidate, butId));
  if (!(await isSlugTaken(ctx, slug, butId))) return slug;
  const message = `Another post has the address "${slug}". Choose another one.`;
  throw new DomainError('CONFLICT', message, { slug: message });
};

/** Makes a post of whoever is signed in. Throws INVALID or CONFLICT with a message for each field at fault. */
export const createPost = (ctx: Writes, input: BlogPostInput): Promise<BlogPostRecord> =>
  inTurn(ctx.store, BLOG_KEY, async () => {
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
    await ctx.store.commit([{ table: 'blogPosts', put }]);
    return put;
  });

/** Saves what the input gives. Throws NOT_FOUND, or INVALID or CONFLICT with a message for each field at fault. */
export const savePost = (ctx: Writes, id: string, input: BlogPostInput): Promise<BlogPostRecord> =>
  inTurn(ctx.store, BLOG_KEY, async () => {
    const post = await getPost(ctx, id);
    const fields = postFields(input, post);
    const slug = await freeSlug(ctx, fields, id);
    const put: BlogPostRecord = { ...post, ...fields, slug, updatedAt: ctx.now().toISOString() };
    await ctx.store.commit([{ table: 'blogPosts', put }]);
    return put;
  });

/** Bookmarks the post or lets go of it. Throws NOT_FOUND. */
export const togglePostBookmark = (ctx: Pick<Writes, 'store'>, id: string): Promise<BlogPostRecord> =>
  inTurn(ctx.store, BLOG_KEY, async () => {
    const post = await getPost(ctx, id);
    const put = { ...post, isBookmarked: !post.isBookmarked };
    await ctx.store.commit([{ table: 'blogPosts', put }]);
    return put;
  });
