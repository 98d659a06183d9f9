import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by the list and the page of a user. */
export const messages = defineMessages({
  ADMIN: commonMessages.administrator,
  EDITOR: commonMessages.editor,
  AUTHOR: commonMessages.author,
  MAINTAINER: commonMessages.maintainer,
  SUBSCRIBER: commonMessages.subscriber,
  BASIC: { id: 'users.plan.basic', defaultMessage: 'Basic' },
  TEAM: sharedMessages.team,
  COMPANY: sharedMessages.company,
  ENTERPRISE: { id: 'users.plan.enterprise', defaultMessage: 'Enterprise' },
  ACTIVE: commonMessages.active,
  PENDING: { id: 'users.status.pending', defaultMessage: 'Pending' },
  INACTIVE: { id: 'users.status.inactive', defaultMessage: 'Inactive' },
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
