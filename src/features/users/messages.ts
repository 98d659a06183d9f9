import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by the list, the page, and the form of a user. */
export const messages = defineMessages({
  ACTIVE: commonMessages.active,
  PENDING: { id: 'users.status.pending', defaultMessage: 'Pending' },
  INACTIVE: { id: 'users.status.disabled', defaultMessage: 'Disabled' },
  invited: { id: 'users.status.invited', defaultMessage: 'Invited' },
  invitationExpired: { id: 'users.status.invitationExpired', defaultMessage: 'Invitation expired' },
  notInvited: { id: 'users.status.notInvited', defaultMessage: 'Not invited' },
  access: { id: 'users.access', defaultMessage: 'Access' },
  fullName: sharedMessages.fullName,
  username: commonMessages.username,
  email: nameMessages.email,
  company: sharedMessages.company,
  country: sharedMessages.country,
  contact: sharedMessages.phone,
  role: sharedMessages.role,
  plan: { id: 'users.plan', defaultMessage: 'Plan' },
  status: fieldMessages.status,
  newUser: { id: 'users.new', defaultMessage: 'New user' },
});
