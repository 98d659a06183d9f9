import { useIntl } from 'react-intl';
import { channelTypes } from '#entities/channel/channelTypes';
import { DefinitionDeleteDialog } from '#entities/definition/DefinitionDeleteDialog';
import type { DeletionState } from '#entities/definition/DefinitionPage';
import { hasRule } from '../hasRule';
import type { ChannelRowFragment } from '../list/ChannelList.generated';
import { useChannelDeleteMutation, useChannelRestoreMutation } from './ChannelForm.generated';
import { formMessages as messages } from './formMessages';

export interface ChannelDeleteDialogProps extends DeletionState {
  channel: ChannelRowFragment;
}

/** Asks before a channel is deleted, and says which catalogs use it. The deletion can be undone. */
export function ChannelDeleteDialog({ channel, ...state }: ChannelDeleteDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const names = channel.catalogs.map(({ name }) => name);
  const [remove] = useChannelDeleteMutation();
  const [restore] = useChannelRestoreMutation();
  return (
    <DefinitionDeleteDialog
      {...state}
      definition={channel}
      list="channels"
      confirmLabel={formatMessage(messages.deleteSubmit)}
      types={channelTypes}
      remove={remove}
      restore={restore}
    >
      {names.length === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, {
            count: names.length,
            catalogs: formatList(names, { type: 'conjunction' }),
          })}
      {channel.catalogs.some(({ channelRules }) => hasRule(channelRules, channel.code)) &&
        ` ${formatMessage(messages.deleteRules)}`}
    </DefinitionDeleteDialog>
  );
}
