import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { Page } from '#ui/layout/Page';
import { ListFilters } from '#ui/filter/ListFilters';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { useFamilyListQuery } from './FamilyList.generated';
import { familyListParams } from './familyListParams';
import { listMessages } from './listMessages';
import { useFamilyColumns } from './useFamilyColumns';

const FamilyDeleteDialog = lazy(() =>
  import('../form/FamilyDeleteDialog').then((module) => ({ default: module.FamilyDeleteDialog })),
);

/** The families of all catalogs. */
export function FamilyList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const list = useListPage(familyListParams, ['q']);
  const { state, setState } = list;
  const { page, perPage, q, sort, direction, remove } = state;
  const result = useFamilyListQuery({ variables: { input: { page, perPage, q, sort, direction } } });
  const { data, table } = tableQuery(result);
  const found = data?.families;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useFamilyColumns(onDelete);
  const removed = found?.families.find(({ id }) => id === remove);
  const isOpen = removed !== undefined && can('delete', 'Family');
  const shown = useLastOpen(isOpen, removed);

  return (
    <Page
      heading={formatMessage(titles.list)}
      description={formatMessage(listMessages.description)}
      actions={
        can('create', 'Family') && (
          <LinkButton appearance="primary" icon={<Add20Regular />} to={paths.familyCreate}>
            {formatMessage(titles.create)}
          </LinkButton>
        )
      }
    >
      <ListTable
        {...table}
        list={list}
        id="families"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.families}
        rowHref={({ id }) => href(paths.familyEdit, { familyId: id })}
        total={found?.totalDocs}
        toolbar={<ListFilters list={list} label={formatMessage(listMessages.search)} />}
        nothing={{ title: listMessages.nothingTitle, text: listMessages.nothingText }}
        none={{ title: listMessages.emptyTitle, text: listMessages.emptyText }}
      />
      <Suspense fallback={null}>
        {shown && (
          <FamilyDeleteDialog
            isOpen={isOpen}
            family={shown}
            onDeleted={() => setState({ remove: '', page: pageAfterDelete(page, found?.families) })}
            onClose={() => setState({ remove: '' })}
          />
        )}
      </Suspense>
    </Page>
  );
}
