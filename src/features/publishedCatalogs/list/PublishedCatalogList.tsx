import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { href, paths } from '#routing/paths';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { ListFilters } from '#ui/filter/ListFilters';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { tableQuery } from '#ui/table/tableQuery';
import { messages } from '../messages';
import { usePublishedCatalogListCatalogsQuery, usePublishedCatalogListQuery } from './PublishedCatalogList.generated';
import { PublishingNotice } from '../publish/PublishingNotice';
import { titles } from '../titles';
import { usePublishedCatalogColumns } from './usePublishedCatalogColumns';

const statuses = ['CURRENT', 'SUPERSEDED', 'WITHDRAWN', 'FAILED'] as const;

const listParams = {
  ...urlLongPage,
  q: urlText(),
  catalogId: urlText(),
  status: urlChoice(statuses),
};

/** Its search and filters. */
const filterNames = ['q', 'catalogId', 'status'] as const;

/** The list of all published versions. */
export function PublishedCatalogList() {
  const { formatMessage } = useIntl();
  const list = useListPage(listParams, filterNames, { replacesPages: true });
  const { catalogId, status } = list.state;
  const result = usePublishedCatalogListQuery({
    variables: { input: { ...list.state, catalogId: catalogId || null } },
  });
  const catalogs = usePublishedCatalogListCatalogsQuery().data?.catalogs.catalogs ?? [];
  const query = tableQuery(result);
  const { data, table } = query;
  const found = data?.publishedCatalogs;
  const columns = usePublishedCatalogColumns();

  return (
    <Page heading={formatMessage(titles.publishedCatalogs)} description={formatMessage(messages.listDescription)}>
      {found?.currentJob && <PublishingNotice job={found.currentJob} onSettled={table.onRetry} />}
      <ListViews
        viewable={toViewableList({ list: 'PUBLISHED_CATALOGS', tableId: 'publishedCatalogs' }, listParams, filterNames)}
        query={query}
        total={found?.totalDocs}
      >
        <ListTable
          {...table}
          list={list}
          id="publishedCatalogs"
          label={formatMessage(titles.publishedCatalogs)}
          columns={columns}
          rows={found?.publishedCatalogs}
          rowHref={({ id }) => href(paths.publishedCatalogDetail, { versionId: id })}
          total={found?.totalDocs}
          toolbar={
            <ListFilters list={list} label={formatMessage(messages.search)}>
              <SelectFilter
                label={formatMessage(messages.catalog)}
                anyLabel={formatMessage(messages.anyCatalog)}
                value={catalogId || null}
                options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(value) => list.filter({ catalogId: value ?? '' })}
              />
              <SelectFilter
                label={formatMessage(messages.status)}
                anyLabel={formatMessage(messages.anyStatus)}
                value={status}
                options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
                onChange={(value) => list.filter({ status: value })}
              />
            </ListFilters>
          }
          nothing={{ title: messages.nothingTitle, text: messages.nothingText }}
          none={{
            title: messages.emptyTitle,
            text: messages.emptyText,
            actions: (
              <LinkButton appearance="primary" to={href(paths.catalogList)}>
                {formatMessage(messages.openCatalogs)}
              </LinkButton>
            ),
          }}
        />
      </ListViews>
    </Page>
  );
}
