import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { QueryView } from '#ui/state/QueryView';
import { ArticleRow } from './ArticleRow';
import { useCardStyles } from './cardStyles';
import { useCategoryViewQuery } from './CategoryView.generated';
import { useColumnStyles } from './columnStyles';
import { ListSkeleton } from './ListSkeleton';
import { messages } from './messages';
import { NotInKnowledgeBase } from './NotInKnowledgeBase';
import { SideLinks } from './SideLinks';
import { titles } from './titles';

/** The articles of a category. */
export function CategoryView() {
  const { formatMessage } = useIntl();
  const styles = useCardStyles();
  const columns = useColumnStyles();
  const { categorySlug = '' } = useParams();
  const result = useCategoryViewQuery({ variables: { slug: categorySlug } });
  const category = result.data?.knowledgeBaseCategory;
  usePageTitle(category?.title);
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return <NotInKnowledgeBase heading={formatMessage(titles.category)} title={formatMessage(messages.categoryGone)} />;
  }
  return (
    <Page heading={category?.title ?? formatMessage(titles.category)} description={category?.description ?? ' '}>
      <QueryView result={result} skeleton={<ListSkeleton />}>
        {({ knowledgeBaseCategory: shown, knowledgeBaseCategories: all }) => (
          <div className={columns.columns}>
            {shown.articles.length === 0 ? (
              <EmptyState title={formatMessage(messages.emptyTitle)} />
            ) : (
              <ul className={styles.list}>
                {shown.articles.map((article) => (
                  <ArticleRow key={article.id} article={article} category={shown} q="" />
                ))}
              </ul>
            )}
            <SideLinks
              heading={formatMessage(messages.categories)}
              links={all.map(({ slug, title }) => ({
                to: href(paths.knowledgeBaseCategory, { categorySlug: slug }),
                name: title,
                isCurrent: slug === categorySlug,
              }))}
            />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
