import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Comment16Regular } from '@fluentui/react-icons/svg/comment';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { href, paths } from '#routing/paths';
import { sharedMessages } from '#ui/sharedMessages';
import { Picture } from '#ui/picture/Picture';
import { messages } from '../messages';
import { PostImage } from '../PostImage';
import { PostStatusBadge } from '../PostStatusBadge';
import { PostTags } from '../PostTags';
import type { PostCardFragment } from './BlogList.generated';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}`, boxShadow: tokens.shadow4 },
  },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    // The whole card follows the link of its title.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  excerpt: {
    ...typographyStyles.body1,
    margin: 0,
    flexGrow: 1,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  author: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  comments: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, flexShrink: 0 },
});

/** A post in the list. */
export function PostCard({ post }: { post: PostCardFragment }) {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { id, title, status, author, commentCount, createdAt } = post;
  const comments = formatMessage(messages.commentCount, { count: commentCount });
  return (
    <li className={styles.card}>
      <PostImage url={post.featuredImage} alt={post.featuredImageAlt} />
      {status !== 'PUBLISHED' && (
        <div>
          <PostStatusBadge status={status} />
        </div>
      )}
      <h2 className={styles.title} dir="auto">
        <Link className={styles.link} to={href(paths.blogDetail, { postId: id })}>
          {title}
        </Link>
      </h2>
      <p className={styles.excerpt} dir="auto">
        {post.excerptText}
      </p>
      <PostTags label={formatMessage(sharedMessages.tags)} categories={post.categories} tags={post.tags} />
      <div className={styles.facts}>
        <Picture url={author.avatar} name={author.fullName} size={32} isRound />
        <span className={styles.author}>
          <bdi>{author.fullName}</bdi>
          <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium' })}</time>
        </span>
        <span className={styles.comments} role="img" aria-label={comments} title={comments}>
          <Comment16Regular aria-hidden="true" />
          {formatNumber(commentCount)}
        </span>
      </div>
    </li>
  );
}
