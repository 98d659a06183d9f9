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
import { useChannelListQuery } from './ChannelList.generated';
import { channelListParams } from './channelListParams';
import { listMessages } from './listMessages';
import { useChannelColumns } from './useChannelColumns';

const ChannelDeleteDialog = lazy(() =>
  import('../form/ChannelDeleteDialog').then((module) => ({ default: module.ChannelDeleteDialog })),
);

/** The channels of all catalogs. */
export function ChannelList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const list = useListPage(channelListParams, ['q']);
  const { state, setState } = list;
  const { page, perPage, q, sort, direction, remove } = state;
  const result = useChannelListQuery({ variables: { input: { page, perPage, q, sort, direction } } });
  const { data, table } = tableQuery(result);
  const found = data?.channels;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useChannelColumns(onDelete);
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
      <ListTable
        {...table}
        list={list}
        id="channels"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.channels}
        rowHref={({ id }) => href(paths.channelEdit, { channelId: id })}
        total={found?.totalDocs}
        toolbar={<ListFilters list={list} label={formatMessage(listMessages.search)} />}
        nothing={{ title: listMessages.nothingTitle, text: listMessages.nothingText }}
        none={{ title: listMessages.emptyTitle, text: listMessages.emptyText }}
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
