import { useIntl } from 'react-intl';
import { Page } from '#ui/layout/Page';
import { titles } from '../titles';
import { ChannelFormView } from './ChannelFormView';
import { newChannelValues } from './channelValues';
import { useChannelCreation } from './useChannelCreation';

/** Page to create a channel. */
export function ChannelCreate() {
  const { formatMessage } = useIntl();
  return (
    <Page isNarrow heading={formatMessage(titles.create)}>
      <ChannelFormView values={newChannelValues} onSave={useChannelCreation()} />
    </Page>
  );
}
