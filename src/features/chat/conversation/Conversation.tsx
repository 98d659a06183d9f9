import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { QueryView } from '#ui/state/QueryView';
import type { ChatPersonFragment } from '../list/ChatList.generated';
import { useOutbox } from '../chatMemory';
import { Composer } from './Composer';
import { useConversationQuery } from './Conversation.generated';
import { ConversationHeading } from './ConversationHeading';
import { conversationMessages as texts } from './conversationMessages';
import { MessageLog } from './MessageLog';
import { MessageLogSkeleton } from './MessageLogSkeleton';
import { shownMessages } from './shownMessages';
import { useMarkAsSeen } from './useMarkAsSeen';

const useStyles = makeStyles({
  conversation: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  middle: { flexGrow: 1, alignContent: 'center', overflowY: 'auto' },
  note: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground3,
  },
});

export interface ConversationProps {
  contactId: string;
  /** Undefined while loading, and for an unknown contact. */
  contact: ChatPersonFragment | undefined;
  isUnknown: boolean;
  isPhone: boolean;
  /** Whether the user has just opened it from the list. */
  takesFocus: boolean;
  isProfileOpen: boolean;
  onProfile: () => void;
  onBack: () => void;
}

/** The messages of a conversation and the field to write one. */
export function Conversation({ contactId, contact, isUnknown, takesFocus, ...heading }: ConversationProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const [outgoing] = useOutbox();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const result = useConversationQuery({ variables: { contactId } });
  useMarkAsSeen(contactId, contact?.chat?.unseenMsgs ?? 0, result);
  const { isPhone, onBack } = heading;
  useEffect(() => {
    if (!takesFocus) return;
    // On a phone, focusing the field would open the keyboard over the messages.
    const field = isPhone ? null : fieldRef.current;
    (field ?? headingRef.current)?.focus({ preventScroll: true });
  }, [takesFocus, isPhone]);

  const name = contact?.fullName ?? '';
  if (isUnknown || getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <section className={styles.conversation} aria-label={formatMessage(texts.conversation)}>
        {isPhone && <ConversationHeading contact={null} headingRef={headingRef} {...heading} />}
        <div className={styles.middle} role="alert">
          <EmptyState
            drawing="search"
            title={formatMessage(texts.goneTitle)}
            description={formatMessage(texts.goneText)}
            actions={<Button onClick={onBack}>{formatMessage(texts.back)}</Button>}
          />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.conversation} aria-label={formatMessage(texts.conversation)}>
      <ConversationHeading contact={contact} headingRef={headingRef} {...heading} />
      <QueryView result={result} skeleton={<MessageLogSkeleton />}>
        {({ chat }) => {
          const messages = shownMessages(contactId, chat, outgoing);
          return (
            <>
              {messages.length === 0 && (
                <div className={styles.middle}>
                  <EmptyState
                    title={formatMessage(texts.emptyTitle)}
                    description={formatMessage(texts.emptyText, { name })}
                  />
                </div>
              )}
              <MessageLog name={name} messages={messages} />
            </>
          );
        }}
      </QueryView>
      {can('create', 'Chat') ? (
        <Composer contactId={contactId} name={name} fieldRef={fieldRef} />
      ) : (
        <p className={styles.note}>{formatMessage(texts.readOnly)}</p>
      )}
    </section>
  );
}
