import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { Credentials } from '#session/sessionContext';

const useStyles = makeStyles({
  demo: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    paddingBlockStart: tokens.spacingVerticalL,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  accounts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  account: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingBlock: tokens.spacingVerticalS,
  },
  email: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

const accounts = [
  { label: messages.demoAdmin, email: 'admin@demo.com', password: 'admin' },
  { label: messages.demoClient, email: 'client@demo.com', password: 'client' },
];

/** The accounts of the demo data. Selecting one fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (credentials: Credentials) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <section className={styles.demo} aria-label={formatMessage(messages.demo)}>
      <h2 className={styles.heading}>{formatMessage(messages.demo)}</h2>
      <p className={styles.text}>{formatMessage(messages.demoText)}</p>
      <div className={styles.accounts}>
        {accounts.map(({ label, email, password }) => (
          <Button key={email} className={styles.account} onClick={() => onChoose({ email, password })}>
            {formatMessage(label)}
            <span className={styles.email}>{email}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
