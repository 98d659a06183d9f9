import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useEmbeddedGateway } from '../../graphql/backEnd';
import { useHeadingFocus } from '../../routing/headingFocus';
import { useSession } from '../../session/sessionContext';
import { LanguageSelect } from '../../ui/LanguageSelect';
import { Mark } from '../../ui/Mark';
import { Notice } from '../../ui/Notice';
import { DemoAccounts } from './DemoAccounts';
import { messages } from './messages';
import { returnAddressOf } from './returnAddress';
import { SignInForm } from './SignInForm';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
    padding: '36px 32px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
  },
  words: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  heading: { ...typographyStyles.title3, margin: `${tokens.spacingVerticalS} 0 0`, ':focus': { outlineStyle: 'none' } },
  welcome: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** Where one signs in; leads back to the page that was asked for. */
export function SignIn() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user, signedOut } = useSession();
  const [search] = useSearchParams();
  const gateway = useEmbeddedGateway();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  if (user) return <Navigate to={returnAddressOf(search)} replace />;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.words}>
          <Mark size={40} />
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {formatMessage(messages.heading)}
          </h1>
          <p className={styles.welcome}>{formatMessage(messages.welcome)}</p>
        </div>
        {signedOut === 'expired' && <Notice tone="warning">{formatMessage(messages.expired)}</Notice>}
        <SignInForm value={credentials} onChange={setCredentials} />
        {gateway && <DemoAccounts onChoose={setCredentials} />}
      </div>
      <LanguageSelect />
    </main>
  );
}
