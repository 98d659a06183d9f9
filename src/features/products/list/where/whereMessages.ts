import { jobMessages } from '#entities/job/jobMessages';
import { defineMessages } from '#i18n/defineMessages';
import { issueMessages } from '#entities/job/issues/issueMessages';
import { commonMessages } from '#ui/commonMessages';
import { scopeMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { laterMessages } from '../../core/messages/laterMessages';
import { columnMessages } from '../columns/columnMessages';
import { filterMessages } from '../filterMessages';
import { translationMessages } from '../../sections/translation/translationMessages';

/** Messages of the conditions of the product list. */
export const whereMessages = defineMessages({
  heading: { id: 'products.where.heading', defaultMessage: 'Conditions' },
  hint: { id: 'products.where.hint', defaultMessage: 'Filter by any field or attribute, and combine conditions.' },
  match: { id: 'products.where.match', defaultMessage: 'Products must match' },
  ALL: { id: 'products.where.all', defaultMessage: 'all conditions' },
  ANY: { id: 'products.where.any', defaultMessage: 'any condition' },
  NONE: { id: 'products.where.none', defaultMessage: 'no condition' },
  addCondition: { id: 'products.where.addCondition', defaultMessage: 'Add condition' },
  addGroup: { id: 'products.where.addGroup', defaultMessage: 'Add group' },
  removeCondition: { id: 'products.where.removeCondition', defaultMessage: 'Remove condition {number, number}' },
  removeGroup: { id: 'products.where.removeGroup', defaultMessage: 'Remove group {number, number}' },
  condition: { id: 'products.where.condition', defaultMessage: 'Condition {number, number}' },
  group: { id: 'products.where.group', defaultMessage: 'Group {number, number}' },
  field: issueMessages.field,
  selectField: { id: 'products.where.selectField', defaultMessage: 'Select a field' },
  fieldMissing: { id: 'products.where.fieldMissing', defaultMessage: 'Select a field, or remove the condition.' },
  operator: { id: 'products.where.operator', defaultMessage: 'Comparison' },
  value: sharedMessages.value,
  addValue: { id: 'products.where.addValue', defaultMessage: 'Add “{text}”' },
  selectValue: { id: 'products.where.selectValue', defaultMessage: 'Select a value' },
  noOptions: { id: 'products.where.noOptions', defaultMessage: 'Nothing to select yet' },
  from: filterMessages.lowest,
  upTo: filterMessages.highest,
  and: { id: 'products.where.and', defaultMessage: 'and' },
  days: { id: 'products.where.days', defaultMessage: 'days' },
  unit: columnMessages.unit,
  currency: sharedMessages.currency,
  anyCurrency: { id: 'products.where.anyCurrency', defaultMessage: 'Any' },
  scope: { id: 'products.where.scope', defaultMessage: 'Language, channel, and variants' },
  language: translationMessages.language,
  channel: translationMessages.channel,
  defaultLanguage: laterMessages.defaultLanguage,
  allChannels: commonMessages.allChannels,
  variants: { id: 'products.where.variants', defaultMessage: 'Compare' },
  ofProduct: { id: 'products.where.ofProduct', defaultMessage: 'The product' },
  ofAny: { id: 'products.where.ofAny', defaultMessage: 'Any variant' },
  ofAll: { id: 'products.where.ofAll', defaultMessage: 'All variants' },
  productFields: { id: 'products.where.productFields', defaultMessage: 'Product fields' },
  usedGroup: columnMessages.usedGroup,
  otherAttributes: { id: 'products.where.otherAttributes', defaultMessage: 'Other attributes' },
  yes: commonMessages.yes,
  no: commonMessages.no,
  valueMissing: columnMessages.valueMissing,
  numberWrong: columnMessages.numberWrong,
  orderWrong: columnMessages.orderWrong,
  daysWrong: { id: 'products.where.daysWrong', defaultMessage: 'Enter a whole number of days. Example: 7' },
  matches: {
    id: 'products.where.matches',
    defaultMessage: '{count, plural, =0 {No products match} one {# product matches} other {# products match}}',
  },
  brokenAt: {
    id: 'products.where.broken.at',
    defaultMessage:
      'The list is shown without the conditions in the URL. They can’t be read: {expected} is missing before “{rest}”, at character {position, number}.',
  },
  brokenEnd: {
    id: 'products.where.broken.end',
    defaultMessage:
      'The list is shown without the conditions in the URL. They can’t be read: {expected} is missing at the end.',
  },
  refusedTitle: {
    id: 'products.where.refused.title',
    defaultMessage: '{count, plural, one {A condition can’t be used} other {# conditions can’t be used}}',
  },
  removeRefused: {
    id: 'products.where.refused.remove',
    defaultMessage: '{count, plural, one {Remove this condition} other {Remove these conditions}}',
  },
  fieldDeleted: {
    id: 'products.where.refused.deleted',
    defaultMessage: 'The attribute “{field}” was deleted. Remove the condition, or define the attribute again.',
  },
  operatorWrong: {
    id: 'products.where.refused.operator',
    defaultMessage:
      '{field} can’t be compared like this, because its type was changed. Select another comparison, or remove the condition.',
  },
  removeBroken: { id: 'products.where.removeBroken', defaultMessage: 'Remove conditions' },
  noValue: { id: 'products.where.text.noValue', defaultMessage: '{field} {comparison}' },
  withValue: { id: 'products.where.text.withValue', defaultMessage: '{field} {comparison} {value}' },
  yesNo: columnMessages.chip,
  quoted: { id: 'products.where.text.quoted', defaultMessage: '“{text}”' },
  unknownJob: { id: 'products.where.text.unknownJob', defaultMessage: 'unknown job {id}' },
  otherJob: jobMessages.number,
  between: { id: 'products.where.text.between', defaultMessage: '{from} and {to}' },
  dayCount: sharedMessages.dayCount,
  inCurrency: columnMessages.inCurrency,
  inScope: scopeMessages.inScope,
  anyVariant: { id: 'products.where.text.anyVariant', defaultMessage: 'any variant: {condition}' },
  allVariants: { id: 'products.where.text.allVariants', defaultMessage: 'all variants: {condition}' },
  inGroup: { id: 'products.where.text.inGroup', defaultMessage: '({conditions})' },
  not: { id: 'products.where.text.not', defaultMessage: 'not {condition}' },
});

/** What the comparisons are called, by their names in the schema. */
export const operatorMessages = defineMessages({
  IS: { id: 'products.where.is', defaultMessage: 'is' },
  IS_NOT: { id: 'products.where.isNot', defaultMessage: 'is not' },
  IN: { id: 'products.where.in', defaultMessage: 'is any of' },
  NOT_IN: { id: 'products.where.notIn', defaultMessage: 'is none of' },
  CONTAINS: { id: 'products.where.contains', defaultMessage: 'contains' },
  NOT_CONTAINS: { id: 'products.where.notContains', defaultMessage: 'doesn’t contain' },
  STARTS_WITH: { id: 'products.where.startsWith', defaultMessage: 'starts with' },
  EMPTY: { id: 'products.where.empty', defaultMessage: 'is empty' },
  NOT_EMPTY: { id: 'products.where.notEmpty', defaultMessage: 'is not empty' },
  LESS: { id: 'products.where.less', defaultMessage: 'is less than' },
  AT_MOST: { id: 'products.where.atMost', defaultMessage: 'is at most' },
  GREATER: { id: 'products.where.greater', defaultMessage: 'is greater than' },
  AT_LEAST: { id: 'products.where.atLeast', defaultMessage: 'is at least' },
  BETWEEN: { id: 'products.where.isBetween', defaultMessage: 'is between' },
  BEFORE: { id: 'products.where.before', defaultMessage: 'is before' },
  AFTER: { id: 'products.where.after', defaultMessage: 'is after' },
  UNTIL: { id: 'products.where.until', defaultMessage: 'is on or before' },
  SINCE: { id: 'products.where.since', defaultMessage: 'is on or after' },
  LAST_DAYS: { id: 'products.where.lastDays', defaultMessage: 'is in the last' },
  IN_OR_BELOW: { id: 'products.where.inOrBelow', defaultMessage: 'is in or below' },
});

/** What values of a published state are called. */
export const publishedMessages = defineMessages({
  NEW: { id: 'products.where.published.new', defaultMessage: 'Not published yet' },
  CHANGED: { id: 'products.where.published.changed', defaultMessage: 'Changed since the current version' },
  UNCHANGED: { id: 'products.where.published.unchanged', defaultMessage: 'Unchanged' },
  WITHDRAWN: { id: 'products.where.published.withdrawn', defaultMessage: 'Withdrawn with the next version' },
});

/** What can be missing in the text of conditions. */
export const expectedMessages = defineMessages({
  field: { id: 'products.where.expected.field', defaultMessage: 'a field' },
  operator: { id: 'products.where.expected.operator', defaultMessage: 'a comparison' },
  value: { id: 'products.where.expected.value', defaultMessage: 'a value' },
  scope: { id: 'products.where.expected.scope', defaultMessage: 'a currency, a language, or @ and a channel' },
  joint: { id: 'products.where.expected.joint', defaultMessage: '“and” or “or”' },
  quote: { id: 'products.where.expected.quote', defaultMessage: 'a quotation mark' },
  parentheses: { id: 'products.where.expected.parentheses', defaultMessage: 'a text with fewer parentheses' },
  word: { id: 'products.where.expected.word', defaultMessage: '“{word}”' },
});
