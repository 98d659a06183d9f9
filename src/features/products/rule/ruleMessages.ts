import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the rules of categories. */
export const ruleMessages = defineMessages({
  heading: { id: 'products.rule.heading', defaultMessage: 'Rule of “{name}”' },
  description: {
    id: 'products.rule.description',
    defaultMessage:
      'Products that match are in {path} until they no longer match. Products that were added by hand stay in it.',
  },
  matching: {
    id: 'products.rule.matching',
    defaultMessage: '{count, plural, =0 {No products match} one {# product matches} other {# products match}}',
  },
  changes: {
    id: 'products.rule.changes',
    defaultMessage:
      '{joining, plural, =0 {None are added} one {# is added} other {# are added}}, {leaving, plural, =0 {none are removed} one {# is removed} other {# are removed}}.',
  },
  nothing: { id: 'products.rule.nothing', defaultMessage: 'Add a condition to see the products that match.' },
  broken: {
    id: 'products.rule.broken',
    defaultMessage: 'Change or remove what can’t be used to see the products that match.',
  },
  viewMatching: { id: 'products.rule.viewMatching', defaultMessage: 'View products that match' },
  listed: {
    id: 'products.rule.listed',
    defaultMessage: 'Excluded products aren’t counted here. The list shows them, too.',
  },
  excluded: { id: 'products.rule.excluded', defaultMessage: 'Excluded products' },
  excludedText: {
    id: 'products.rule.excludedText',
    defaultMessage: 'The rule leaves these out. Exclude products on their page or in the list.',
  },
  include: { id: 'products.rule.include', defaultMessage: 'Include again' },
  includeOf: { id: 'products.rule.includeOf', defaultMessage: 'Include “{name}” again' },
  newer: {
    id: 'products.rule.newer',
    defaultMessage: 'Someone else has changed the conditions since you opened them. If you save, yours replace these:',
  },
  newerRemoved: {
    id: 'products.rule.newerRemoved',
    defaultMessage: 'Someone else has removed the rule since you opened it. If you save, it has your conditions again.',
  },
  save: { id: 'products.rule.save', defaultMessage: 'Save rule' },
  remove: { id: 'products.rule.remove', defaultMessage: 'Remove rule' },
  saving: { id: 'products.rule.saving', defaultMessage: 'Updating the products in “{name}”…' },
  saved: {
    id: 'products.rule.saved',
    defaultMessage:
      'Rule of “{name}” saved{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  removed: {
    id: 'products.rule.removed',
    defaultMessage:
      'Rule of “{name}” removed{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  wasExcluded: {
    id: 'products.rule.wasExcluded',
    defaultMessage:
      '{isOne, select, yes {“{product}” is excluded from “{name}”} other {{count, plural, =0 {No product was in “{name}” by rule. They are excluded.} one {# product is excluded from “{name}”} other {# products are excluded from “{name}”}}}}',
  },
  wasIncluded: {
    id: 'products.rule.wasIncluded',
    defaultMessage:
      '{isOne, select, yes {“{product}” is no longer excluded from “{name}”} other {{count, plural, =0 {The products are no longer excluded from “{name}”} one {# product is in “{name}” again} other {# products are in “{name}” again}}}}',
  },
  wasAdded: {
    id: 'products.rule.wasAdded',
    defaultMessage:
      '{isOne, select, yes {“{product}” was added to “{name}” by hand} other {{count, plural, one {# product was added to “{name}” by hand} other {# products were added to “{name}” by hand}}}}',
  },
  nothingChanged: { id: 'products.rule.nothingChanged', defaultMessage: 'Nothing to change in “{name}”' },
  unsaved: { id: 'products.rule.unsaved', defaultMessage: 'The rule wasn’t saved' },
  fault: {
    id: 'products.rule.fault',
    defaultMessage:
      'This rule can’t be evaluated, so its products stay as they are, and the catalog can’t be published. {message}',
  },
  noCategory: { id: 'products.rule.noCategory', defaultMessage: 'This category no longer exists' },
  noCategoryText: {
    id: 'products.rule.noCategoryText',
    defaultMessage: 'It may have been renamed, moved, or deleted.',
  },
  toCategories: sharedMessages.viewCategories,
  byRule: commonMessages.byRule,
  byRuleText: {
    id: 'products.rule.byRuleText',
    defaultMessage: 'The product is in these categories as long as it matches their rules.',
  },
  keep: { id: 'products.rule.keep', defaultMessage: 'Add by hand' },
  keepIn: { id: 'products.rule.keepIn', defaultMessage: 'Add to “{name}” by hand' },
  includeAll: { id: 'products.rule.includeAll', defaultMessage: 'Include all again' },
  members: { id: 'products.rule.members', defaultMessage: 'Rules…' },
  noRules: { id: 'products.rule.noRules', defaultMessage: 'This catalog has no rules yet' },
  noRulesText: {
    id: 'products.rule.noRulesText',
    defaultMessage:
      'Add a rule in the menu of a category, or for the feeds of a channel on its page. Then you can include products in it or leave them out by hand.',
  },
  membersTitle: {
    id: 'products.rule.membersTitle',
    defaultMessage:
      '{count, plural, one {Change how # product follows a rule?} other {Change how # products follow a rule?}}',
  },
  apply: commonMessages.apply,
  category: { id: 'products.rule.category', defaultMessage: 'Category, channel, or feeds with a rule' },
  channelOf: { id: 'products.rule.channelOf', defaultMessage: 'Channel {name}' },
  feedsOf: { id: 'products.rule.feedsOf', defaultMessage: 'Feeds of {name}' },
  membership: { id: 'products.rule.membership', defaultMessage: 'The products are' },
  EXCLUDED: { id: 'products.rule.EXCLUDED', defaultMessage: 'Left out by hand' },
  INCLUDED: { id: 'products.rule.INCLUDED', defaultMessage: 'Added by hand, even if the rule doesn’t find them' },
  BY_RULE: { id: 'products.rule.BY_RULE', defaultMessage: 'Included only if the rule finds them' },
  exclude: { id: 'products.rule.exclude', defaultMessage: 'Exclude' },
  excludeOf: { id: 'products.rule.excludeOf', defaultMessage: 'Exclude from “{name}”' },
});
