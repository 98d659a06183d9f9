import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { messages } from './messages';
import { titles } from './titles';

/** Shown when a post does not exist. */
export function PostNotFound() {
  const { formatMessage } = useIntl();
  return (
    <RecordNotFound
      heading={formatMessage(titles.detail)}
      title={formatMessage(messages.goneTitle)}
      description={formatMessage(messages.goneText)}
      actions={<LinkButton to={paths.blogList}>{formatMessage(messages.toBlog)}</LinkButton>}
    />
  );
}
