import { systemMessages } from '#entities/attribute/attributeMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const listMessages = defineMessages({
  description: {
    id: 'attributes.list.description',
    defaultMessage: 'Define what product attributes can contain. Products are checked against these definitions.',
  },
  internal: { id: 'attributes.list.internal', defaultMessage: 'Internal' },
  tabs: { id: 'attributes.list.tabs', defaultMessage: 'Attributes with or without a definition' },
  defined: { id: 'attributes.list.defined', defaultMessage: 'Defined' },
  notDefined: sharedMessages.notDefined,
  search: { id: 'attributes.list.search', defaultMessage: 'Search attributes' },
  anyType: { id: 'attributes.list.anyType', defaultMessage: 'All types' },
  anyGroup: { id: 'attributes.list.anyGroup', defaultMessage: 'All groups' },
  origin: { id: 'attributes.list.origin', defaultMessage: 'Origin' },
  anyOrigin: { id: 'attributes.list.anyOrigin', defaultMessage: 'System and custom' },
  OWN: { id: 'attributes.list.own', defaultMessage: 'Custom attributes' },
  SYSTEM: systemMessages.all,
  attribute: fieldMessages.name,
  allowed: { id: 'attributes.list.allowed', defaultMessage: 'Allowed values' },
  suggestedType: { id: 'attributes.list.suggestedType', defaultMessage: 'Suggested type' },
  examples: { id: 'attributes.list.examples', defaultMessage: 'Examples' },
  actions: nameMessages.actions,
  menuOf: sharedMessages.actionsFor,
  define: sharedMessages.define,
  defineOne: sharedMessages.defineOne,
  done: {
    id: 'attributes.list.done',
    defaultMessage: '{count, plural, one {# attribute defined} other {# attributes defined}}',
  },
  notDone: { id: 'attributes.list.notDone', defaultMessage: 'Couldn’t define the attributes' },
  review: { id: 'attributes.list.review', defaultMessage: 'Review' },
  reviewText: {
    id: 'attributes.list.reviewText',
    defaultMessage:
      '{count, plural, one {# attribute that products have isn’t defined yet. Define it with one click.} other {# attributes that products have aren’t defined yet. Define them with one click.}}',
  },
  nothingTitle: { id: 'attributes.list.nothing.title', defaultMessage: 'No attributes match' },
  nothingText: sharedMessages.tryFewerFilters,
  emptyTitle: { id: 'attributes.list.empty.title', defaultMessage: 'No attributes defined yet' },
  emptyText: {
    id: 'attributes.list.empty.text',
    defaultMessage: 'Define the attributes that your products have, or create a new one.',
  },
  allDefinedTitle: { id: 'attributes.list.allDefined.title', defaultMessage: 'All attributes are defined' },
  allDefinedText: {
    id: 'attributes.list.allDefined.text',
    defaultMessage: 'Attributes from future imports appear here until you define them.',
  },
});
