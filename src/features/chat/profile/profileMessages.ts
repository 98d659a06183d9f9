import { defineMessages } from '../../../i18n/defineMessages';

export const profileMessages = defineMessages({
  contactHeading: { id: 'chat.profile', defaultMessage: 'Profile' },
  role: { id: 'chat.profile.role', defaultMessage: 'Role' },
  status: { id: 'chat.profile.status', defaultMessage: 'Status' },
  about: { id: 'chat.profile.about', defaultMessage: 'About' },
  noAbout: { id: 'chat.profile.noAbout', defaultMessage: 'No information yet.' },
  ownAbout: { id: 'chat.profile.ownAbout', defaultMessage: 'About you' },
  ownAboutHint: { id: 'chat.profile.ownAbout.hint', defaultMessage: 'Use 10,000 characters or fewer.' },
  undo: { id: 'chat.profile.undo', defaultMessage: 'Discard' },
  saved: { id: 'chat.profile.saved', defaultMessage: 'Profile saved' },
  notSaved: { id: 'chat.profile.notSaved', defaultMessage: 'Couldn’t save your profile' },
  settings: { id: 'chat.profile.settings', defaultMessage: 'Settings' },
  isTwoStepAuthVerificationEnabled: {
    id: 'chat.profile.twoStep',
    defaultMessage: 'Two-step verification',
  },
  isNotificationsOn: { id: 'chat.profile.notifications', defaultMessage: 'Notifications' },
});
