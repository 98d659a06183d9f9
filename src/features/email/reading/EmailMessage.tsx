import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { EmailAttachments } from './EmailAttachments';
import { narrowEmail } from '../emailBoxSize';
import { EmailText } from './EmailText';
import type { EmailMessageFragment } from './EmailReading.generated';
import { ownUrl } from '../ownUrl';
import { readMessages } from './readMessages';

const useStyles = makeStyles({
  message: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalL,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    [narrowEmail]: { flexWrap: 'wrap' },
  },
  people: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    [narrowEmail]: { flexBasis: 'calc(100% - 60px)' },
  },
  name: { ...typographyStyles.body1Strong, margin: 0, display: 'inline' },
  small: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  time: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    [narrowEmail]: { marginInlineStart: '52px' },
  },
});

const lines = ['to', 'cc', 'bcc'] as const;

/** One email of a thread with its sender, recipients, time, text, and attachments. */
export function EmailMessage({ email }: { email: EmailMessageFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useStyles();
  const name = email.from.name || email.from.email;
  return (
    <section className={styles.message} aria-label={formatMessage(readMessages.from, { name })}>
      <div className={styles.head}>
        <Picture url={ownUrl(email.from.avatar)} name={name} size={40} isRound />
        <div className={styles.people}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>{' '}
          <bdi className={styles.small}>{email.from.email}</bdi>
          {lines.map(
            (line) =>
              email[line].length > 0 && (
                <p key={line} className={styles.small} title={email[line].map(({ email }) => email).join(', ')}>
                  {formatMessage(readMessages[line], {
                    names: email[line].map((person) => person.name || person.email).join(', '),
                  })}
                </p>
              ),
          )}
        </div>
        <time dir="auto" className={styles.time} dateTime={email.time}>
          {formatDate(email.time, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <EmailText html={email.message} />
      <EmailAttachments attachments={email.attachments} />
    </section>
  );
}
