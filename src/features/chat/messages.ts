import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  list: { id: 'chat.list', defaultMessage: 'Chats and contacts' },
  search: { id: 'chat.list.search', defaultMessage: 'Search people' },
  chats: commonMessages.chats,
  contacts: { id: 'chat.list.contacts', defaultMessage: 'Other contacts' },
  emptyTitle: { id: 'chat.list.empty', defaultMessage: 'No contacts yet' },
  emptyText: { id: 'chat.list.empty.text', defaultMessage: 'People who use this app appear here.' },
  noneTitle: { id: 'chat.list.none', defaultMessage: 'No people found' },
  noneText: { id: 'chat.list.none.text', defaultMessage: 'No name or role contains “{q}”.' },
  clearSearch: { id: 'chat.list.clear', defaultMessage: 'Show everyone' },
  ownPreview: { id: 'chat.list.own', defaultMessage: 'You: {text}' },
  draftPreview: { id: 'chat.list.draft', defaultMessage: 'Draft: {text}' },
  failedPreview: { id: 'chat.list.failed', defaultMessage: 'Not sent: {text}' },
  unseen: nameMessages.newMessages,
  received: {
    id: 'chat.list.received',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}} from {name}',
  },
  statusAndRole: { id: 'chat.statusAndRole', defaultMessage: '{status} · {role}' },
  ONLINE: { id: 'chat.status.ONLINE', defaultMessage: 'Online' },
  BUSY: { id: 'chat.status.BUSY', defaultMessage: 'Busy' },
  AWAY: { id: 'chat.status.AWAY', defaultMessage: 'Away' },
  OFFLINE: { id: 'chat.status.OFFLINE', defaultMessage: 'Offline' },
  ownProfile: { id: 'chat.own', defaultMessage: 'Your profile' },
  chooseTitle: { id: 'chat.choose', defaultMessage: 'Select a conversation' },
  chooseText: { id: 'chat.choose.text', defaultMessage: 'Select someone from the list to read or send messages.' },
});
