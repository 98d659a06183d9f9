import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '../../../graphql/errors';
import { useSession } from '../../../session/sessionContext';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Placeholder } from '../../../ui/state/Placeholder';
import { QueryView } from '../../../ui/state/QueryView';
import type { MailBoxState } from '../mailBoxParams';
import { MailReadingBar } from './MailReadingBar';
import { useMailReadingQuery } from './MailReading.generated';
import { MailThread } from './MailThread';
import { messages } from '../messages';
import { readMessages } from './readMessages';
import { useEscape } from '../useEscape';
import { useMailActions } from '../useMailActions';

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

/** Props of `MailReading`. */
export interface MailReadingProps {
  id: string;
  state: MailBoxState;
  onBack(): void;
}

/** An open email from any folder. Opening it marks it as read. */
export function MailReading({ id, state, onBack }: MailReadingProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setRead } = useMailActions();
  const result = useMailReadingQuery({ variables: { id } });
  const mail = result.data?.email;
  const isGone = getErrorCode(result.error) === 'NOT_FOUND';
  useEscape(onBack);

  // Runs once per email, so that an open email can be marked as unread.
  const openedRef = useRef('');
  useEffect(() => {
    if (!mail || openedRef.current === mail.id) return;
    openedRef.current = mail.id;
    if (!mail.isRead && can('update', 'Mail')) void setRead([mail], true, { isQuiet: true });
  });

  return (
    <div className={styles.card}>
      <MailReadingBar mail={isGone ? undefined : mail} state={state} onBack={onBack} />
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
          result={{ ...result, data: mail }}
          skeleton={
            <div className={styles.skeleton} aria-busy="true">
              <Placeholder width="60%" height={28} />
              <Placeholder width={240} height={40} />
              <Placeholder height={160} />
            </div>
          }
        >
          {(found) => <MailThread key={found.id} mail={found} state={state} />}
        </QueryView>
      )}
    </div>
  );
}
