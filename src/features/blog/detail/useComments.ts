import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { useToast } from '#ui/state/useToast';
import { listReplyIds } from './commentTree';
import {
  PostCommentsFragmentDoc,
  useBlogCommentCreateMutation,
  useBlogCommentDeleteMutation,
  type BlogCommentItemFragment,
  type PostCommentsFragment,
} from './BlogDetail.generated';
import { detailMessages as messages } from './detailMessages';

/** The ID of a comment that the server has not answered yet. */
const PENDING_ID = 'pending';

/** Whether the server has not answered yet. */
export function isPending({ id }: Pick<BlogCommentItemFragment, 'id'>): boolean {
  return id === PENDING_ID;
}

/** Adds and deletes comments of a post. Both are applied immediately, and undone if the server refuses. */
export function useComments(post: PostCommentsFragment) {
  const intl = useIntl();
  const toast = useToast();
  const { user } = useSession();
  const [create] = useBlogCommentCreateMutation();
  const [remove] = useBlogCommentDeleteMutation();

  const pendingComment = (text: string, parentId: string | null): BlogCommentItemFragment => {
    const names = { fullName: user?.fullName || user?.username || '', avatar: user?.avatar ?? null, userId: null };
    const comment = { id: PENDING_ID, postId: post.id, parentId, text, canDelete: false };
    return {
      // The cache needs the names of the types, which the types of the app do not have.
      ...{ __typename: 'BlogComment' },
      ...comment,
      author: { ...{ __typename: 'BlogAuthor' }, ...names },
      createdAt: new Date().toISOString(),
    };
  };

  return {
    /** Rejects with the server's error. */
    add: (text: string, parentId: string | null) =>
      create({
        variables: { input: { postId: post.id, text, parentId } },
        optimisticResponse: { createBlogComment: { comment: pendingComment(text, parentId) } },
        update: (cache, { data }) => {
          const comment = data?.createBlogComment.comment;
          if (!comment) return;
          cache.updateFragment<PostCommentsFragment>(
            {
              id: cache.identify({ __typename: 'BlogPost', id: post.id }) ?? '',
              fragment: PostCommentsFragmentDoc,
              fragmentName: 'PostComments',
            },
            (stored) => {
              if (!stored || stored.comments.some(({ id }) => id === comment.id)) return null;
              const comments = [...stored.comments, comment];
              return { ...stored, comments, commentCount: comments.length };
            },
          );
        },
      }),

    /** Deletes a comment with its replies. */
    remove: async (comment: BlogCommentItemFragment) => {
      const deletedIds = [comment.id, ...listReplyIds(post.comments, comment.id)];
      const comments = post.comments.filter(({ id }) => !deletedIds.includes(id));
      try {
        await remove({
          variables: { id: comment.id },
          optimisticResponse: {
            deleteBlogComment: { deletedIds, post: { ...post, comments, commentCount: comments.length } },
          },
        });
      } catch (error) {
        toast.error(intl.formatMessage(messages.commentNotDeleted), getErrorMessage(error, intl));
      }
    },
  };
}
