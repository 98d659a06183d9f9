import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { MediaField } from './MediaField';
import { mediaMessages as messages } from '../../core/messages/mediaMessages';

/** The images of the product. */
export function MediaSection() {
  const { formatMessage } = useIntl();
  return (
    <Panel heading={formatMessage(messages.media)}>
      <MediaField name="media" />
    </Panel>
  );
}
