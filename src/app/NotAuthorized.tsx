import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { paths } from '../routing/paths';
import { useSession } from '../session/sessionContext';
import { LinkButton } from '../ui/LinkButton';
import { messages } from './messages';
import { Refusal } from './Refusal';

/** Says that the user's account may not do what was asked for. */
export function NotAuthorized() {
  const { formatMessage } = useIntl();
  const { user, can, signOut } = useSession();
  return (
    <Refusal
      drawing="door"
      title={formatMessage(messages.notAuthorizedTitle)}
      text={formatMessage(messages.notAuthorizedText)}
    >
      {can('read', 'Catalog') && (
        <LinkButton to={paths.home} appearance="primary">
          {formatMessage(messages.toHome)}
        </LinkButton>
      )}
      {user && <Button onClick={signOut}>{formatMessage(messages.otherAccount)}</Button>}
    </Refusal>
  );
}
