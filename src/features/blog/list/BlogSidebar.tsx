import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { BlogCategory } from '#graphql/types.generated';
import { Link } from '#routing/Link';
import { href, paths } from '#routing/paths';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { TextLink } from '#ui/text/TextLink';
import { messages } from '../messages';
import { PostTags } from '../PostTags';
import { useBlogSidebarQuery } from './BlogSidebar.generated';
import { listMessages } from './listMessages';

const useStyles = makeStyles({
  side: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  recent: { rowGap: tokens.spacingVerticalM },
  category: {
    ...typographyStyles.body1,
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  count: { fontVariantNumeric: 'tabular-nums' },
  post: { display: 'flex', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { ...typographyStyles.caption1, minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground3 },
  postTitle: { ...typographyStyles.body1Strong, display: 'block' },
});

export interface BlogSidebarProps {
  category: BlogCategory | null;
  tag: string;
}

/** The categories and tags of the blog, and its latest posts. */
export function BlogSidebar({ category, tag }: BlogSidebarProps) {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const result = useBlogSidebarQuery();
  return (
    <aside className={styles.side} aria-label={formatMessage(listMessages.sidebar)}>
      <QueryView result={result} skeleton={<Placeholder height={560} />}>
        {({ blogCategories, blogTags, blogRecentPosts }) => (
          <>
            <Panel heading={formatMessage(fieldMessages.categories)}>
              <ul className={styles.list}>
                {blogCategories.map((entry) => {
                  const isCurrent = entry.category === category;
                  return (
                    <li key={entry.category}>
                      <Link
                        className={mergeClasses(styles.category, isCurrent && styles.current)}
                        // A second click on a category shows all posts again.
                        to={href(paths.blogList, {}, { category: isCurrent ? null : entry.category, tag })}
                        aria-current={isCurrent ? 'true' : undefined}
                      >
                        {formatMessage(messages[entry.category])}
                        <span className={styles.count}>{formatNumber(entry.postCount)}</span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </Panel>
            <Panel heading={formatMessage(listMessages.recent)}>
              <ul className={mergeClasses(styles.list, styles.recent)}>
                {blogRecentPosts.map(({ id, title, featuredImage, createdAt }) => (
                  <li key={id} className={styles.post}>
                    <Picture url={featuredImage} name={title} size={56} />
                    <div className={styles.words}>
                      <TextLink className={styles.postTitle} to={href(paths.blogDetail, { postId: id })} dir="auto">
                        {title}
                      </TextLink>
                      <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium' })}</time>
                    </div>
                  </li>
                ))}
              </ul>
            </Panel>
            {blogTags.length > 0 && (
              <Panel heading={formatMessage(sharedMessages.tags)}>
                <PostTags label={formatMessage(sharedMessages.tags)} tags={blogTags} />
              </Panel>
            )}
          </>
        )}
      </QueryView>
    </aside>
  );
}
