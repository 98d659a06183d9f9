import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const listMessages = defineMessages({
  description: {
    id: 'families.list.description',
    defaultMessage: 'A family says which attributes a kind of product has, and which of them are required.',
  },
  search: { id: 'families.list.search', defaultMessage: 'Search families' },
  family: fieldMessages.name,
  actions: nameMessages.actions,
  menuOf: sharedMessages.actionsFor,
  nothingTitle: { id: 'families.list.nothing.title', defaultMessage: 'No families match' },
  nothingText: sharedMessages.tryOtherSearch,
  emptyTitle: { id: 'families.list.empty.title', defaultMessage: 'No families yet' },
  emptyText: {
    id: 'families.list.empty.text',
    defaultMessage: 'Create a family for each kind of product. Examples: shirts, tents, lamps',
  },
});
