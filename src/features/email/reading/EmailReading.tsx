import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import type { EmailBoxState } from '../emailBoxParams';
import { EmailReadingBar } from './EmailReadingBar';
import { useEmailReadingQuery } from './EmailReading.generated';
import { EmailThread } from './EmailThread';
import { messages } from '../messages';
import { readMessages } from './readMessages';
import { useEscape } from '../useEscape';
import { useEmailActions } from '../useEmailActions';

const useStyles = makeStyles({
  card: {
    containerType: 'inline-size',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  skeleton: { display: 'grid', rowGap: tokens.spacingVerticalL, padding: tokens.spacingHorizontalXL },
});

export interface EmailReadingProps {
  id: string;
  state: EmailBoxState;
  onBack: () => void;
}

/** An open email from any folder. Opening it marks it as read. */
export function EmailReading({ id, state, onBack }: EmailReadingProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setRead } = useEmailActions();
  const result = useEmailReadingQuery({ variables: { id } });
  const email = result.data?.email;
  const isGone = getErrorCode(result.error) === 'NOT_FOUND';
  useEscape(onBack);
  usePageTitle(email && (email.subject || formatMessage(messages.noSubject)));

  // Runs once per email, so that an open email can be marked as unread.
  const openedRef = useRef('');
  useEffect(() => {
    if (!email || openedRef.current === email.id) return;
    openedRef.current = email.id;
    if (!email.isRead && can('update', 'Mail')) void setRead([email], true, { isQuiet: true });
  });

  return (
    <div className={styles.card}>
      <EmailReadingBar email={isGone ? undefined : email} state={state} onBack={onBack} />
      {isGone ? (
        <EmptyState
          drawing="search"
          title={formatMessage(readMessages.goneTitle)}
          description={formatMessage(readMessages.goneText)}
          actions={
            <Button onClick={onBack}>
              {formatMessage(readMessages.back, { folder: formatMessage(messages[state.view]) })}
            </Button>
          }
        />
      ) : (
        <QueryView
          result={{ ...result, data: email }}
          skeleton={
            <div className={styles.skeleton} aria-busy="true">
              <Placeholder width="60%" height={28} />
              <Placeholder width={240} height={40} />
              <Placeholder height={160} />
            </div>
          }
        >
          {(found) => <EmailThread key={found.id} email={found} state={state} />}
        </QueryView>
      )}
    </div>
  );
}
