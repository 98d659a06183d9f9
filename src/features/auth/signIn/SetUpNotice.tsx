import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { Notice } from '#ui/state/Notice';
import { usePasswordCalls } from '../password/usePasswordCalls';

const messages = defineMessages({
  noAccount: {
    id: 'auth.signIn.setUp',
    defaultMessage: 'This server has no account yet. Open the link that it printed when it started.',
  },
});

/** Says on a new server how the first account is created. */
export function SetUpNotice() {
  const { formatMessage } = useIntl();
  const { isSetUpNeeded } = usePasswordCalls();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    // Without an answer, signing in says what is wrong.
    isSetUpNeeded().then(setIsNeeded, () => undefined);
  }, [isSetUpNeeded]);
  return isNeeded && <Notice tone="info">{formatMessage(messages.noAccount)}</Notice>;
}
