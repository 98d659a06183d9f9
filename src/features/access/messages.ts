import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  heading: { id: 'access.heading', defaultMessage: 'Access control' },
  description: {
    id: 'access.description',
    defaultMessage:
      'An ability lets somebody do something with one kind of thing. Accounts have those of their role; menus, pages, buttons and the server all go by them.',
  },
  account: { id: 'access.account', defaultMessage: 'Your account' },
  fullName: { id: 'access.account.fullName', defaultMessage: 'Name' },
  username: { id: 'access.account.username', defaultMessage: 'Username' },
  email: { id: 'access.account.email', defaultMessage: 'Email' },
  role: { id: 'access.account.role', defaultMessage: 'Role' },
  abilities: { id: 'access.account.abilities', defaultMessage: 'You may' },
  roles: { id: 'access.roles', defaultMessage: 'Roles' },
  overview: { id: 'access.roles.overview', defaultMessage: 'All roles' },
  subject: { id: 'access.roles.subject', defaultMessage: 'Kind of thing' },
  matrix: { id: 'access.roles.matrix', defaultMessage: 'What each role may do' },
  roleTable: { id: 'access.roles.table', defaultMessage: 'What the role {role} may do' },
  nothing: { id: 'access.roles.nothing', defaultMessage: 'Nothing' },
  allowed: { id: 'access.roles.allowed', defaultMessage: 'Allowed' },
  rule: { id: 'access.roles.rule', defaultMessage: '{subject}: {action}' },
  adminOnly: { id: 'access.roles.adminOnly', defaultMessage: 'Only administrators change what roles may do.' },
  adminFixed: {
    id: 'access.roles.adminFixed',
    defaultMessage: 'Administrators may do everything, always: else nobody could change roles any more.',
  },
  editHint: {
    id: 'access.roles.editHint',
    defaultMessage:
      'A change holds at once for all accounts with the role. “Everything” takes in the actions beside it, and in the first row all kinds of things. Everybody keeps reading their own account.',
  },
  unsaved: { id: 'access.save.unsaved', defaultMessage: '{count, plural, one {# change} other {# changes}} not saved' },
  discard: { id: 'access.save.discard', defaultMessage: 'Discard' },
  saved: { id: 'access.save.saved', defaultMessage: 'Role saved: {role}' },
  savedText: { id: 'access.save.savedText', defaultMessage: 'The server goes by it from now on.' },
});
