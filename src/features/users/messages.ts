import { nameMessages } from '../../ui/nameMessages';
import { commonMessages } from '../../ui/commonMessages';
import { fieldMessages } from '../../ui/fieldMessages';
import { defineMessages } from '../../i18n/defineMessages';

/** Messages shared by the list and the page of a user. */
export const messages = defineMessages({
  ADMIN: { id: 'users.role.admin', defaultMessage: 'Admin' },
  EDITOR: commonMessages.editor,
  AUTHOR: commonMessages.author,
  MAINTAINER: commonMessages.maintainer,
  SUBSCRIBER: commonMessages.subscriber,
  BASIC: { id: 'users.plan.basic', defaultMessage: 'Basic' },
  TEAM: commonMessages.team,
  COMPANY: commonMessages.company,
  ENTERPRISE: { id: 'users.plan.enterprise', defaultMessage: 'Enterprise' },
  ACTIVE: commonMessages.active,
  PENDING: { id: 'users.status.pending', defaultMessage: 'Pending' },
  INACTIVE: { id: 'users.status.inactive', defaultMessage: 'Inactive' },
  fullName: commonMessages.fullName,
  username: commonMessages.username,
  email: nameMessages.email,
  company: commonMessages.company,
  country: commonMessages.country,
  contact: commonMessages.phone,
  role: commonMessages.role,
  plan: { id: 'users.plan', defaultMessage: 'Plan' },
  status: fieldMessages.status,
  newUser: { id: 'users.new', defaultMessage: 'New user' },
});
