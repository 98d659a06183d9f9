import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { messages as uiMessages } from '#ui/messages';
import { recordMessages } from '#ui/recordMessages';
import { messages } from '../messages';
import { pictureMessages } from '#graphql/pictureMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for writing an email. */
export const writeMessages = defineMessages({
  reply: sharedMessages.reply,
  replyAll: { id: 'email.write.replyAll', defaultMessage: 'Reply all' },
  forward: { id: 'email.write.forward', defaultMessage: 'Forward' },
  draft: commonMessages.draft,
  to: commonMessages.to,
  cc: { id: 'email.write.cc', defaultMessage: 'Cc' },
  bcc: { id: 'email.write.bcc', defaultMessage: 'Bcc' },
  addCopies: { id: 'email.write.addCopies', defaultMessage: 'Add Cc and Bcc' },
  remove: sharedMessages.remove,
  subject: { id: 'email.write.subject', defaultMessage: 'Subject' },
  text: { id: 'email.write.text', defaultMessage: 'Message' },
  textHint: { id: 'email.write.textHint', defaultMessage: 'Press Ctrl+Enter to send.' },
  attach: { id: 'email.write.attach', defaultMessage: 'Attach files' },
  uploading: pictureMessages.uploading,
  send: sharedMessages.send,
  saveDraft: { id: 'email.write.saveDraft', defaultMessage: 'Save draft' },
  discard: sharedMessages.discard,
  close: uiMessages.close,
  sent: { id: 'email.write.sent', defaultMessage: 'Email sent' },
  view: recordMessages.view,
  saved: { id: 'email.write.saved', defaultMessage: 'Draft saved' },
  discarded: { id: 'email.write.discarded', defaultMessage: 'Draft discarded' },
  goOn: { id: 'email.write.goOn', defaultMessage: 'Continue writing' },
  nobody: { id: 'email.write.nobody', defaultMessage: 'Add at least one recipient.' },
  nothing: { id: 'email.write.nothing', defaultMessage: 'Add a subject or message.' },
  badAddress: {
    id: 'email.write.badAddress',
    defaultMessage:
      '{count, plural, one {{address} isn’t a valid email address.} other {{address} aren’t valid email addresses.}}',
  },
  goneTitle: { id: 'email.write.gone.title', defaultMessage: 'This draft no longer exists' },
  goneText: { id: 'email.write.gone.text', defaultMessage: 'It was sent or deleted.' },
  wrote: { id: 'email.quote.wrote', defaultMessage: 'On {time}, {name} wrote:' },
  forwarded: { id: 'email.quote.forwarded', defaultMessage: 'Forwarded email' },
  quoteFrom: { id: 'email.quote.from', defaultMessage: 'From: {names}' },
  quoteTo: messages.toNames,
  quoteTime: { id: 'email.quote.time', defaultMessage: 'Date: {time}' },
  quoteSubject: { id: 'email.quote.subject', defaultMessage: 'Subject: {subject}' },
});
