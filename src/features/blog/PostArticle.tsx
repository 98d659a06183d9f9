import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { BlogCategory } from '#graphql/types.generated';
import { sharedMessages } from '#ui/sharedMessages';
import { Picture } from '#ui/picture/Picture';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { PostImage } from './PostImage';
import { PostTags } from './PostTags';

const useStyles = makeStyles({
  article: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  facts: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  author: { ...typographyStyles.body1Strong, display: 'block', overflowWrap: 'anywhere' },
  date: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** What readers see of a post besides its title. */
export interface ArticlePost {
  author: { fullName: string; avatar: string | null };
  createdAt: string;
  featuredImage: string;
  featuredImageAlt: string;
  content: string;
  categories: readonly BlogCategory[];
  tags: readonly string[];
}

/** A post as its readers see it, on its page and in the preview of the editor. */
export function PostArticle({ post }: { post: ArticlePost }) {
  const { formatDate, formatMessage } = useIntl();
  const styles = useStyles();
  const { author, createdAt, categories, tags } = post;
  return (
    <article className={styles.article}>
      <div className={styles.facts}>
        <Picture url={author.avatar} name={author.fullName} size={40} isRound />
        <div>
          <bdi className={styles.author}>{author.fullName}</bdi>
          <time className={styles.date} dateTime={createdAt}>
            {formatDate(createdAt, { dateStyle: 'long' })}
          </time>
        </div>
      </div>
      <PostImage url={post.featuredImage} alt={post.featuredImageAlt} />
      <SanitizedHtml html={post.content} />
      <PostTags label={formatMessage(sharedMessages.tags)} categories={categories} tags={tags} />
    </article>
  );
}
