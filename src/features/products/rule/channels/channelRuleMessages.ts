import { defineMessages } from '#i18n/defineMessages';
import type { ChannelRuleScope } from '#graphql/types.generated';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the rules of channels and of their feeds. */
export const channelRuleMessages = defineMessages({
  fault: {
    id: 'products.feedRule.fault',
    defaultMessage: 'This rule can’t be evaluated, so the catalog can’t be published. {message}',
  },
  listed: {
    id: 'products.feedRule.listed',
    defaultMessage:
      'Products added or left out by hand are counted as such. The link shows what the conditions alone find.',
  },
  parts: {
    id: 'products.channelRule.parts',
    defaultMessage: '{found, number} found by the rule, {added, number} added by hand.',
  },
  nextVersion: { id: 'products.feedRule.nextVersion', defaultMessage: 'It applies to the next version.' },
  includedProducts: { id: 'products.feedRule.included', defaultMessage: 'Products added by hand' },
  excludedProducts: { id: 'products.feedRule.excluded', defaultMessage: 'Products left out by hand' },
  leave: { id: 'products.feedRule.leave', defaultMessage: 'Leave to the rule' },
  leaveAll: { id: 'products.feedRule.leaveAll', defaultMessage: 'Leave all to the rule' },
  include: { id: 'products.channelRule.include', defaultMessage: 'Include' },
  includeIn: { id: 'products.channelRule.includeIn', defaultMessage: 'Include in “{name}”' },
  memberships: { id: 'products.channelRule.memberships', defaultMessage: 'Channels with rules' },
  isIn: {
    id: 'products.channelRule.isIn',
    defaultMessage: 'In {name}: {isByHand, select, yes {by hand} other {by rule}}',
  },
  isNotIn: {
    id: 'products.channelRule.isNotIn',
    defaultMessage: 'Not in {name}: {isByHand, select, yes {by hand} other {by rule}}',
  },
  notInChannel: {
    id: 'products.channelRule.notInChannel',
    defaultMessage: 'This product isn’t in “{name}”, so texts and prices for the channel aren’t used.',
  },
  viewRule: { id: 'products.channelRule.viewRule', defaultMessage: 'View rule' },
  leaveOf: { id: 'products.feedRule.leaveOf', defaultMessage: 'Leave “{name}” to the rule' },
  noChannel: { id: 'products.feedRule.noChannel', defaultMessage: 'The catalog doesn’t have this channel' },
  noChannelText: {
    id: 'products.feedRule.noChannelText',
    defaultMessage: 'It may have been removed from the catalog.',
  },
  toChannels: sharedMessages.viewChannels,
});

const feedMessages = defineMessages({
  heading: { id: 'products.feedRule.heading', defaultMessage: 'Products in the feeds of “{name}”' },
  description: {
    id: 'products.feedRule.description',
    defaultMessage:
      'Published products of {catalog} that are in this channel and match are in its Google feeds. Without a rule, all that are in the channel are. A change applies to the next version.',
  },
  all: { id: 'products.feedRule.all', defaultMessage: 'The feeds have all published products.' },
  matching: {
    id: 'products.feedRule.matching',
    defaultMessage:
      '{count, plural, =0 {No active products are in the feeds} one {# active product is in the feeds} other {# active products are in the feeds}}',
  },
  viewMatching: { id: 'products.feedRule.viewMatching', defaultMessage: 'View active products that match' },
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
  includedText: {
    id: 'products.feedRule.includedText',
    defaultMessage: 'The feeds have these even if they don’t match. Add products in the list.',
  },
  excludedText: {
    id: 'products.feedRule.excludedText',
    defaultMessage: 'The feeds leave these out even if they match. Exclude products in the list.',
  },
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
});

const channelMessages = defineMessages({
  heading: { id: 'products.channelRule.heading', defaultMessage: 'Products in “{name}”' },
  description: {
    id: 'products.channelRule.description',
    defaultMessage:
      'Products of {catalog} that match are in this channel until they no longer match. Without a rule, all of them are. Issues and completeness of the channel don’t count the others.',
  },
  all: { id: 'products.channelRule.all', defaultMessage: 'The channel has all products.' },
  matching: {
    id: 'products.channelRule.matching',
    defaultMessage:
      '{count, plural, =0 {No products are in the channel} one {# product is in the channel} other {# products are in the channel}}',
  },
  leftOut: {
    id: 'products.channelRule.leftOut',
    defaultMessage:
      '{count, plural, =0 {No products are left out.} one {# product is left out.} other {# products are left out.}}',
  },
  saved: {
    id: 'products.channelRule.saved',
    defaultMessage:
      'Rule of the channel “{name}” saved{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  removed: {
    id: 'products.channelRule.removed',
    defaultMessage:
      'Rule of the channel “{name}” removed{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  removeTitle: { id: 'products.channelRule.removeTitle', defaultMessage: 'Remove the rule of the channel “{name}”?' },
  removeText: {
    id: 'products.channelRule.removeText',
    defaultMessage:
      'All products are in the channel again. {count, plural, =0 {} one {Also, # product is no longer added or left out by hand. } other {Also, # products are no longer added or left out by hand.}}',
  },
  includedText: {
    id: 'products.channelRule.includedText',
    defaultMessage: 'The channel has these even if they don’t match. Add products on their page or in the list.',
  },
  excludedText: {
    id: 'products.channelRule.excludedText',
    defaultMessage: 'The channel leaves these out even if they match. Exclude products on their page or in the list.',
  },
  left: {
    id: 'products.channelRule.left',
    defaultMessage:
      '{count, plural, one {# product follows the rule of the channel “{name}” again} other {# products follow the rule of the channel “{name}” again}}',
  },
  added: {
    id: 'products.channelRule.added',
    defaultMessage:
      '{count, plural, one {# product was added to the channel “{name}” by hand} other {# products were added to the channel “{name}” by hand}}',
  },
  excluded: {
    id: 'products.channelRule.wasExcluded',
    defaultMessage:
      '{count, plural, one {# product is excluded from the channel “{name}”} other {# products are excluded from the channel “{name}”}}',
  },
});

/** Messages that say whether they are about a channel or its feeds. */
export const scopeMessages = { CHANNEL: channelMessages, FEEDS: feedMessages } satisfies Record<
  ChannelRuleScope,
  unknown
>;
