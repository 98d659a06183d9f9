import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '../../../ui/picture/Picture';
import { MailAttachments } from './MailAttachments';
import { narrowMail } from '../mailBoxSize';
import { MailText } from './MailText';
import type { MailMessageFragment } from './MailReading.generated';
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
    [narrowMail]: { flexWrap: 'wrap' },
  },
  people: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    [narrowMail]: { flexBasis: 'calc(100% - 60px)' },
  },
  name: { ...typographyStyles.body1Strong, margin: 0, display: 'inline' },
  small: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  time: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    [narrowMail]: { marginInlineStart: '52px' },
  },
});

const lines = ['to', 'cc', 'bcc'] as const;

/** One email of a thread with its sender, recipients, time, text, and attachments. */
export function MailMessage({ mail }: { mail: MailMessageFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useStyles();
  const name = mail.from.name || mail.from.email;
  return (
    <section className={styles.message} aria-label={formatMessage(readMessages.from, { name })}>
      <div className={styles.head}>
        <Picture url={mail.from.avatar} name={name} size={40} isRound />
        <div className={styles.people}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>{' '}
          <bdi className={styles.small}>{mail.from.email}</bdi>
          {lines.map(
            (line) =>
              mail[line].length > 0 && (
                <p key={line} className={styles.small} title={mail[line].map(({ email }) => email).join(', ')}>
                  {formatMessage(readMessages[line], {
                    names: mail[line].map((person) => person.name || person.email).join(', '),
                  })}
                </p>
              ),
          )}
        </div>
        <time dir="auto" className={styles.time} dateTime={mail.time}>
          {formatDate(mail.time, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <MailText html={mail.message} />
      <MailAttachments attachments={mail.attachments} />
    </section>
  );
}
