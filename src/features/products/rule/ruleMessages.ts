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
  viewMatching: { id: 'products.rule.viewMatching', defaultMessage: 'View products that match' },
  excluded: { id: 'products.rule.excluded', defaultMessage: 'Excluded products' },
  excludedText: {
    id: 'products.rule.excludedText',
    defaultMessage: 'The rule leaves these out. Exclude a product on its page.',
  },
  include: { id: 'products.rule.include', defaultMessage: 'Include again' },
  includeOf: { id: 'products.rule.includeOf', defaultMessage: 'Include “{name}” again' },
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
  excluding: { id: 'products.rule.excluding', defaultMessage: 'Excluding “{product}”…' },
  wasExcluded: { id: 'products.rule.wasExcluded', defaultMessage: '“{product}” is excluded from “{name}”' },
  including: { id: 'products.rule.including', defaultMessage: 'Including “{product}”…' },
  wasIncluded: { id: 'products.rule.wasIncluded', defaultMessage: '“{product}” is no longer excluded from “{name}”' },
  unsaved: { id: 'products.rule.unsaved', defaultMessage: 'The rule wasn’t saved' },
  fault: {
    id: 'products.rule.fault',
    defaultMessage: 'This rule can’t be evaluated, so its products stay as they are. {message}',
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
  exclude: { id: 'products.rule.exclude', defaultMessage: 'Exclude' },
  excludeOf: { id: 'products.rule.excludeOf', defaultMessage: 'Exclude from “{name}”' },
});
