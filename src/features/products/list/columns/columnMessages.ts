import { defineMessages } from '#i18n/defineMessages';
import { issueMessages } from '#entities/job/issues/issueMessages';
import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { familyMessages } from '../../sections/family/familyMessages';
import { translationMessages } from '../../sections/translation/translationMessages';

/** Messages about attributes as columns and filters of the product list. */
export const columnMessages = defineMessages({
  otherGroup: familyMessages.others,
  usedGroup: { id: 'products.columns.usedGroup', defaultMessage: 'Used in this catalog' },
  otherOptions: { id: 'products.columns.otherOptions', defaultMessage: 'Other options' },
  undefinedGroup: { id: 'products.columns.undefinedGroup', defaultMessage: 'Attributes without a definition' },
  pickerTitle: { id: 'products.columns.pickerTitle', defaultMessage: 'Attribute columns' },
  pickerNote: {
    id: 'products.columns.pickerNote',
    defaultMessage:
      '{count, plural, =0 {No attributes selected} one {# attribute selected} other {# attributes selected}}',
  },
  pickerSearch: { id: 'products.columns.pickerSearch', defaultMessage: 'Search for an attribute' },
  pickerFull: { id: 'products.columns.pickerFull', defaultMessage: 'You can select up to {count, number} attributes.' },
  pickerNone: { id: 'products.columns.pickerNone', defaultMessage: 'No attributes match.' },
  done: commonMessages.done,
  language: translationMessages.language,
  channel: translationMessages.channel,
  untranslated: { id: 'products.columns.untranslated', defaultMessage: 'Not translated into' },
  completeness: sharedMessages.completeness,
  anyCompleteness: { id: 'products.columns.anyCompleteness', defaultMessage: 'Complete or incomplete' },
  complete: { id: 'products.columns.complete', defaultMessage: 'Complete' },
  incomplete: { id: 'products.columns.incomplete', defaultMessage: 'Incomplete' },
  family: fieldMessages.family,
  anyFamily: { id: 'products.columns.anyFamily', defaultMessage: 'All families' },
  issue: issueMessages.message,
  selectAttribute: { id: 'products.columns.selectAttribute', defaultMessage: 'Select an attribute' },
  unit: { id: 'products.columns.unit', defaultMessage: 'Unit' },
  valueMissing: { id: 'products.columns.valueMissing', defaultMessage: 'Enter a value to filter by.' },
  numberWrong: { id: 'products.columns.numberWrong', defaultMessage: 'Enter a number. Example: 1.5' },
  orderWrong: {
    id: 'products.columns.orderWrong',
    defaultMessage: 'Enter a value that’s equal to or higher than “From”.',
  },
  chips: { id: 'products.columns.chips', defaultMessage: 'Active filters' },
  removeChip: { id: 'products.columns.removeChip', defaultMessage: 'Remove filter: {filter}' },
  chip: { id: 'products.columns.chip', defaultMessage: '{field}: {value}' },
  inCurrency: { id: 'products.where.text.inCurrency', defaultMessage: '{field} in {currency}' },
  chipFrom: { id: 'products.columns.chipFrom', defaultMessage: 'from {from}' },
  chipTo: { id: 'products.columns.chipTo', defaultMessage: 'up to {to}' },
  chipBetween: { id: 'products.columns.chipBetween', defaultMessage: '{from} to {to}' },
});
