import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
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

/** The list of all published versions. */
export function PublishedCatalogList() {
  const { formatMessage } = useIntl();
  const [{ page, perPage, q, catalogId, status }, setState] = useUrlState(listParams);
  const input = { page, perPage, q, status, catalogId: catalogId || null };
  const result = usePublishedCatalogListQuery({ variables: { input } });
  const catalogs = usePublishedCatalogListCatalogsQuery().data?.catalogs.catalogs ?? [];
  const { data, table } = tableQuery(result);
  const found = data?.publishedCatalogs;
  const columns = usePublishedCatalogColumns();
  const onSearch = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);
  const clear = () => setState({ q: '', catalogId: '', status: null, page: 1 });
  const isFiltered = q !== '' || catalogId !== '' || status !== null;

  return (
    <Page heading={formatMessage(titles.publishedCatalogs)} description={formatMessage(messages.listDescription)}>
      {found?.currentJob && <PublishingNotice job={found.currentJob} onSettled={table.onRetry} />}
      <DataTable
        {...table}
        id="publishedCatalogs"
        label={formatMessage(titles.publishedCatalogs)}
        columns={columns}
        rows={found?.publishedCatalogs}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.publishedCatalogDetail, { publicationId: id })}
        page={{ page, perPage, total: found?.totalDocs, onChange: setState }}
        toolbar={
          <FilterBar onClear={isFiltered ? clear : undefined}>
            <SearchField label={formatMessage(messages.search)} value={q} onChange={onSearch} />
            <SelectFilter
              label={formatMessage(messages.catalog)}
              anyLabel={formatMessage(messages.anyCatalog)}
              value={catalogId || null}
              options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => setState({ catalogId: value ?? '', page: 1 })}
            />
            <SelectFilter
              label={formatMessage(messages.status)}
              anyLabel={formatMessage(messages.anyStatus)}
              value={status}
              options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
              onChange={(value) => setState({ status: value, page: 1 })}
            />
          </FilterBar>
        }
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={isFiltered}
            nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
            none={{
              title: formatMessage(messages.emptyTitle),
              text: formatMessage(messages.emptyText),
              actions: (
                <LinkButton appearance="primary" to={href(paths.catalogList)}>
                  {formatMessage(messages.openCatalogs)}
                </LinkButton>
              ),
            }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={clear}
          />
        }
      />
    </Page>
  );
}
