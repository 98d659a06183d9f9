import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RelativeTime } from '#ui/text/RelativeTime';
import { useHomeInboxQuery } from './Home.generated';
import { messages } from './messages';
import { SummaryPanel } from './SummaryPanel';

/** Unread emails and contacts with new messages, the newest first. */
export function InboxPanel() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const withEmails = can('read', 'Mail');
  const withChats = can('read', 'Chat');
  return (
    <SummaryPanel
      heading={formatMessage(messages.inbox)}
      to={withEmails ? paths.email : paths.chat}
      result={useHomeInboxQuery({ variables: { withEmails, withChats } })}
      empty={formatMessage(messages.noMessages)}
      getRows={({ emails, chatsAndContacts }) => {
        const unread = (emails?.emails ?? []).flatMap(({ id, isRead, subject, from, time }) =>
          isRead
            ? []
            : [{ id: `email-${id}`, to: href(paths.email, {}, { email: id }), name: subject, note: from.name, time }],
        );
        const unseen = (chatsAndContacts?.contacts ?? []).flatMap(({ id, fullName, chat }) =>
          chat && chat.unseenMsgs > 0
            ? [
                {
                  id: `chat-${id}`,
                  to: href(paths.chat, {}, { contact: id }),
                  name: fullName,
                  note: formatMessage(messages.unseen, { count: chat.unseenMsgs }),
                  time: chat.lastMessage?.time ?? '',
                },
              ]
            : [],
        );
        return [...unread, ...unseen]
          .sort((a, b) => b.time.localeCompare(a.time))
          .map(({ time, ...row }) => ({ ...row, end: <RelativeTime at={time} /> }));
      }}
    />
  );
}
