import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { ProfilePostFragment } from '../Profile.generated';
import { ServerImage } from '../ServerImage';
import { useProfileChange } from '../useProfileChange';
import { Comment } from './Comment';
import { CommentForm } from './CommentForm';
import { LikeButton } from './LikeButton';
import { useProfileCommentDeleteMutation, useProfilePostLikeSetMutation } from './PostActions.generated';
import { postMessages as messages } from './postMessages';
import { withLike } from './withLike';

const useStyles = makeStyles({
  post: { display: 'grid', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  image: { borderRadius: tokens.borderRadiusMedium },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  likedBy: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, flexGrow: 1, minWidth: 0 },
  comments: { display: 'grid', rowGap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0 },
});

/** The number of people who are named; the others are counted. */
const NAMED_LIKES = 2;

/** A post with its likes and comments. */
export function Post({ post }: { post: ProfilePostFragment }) {
  const { formatList, formatMessage } = useIntl();
  const styles = useStyles();
  const { canChange, apply } = useProfileChange();
  const [setLike] = useProfilePostLikeSetMutation();
  const [deleteComment] = useProfileCommentDeleteMutation();
  // The dialog closes before it unmounts, so the comment to delete is known until then.
  const [deletion, setDeletion] = useState({ commentId: '', isOpen: false });
  const named = post.likedBy.slice(0, NAMED_LIKES);
  const like = (isLiked: boolean) =>
    apply(
      setLike({
        variables: { input: { postId: post.id, isLiked } },
        optimisticResponse: { setProfilePostLike: { post: withLike(post, isLiked) } },
      }),
    );
  return (
    <Panel>
      <article className={styles.post} aria-label={formatMessage(messages.post, { name: post.author.name })}>
        <header className={styles.head}>
          <Picture url={post.author.avatar} name={post.author.name} size={40} isRound />
          <div className={styles.words}>
            <h2 className={styles.name} dir="auto">
              {post.author.name}
            </h2>
            <span className={styles.note}>
              <RelativeTime at={post.postedAt} />
            </span>
          </div>
        </header>
        <p className={styles.text} dir="auto">
          {post.text}
        </p>
        <ServerImage url={post.image} alt="" ratio="16 / 9" className={styles.image} />
        <div className={styles.foot}>
          <LikeButton
            label={formatMessage(messages.like, { count: post.likes })}
            likes={post.likes}
            isLiked={post.isLiked}
            isDisabled={!canChange}
            onChange={like}
          />
          {named.length > 0 && (
            <span className={styles.likedBy}>
              {formatMessage(messages.likedBy, {
                names: formatList(
                  named.map(({ name }) => name),
                  { type: 'unit' },
                ),
                others: Math.max(0, post.likes - named.length),
              })}
            </span>
          )}
          <span role="status" className={styles.note}>
            {formatMessage(messages.comments, { count: post.comments.length })}
          </span>
        </div>
        {post.comments.length > 0 && (
          <ul className={styles.comments}>
            {post.comments.map((comment) => (
              <li key={comment.id}>
                <Comment
                  post={post}
                  comment={comment}
                  onDelete={() => setDeletion({ commentId: comment.id, isOpen: true })}
                />
              </li>
            ))}
          </ul>
        )}
        {canChange && <CommentForm postId={post.id} />}
        <DeleteDialog
          isOpen={deletion.isOpen}
          title={formatMessage(messages.deleteTitle)}
          confirmLabel={formatMessage(messages.delete)}
          doneText={formatMessage(messages.deleted)}
          remove={() => deleteComment({ variables: { input: { postId: post.id, commentId: deletion.commentId } } })}
          onClose={() => setDeletion({ ...deletion, isOpen: false })}
        >
          {formatMessage(messages.deleteText)}
        </DeleteDialog>
      </article>
    </Panel>
  );
}
