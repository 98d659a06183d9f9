import { makeStyles } from '@fluentui/react-components';
import { Chat16Regular } from '@fluentui/react-icons/svg/chat';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { usePeopleChatContactsQuery } from './MessageLink.generated';

const messages = defineMessages({
  message: { id: 'chat.messageLink', defaultMessage: 'Message' },
  messagePerson: { id: 'chat.messageLink.person', defaultMessage: 'Message {name}' },
  messagePeople: { id: 'chat.messageLink.people', defaultMessage: 'Message a guest' },
});

const useStyles = makeStyles({
  /** In the line of the field’s label, so that nothing moves when the contacts arrive. */
  field: { position: 'relative' },
  link: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});

const chatHref = (contact: string) => href(paths.chat, {}, { contact });

/**
 * A link to the chat with the person, or a menu where several of the people are chat contacts. Nothing if none is, or
 * without permission to read chats.
 */
export function MessageLink({ people }: { people: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { data } = usePeopleChatContactsQuery({
    variables: { people: [...people] },
    skip: people.length === 0 || !can('read', 'Chat'),
    fetchPolicy: 'cache-first',
  });
  const contacts = (data?.chatContactsOfPeople ?? []).filter((contact) => contact !== null);
  const [first, ...others] = contacts;
  if (!first) return null;
  const look = { appearance: 'transparent', size: 'small', icon: <Chat16Regular /> } as const;
  if (others.length === 0) {
    return (
      <LinkButton
        {...look}
        to={chatHref(first.id)}
        label={formatMessage(messages.messagePerson, { name: first.fullName })}
      >
        {formatMessage(messages.message)}
      </LinkButton>
    );
  }
  const entries = contacts.map(({ id, fullName }) => ({ id, label: fullName, to: chatHref(id) }));
  return (
    <ActionMenu
      {...look}
      label={formatMessage(messages.messagePeople)}
      sections={[{ id: 'contacts', kind: 'actions', entries }]}
    >
      {formatMessage(messages.message)}
    </ActionMenu>
  );
}

/** A field of people with the `MessageLink` beside its label. */
export function WithMessageLink({ people, children }: { people: readonly string[]; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.field}>
      {children}
      <div className={styles.link}>
        <MessageLink people={people} />
      </div>
    </div>
  );
}
