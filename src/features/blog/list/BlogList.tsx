import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { ListEmpty } from '#ui/table/ListEmpty';
import { Pagination } from '#ui/table/Pagination';
import { tableQuery } from '#ui/table/tableQuery';
import { blogCategories, blogStatuses } from '../postChoices';
import { titles } from '../titles';
import { useBlogListQuery } from './BlogList.generated';
import { BlogFilters } from './BlogFilters';
import { BlogSidebar } from './BlogSidebar';
import { narrowMedia } from '#ui/layout/sideColumn';
import { listMessages as messages } from './listMessages';
import { PostCards, PostCardsSkeleton } from './PostCards';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  posts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

const blogListParams = {
  ...urlPage,
  q: urlText(),
  category: urlChoice(blogCategories),
  tag: urlText(),
  status: urlChoice(blogStatuses, 'PUBLISHED'),
};

/** State without search and filters. */
const noFilters = { q: '', category: null, tag: '', status: 'PUBLISHED', page: 1 } as const;

/** The posts of the blog. Accounts that can edit posts also find drafts and pending posts by their status. */
export function BlogList() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const [state, setState] = useUrlState(blogListParams);
  const { q, category, tag, page, perPage } = state;
  const canEdit = can('update', 'BlogPost');
  const status = canEdit ? state.status : 'PUBLISHED';
  const result = useBlogListQuery({ variables: { input: { q, category, tag: tag || null, status, page, perPage } } });
  const { data } = tableQuery(result);
  const isFiltered = q !== '' || category !== null || tag !== '' || status !== 'PUBLISHED';
  const clear = useCallback(() => setState(noFilters, { push: true }), [setState]);
  const newButton = can('create', 'BlogPost') && (
    <LinkButton appearance="primary" icon={<Add20Regular />} to={paths.blogNew}>
      {formatMessage(titles.new)}
    </LinkButton>
  );

  return (
    <Page heading={formatMessage(titles.list)} description={formatMessage(messages.description)} actions={newButton}>
      <div className={styles.columns}>
        <div className={styles.posts}>
          <BlogFilters
            q={q}
            tag={tag}
            status={canEdit ? status : null}
            onChange={setState}
            onClear={isFiltered ? clear : undefined}
          />
          <QueryView result={{ ...result, data }} skeleton={<PostCardsSkeleton />}>
            {({ blogPosts: { posts, totalDocs } }) => (
              <>
                {posts.length > 0 ? (
                  <PostCards posts={posts} />
                ) : (
                  <ListEmpty
                    total={totalDocs}
                    isFiltered={isFiltered}
                    nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
                    none={{
                      title: formatMessage(messages.emptyTitle),
                      text: formatMessage(messages.emptyText),
                      actions: newButton,
                    }}
                    onFirstPage={() => setState({ page: 1 })}
                    onClear={clear}
                  />
                )}
                <Pagination
                  label={formatMessage(titles.list)}
                  page={page}
                  perPage={perPage}
                  total={totalDocs}
                  onChange={(next) => setState(next, { push: true })}
                />
              </>
            )}
          </QueryView>
        </div>
        <BlogSidebar category={category} tag={tag} />
      </div>
    </Page>
  );
}
