import { useIntl } from 'react-intl';
import { paths } from '../../routing/paths';
import { LinkButton } from '../../ui/LinkButton';
import { messages } from './messages';

/** The way out that is always there. */
export function HomeButton() {
  return (
    <LinkButton to={paths.home} appearance="primary">
      {useIntl().formatMessage(messages.toHome)}
    </LinkButton>
  );
}
