import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { ArticleRating } from './ArticleRating';
import { ArticleSkeleton } from './ArticleSkeleton';
import { useArticleViewQuery } from './ArticleView.generated';
import { useColumnStyles } from './columnStyles';
import { messages } from './messages';
import { NotInKnowledgeBase } from './NotInKnowledgeBase';
import { SideLinks } from './SideLinks';
import { titles } from './titles';

const useStyles = makeStyles({
  article: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXL,
    maxWidth: '880px',
  },
  updated: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  content: {
    '& p, & ul, & ol, & dl': { maxWidth: '76ch' },
    '& p:has(img)': { maxWidth: 'none' },
    '& li': { marginBlockEnd: tokens.spacingVerticalXS },
    '& dt': { fontWeight: tokens.fontWeightSemibold },
    '& dd': { marginInlineStart: 0, marginBlockEnd: tokens.spacingVerticalS },
    '& kbd, & code': { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
    '& img': {
      boxSizing: 'border-box',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusMedium,
    },
  },
});

/** An article with its rating, and links to the others of its category. */
export function ArticleView() {
  const { formatDate, formatMessage } = useIntl();
  const styles = useStyles();
  const columns = useColumnStyles();
  const { articleSlug = '' } = useParams();
  const result = useArticleViewQuery({ variables: { slug: articleSlug } });
  const found = result.data?.knowledgeBaseArticle;
  usePageTitle(found?.question);
  usePageTitle(
    found?.category.title,
    found && href(paths.knowledgeBaseCategory, { categorySlug: found.category.slug }),
  );
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return <NotInKnowledgeBase heading={formatMessage(titles.article)} title={formatMessage(messages.articleGone)} />;
  }
  return (
    <Page heading={found?.question ?? formatMessage(titles.article)}>
      <QueryView result={result} skeleton={<ArticleSkeleton />}>
        {({ knowledgeBaseArticle: article }) => (
          <div className={columns.columns}>
            <article className={styles.article}>
              <p className={styles.updated}>
                {formatMessage(messages.lastUpdated, {
                  date: (
                    <time key="date" dateTime={article.updatedAt}>
                      {formatDate(article.updatedAt, { dateStyle: 'long' })}
                    </time>
                  ),
                })}
              </p>
              <div className={styles.content}>
                <SanitizedHtml html={article.content} />
              </div>
              <ArticleRating article={article} />
            </article>
            {article.related.length > 0 && (
              <SideLinks
                heading={formatMessage(messages.related)}
                links={article.related.map(({ slug, question }) => ({
                  to: href(paths.knowledgeBaseArticle, { categorySlug: article.category.slug, articleSlug: slug }),
                  name: question,
                }))}
              />
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}
