import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

export const profileMessages = defineMessages({
  contactHeading: nameMessages.profile,
  role: sharedMessages.role,
  status: fieldMessages.status,
  about: sharedMessages.about,
  noAbout: { id: 'chat.profile.noAbout', defaultMessage: 'No information yet.' },
  ownAbout: sharedMessages.aboutYou,
  ownAboutHint: sharedMessages.tooLong,
  undo: sharedMessages.discard,
  saved: { id: 'chat.profile.saved', defaultMessage: 'Profile saved' },
  notSaved: { id: 'chat.profile.notSaved', defaultMessage: 'Couldn’t save your profile' },
  settings: { id: 'chat.profile.settings', defaultMessage: 'Settings' },
  settingsDemo: {
    id: 'chat.profile.settings.demo',
    defaultMessage: 'This demo saves these settings, but doesn’t use them.',
  },
  isTwoStepAuthVerificationEnabled: {
    id: 'chat.profile.twoStep',
    defaultMessage: 'Two-step verification',
  },
  isNotificationsOn: nameMessages.notifications,
});
