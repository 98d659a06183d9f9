import { defineMessages } from '../../i18n/defineMessages';

/** Messages shared by the list and the page of a user. */
export const messages = defineMessages({
  ADMIN: { id: 'users.role.admin', defaultMessage: 'Admin' },
  EDITOR: { id: 'users.role.editor', defaultMessage: 'Editor' },
  AUTHOR: { id: 'users.role.author', defaultMessage: 'Author' },
  MAINTAINER: { id: 'users.role.maintainer', defaultMessage: 'Maintainer' },
  SUBSCRIBER: { id: 'users.role.subscriber', defaultMessage: 'Subscriber' },
  BASIC: { id: 'users.plan.basic', defaultMessage: 'Basic' },
  TEAM: { id: 'users.plan.team', defaultMessage: 'Team' },
  COMPANY: { id: 'users.plan.company', defaultMessage: 'Company' },
  ENTERPRISE: { id: 'users.plan.enterprise', defaultMessage: 'Enterprise' },
  ACTIVE: { id: 'users.status.active', defaultMessage: 'Active' },
  PENDING: { id: 'users.status.pending', defaultMessage: 'Pending' },
  INACTIVE: { id: 'users.status.inactive', defaultMessage: 'Inactive' },
  fullName: { id: 'users.fullName', defaultMessage: 'Full name' },
  username: { id: 'users.username', defaultMessage: 'Username' },
  email: { id: 'users.email', defaultMessage: 'Email' },
  company: { id: 'users.company', defaultMessage: 'Company' },
  country: { id: 'users.country', defaultMessage: 'Country' },
  contact: { id: 'users.contact', defaultMessage: 'Phone' },
  role: { id: 'users.role', defaultMessage: 'Role' },
  plan: { id: 'users.plan', defaultMessage: 'Plan' },
  status: { id: 'users.status', defaultMessage: 'Status' },
  newUser: { id: 'users.new', defaultMessage: 'New user' },
});
