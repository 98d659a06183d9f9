import { defineMessages } from '../../i18n/defineMessages';

/** The words for folders, labels and the list. */
export const messages = defineMessages({
  newMail: { id: 'email.new', defaultMessage: 'New mail' },
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
    defaultMessage: '{folder}, {count, plural, one {# mail} other {# mails}}',
  },
  labels: { id: 'email.labels', defaultMessage: 'Labels' },
  label: { id: 'email.label', defaultMessage: 'Label' },
  anyLabel: { id: 'email.label.any', defaultMessage: 'Any label' },
  PRIVATE: { id: 'email.label.private', defaultMessage: 'Private' },
  COMPANY: { id: 'email.label.company', defaultMessage: 'Company' },
  IMPORTANT: { id: 'email.label.important', defaultMessage: 'Important' },
  PERSONAL: { id: 'email.label.personal', defaultMessage: 'Personal' },
  search: { id: 'email.search', defaultMessage: 'Search subject or sender' },
  selectAll: { id: 'email.list.selectAll', defaultMessage: 'Select all mails of this page' },
  select: { id: 'email.list.select', defaultMessage: 'Select “{subject}”' },
  selected: { id: 'email.list.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  clearSelection: { id: 'email.list.clearSelection', defaultMessage: 'Clear selection' },
  open: {
    id: 'email.list.open',
    defaultMessage: '{isUnread, select, true {Unread, } other {}}{name}: {subject}',
  },
  noSubject: { id: 'email.noSubject', defaultMessage: '(no subject)' },
  toNames: { id: 'email.list.to', defaultMessage: 'To: {names}' },
  toNobody: { id: 'email.list.toNobody', defaultMessage: 'To nobody yet' },
  threadSize: {
    id: 'email.list.thread',
    defaultMessage: '{count, plural, one {# mail in this thread} other {# mails in this thread}}',
  },
  attachments: {
    id: 'email.list.attachments',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
  },
  nothingTitle: { id: 'email.list.nothing.title', defaultMessage: 'No mail fits' },
  nothingText: {
    id: 'email.list.nothing.text',
    defaultMessage: 'Search for something else, or look at all mails of this folder.',
  },
  emptyTitle: { id: 'email.list.empty.title', defaultMessage: 'Nothing in {folder}' },
  emptyINBOX: { id: 'email.list.empty.inbox', defaultMessage: 'New mails appear here by themselves.' },
  emptySENT: {
    id: 'email.list.empty.sent',
    defaultMessage: 'Mails that you send are kept here. Replies stay with the mail that they answer.',
  },
  emptyDRAFT: { id: 'email.list.empty.drafts', defaultMessage: 'Mails that you begin and do not send are kept here.' },
  emptySTARRED: { id: 'email.list.empty.starred', defaultMessage: 'Press the star of a mail to find it here again.' },
  emptySPAM: {
    id: 'email.list.empty.spam',
    defaultMessage: 'Unwanted mails that you move here stay out of the inbox.',
  },
  emptyTRASH: {
    id: 'email.list.empty.trash',
    defaultMessage: 'Deleted mails stay here until you delete them for good.',
  },
});
