import { notFound } from '../../errors';
import type { BlogCommentRecord } from '../../records/blog';
import { inTurn } from '../inTurn';
import { refuseInvalid } from '../refusal';
import type { DomainContext } from '../context';
import { getPost } from './posts';
import { BLOG_KEY, blogAuthor } from './postWrites';

const COMMENT_LENGTH = 20_000;

/** What a comment says, and to which post or comment of it. */
export interface CommentInput {
  postId: string;
  text: string;
  parentId?: string | null;
}

/** The comments on a post, oldest first, answers among them. */
export const listComments = async (
  { store }: Pick<DomainContext, 'store'>,
  postId: string,
): Promise<BlogCommentRecord[]> =>
  (await store.list('blogComments', (comment) => comment.postId === postId)).sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || Number(a.id) - Number(b.id),
  );

/** How many comments a post has. */
export const countComments = async (ctx: Pick<DomainContext, 'store'>, postId: string): Promise<number> =>
  (await ctx.store.list('blogComments', (comment) => comment.postId === postId)).length;

const textFault = (text: string) => {
  if (!text) return 'Write a comment first.';
  return text.length > COMMENT_LENGTH ? `A comment has at most ${COMMENT_LENGTH} characters.` : null;
};

/** Comments on a post or answers a comment of it. Throws NOT_FOUND for either, INVALID at `text`. */
export const addComment = (
  ctx: Pick<DomainContext, 'store' | 'now' | 'user'>,
  { postId, text, parentId = null }: CommentInput,
): Promise<BlogCommentRecord> =>
  inTurn(ctx.store, BLOG_KEY, async () => {
    await getPost(ctx, postId);
    const trimmed = text.trim();
    const fault = textFault(trimmed);
    if (fault) refuseInvalid({ text: fault });
    const parent = parentId === null ? null : await ctx.store.get('blogComments', parentId);
    if (parentId !== null && parent?.postId !== postId) throw notFound('comment on this post', parentId);
    const put: BlogCommentRecord = {
      id: await ctx.store.nextId('blogComments'),
      postId,
      parentId,
      author: await blogAuthor(ctx),
      text: trimmed,
      createdAt: ctx.now().toISOString(),
    };
    await ctx.store.commit([{ table: 'blogComments', put }]);
    return put;
  });
