import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the personal details. */
export const infoMessages = defineMessages({
  heading: { id: 'account.info.heading', defaultMessage: 'Personal details' },
  bio: sharedMessages.aboutYou,
  dob: { id: 'account.info.dob', defaultMessage: 'Date of birth' },
  dobWrong: { id: 'account.info.dobWrong', defaultMessage: 'The date of birth can’t be in the future.' },
  country: sharedMessages.country,
  website: sharedMessages.website,
  phone: sharedMessages.phone,
  phoneWrong: {
    id: 'account.info.phoneWrong',
    defaultMessage: 'Enter a phone number with 5 to 15 digits, or leave this blank.',
  },
});
