import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { SearchField } from '#ui/filter/SearchField';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { ArticleSearch } from './ArticleSearch';
import { CategoryCard } from './CategoryCard';
import { useCardStyles } from './cardStyles';
import { useKnowledgeBaseQuery } from './KnowledgeBase.generated';
import { messages } from './messages';
import { titles } from './titles';

const useStyles = makeStyles({
  search: { display: 'grid', maxWidth: '480px', '& > span': { width: '100%', boxSizing: 'border-box' } },
});

const homeParams = { q: urlText() };

/** The six categories while they load. */
function CategorySkeleton() {
  const styles = useCardStyles();
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Placeholder key={at} height={168} />
      ))}
    </div>
  );
}

/** The start of the knowledge base: search, and the categories. */
export function KnowledgeBase() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const cards = useCardStyles();
  const [{ q }, setState] = useUrlState(homeParams);
  const result = useKnowledgeBaseQuery();
  return (
    <Page isNarrow heading={formatMessage(titles.home)} description={formatMessage(messages.description)}>
      <div className={styles.search}>
        <SearchField label={formatMessage(messages.search)} value={q} onChange={(text) => setState({ q: text })} />
      </div>
      {q.trim() !== '' ? (
        <ArticleSearch q={q.trim()} onClear={() => setState({ q: '' })} />
      ) : (
        <QueryView result={result} skeleton={<CategorySkeleton />}>
          {({ knowledgeBaseCategories: categories }) =>
            categories.length === 0 ? (
              <EmptyState title={formatMessage(messages.emptyTitle)} />
            ) : (
              <ul className={cards.grid}>
                {categories.map((category) => (
                  <CategoryCard key={category.id} category={category} />
                ))}
              </ul>
            )
          }
        </QueryView>
      )}
    </Page>
  );
}
