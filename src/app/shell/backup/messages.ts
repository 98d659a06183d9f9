import { messages as uiMessages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';
import { userMenuMessages } from '../topBar/userMenuMessages';

export const messages = defineMessages({
  title: userMenuMessages.backup,
  text: {
    id: 'shell.backup.text',
    defaultMessage:
      'A backup has everything: catalogs, products, versions, jobs, files, settings, and accounts with password hashes. Treat it as confidential.',
  },
  moveText: {
    id: 'shell.backup.moveText',
    defaultMessage:
      'To move this workspace to a server, download a backup and open it on the set-up page of the new server.',
  },
  restoreText: {
    id: 'shell.backup.restoreText',
    defaultMessage: 'To restore it, open it on the set-up page of a new server.',
  },
  download: { id: 'shell.backup.download', defaultMessage: 'Download backup' },
  downloading: { id: 'shell.backup.downloading', defaultMessage: 'Preparing the backup…' },
  openHeading: { id: 'shell.backup.open', defaultMessage: 'Restore a backup in this browser' },
  openText: {
    id: 'shell.backup.openText',
    defaultMessage: 'It replaces this workspace. First, you see what is in it.',
  },
  checking: { id: 'shell.backup.checking', defaultMessage: 'Checking the backup…' },
  replacing: { id: 'shell.backup.replacing', defaultMessage: 'Replacing the workspace…' },
  found: {
    id: 'shell.backup.found',
    defaultMessage:
      'This backup of {date, date, long} has {catalogs, plural, one {# catalog} other {# catalogs}}, {products, plural, one {# product} other {# products}}, {versions, plural, one {# published version} other {# published versions}}, and {accounts, plural, one {# account} other {# accounts}}.',
  },
  replaceTitle: { id: 'shell.backup.replaceTitle', defaultMessage: 'Replace this workspace?' },
  replaceText: {
    id: 'shell.backup.replaceText',
    defaultMessage:
      'Everything in this browser is replaced by the backup, and you sign in with one of its accounts. You can’t undo this. To keep the current workspace, download a backup of it first.',
  },
  replace: { id: 'shell.backup.replace', defaultMessage: 'Replace workspace' },
  close: uiMessages.close,
  cancel: uiMessages.cancel,
});
