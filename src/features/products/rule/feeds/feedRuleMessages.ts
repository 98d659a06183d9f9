import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the rules for the feeds of channels. */
export const feedRuleMessages = defineMessages({
  heading: { id: 'products.feedRule.heading', defaultMessage: 'Products in the feeds of “{name}”' },
  description: {
    id: 'products.feedRule.description',
    defaultMessage:
      'Published products of {catalog} that match are in the Google feeds of this channel. Without a rule, all of them are. A change applies to the next version.',
  },
  all: { id: 'products.feedRule.all', defaultMessage: 'The feeds have all published products.' },
  matching: {
    id: 'products.feedRule.matching',
    defaultMessage:
      '{count, plural, =0 {No active products are in the feeds} one {# active product is in the feeds} other {# active products are in the feeds}}',
  },
  viewMatching: { id: 'products.feedRule.viewMatching', defaultMessage: 'View active products that match' },
  listed: {
    id: 'products.feedRule.listed',
    defaultMessage:
      'Products added or left out by hand are counted as such. The list shows what the conditions alone find.',
  },
  leftOut: {
    id: 'products.feedRule.leftOut',
    defaultMessage:
      '{count, plural, =0 {No active products are left out.} one {# active product is left out.} other {# active products are left out.}}',
  },
  saved: { id: 'products.feedRule.saved', defaultMessage: 'Rule for the feeds of “{name}” saved' },
  removed: { id: 'products.feedRule.removed', defaultMessage: 'Rule for the feeds of “{name}” removed' },
  removeTitle: { id: 'products.feedRule.removeTitle', defaultMessage: 'Remove the rule for the feeds of “{name}”?' },
  removeText: {
    id: 'products.feedRule.removeText',
    defaultMessage:
      'From the next version on, the feeds have all published products. {count, plural, =0 {} one {Also, # product is no longer added or left out by hand. } other {Also, # products are no longer added or left out by hand. }}You can’t undo this.',
  },
  nextVersion: { id: 'products.feedRule.nextVersion', defaultMessage: 'It applies to the next version.' },
  fault: {
    id: 'products.feedRule.fault',
    defaultMessage: 'This rule can’t be evaluated, so the catalog can’t be published. {message}',
  },
  includedProducts: { id: 'products.feedRule.included', defaultMessage: 'Products added by hand' },
  includedText: {
    id: 'products.feedRule.includedText',
    defaultMessage: 'The feeds have these even if they don’t match. Add products in the list.',
  },
  excludedProducts: { id: 'products.feedRule.excluded', defaultMessage: 'Products left out by hand' },
  excludedText: {
    id: 'products.feedRule.excludedText',
    defaultMessage: 'The feeds leave these out even if they match. Exclude products in the list.',
  },
  leave: { id: 'products.feedRule.leave', defaultMessage: 'Leave to the rule' },
  leaveAll: { id: 'products.feedRule.leaveAll', defaultMessage: 'Leave all to the rule' },
  leaveOf: { id: 'products.feedRule.leaveOf', defaultMessage: 'Leave “{name}” to the rule' },
  left: {
    id: 'products.feedRule.left',
    defaultMessage:
      '{count, plural, one {# product follows the rule of “{name}” again} other {# products follow the rule of “{name}” again}}',
  },
  added: {
    id: 'products.feedRule.added',
    defaultMessage:
      '{count, plural, one {# product was added to the feeds of “{name}” by hand} other {# products were added to the feeds of “{name}” by hand}}',
  },
  excluded: {
    id: 'products.feedRule.wasExcluded',
    defaultMessage:
      '{count, plural, one {# product is excluded from the feeds of “{name}”} other {# products are excluded from the feeds of “{name}”}}',
  },
  noChannel: { id: 'products.feedRule.noChannel', defaultMessage: 'The catalog doesn’t have this channel' },
  noChannelText: {
    id: 'products.feedRule.noChannelText',
    defaultMessage: 'It may have been removed from the catalog.',
  },
  toChannels: sharedMessages.viewChannels,
});
