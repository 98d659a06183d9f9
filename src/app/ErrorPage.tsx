import { useIntl } from 'react-intl';
import { paths } from '../routing/paths';
import { LinkButton } from '../ui/LinkButton';
import { messages } from './messages';
import { Refusal } from './Refusal';

/** Where a link leads when something outside of the app went wrong. */
export function ErrorPage() {
  const { formatMessage } = useIntl();
  return (
    <Refusal drawing="broken" title={formatMessage(messages.errorTitle)} text={formatMessage(messages.crashText)}>
      <LinkButton to={paths.home} appearance="primary">
        {formatMessage(messages.toHome)}
      </LinkButton>
    </Refusal>
  );
}
