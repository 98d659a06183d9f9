import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { Panel } from '#ui/layout/Panel';
import { messages as blogMessages } from '../messages';
import type { BlogCommentItemFragment, PostCommentsFragment } from './BlogDetail.generated';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { listReplyIds } from './commentTree';
import { detailMessages as messages } from './detailMessages';
import { useComments } from './useComments';

const useStyles = makeStyles({
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The comments of a post with their replies, and a form to write one. */
export function Comments({ post }: { post: PostCommentsFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { add, remove } = useComments(post);
  const [deleted, setDeleted] = useState<BlogCommentItemFragment | null>(null);
  const shown = useLastOpen(deleted !== null, deleted);
  const canComment = can('create', 'BlogComment');
  const count = shown === null ? 0 : listReplyIds(post.comments, shown.id).length;
  return (
    <Panel heading={formatMessage(blogMessages.commentCount, { count: post.commentCount })} isHeadingLive>
      {post.comments.length > 0 ? (
        <CommentList
          comments={post.comments}
          parentId={null}
          onReply={canComment ? (text, parentId) => add(text, parentId) : undefined}
          onDelete={setDeleted}
        />
      ) : (
        <p className={styles.empty}>{formatMessage(canComment ? messages.noComments : messages.noCommentsToRead)}</p>
      )}
      {canComment && (
        <CommentForm
          label={formatMessage(messages.yourComment)}
          submitLabel={formatMessage(messages.postComment)}
          onSubmit={(text) => add(text, null)}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        title={formatMessage(messages.deleteCommentTitle)}
        confirmLabel={formatMessage(messages.deleteComment)}
        isDanger
        // The comment disappears at once, so the dialog does not wait.
        onConfirm={() => {
          if (deleted) void remove(deleted);
        }}
        onClose={() => setDeleted(null)}
      >
        {formatMessage(messages.deleteCommentText, { count })}
      </ConfirmDialog>
    </Panel>
  );
}
