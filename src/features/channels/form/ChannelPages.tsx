import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { channelLabel } from '#entities/channel/channelLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { DefinitionSkeleton } from '#entities/definition/DefinitionSkeleton';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { sharedMessages } from '#ui/sharedMessages';
import { titles } from '../titles';
import { ChannelDeleteDialog } from './ChannelDeleteDialog';
import { ChannelForm } from './ChannelForm';
import { useChannelEditQuery } from './ChannelForm.generated';
import { formMessages } from './formMessages';

const panels = [
  { heading: sharedMessages.general, heights: [132, 66] },
  { heading: formMessages.selling, heights: [160] },
];

/** Page to create a channel. */
export function ChannelCreate() {
  return (
    <Page isNarrow heading={useIntl().formatMessage(titles.create)}>
      <ChannelForm />
    </Page>
  );
}

/** Page of a channel, with its form. */
export function ChannelEdit() {
  const { locale } = useIntl();
  const { can } = useSession();
  const { channelId = '' } = useParams();
  const result = useChannelEditQuery({ variables: { id: channelId } });
  const channel = result.data?.channel;
  return (
    <DefinitionPage
      result={result}
      title={titles.edit}
      name={channel && channelLabel(channel, locale)}
      listPath={paths.channelList}
      gone={{ title: formMessages.goneTitle, text: formMessages.goneText, toList: formMessages.toList }}
      skeleton={<DefinitionSkeleton panels={panels} />}
      deletion={
        channel?.isDefined && can('delete', 'Channel')
          ? (state) => <ChannelDeleteDialog {...state} channel={channel} />
          : undefined
      }
    >
      {(data) => (
        <ChannelForm
          key={channelId}
          channel={data.channel}
          onReload={async () => (await result.refetch()).data?.channel}
        />
      )}
    </DefinitionPage>
  );
}
