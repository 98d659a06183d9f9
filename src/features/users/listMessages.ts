import { defineMessages } from '../../i18n/defineMessages';

/** Words of the list. */
export const listMessages = defineMessages({
  description: { id: 'users.list.description', defaultMessage: 'People with their roles, plans and statuses.' },
  figures: { id: 'users.list.figures', defaultMessage: 'Users by status' },
  all: { id: 'users.list.all', defaultMessage: 'All users' },
  search: { id: 'users.list.search', defaultMessage: 'Search name, username, email' },
  anyRole: { id: 'users.list.anyRole', defaultMessage: 'Any role' },
  anyPlan: { id: 'users.list.anyPlan', defaultMessage: 'Any plan' },
  anyStatus: { id: 'users.list.anyStatus', defaultMessage: 'Any status' },
  number: { id: 'users.list.number', defaultMessage: 'Number' },
  actions: { id: 'users.list.actions', defaultMessage: 'Actions' },
  menuOf: { id: 'users.list.menu', defaultMessage: 'Actions for {name}' },
  emptyTitle: { id: 'users.list.empty.title', defaultMessage: 'No users yet' },
  emptyText: {
    id: 'users.list.empty.text',
    defaultMessage: 'Add the first one; it takes a name, a username and an email address.',
  },
  nothingTitle: { id: 'users.list.nothing.title', defaultMessage: 'No user fits' },
  nothingText: { id: 'users.list.nothing.text', defaultMessage: 'Search for something else, or take filters away.' },
});
