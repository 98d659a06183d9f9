import { messages } from '../messages';
import { sharedMessages } from '#ui/sharedMessages';
import { recordMessages } from '#ui/recordMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

export const conversationMessages = defineMessages({
  conversation: { id: 'chat.conversation', defaultMessage: 'Conversation' },
  back: { id: 'chat.conversation.back', defaultMessage: 'Back to all chats' },
  showProfile: { id: 'chat.conversation.profile', defaultMessage: 'Profile of {name}' },
  log: { id: 'chat.conversation.log', defaultMessage: 'Messages with {name}' },
  you: { id: 'chat.conversation.you', defaultMessage: 'You' },
  today: sharedMessages.today,
  yesterday: { id: 'chat.conversation.yesterday', defaultMessage: 'Yesterday' },
  newMessages: messages.unseen,
  earlier: { id: 'chat.conversation.earlier', defaultMessage: 'Show earlier messages' },
  emptyTitle: { id: 'chat.conversation.empty', defaultMessage: 'No messages yet' },
  emptyText: { id: 'chat.conversation.empty.text', defaultMessage: 'Send {name} the first message.' },
  goneTitle: { id: 'chat.conversation.gone', defaultMessage: 'Contact not found' },
  goneText: {
    id: 'chat.conversation.gone.text',
    defaultMessage: 'Check the URL, or select a contact from the list.',
  },
  write: { id: 'chat.compose.label', defaultMessage: 'Message to {name}' },
  writeHint: { id: 'chat.compose.hint', defaultMessage: 'Press Enter to send, Shift+Enter for a new line.' },
  send: sharedMessages.send,
  tooLong: {
    id: 'chat.compose.tooLong',
    defaultMessage: 'Use {most, number} characters or fewer. This message has {count, number}.',
  },
  readOnly: { id: 'chat.compose.readOnly', defaultMessage: 'You can read messages but not send them.' },
  sending: commonMessages.sending,
  notSent: { id: 'chat.outgoing.failed', defaultMessage: 'Not sent. {reason}' },
  resend: { id: 'chat.outgoing.resend', defaultMessage: 'Send again' },
  discard: recordMessages.delete,
});
