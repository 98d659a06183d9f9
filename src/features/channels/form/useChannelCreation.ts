import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { useToast } from '#ui/state/useToast';
import { useChannelAddMutation } from './ChannelForm.generated';
import { toInput, type ChannelValues } from './channelValues';
import { formMessages } from './formMessages';

/** Returns a function that creates a channel, or the definition of one that catalogs use. */
export function useChannelCreation(): (values: ChannelValues) => Promise<boolean> {
  const { formatMessage, locale } = useIntl();
  const toast = useToast();
  const [create] = useChannelAddMutation();
  return async (values) => {
    const { data } = await create({ variables: { input: toInput(values) } });
    if (!data) return false;
    toast.success(formatMessage(formMessages.created, { name: channelLabel(data.createChannel.channel, locale) }));
    return true;
  };
}
