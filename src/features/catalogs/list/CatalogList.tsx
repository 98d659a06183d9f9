import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { ListFilters } from '#ui/filter/ListFilters';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { SelectFilter } from '#ui/filter/SelectFilter';
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
  /** Key of files to import into a new catalog, see `holdFiles`. */
  held: urlText(),
};

/** List of all catalogs, to search, create, edit, copy, archive, and delete them. */
export function CatalogList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const list = useListPage(listParams, ['q', 'status'], { replacesPages: true });
  const { state, setState } = list;
  const { page, perPage, q, status, sort, direction } = state;
  const result = useCatalogListQuery({ variables: { input: { page, perPage, q, status, sort, direction } } });
  const { data, table } = tableQuery(result);
  const found = data?.catalogs;
  const onDialog = useCallback(
    ({ id }: CatalogRow, dialog: CatalogDialog) => setState({ dialog, catalog: id }, { push: true }),
    [setState],
  );
  const columns = useCatalogColumns(onDialog);
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
      <ListTable
        {...table}
        list={list}
        id="catalogs"
        label={formatMessage(titles.catalogs)}
        columns={columns}
        rows={found?.catalogs}
        rowHref={({ id }) => href(paths.catalogDetail, { catalogId: id })}
        total={found?.totalDocs}
        toolbar={
          <ListFilters list={list} label={formatMessage(messages.search)}>
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
        none={{ title: messages.emptyTitle, text: messages.emptyText, actions: newButton }}
      />
      <CatalogDialogs
        dialog={state.dialog}
        catalog={found?.catalogs.find(({ id }) => id === state.catalog)}
        held={state.held}
        onClose={() => setState({ dialog: null, catalog: '', held: '' })}
      />
    </Page>
  );
}
