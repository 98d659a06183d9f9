import { messages as uiMessages } from '#ui/messages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  appName: nameMessages.catalogManager,
  documentTitle: { id: 'app.documentTitle', defaultMessage: '{page} – Catalog Manager' },
  dismiss: { id: 'app.toast.dismiss', defaultMessage: 'Dismiss' },
  loading: uiMessages.loading,
  crashTitle: { id: 'app.crash.title', defaultMessage: 'This page stopped working' },
  crashText: {
    id: 'app.crash.text',
    defaultMessage: 'Something went wrong in the app. Your saved data is safe. Try again or go to another page.',
  },
  loadFailedTitle: { id: 'app.loadFailed.title', defaultMessage: 'Couldn’t load this page' },
  loadFailedText: {
    id: 'app.loadFailed.text',
    defaultMessage: 'The connection dropped or the app was updated. Reload the page.',
  },
  reload: { id: 'app.reload', defaultMessage: 'Reload' },
  newBuild: { id: 'app.newBuild', defaultMessage: 'A new version of Catalog Manager is available' },
  resetApp: { id: 'app.startAfresh', defaultMessage: 'Reset app' },
  startAfreshText: {
    id: 'app.startAfresh.text',
    defaultMessage:
      'If that doesn’t help, reset the app. You’ll be signed out and your settings in this browser will be cleared. Catalogs and products are kept.',
  },
  toHome: nameMessages.goToHomePage,
  notAuthorizedTitle: { id: 'app.notAuthorized.title', defaultMessage: 'You don’t have access to this page' },
});
