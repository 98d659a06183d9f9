import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for reading an email. */
export const readMessages = defineMessages({
  back: { id: 'email.read.back', defaultMessage: 'Back to {folder}' },
  tools: { id: 'email.read.tools', defaultMessage: 'Email actions' },
  previous: { id: 'email.read.previous', defaultMessage: 'Previous email (older)' },
  next: { id: 'email.read.next', defaultMessage: 'Next email (newer)' },
  goneTitle: { id: 'email.read.gone.title', defaultMessage: 'This email no longer exists' },
  goneText: {
    id: 'email.read.gone.text',
    defaultMessage: 'It may have been permanently deleted, or sent if it was a draft.',
  },
  from: nameMessages.emailFrom,
  to: { id: 'email.read.to', defaultMessage: 'To {names}' },
  cc: { id: 'email.read.cc', defaultMessage: 'Cc {names}' },
  bcc: { id: 'email.read.bcc', defaultMessage: 'Bcc {names}' },
  quote: { id: 'email.read.quote', defaultMessage: 'Quoted email' },
  noText: { id: 'email.read.noText', defaultMessage: 'This email has no text.' },
  attachments: { id: 'email.read.attachments', defaultMessage: 'Attachments' },
  download: commonMessages.downloadName,
  draft: { id: 'email.read.draft', defaultMessage: 'This email is a draft and hasn’t been sent.' },
});
