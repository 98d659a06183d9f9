import { sharedMessages } from '#ui/sharedMessages';
import { listMessages } from '#ui/table/listMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for folders, labels, and the list. */
export const messages = defineMessages({
  newEmail: { id: 'email.new', defaultMessage: 'New email' },
  folders: { id: 'email.folders', defaultMessage: 'Folders' },
  folder: { id: 'email.folder', defaultMessage: 'Folder' },
  INBOX: { id: 'email.folder.inbox', defaultMessage: 'Inbox' },
  SENT: { id: 'email.folder.sent', defaultMessage: 'Sent' },
  DRAFT: { id: 'email.folder.drafts', defaultMessage: 'Drafts' },
  STARRED: { id: 'email.folder.starred', defaultMessage: 'Starred' },
  SPAM: { id: 'email.folder.spam', defaultMessage: 'Spam' },
  TRASH: { id: 'email.folder.trash', defaultMessage: 'Trash' },
  unreadIn: { id: 'email.folder.unread', defaultMessage: '{folder}, {count, number} unread' },
  totalIn: {
    id: 'email.folder.total',
    defaultMessage: '{folder}, {count, plural, one {# email} other {# emails}}',
  },
  labels: { id: 'email.labels', defaultMessage: 'Labels' },
  label: { id: 'email.label', defaultMessage: 'Label' },
  anyLabel: { id: 'email.label.any', defaultMessage: 'All labels' },
  PRIVATE: { id: 'email.label.private', defaultMessage: 'Private' },
  COMPANY: sharedMessages.company,
  IMPORTANT: { id: 'email.label.important', defaultMessage: 'Important' },
  PERSONAL: sharedMessages.personal,
  search: { id: 'email.search', defaultMessage: 'Search by subject or sender' },
  selectAll: { id: 'email.list.selectAll', defaultMessage: 'Select all emails on this page' },
  select: { id: 'email.list.select', defaultMessage: 'Select “{subject}”' },
  selected: listMessages.selected,
  clearSelection: listMessages.clearSelection,
  open: {
    id: 'email.list.open',
    defaultMessage: '{isUnread, select, true {Unread, } other {}}{name}: {subject}',
  },
  noSubject: { id: 'email.noSubject', defaultMessage: '(no subject)' },
  toNames: { id: 'email.list.to', defaultMessage: 'To: {names}' },
  toNobody: { id: 'email.list.toNobody', defaultMessage: 'No recipients' },
  threadSize: {
    id: 'email.list.thread',
    defaultMessage: '{count, plural, one {# email in this thread} other {# emails in this thread}}',
  },
  attachments: {
    id: 'email.list.attachments',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
  },
  nothingTitle: { id: 'email.list.nothing.title', defaultMessage: 'No emails match' },
  nothingText: {
    id: 'email.list.nothing.text',
    defaultMessage: 'Try a different search or view all emails in this folder.',
  },
  emptyTitle: { id: 'email.list.empty.title', defaultMessage: 'No emails in {folder}' },
  emptyINBOX: { id: 'email.list.empty.inbox', defaultMessage: 'New emails appear here.' },
  emptySENT: {
    id: 'email.list.empty.sent',
    defaultMessage: 'Emails you send appear here. Replies stay with the original email.',
  },
  emptyDRAFT: { id: 'email.list.empty.drafts', defaultMessage: 'Emails you start but don’t send appear here.' },
  emptySTARRED: { id: 'email.list.empty.starred', defaultMessage: 'Star an email to find it here.' },
  emptySPAM: {
    id: 'email.list.empty.spam',
    defaultMessage: 'Unwanted emails you move here stay out of your inbox.',
  },
  emptyTRASH: {
    id: 'email.list.empty.trash',
    defaultMessage: 'Deleted emails stay here until you permanently delete them.',
  },
});
