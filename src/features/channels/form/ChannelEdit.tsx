import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { channelLabel } from '#entities/channel/channelLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { titles } from '../titles';
import { ChannelDeleteDialog } from './ChannelDeleteDialog';
import { ChannelEditor } from './ChannelEditor';
import { useChannelEditQuery } from './ChannelForm.generated';
import { ChannelFormSkeleton } from './ChannelFormSkeleton';
import { formMessages } from './formMessages';

/** Page of a channel, with its form. */
export function ChannelEdit() {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { channelId = '' } = useParams();
  const result = useChannelEditQuery({ variables: { id: channelId } });
  const channel = result.data?.channel;
  return (
    <DefinitionPage
      result={result}
      title={formatMessage(titles.edit)}
      name={channel && channelLabel(channel, locale)}
      listPath={paths.channelList}
      gone={{
        title: formatMessage(formMessages.goneTitle),
        text: formatMessage(formMessages.goneText),
        toList: formatMessage(formMessages.toList),
      }}
      skeleton={<ChannelFormSkeleton />}
      deletion={
        channel?.isDefined && can('delete', 'Channel')
          ? (state) => <ChannelDeleteDialog {...state} channel={channel} />
          : undefined
      }
    >
      {(data) => <ChannelEditor key={channelId} channel={data.channel} />}
    </DefinitionPage>
  );
}
