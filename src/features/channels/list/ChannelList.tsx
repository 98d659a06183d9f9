import { lazy, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DefinitionListPage, DefinitionTable } from '#entities/definition/DefinitionListPage';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { ListFilters } from '#ui/filter/ListFilters';
import { useListPage } from '#ui/table/useListPage';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { useChannelListQuery } from './ChannelList.generated';
import { listMessages } from './listMessages';
import { useChannelColumns } from './useChannelColumns';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';

const sorts = ['LABEL', 'CATALOGS'] as const;

const channelListParams = {
  ...urlLongPage,
  q: urlText(),
  sort: urlChoice(sorts, 'LABEL'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  /** Code of the channel in the dialog that asks before it is deleted. */
  remove: urlText(),
};

const ChannelDeleteDialog = lazy(() =>
  import('../form/ChannelDeleteDialog').then((module) => ({ default: module.ChannelDeleteDialog })),
);

/** The channels of all catalogs. */
export function ChannelList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const list = useListPage(channelListParams, ['q']);
  const { setState } = list;
  const { remove: _, ...input } = list.state;
  const result = useChannelListQuery({ variables: { input } });
  const { data, table } = tableQuery(result);
  const found = data?.channels;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useChannelColumns(onDelete);

  return (
    <DefinitionListPage
      subject="Channel"
      titles={titles}
      description={formatMessage(listMessages.description)}
      createPath={paths.channelCreate}
    >
      <DefinitionTable
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
        canDelete={() => can('delete', 'Channel')}
        deletion={(row, state) => <ChannelDeleteDialog {...state} channel={row} />}
      />
    </DefinitionListPage>
  );
}
