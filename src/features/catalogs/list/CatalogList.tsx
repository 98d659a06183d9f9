import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { FilterBar } from '#ui/filter/FilterBar';
import { Page } from '#ui/layout/Page';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import { type CatalogDialog, urlDialog } from '../form/catalogDialog';
import { CatalogDialogs } from '../form/CatalogDialogs';
import { useCatalogListQuery } from './CatalogList.generated';
import { messages } from '../messages';
import { titles } from '../titles';
import { useCatalogColumns, type CatalogRow } from './useCatalogColumns';

const statuses = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
const sorts = ['NAME', 'STATUS', 'PRODUCT_COUNT', 'UPDATED_AT'] as const;

const listParams = {
  ...urlPage,
  q: urlText(),
  status: urlChoice(statuses),
  sort: urlChoice(sorts, 'NAME'),
  direction: urlChoice(['ASC', 'DESC'], 'ASC'),
  dialog: urlDialog,
  /** The ID of the catalog that the dialog is about. */
  catalog: urlText(),
};

/** List of all catalogs, to search, create, edit, copy, archive, and delete them. */
export function CatalogList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [state, setState] = useUrlState(listParams);
  const { page, perPage, q, status, sort, direction } = state;
  const result = useCatalogListQuery({ variables: { input: { page, perPage, q, status, sort, direction } } });
  const { data, table } = tableQuery(result);
  const found = data?.catalogs;
  const onDialog = useCallback(
    ({ id }: CatalogRow, dialog: CatalogDialog) => setState({ dialog, catalog: id }, { push: true }),
    [setState],
  );
  const columns = useCatalogColumns(onDialog);
  const onSearch = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);
  const isFiltered = q !== '' || status !== null;
  const clear = () => setState({ q: '', status: null, page: 1 });
  const newButton = can('create', 'Catalog') && (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setState({ dialog: 'create' }, { push: true })}>
      {formatMessage(messages.newCatalog)}
    </Button>
  );

  return (
    <Page
      heading={formatMessage(titles.catalogs)}
      description={formatMessage(messages.listDescription)}
      actions={newButton}
    >
      <DataTable
        {...table}
        id="catalogs"
        label={formatMessage(titles.catalogs)}
        columns={columns}
        rows={found?.catalogs}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.catalogDetail, { catalogId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) =>
          setState({ sort: sorts.find((each) => each === column) ?? 'NAME', direction: to, page: 1 })
        }
        page={{ page, perPage, total: found?.totalDocs, onChange: setState }}
        toolbar={
          <FilterBar onClear={isFiltered ? clear : undefined}>
            <SearchField label={formatMessage(messages.search)} value={q} onChange={onSearch} />
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
              actions: newButton,
            }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={clear}
          />
        }
      />
      <CatalogDialogs
        dialog={state.dialog}
        catalog={found?.catalogs.find(({ id }) => id === state.catalog)}
        onClose={() => setState({ dialog: null, catalog: '' })}
      />
    </Page>
  );
}
