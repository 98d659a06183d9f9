import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { channelTypes } from '#entities/channel/channelTypes';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { useToast } from '#ui/state/useToast';
import { useChannelDefineMutation } from './ChannelList.generated';
import { listMessages } from './listMessages';

/** Returns a function that defines a channel that catalogs use, with a label made of its code. */
export function useDefineChannel(): { define: (code: string) => Promise<void>; isDefining: boolean } {
  const intl = useIntl();
  const client = useApolloClient();
  const toast = useToast();
  const [mutate, { loading }] = useChannelDefineMutation();
  const define = useCallback(
    async (code: string) => {
      try {
        const { data } = await mutate({ variables: { code } });
        if (!data) return;
        const name = channelLabel(data.createChannel.channel, intl.locale);
        toast.success(intl.formatMessage(listMessages.defined, { name }));
      } catch (error) {
        toast.error(intl.formatMessage(listMessages.notDone), getErrorMessage(error, intl));
      }
      await refetchChanged(client, channelTypes);
    },
    [client, intl, mutate, toast],
  );
  return { define, isDefining: loading };
}
