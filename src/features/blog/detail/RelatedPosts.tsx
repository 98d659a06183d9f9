import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import { PostImage } from '../PostImage';
import type { PostViewFragment } from './BlogDetail.generated';
import { detailMessages as messages } from './detailMessages';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  post: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  title: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  date: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Posts with the same categories or tags. */
export function RelatedPosts({ posts }: { posts: PostViewFragment['related'] }) {
  const { formatDate, formatMessage } = useIntl();
  const styles = useStyles();
  if (posts.length === 0) return null;
  return (
    <Panel heading={formatMessage(messages.related)}>
      <ul className={styles.list}>
        {posts.map(({ id, title, featuredImage, createdAt }) => (
          <li key={id} className={styles.post}>
            <PostImage url={featuredImage} alt="" />
            <TextLink className={styles.title} to={href(paths.blogDetail, { postId: id })} dir="auto">
              {title}
            </TextLink>
            <time className={styles.date} dateTime={createdAt}>
              {formatDate(createdAt, { dateStyle: 'medium' })}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
