import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useSession } from '../../../session/sessionContext';
import { LinkButton } from '../../../ui/control/LinkButton';
import { Notice } from '../../../ui/state/Notice';
import { StatusBadge } from '../../../ui/text/StatusBadge';
import { LabelTag } from '../LabelTag';
import { MailAnswers } from './MailAnswers';
import { mailBoxHref, type MailBoxState } from '../mailBoxParams';
import { MailMessage } from './MailMessage';
import type { MailReadingQuery } from './MailReading.generated';
import { messages } from '../messages';
import { readMessages } from './readMessages';
import { StarButton } from '../list/StarButton';
import { writeMessages } from '../writing/writeMessages';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a heading when it appears, if nothing else has the focus because the pressed element is gone. A button that
 * stays, such as the one for the next email, keeps the focus.
 */
function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);
  return headingRef;
}

const useStyles = makeStyles({
  thread: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.spacingHorizontalXL },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  subject: {
    ...typographyStyles.subtitle1,
    flexGrow: 1,
    margin: 0,
    minWidth: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { outlineStyle: 'none' },
  },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlock: `${tokens.spacingVerticalXS} ${tokens.spacingVerticalM}`,
  },
});

/** Props of `MailThread`. */
export interface MailThreadProps {
  mail: MailReadingQuery['email'];
  state: MailBoxState;
}

/** An email and its replies, oldest first, with the reply buttons. */
export function MailThread({ mail, state }: MailThreadProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const headingRef = useArrivalFocus();
  const isDraft = mail.folder === 'DRAFT';
  return (
    <article className={styles.thread}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.subject} dir="auto">
          {mail.subject || formatMessage(messages.noSubject)}
        </h2>
        <StarButton mail={mail} />
      </div>
      <div className={styles.marks}>
        {mail.folder && <StatusBadge tone="neutral" label={formatMessage(messages[mail.folder])} />}
        {mail.labels.map((label) => (
          <LabelTag key={label} label={label} />
        ))}
      </div>
      {isDraft && (
        <Notice
          tone="info"
          actions={
            can('create', 'Mail') && (
              <LinkButton size="small" to={mailBoxHref({ ...state, mail: '', draft: mail.id })}>
                {formatMessage(writeMessages.goOn)}
              </LinkButton>
            )
          }
        >
          {formatMessage(readMessages.draft)}
        </Notice>
      )}
      {[mail, ...mail.replies].map((each) => (
        <MailMessage key={each.id} mail={each} />
      ))}
      {!isDraft && can('create', 'Mail') && <MailAnswers mail={mail} state={state} />}
    </article>
  );
}
