import { Button } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { urlChoice, urlPage, urlText } from '../../routing/urlParams';
import { useUrlState } from '../../routing/useUrlState';
import { EmptyState } from '../../ui/EmptyState';
import { FilterBar } from '../../ui/FilterBar';
import { LinkButton } from '../../ui/LinkButton';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { SelectFilter } from '../../ui/SelectFilter';
import { DataTable } from '../../ui/table/DataTable';
import { messages } from './messages';
import { usePublishedCatalogListCatalogsQuery, usePublishedCatalogListQuery } from './PublishedCatalogList.generated';
import { PublishingNotice } from './PublishingNotice';
import { titles } from './titles';
import { usePublishedCatalogColumns } from './usePublishedCatalogColumns';

const statuses = ['CURRENT', 'SUPERSEDED', 'WITHDRAWN', 'FAILED'] as const;

const listParams = {
  ...urlPage,
  q: urlText(),
  catalogId: urlText(),
  status: urlChoice(statuses),
};

/** Every version that was ever published. */
export function PublishedCatalogList() {
  const { formatMessage } = useIntl();
  const [{ page, perPage, q, catalogId, status }, setState] = useUrlState(listParams);
  const input = { page, perPage, q, status, catalogId: catalogId || null };
  const result = usePublishedCatalogListQuery({ variables: { input } });
  const catalogs = usePublishedCatalogListCatalogsQuery().data?.catalogs.catalogs ?? [];
  const found = (result.data ?? result.previousData)?.publishedCatalogs;
  const columns = usePublishedCatalogColumns();
  const onSearch = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);
  const refresh = () => void result.refetch().catch(() => undefined);
  const isFiltered = q !== '' || catalogId !== '' || status !== null || page > 1;

  return (
    <Page heading={formatMessage(titles.publishedCatalogs)} description={formatMessage(messages.listDescription)}>
      {found?.currentJob && <PublishingNotice job={found.currentJob} onSettled={refresh} />}
      <DataTable
        id="publishedCatalogs"
        label={formatMessage(titles.publishedCatalogs)}
        columns={columns}
        rows={found?.publishedCatalogs}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.publishedCatalogDetail, { publicationId: id })}
        page={{ page, perPage, total: found?.totalDocs, onChange: setState }}
        isLoading={result.loading}
        error={result.error}
        onRetry={refresh}
        toolbar={
          <FilterBar>
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
          isFiltered ? (
            <EmptyState
              drawing="search"
              title={formatMessage(messages.nothingTitle)}
              description={formatMessage(messages.nothingText)}
              actions={
                <Button onClick={() => setState({ q: '', catalogId: '', status: null, page: 1 })}>
                  {formatMessage(messages.showAll)}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={formatMessage(messages.emptyTitle)}
              description={formatMessage(messages.emptyText)}
              actions={
                <LinkButton appearance="primary" to={href(paths.catalogList)}>
                  {formatMessage(messages.openCatalogs)}
                </LinkButton>
              }
            />
          )
        }
      />
    </Page>
  );
}
