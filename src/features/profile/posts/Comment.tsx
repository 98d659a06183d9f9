import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { ProfileCommentFragment, ProfilePostFragment } from '../Profile.generated';
import { useProfileChange } from '../useProfileChange';
import { LikeButton } from './LikeButton';
import { useProfileCommentLikeSetMutation } from './PostActions.generated';
import { postMessages as messages } from './postMessages';
import { withLike } from './withLike';

const useStyles = makeStyles({
  comment: { display: 'flex', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  body: { flexGrow: 1, minWidth: 0 },
  bubble: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  name: { ...typographyStyles.caption1Strong, display: 'block' },
  text: { ...typographyStyles.body1, margin: 0, whiteSpace: 'pre-line' },
  foot: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minHeight: '28px' },
  note: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
});

export interface CommentProps {
  post: ProfilePostFragment;
  comment: ProfileCommentFragment;
  onDelete: () => void;
}

/** A comment on a post. Its author can delete it. */
export function Comment({ post, comment, onDelete }: CommentProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { canChange, apply } = useProfileChange();
  const [setLike] = useProfileCommentLikeSetMutation();
  const { name, avatar } = comment.author;
  const like = (isLiked: boolean) => {
    const comments = post.comments.map((one) => (one.id === comment.id ? withLike(one, isLiked) : one));
    apply(
      setLike({
        variables: { input: { postId: post.id, commentId: comment.id, isLiked } },
        optimisticResponse: { setProfileCommentLike: { post: { ...post, comments } } },
      }),
    );
  };
  return (
    <article className={styles.comment} aria-label={formatMessage(messages.commentBy, { name })}>
      <Picture url={avatar} name={name} size={32} isRound />
      <div className={styles.body}>
        <div className={styles.bubble}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <p className={styles.text} dir="auto">
            {comment.text}
          </p>
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>
            <RelativeTime at={comment.commentedAt} />
          </span>
          <LikeButton
            label={formatMessage(messages.likeComment, { name, count: comment.likes })}
            likes={comment.likes}
            isLiked={comment.isLiked}
            isDisabled={!canChange}
            onChange={like}
          />
          {comment.isOwn && canChange && (
            <Button
              appearance="subtle"
              size="small"
              icon={<Delete16Regular />}
              aria-label={formatMessage(messages.delete)}
              title={formatMessage(messages.delete)}
              onClick={onDelete}
            />
          )}
        </div>
      </div>
    </article>
  );
}
