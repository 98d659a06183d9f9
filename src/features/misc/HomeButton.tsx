import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { messages } from './messages';

/** A link to the home page that is always available. */
export function HomeButton() {
  return (
    <LinkButton to={paths.home} appearance="primary">
      {useIntl().formatMessage(messages.toHome)}
    </LinkButton>
  );
}
