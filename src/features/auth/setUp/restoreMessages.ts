import { messages as uiMessages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';
import { titles } from '../titles';

export const restoreMessages = defineMessages({
  heading: { id: 'auth.setUp.restore', defaultMessage: 'Start with a backup' },
  text: {
    id: 'auth.setUp.restore.text',
    defaultMessage:
      'Move the workspace of a browser or another server here. Select a backup that was downloaded from its account menu.',
  },
  uploading: { id: 'auth.setUp.restore.uploading', defaultMessage: 'Uploading {name}…' },
  waiting: {
    id: 'auth.setUp.restore.waiting',
    defaultMessage: 'The server isn’t responding. The upload continues when it does.',
  },
  restoring: { id: 'auth.setUp.restore.restoring', defaultMessage: 'Checking and restoring the backup…' },
  cancel: uiMessages.cancel,
  back: { id: 'auth.setUp.restore.back', defaultMessage: 'Start without a backup' },
  doneHeading: { id: 'auth.setUp.restore.doneHeading', defaultMessage: 'Backup restored' },
  doneText: {
    id: 'auth.setUp.restore.doneText',
    defaultMessage:
      '{catalogs, plural, one {# catalog} other {# catalogs}}, {products, plural, one {# product} other {# products}}, and {versions, plural, one {# published version} other {# published versions}} are here. Sign in with your account and password.',
  },
  signIn: titles.signIn,
  administratorNeeded: {
    id: 'auth.setUp.restore.administratorNeeded',
    defaultMessage:
      'Passwords of demo accounts are public, so they don’t work on a server. Create the account of the first administrator.',
  },
});
