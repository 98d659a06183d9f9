import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { BlogCommentItemFragment } from './BlogDetail.generated';
import { CommentItem, type CommentItemProps } from './CommentItem';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  replies: {
    marginBlockStart: tokens.spacingVerticalL,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
});

export interface CommentListProps extends Pick<CommentItemProps, 'onReply' | 'onDelete'> {
  /** All comments of the post. */
  comments: readonly BlogCommentItemFragment[];
  /** The comment whose replies are shown; null for the comments on the post. */
  parentId: string | null;
}

/** The comments on a post, or the replies to a comment. */
export function CommentList({ comments, parentId, onReply, onDelete }: CommentListProps) {
  const styles = useStyles();
  const shown = comments.filter((comment) => comment.parentId === parentId);
  if (shown.length === 0) return null;
  return (
    <ul className={mergeClasses(styles.list, parentId !== null && styles.replies)}>
      {shown.map((comment) => (
        <CommentItem key={comment.id} comment={comment} onReply={onReply} onDelete={onDelete}>
          <CommentList comments={comments} parentId={comment.id} onReply={onReply} onDelete={onDelete} />
        </CommentItem>
      ))}
    </ul>
  );
}
