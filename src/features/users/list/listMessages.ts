import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the user list. */
export const listMessages = defineMessages({
  description: {
    id: 'users.list.description',
    defaultMessage: 'Invite people, and manage their roles, plans, and access.',
  },
  figures: { id: 'users.list.figures', defaultMessage: 'Users by status' },
  all: sharedMessages.allUsers,
  search: { id: 'users.list.search', defaultMessage: 'Search by name, username, or email' },
  anyRole: sharedMessages.allRoles,
  anyPlan: { id: 'users.list.anyPlan', defaultMessage: 'All plans' },
  anyStatus: commonMessages.allStatuses,
  number: sharedMessages.number,
  actions: nameMessages.actions,
  menuOf: sharedMessages.actionsFor,
  emptyTitle: { id: 'users.list.empty.title', defaultMessage: 'No users yet' },
  emptyText: {
    id: 'users.list.empty.text',
    defaultMessage: 'Invite your first user with a name and an email address.',
  },
  nothingTitle: { id: 'users.list.nothing.title', defaultMessage: 'No users match' },
  nothingText: sharedMessages.tryFewerFilters,
});
