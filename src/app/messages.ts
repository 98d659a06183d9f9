import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  appName: { id: 'app.name', defaultMessage: 'Catalog Manager' },
  documentTitle: { id: 'app.documentTitle', defaultMessage: '{page} – Catalog Manager' },
  dismiss: { id: 'app.toast.dismiss', defaultMessage: 'Dismiss' },
  loading: { id: 'app.loading', defaultMessage: 'Loading' },
  crashTitle: { id: 'app.crash.title', defaultMessage: 'This page stopped working' },
  crashText: {
    id: 'app.crash.text',
    defaultMessage:
      'A fault in the app, not in what you did. Your saved data are untouched. Try again, or go to another page.',
  },
  loadFailedTitle: { id: 'app.loadFailed.title', defaultMessage: 'This page could not be loaded' },
  loadFailedText: {
    id: 'app.loadFailed.text',
    defaultMessage: 'The connection broke off, or the app was renewed meanwhile. Try again, or reload the page.',
  },
  reload: { id: 'app.reload', defaultMessage: 'Reload' },
  startAfresh: { id: 'app.startAfresh', defaultMessage: 'Start afresh' },
  startAfreshText: {
    id: 'app.startAfresh.text',
    defaultMessage:
      'If that does not help, start afresh: you are signed out and this browser forgets your settings. Catalogs and products stay.',
  },
  toHome: { id: 'app.toHome', defaultMessage: 'Go to the start page' },
  notAuthorizedTitle: { id: 'app.notAuthorized.title', defaultMessage: 'You may not see this page' },
  notAuthorizedText: {
    id: 'app.notAuthorized.text',
    defaultMessage: 'Your account does not have the permission. Ask an administrator, or sign in with another account.',
  },
  otherAccount: { id: 'app.notAuthorized.otherAccount', defaultMessage: 'Use another account' },
});
