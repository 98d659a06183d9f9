import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { Page } from '#ui/layout/Page';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { useChannelListQuery } from './ChannelList.generated';
import { channelListParams, getSort } from './channelListParams';
import { listMessages } from './listMessages';
import { useChannelColumns } from './useChannelColumns';

const ChannelDeleteDialog = lazy(() =>
  import('../form/ChannelDeleteDialog').then((module) => ({ default: module.ChannelDeleteDialog })),
);

/** The channels of all catalogs. */
export function ChannelList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [state, setState] = useUrlState(channelListParams);
  const { page, perPage, q, sort, direction, remove } = state;
  const result = useChannelListQuery({ variables: { input: { page, perPage, q, sort, direction } } });
  const { data, table } = tableQuery(result);
  const found = data?.channels;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useChannelColumns(onDelete);
  const search = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);
  const removed = found?.channels.find(({ id }) => id === remove);
  const isOpen = removed !== undefined && can('delete', 'Channel');
  const shown = useLastOpen(isOpen, removed);

  return (
    <Page
      heading={formatMessage(titles.list)}
      description={formatMessage(listMessages.description)}
      actions={
        can('create', 'Channel') && (
          <LinkButton appearance="primary" icon={<Add20Regular />} to={paths.channelCreate}>
            {formatMessage(titles.create)}
          </LinkButton>
        )
      }
    >
      <DataTable
        {...table}
        id="channels"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.channels}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.channelEdit, { channelId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) => setState({ sort: getSort(column), direction: to, page: 1 })}
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        toolbar={
          <FilterBar onClear={q === '' ? undefined : () => search('')}>
            <SearchField label={formatMessage(listMessages.search)} value={q} onChange={search} />
          </FilterBar>
        }
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={q !== ''}
            nothing={{ title: formatMessage(listMessages.nothingTitle), text: formatMessage(listMessages.nothingText) }}
            none={{ title: formatMessage(listMessages.emptyTitle), text: formatMessage(listMessages.emptyText) }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={() => search('')}
          />
        }
      />
      <Suspense fallback={null}>
        {shown && (
          <ChannelDeleteDialog
            isOpen={isOpen}
            channel={shown}
            onDeleted={() => setState({ remove: '', page: pageAfterDelete(page, found?.channels) })}
            onClose={() => setState({ remove: '' })}
          />
        )}
      </Suspense>
    </Page>
  );
}
