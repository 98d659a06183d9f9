import { useIntl } from 'react-intl';
import { paths } from '../routing/paths';
import { LinkButton } from '../ui/LinkButton';
import { messages } from './messages';
import { Refusal } from './Refusal';
import { useDocumentTitle } from './useDocumentTitle';

/** Stands at every address that no screen has. */
export function NotFound() {
  const { formatMessage } = useIntl();
  useDocumentTitle(messages.notFoundTitle);
  return (
    <Refusal drawing="search" title={formatMessage(messages.notFoundTitle)} text={formatMessage(messages.notFoundText)}>
      <LinkButton to={paths.home} appearance="primary">
        {formatMessage(messages.toHome)}
      </LinkButton>
    </Refusal>
  );
}
