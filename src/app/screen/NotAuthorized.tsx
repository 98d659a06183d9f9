import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { MessagePage } from '#ui/state/MessagePage';
import { Illustration } from '#ui/illustration/Illustration';
import { defineMessages } from '#i18n/defineMessages';
import { nameMessages } from '#ui/nameMessages';
import { messages } from '../messages';

const ownMessages = defineMessages({
  text: {
    id: 'app.notAuthorized.text',
    defaultMessage:
      'Your account doesn’t have the required permission. Ask an administrator, or sign in with another account.',
  },
  otherAccount: { id: 'app.notAuthorized.otherAccount', defaultMessage: 'Use another account' },
});

/** Shown when the user’s account lacks the permission for the request. */
export function NotAuthorized() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  const changeAccount = () => {
    signOut();
    navigate(paths.signIn);
  };
  return (
    <MessagePage
      picture={<Illustration name="gate" />}
      title={formatMessage(messages.notAuthorizedTitle)}
      text={formatMessage(ownMessages.text)}
      actions={
        user ? (
          <>
            <LinkButton to={paths.home} appearance="primary">
              {formatMessage(messages.toHome)}
            </LinkButton>
            <Button onClick={changeAccount}>{formatMessage(ownMessages.otherAccount)}</Button>
          </>
        ) : (
          <LinkButton to={paths.signIn} appearance="primary">
            {formatMessage(nameMessages.signIn)}
          </LinkButton>
        )
      }
    />
  );
}
