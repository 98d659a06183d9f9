import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routing/paths';
import { useSession } from '../session/sessionContext';
import { LinkButton } from '../ui/LinkButton';
import { messages } from './messages';
import { Refusal } from './Refusal';

/** Says that the user's account may not do what was asked for. */
export function NotAuthorized() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { user, can, signOut } = useSession();
  const changeAccount = () => {
    signOut();
    void navigate(paths.signIn);
  };
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
      {user && <Button onClick={changeAccount}>{formatMessage(messages.otherAccount)}</Button>}
    </Refusal>
  );
}
