import { sharedMessages } from '#ui/sharedMessages';
import { messages as uiMessages } from '#ui/messages';
import { nameMessages } from '#ui/nameMessages';
import { passwordMessages } from '#ui/password/passwordMessages';
import { titles } from './titles';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the page and of all its forms. */
export const messages = defineMessages({
  title: titles.settings,
  description: { id: 'account.description', defaultMessage: 'Manage your profile, password, and preferences.' },
  general: sharedMessages.general,
  password: passwordMessages.password,
  sessions: { id: 'account.tab.sessions', defaultMessage: 'Sessions' },
  info: { id: 'account.tab.info', defaultMessage: 'Information' },
  social: { id: 'account.tab.social', defaultMessage: 'Social' },
  notifications: nameMessages.notifications,
  viewProfile: { id: 'account.viewProfile', defaultMessage: 'View profile' },
  save: uiMessages.save,
  saving: uiMessages.saving,
  discard: sharedMessages.discard,
  saved: { id: 'account.saved', defaultMessage: 'Changes saved' },
  urlWrong: {
    id: 'account.urlWrong',
    defaultMessage: 'Enter a URL that starts with https:// or http://, or leave this blank.',
  },
});
