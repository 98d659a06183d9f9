import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the account's image and names. */
export const generalMessages = defineMessages({
  image: { id: 'account.image', defaultMessage: 'Profile image' },
  imageText: {
    id: 'account.image.text',
    defaultMessage: 'Shown in the top bar and next to your name. PNG, JPEG, GIF, WebP, or AVIF, 5 MB or less.',
  },
  imageSaved: { id: 'account.image.saved', defaultMessage: 'Profile image saved' },
  imageRemoved: { id: 'account.image.removed', defaultMessage: 'Profile image removed' },
  imageFailed: { id: 'account.image.failed', defaultMessage: 'Couldn’t remove the image' },
  details: { id: 'account.details', defaultMessage: 'Account details' },
  fullName: sharedMessages.fullName,
  username: commonMessages.username,
  email: nameMessages.email,
  emailHint: { id: 'account.emailHint', defaultMessage: 'You sign in with this email.' },
  company: sharedMessages.company,
  fullNameMissing: sharedMessages.enterAName,
  usernameMissing: commonMessages.enterAUsername,
  emailWrong: sharedMessages.emailWrong,
});
