import { mergeClasses } from '@fluentui/react-components';
import { Attach16Regular } from '@fluentui/react-icons/svg/attach';
import { useMemo } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';
import { Link } from '#routing/Link';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { Picture } from '#ui/picture/Picture';
import { toExcerpt } from './excerpt';
import { LabelTag } from '../LabelTag';
import type { EmailRowFragment } from '../EmailBox.generated';
import { getFace, getPeople } from '../emailPeople';
import { messages } from '../messages';
import { ownUrl } from '../ownUrl';
import { StarButton } from './StarButton';
import { useRowStyles } from './useRowStyles';
import { useNow } from '#ui/hooks/useNow';

function formatFor(at: Date, now: Date): FormatDateOptions {
  if (at.toDateString() === now.toDateString()) return { hour: 'numeric', minute: 'numeric' };
  if (at.getFullYear() === now.getFullYear()) return { month: 'short', day: 'numeric' };
  return { year: 'numeric', month: 'numeric', day: 'numeric' };
}

/** The time of an email from today, otherwise its date. The tooltip shows the exact time. */
function EmailTime({ at }: { at: string }) {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <time dir="auto" dateTime={at} title={formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}>
      {formatDate(at, formatFor(new Date(at), new Date(now)))}
    </time>
  );
}

export interface EmailRowProps {
  email: EmailRowFragment;
  /** Link to read the email or to edit the draft. */
  to: string;
  /** Undefined if there are no actions for a selection. */
  isSelected: boolean | undefined;
  onSelect: (isSelected: boolean) => void;
}

/** An email in the list. The whole row is a link. */
export function EmailRow({ email, to, isSelected, onSelect }: EmailRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useRowStyles();
  const { message, labels, attachments, replies, time, isRead } = email;
  const excerpt = useMemo(() => toExcerpt(message), [message]);
  const subject = email.subject || formatMessage(messages.noSubject);
  const name = getPeople(email, intl);
  const face = getFace(email);
  return (
    <li className={mergeClasses(styles.row, !isRead && styles.unread, isSelected && styles.selected)}>
      <span className={styles.check}>
        {isSelected !== undefined && (
          <NativeCheckbox
            label={formatMessage(messages.select, { subject })}
            isChecked={isSelected}
            onChange={onSelect}
          />
        )}
      </span>
      <span className={styles.star}>
        <StarButton email={email} />
      </span>
      <span className={styles.face}>
        <Picture url={ownUrl(face.avatar)} name={face.name} size={32} isRound />
      </span>
      <span className={styles.people}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {replies.length > 0 && (
          <span className={styles.thread} title={formatMessage(messages.threadSize, { count: replies.length + 1 })}>
            {replies.length + 1}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <Link
          to={to}
          id={`mail-${email.id}`}
          dir="auto"
          className={styles.link}
          aria-label={formatMessage(messages.open, { isUnread: !isRead, name, subject })}
        >
          {subject}
        </Link>
        {excerpt && (
          <>
            <span aria-hidden="true" className={styles.dash}>
              –
            </span>
            <bdi className={styles.excerpt}>{excerpt}</bdi>
          </>
        )}
      </span>
      <span className={styles.marks}>
        {labels.map((label) => (
          <LabelTag key={label} label={label} />
        ))}
        {attachments.length > 0 && (
          <Attach16Regular role="img" aria-label={formatMessage(messages.attachments, { count: attachments.length })} />
        )}
      </span>
      <span className={styles.time}>
        <EmailTime at={time} />
      </span>
    </li>
  );
}
