import { defineMessages } from '#i18n/defineMessages';

/** Messages of the user menu and of what it opens. */
export const userMenuMessages = defineMessages({
  yourAccount: { id: 'shell.yourAccount', defaultMessage: 'Account and access' },
  backup: { id: 'shell.backup.title', defaultMessage: 'Backup and restore' },
  resetDemo: { id: 'shell.reset', defaultMessage: 'Reset demo data' },
  resetDemoTitle: { id: 'shell.reset.title', defaultMessage: 'Reset the demo data?' },
  resetDemoText: {
    id: 'shell.reset.text',
    defaultMessage:
      'All catalogs, products, imports, and published versions in this browser return to their original state. You can’t undo this.',
  },
});
