import { DomainError, notFound } from '../../errors';
import type { BlogCommentRecord } from '../../records/blog';
import { actingUser } from '../actingUser';
import { can } from '../auth/abilities';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { rowsAfter, type RowsInput } from '../lists/paging';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { getPost } from './posts';
import { BLOG_LOCK, blogAuthor } from './postWrites';

const COMMENT_LENGTH = 20_000;

/** The text of a comment, and the post or comment that it belongs to. */
export interface CommentInput {
  postId: string;
  text: string;
  parentId?: string | null;
}

/** The comments on a post with their replies, oldest first. */
export async function listComments(
  { store }: Pick<DomainContext, 'store'>,
  postId: string,
): Promise<BlogCommentRecord[]> {
  return (await store.list('blogComments', (comment) => comment.postId === postId)).sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || Number(a.id) - Number(b.id),
  );
}

/**
 * The comments on a post, oldest first: those after a comment, a number of them, or all. Throws INVALID like
 * `rowsAfter`.
 */
export async function readComments(
  ctx: Pick<DomainContext, 'store'>,
  postId: string,
  input: RowsInput,
): Promise<readonly BlogCommentRecord[]> {
  return rowsAfter(await listComments(ctx, postId), input, (id) => say`The post has no comment with the ID "${id}".`);
}

/** The number of comments on a post. */
export async function countComments(ctx: Pick<DomainContext, 'store'>, postId: string): Promise<number> {
  return (await ctx.store.list('blogComments', (comment) => comment.postId === postId)).length;
}

const textFault = (text: string) => {
  if (!text) return say`Write a comment.`;
  return text.length > COMMENT_LENGTH ? say`Use ${COMMENT_LENGTH} characters or fewer.` : null;
};

/**
 * Adds a comment to a post or replies to one of its comments. Throws NOT_FOUND if the post or comment does not exist,
 * or INVALID with `fields.text`.
 */
export function addComment(
  ctx: Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>,
  { postId, text, parentId = null }: CommentInput,
): Promise<BlogCommentRecord> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    await getPost(ctx, postId);
    const trimmed = text.trim();
    const fault = textFault(trimmed);
    if (fault) assertNoFieldErrors({ text: fault });
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
    await commit([{ table: 'blogComments', put }]);
    return put;
  });
}

/** Whether the signed-in account can delete the comment: its author, and accounts that can delete comments. */
export function canDeleteComment({ user }: Pick<DomainContext, 'user'>, { author }: BlogCommentRecord): boolean {
  return user !== null && (author.accountId === user.id || can(user, 'delete', 'BlogComment'));
}

/** The comment with all replies to it, and the replies to those. */
function withReplies(comments: readonly BlogCommentRecord[], comment: BlogCommentRecord): BlogCommentRecord[] {
  const replies = comments.filter(({ parentId }) => parentId === comment.id);
  return [comment, ...replies.flatMap((reply) => withReplies(comments, reply))];
}

/**
 * Deletes a comment with its replies, and returns their IDs. Throws NOT_FOUND, or FORBIDDEN for a comment by someone
 * else.
 */
export function deleteComment(
  ctx: Pick<DomainContext, 'store' | 'user' | 'locks'>,
  id: string,
): Promise<{ deletedIds: string[]; postId: string }> {
  return withLock(ctx, BLOG_LOCK, async (commit) => {
    const comment = await ctx.store.get('blogComments', id);
    if (!comment) throw notFound('comment', id);
    await getPost(ctx, comment.postId);
    if (!canDeleteComment({ user: await actingUser(ctx) }, comment)) {
      throw new DomainError('FORBIDDEN', say`You can only delete your own comments.`);
    }
    const deletedIds = withReplies(await listComments(ctx, comment.postId), comment).map((each) => each.id);
    await commit(deletedIds.map((remove) => ({ table: 'blogComments', remove })));
    return { deletedIds, postId: comment.postId };
  });
}
