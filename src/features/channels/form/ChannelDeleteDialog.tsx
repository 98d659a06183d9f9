import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { channelTypes } from '#entities/channel/channelTypes';
import { DefinitionDeleteDialog } from '#entities/definition/DefinitionDeleteDialog';
import type { DeletionState } from '#entities/definition/DefinitionPage';
import { evictFromLists } from '#graphql/evictFromLists';
import type { ChannelRowFragment } from '../list/ChannelList.generated';
import { useChannelDeleteMutation, useChannelRestoreMutation } from './ChannelForm.generated';
import { formMessages as messages } from './formMessages';

export interface ChannelDeleteDialogProps extends DeletionState {
  channel: ChannelRowFragment;
}

/** Asks before a channel is deleted, and says which catalogs use it. The deletion can be undone. */
export function ChannelDeleteDialog({ channel, ...state }: ChannelDeleteDialogProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const { id, catalogs } = channel;
  const [restore] = useChannelRestoreMutation();
  const [remove] = useChannelDeleteMutation({ update: (cache) => evictFromLists(cache, 'channels', id) });
  const names = catalogs.map(({ name }) => name);
  return (
    <DefinitionDeleteDialog
      {...state}
      name={channelLabel(channel, locale)}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      types={channelTypes}
      remove={() => remove({ variables: { id } })}
      restore={() => restore({ variables: { id } })}
    >
      {catalogs.length === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, {
            count: catalogs.length,
            catalogs: formatList(names, { type: 'conjunction' }),
          })}
    </DefinitionDeleteDialog>
  );
}
