import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { StatusBadge } from '#ui/text/StatusBadge';
import { LabelTag } from '../LabelTag';
import { EmailAnswers } from './EmailAnswers';
import { emailBoxHref, type EmailBoxState } from '../emailBoxParams';
import { EmailMessage } from './EmailMessage';
import type { EmailReadingQuery } from './EmailReading.generated';
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

export interface EmailThreadProps {
  email: EmailReadingQuery['email'];
  state: EmailBoxState;
}

/** An email and its replies, oldest first, with the reply buttons. */
export function EmailThread({ email, state }: EmailThreadProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const headingRef = useArrivalFocus();
  const isDraft = email.folder === 'DRAFT';
  return (
    <article className={styles.thread}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.subject} dir="auto">
          {email.subject || formatMessage(messages.noSubject)}
        </h2>
        <StarButton email={email} />
      </div>
      <div className={styles.marks}>
        {email.folder && <StatusBadge tone="neutral" label={formatMessage(messages[email.folder])} />}
        {email.labels.map((label) => (
          <LabelTag key={label} label={label} />
        ))}
      </div>
      {isDraft && (
        <Notice
          tone="info"
          actions={
            can('create', 'Mail') && (
              <LinkButton size="small" to={emailBoxHref({ ...state, email: '', draft: email.id })}>
                {formatMessage(writeMessages.goOn)}
              </LinkButton>
            )
          }
        >
          {formatMessage(readMessages.draft)}
        </Notice>
      )}
      {[email, ...email.replies].map((each) => (
        <EmailMessage key={each.id} email={each} />
      ))}
      {!isDraft && can('create', 'Mail') && <EmailAnswers email={email} state={state} />}
    </article>
  );
}
