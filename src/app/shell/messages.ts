import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  skip: { id: 'shell.skip', defaultMessage: 'Skip to content' },
  menu: { id: 'shell.menu', defaultMessage: 'Main menu' },
  openMenu: { id: 'shell.menu.open', defaultMessage: 'Open menu' },
  closeMenu: { id: 'shell.menu.close', defaultMessage: 'Close menu' },
  collapse: { id: 'shell.menu.collapse', defaultMessage: 'Collapse menu' },
  expand: { id: 'shell.menu.expand', defaultMessage: 'Expand menu' },
  breadcrumbs: nameMessages.breadcrumbs,
  back: { id: 'shell.back', defaultMessage: 'Back to {page}' },
  groupEntry: { id: 'shell.groupEntry', defaultMessage: '{group}: {entry}' },
  apps: { id: 'shell.apps', defaultMessage: 'Apps' },
  pages: nameMessages.pages,
  administration: { id: 'shell.administration', defaultMessage: 'Administration' },
  catalog: nameMessages.catalog,
  switchCatalog: { id: 'shell.catalog.switch', defaultMessage: 'Current catalog: {name}' },
  noCatalog: { id: 'shell.catalog.none', defaultMessage: 'Select a catalog' },
  allCatalogs: nameMessages.allCatalogs,
  theme: { id: 'shell.theme', defaultMessage: 'Theme' },
  system: { id: 'shell.theme.system', defaultMessage: 'System default' },
  light: { id: 'layout.skin.light', defaultMessage: 'Light' },
  dark: { id: 'layout.skin.dark', defaultMessage: 'Dark' },
  account: { id: 'shell.account', defaultMessage: 'Account of {name}' },
  profile: nameMessages.profile,
  accountSettings: nameMessages.accountSettings,
  yourAccount: { id: 'shell.yourAccount', defaultMessage: 'Account and access' },
  palette: { id: 'palette.title', defaultMessage: 'Search and commands' },
  shortcuts: { id: 'palette.action.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  signOut: nameMessages.signOut,
  resetDemo: { id: 'shell.reset', defaultMessage: 'Reset demo data' },
  resetDemoTitle: { id: 'shell.reset.title', defaultMessage: 'Reset the demo data?' },
  resetDemoText: {
    id: 'shell.reset.text',
    defaultMessage:
      'All catalogs, products, imports, and published versions in this browser return to their original state. You can’t undo this.',
  },
});
