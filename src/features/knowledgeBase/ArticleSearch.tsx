import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { QueryView } from '#ui/state/QueryView';
import { tableQuery } from '#ui/table/tableQuery';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { ArticleRow } from './ArticleRow';
import { useArticleSearchQuery } from './ArticleSearch.generated';
import { useCardStyles } from './cardStyles';
import { ListSkeleton } from './ListSkeleton';
import { messages } from './messages';

/** The articles that match a search, those that match in the question first. */
export function ArticleSearch({ q, onClear }: { q: string; onClear: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useCardStyles();
  const result = useArticleSearchQuery({ variables: { q } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={<ListSkeleton />}>
      {({ knowledgeBaseArticles: articles }) => (
        <>
          <p className={styles.count} role="status">
            {articles.length > 0 && formatMessage(messages.found, { count: articles.length })}
            {articles.length === 0 && <VisuallyHidden>{formatMessage(messages.nothingTitle)}</VisuallyHidden>}
          </p>
          {articles.length === 0 ? (
            <EmptyState
              drawing="search"
              title={formatMessage(messages.nothingTitle)}
              description={formatMessage(messages.nothingText)}
              actions={<ClearButton onClick={onClear}>{formatMessage(messages.showCategories)}</ClearButton>}
            />
          ) : (
            <ul className={styles.list} aria-label={formatMessage(messages.results)}>
              {articles.map((article) => (
                <ArticleRow key={article.id} article={article} category={article.category} q={q} />
              ))}
            </ul>
          )}
        </>
      )}
    </QueryView>
  );
}
