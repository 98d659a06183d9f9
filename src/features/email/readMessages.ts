import { defineMessages } from '../../i18n/defineMessages';

/** The words for reading a mail. */
export const readMessages = defineMessages({
  back: { id: 'email.read.back', defaultMessage: 'Back to {folder}' },
  tools: { id: 'email.read.tools', defaultMessage: 'What to do with this mail' },
  previous: { id: 'email.read.previous', defaultMessage: 'Previous mail (older)' },
  next: { id: 'email.read.next', defaultMessage: 'Next mail (newer)' },
  goneTitle: { id: 'email.read.gone.title', defaultMessage: 'This mail is not there any more' },
  goneText: { id: 'email.read.gone.text', defaultMessage: 'It was deleted for good, or sent if it was a draft.' },
  from: { id: 'email.read.from', defaultMessage: 'Mail from {name}' },
  to: { id: 'email.read.to', defaultMessage: 'To {names}' },
  cc: { id: 'email.read.cc', defaultMessage: 'Cc {names}' },
  bcc: { id: 'email.read.bcc', defaultMessage: 'Bcc {names}' },
  quote: { id: 'email.read.quote', defaultMessage: 'Quoted mail' },
  noText: { id: 'email.read.noText', defaultMessage: 'This mail has no text.' },
  attachments: { id: 'email.read.attachments', defaultMessage: 'Attachments' },
  download: { id: 'email.read.download', defaultMessage: 'Download {name}' },
  draft: { id: 'email.read.draft', defaultMessage: 'This mail is a draft. It has not been sent.' },
});
