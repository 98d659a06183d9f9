import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { recordMessages } from '#ui/recordMessages';
import { RelativeTime } from '#ui/text/RelativeTime';
import { AuthorName } from '../AuthorName';
import type { BlogCommentItemFragment } from './BlogDetail.generated';
import { CommentForm } from './CommentForm';
import { detailMessages as messages } from './detailMessages';
import { isPending } from './useComments';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  author: { ...typographyStyles.body1Strong, minWidth: 0, overflowWrap: 'anywhere' },
  time: { ...typographyStyles.caption1, flexShrink: 0, color: tokens.colorNeutralForeground3 },
  text: {
    ...typographyStyles.body1,
    marginBlock: tokens.spacingVerticalXS,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  // The texts of the buttons begin where the comment does.
  actions: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    marginInlineStart: '-8px',
    '& button': { minWidth: 'auto' },
  },
  pending: { opacity: 0.6 },
});

export interface CommentItemProps {
  comment: BlogCommentItemFragment;
  /** undefined if the account cannot comment. Rejects with the server's error. */
  onReply: ((text: string, parentId: string) => Promise<unknown>) | undefined;
  onDelete: (comment: BlogCommentItemFragment) => void;
  /** The replies. */
  children: ReactNode;
}

/** A comment with its replies, and a form to reply. */
export function CommentItem({ comment, onReply, onDelete, children }: CommentItemProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isReplying, setIsReplying] = useState(false);
  const { id, author, text, createdAt, canDelete } = comment;
  const name = author.fullName;
  const isSending = isPending(comment);
  return (
    <li>
      <div className={mergeClasses(isSending && styles.pending)}>
        <div className={styles.head}>
          <Picture url={author.avatar} name={name} size={32} isRound />
          <span className={styles.author}>
            <AuthorName author={author} />
          </span>
          <span className={styles.time}>
            <RelativeTime at={createdAt} />
          </span>
        </div>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <div className={styles.actions}>
          {onReply && !isSending && (
            <Button
              size="small"
              appearance="subtle"
              aria-label={formatMessage(messages.replyTo, { name })}
              aria-expanded={isReplying}
              onClick={() => setIsReplying(!isReplying)}
            >
              {formatMessage(messages.reply)}
            </Button>
          )}
          {canDelete && (
            <Button
              size="small"
              appearance="subtle"
              aria-label={formatMessage(messages.deleteCommentBy, { name })}
              onClick={() => onDelete(comment)}
            >
              {formatMessage(recordMessages.delete)}
            </Button>
          )}
        </div>
      </div>
      {isReplying && onReply && (
        <CommentForm
          isFocused
          label={formatMessage(messages.yourReply, { name })}
          submitLabel={formatMessage(messages.postReply)}
          onSubmit={(reply) => onReply(reply, id)}
          onDone={() => setIsReplying(false)}
        />
      )}
      {children}
    </li>
  );
}
