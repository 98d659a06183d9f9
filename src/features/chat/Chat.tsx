import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '#routing/pageNames';
import { useUrlState } from '#routing/useUrlState';
import { EmptyState } from '#ui/state/EmptyState';
import { QueryView } from '#ui/state/QueryView';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { FullHeight } from '#ui/layout/FullHeight';
import { ChatHeading } from './list/ChatHeading';
import { ChatList } from './list/ChatList';
import { useChatListQuery } from './list/ChatList.generated';
import { ChatListSkeleton } from './list/ChatListSkeleton';
import { chatParams } from './chatParams';
import { ContactPanel } from './profile/ContactPanel';
import { Conversation } from './conversation/Conversation';
import { lineAfter } from '#ui/layout/lines';
import { profileButtonId } from './conversation/ConversationHeading';
import { messages } from './messages';
import { OwnProfile } from './profile/OwnProfile';
import { titles } from './titles';
import { useIncomingMessages } from './conversation/useIncomingMessages';

/** Media query for windows with space for either the list or a conversation. */
const phoneQuery = '(max-width: 719.98px)';

/** Media query for windows without space for a profile next to the list and the conversation. */
const tightQuery = '(max-width: 1239.98px)';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: '300px minmax(0, 1fr)',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    [`@media ${phoneQuery}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  hasPanel: { gridTemplateColumns: '300px minmax(0, 1fr) 300px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    ...lineAfter,
    [`@media ${phoneQuery}`]: { borderInlineEndStyle: 'none' },
  },
  nothing: { alignSelf: 'center' },
});

/** The chat page: the list of contacts, the open conversation, and the contact's profile. */
export function Chat() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [state, setState] = useUrlState(chatParams);
  const { contact: contactId, panel } = state;
  const isPhone = useMediaQuery(phoneQuery);
  const isTight = useMediaQuery(tightQuery);
  const result = useChatListQuery();
  const people = result.data?.chatsAndContacts.contacts;
  const owner = result.data?.chatsAndContacts.profileUser;
  const contact = people?.find(({ id }) => id === contactId);
  usePageTitle(contact?.fullName ?? formatMessage(titles.chat));
  const said = useIncomingMessages(contactId, people ?? []);
  // Moves the focus when a conversation is opened or closed, but not when the page starts with an open one.
  const [way, setWay] = useState<{ at: string; from: string | null }>({ at: contactId, from: null });
  if (way.at !== contactId) setWay({ at: contactId, from: way.at });

  const closePanel = () => {
    setState({ panel: null });
    // A side panel that closes returns the focus to its button.
    if (!isTight) document.getElementById(profileButtonId)?.focus();
  };
  const isBeside = panel === 'contact' && contact !== undefined && !isTight;
  return (
    <FullHeight>
      <div className={mergeClasses(styles.frame, isBeside && styles.hasPanel)}>
        {!(isPhone && contactId) && (
          <div className={styles.list}>
            <ChatHeading owner={owner} onOwnProfile={() => setState({ panel: 'own' })} />
            <QueryView result={result} skeleton={<ChatListSkeleton />}>
              {({ chatsAndContacts: { contacts } }) => (
                <ChatList people={contacts} state={state} setState={setState} returnsFrom={isPhone ? way.from : null} />
              )}
            </QueryView>
          </div>
        )}
        {contactId ? (
          <Conversation
            key={contactId}
            contactId={contactId}
            contact={contact}
            isUnknown={people !== undefined && !contact}
            isPhone={isPhone}
            takesFocus={way.from !== null}
            isProfileOpen={panel === 'contact'}
            onProfile={() => setState({ panel: panel === 'contact' ? null : 'contact' })}
            onBack={() => setState({ contact: '', panel: null }, { push: true })}
          />
        ) : (
          !isPhone && (
            <div className={styles.nothing}>
              <EmptyState
                title={formatMessage(messages.chooseTitle)}
                description={formatMessage(messages.chooseText)}
              />
            </div>
          )
        )}
        {panel === 'contact' && contact && <ContactPanel contact={contact} isBeside={!isTight} onClose={closePanel} />}
      </div>
      {owner && <OwnProfile owner={owner} isOpen={panel === 'own'} onClose={() => setState({ panel: null })} />}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </FullHeight>
  );
}
