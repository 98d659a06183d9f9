import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const listMessages = defineMessages({
  description: {
    id: 'channels.list.description',
    defaultMessage:
      'A channel is where you sell: a web shop, a marketplace, or a store. Set its languages, currencies, and shop URL.',
  },
  byRule: commonMessages.byRule,
  search: { id: 'channels.list.search', defaultMessage: 'Search channels' },
  channel: fieldMessages.name,
  languages: sharedMessages.languages,
  currencies: sharedMessages.currencies,
  all: { id: 'channels.list.all', defaultMessage: 'All' },
  catalogs: nameMessages.catalogs,
  notDefined: sharedMessages.notDefined,
  define: sharedMessages.define,
  defineOne: sharedMessages.defineOne,
  defined: { id: 'channels.list.defined', defaultMessage: '“{name}” defined' },
  notDone: { id: 'channels.list.notDone', defaultMessage: 'Couldn’t define the channel' },
  actions: nameMessages.actions,
  menuOf: sharedMessages.actionsFor,
  nothingTitle: { id: 'channels.list.nothing.title', defaultMessage: 'No channels match' },
  nothingText: sharedMessages.tryOtherSearch,
  emptyTitle: { id: 'channels.list.empty.title', defaultMessage: 'No channels yet' },
  emptyText: {
    id: 'channels.list.empty.text',
    defaultMessage: 'Create a channel for each place where you sell. Examples: web shop, marketplace',
  },
});
