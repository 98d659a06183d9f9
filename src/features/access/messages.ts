import { titles } from './titles';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  heading: titles.accessControl,
  description: {
    id: 'access.description',
    defaultMessage: 'Manage what each role can view and change.',
  },
  account: { id: 'access.account', defaultMessage: 'Your account' },
  fullName: fieldMessages.name,
  username: commonMessages.username,
  email: nameMessages.email,
  role: sharedMessages.role,
  roles: { id: 'access.roles', defaultMessage: 'Roles' },
  overview: sharedMessages.allRoles,
  subject: { id: 'access.roles.subject', defaultMessage: 'Resource' },
  matrix: { id: 'access.roles.matrix', defaultMessage: 'Permissions of all roles' },
  roleTable: { id: 'access.roles.table', defaultMessage: 'Permissions of the {role} role' },
  allowed: { id: 'access.roles.allowed', defaultMessage: 'Allowed' },
  rule: { id: 'access.roles.rule', defaultMessage: '{subject}: {action}' },
  adminOnly: { id: 'access.roles.adminOnly', defaultMessage: 'Only administrators can change permissions.' },
  adminFixed: {
    id: 'access.roles.adminFixed',
    defaultMessage: 'Administrators always have full access, so that someone can change the other roles.',
  },
  editHint: {
    id: 'access.roles.editHint',
    defaultMessage: 'Changes apply immediately to everyone with this role.',
  },
  unsaved: {
    id: 'access.save.unsaved',
    defaultMessage: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
  },
  sessions: { id: 'access.sessions', defaultMessage: 'Inactive sessions' },
  maxIdle: { id: 'access.sessions.maxIdle', defaultMessage: 'Longest time until inactive users are signed out' },
  maxIdleHint: {
    id: 'access.sessions.hint',
    defaultMessage: 'Users can select a time up to this one. Changes apply to open sessions, too.',
  },
  maxIdleFixed: { id: 'access.sessions.fixed', defaultMessage: 'Only administrators can change this.' },
  sessionsSaved: {
    id: 'access.sessions.saved',
    defaultMessage: 'Inactive users are signed out after {time} at the latest',
  },
  sessionsFailed: { id: 'access.sessions.failed', defaultMessage: 'The time couldn’t be changed' },
  discard: sharedMessages.discard,
  saved: { id: 'access.save.saved', defaultMessage: 'Role saved: {role}' },
  savedText: { id: 'access.save.savedText', defaultMessage: 'The changes now apply to everyone with this role.' },
});
