import { mappingMessages } from '../mappingMessages';
import { messages as uiMessages } from '#ui/messages';
import { messages } from '../../messages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of transformations and their dialog. */
export const transformMessages = defineMessages({
  title: mappingMessages.editTransforms,
  text: {
    id: 'imports.transforms.text',
    defaultMessage: 'These are applied to each value in order before import.',
  },
  samples: { id: 'imports.transforms.samples', defaultMessage: 'Sample values: {samples}' },
  list: mappingMessages.transforms,
  none: { id: 'imports.transforms.none', defaultMessage: 'No transformations. Values are imported unchanged.' },
  add: { id: 'imports.transforms.add', defaultMessage: 'Add transformation' },
  type: { id: 'imports.transforms.type', defaultMessage: 'Transformation {place, number}' },
  up: { id: 'imports.transforms.up', defaultMessage: 'Move transformation {place, number} up' },
  down: { id: 'imports.transforms.down', defaultMessage: 'Move transformation {place, number} down' },
  remove: { id: 'imports.transforms.remove', defaultMessage: 'Remove transformation {place, number}' },
  done: commonMessages.apply,
  cancel: uiMessages.cancel,
  needed: { id: 'imports.transforms.needed', defaultMessage: 'Enter a value.' },
  badDate: { id: 'imports.transforms.badDate', defaultMessage: 'Use YYYY, MM, and DD. Example: DD.MM.YYYY' },
  TRIM: { id: 'imports.transform.trim', defaultMessage: 'Trim spaces' },
  UPPERCASE: { id: 'imports.transform.uppercase', defaultMessage: 'UPPERCASE' },
  LOWERCASE: { id: 'imports.transform.lowercase', defaultMessage: 'lowercase' },
  NUMBER: { id: 'imports.transform.number', defaultMessage: 'Convert to number' },
  DATE: { id: 'imports.transform.date', defaultMessage: 'Convert to date' },
  SPLIT: { id: 'imports.transform.split', defaultMessage: 'Split into multiple values' },
  REPLACE: { id: 'imports.transform.replace', defaultMessage: 'Replace text' },
  LOOKUP: { id: 'imports.transform.lookup', defaultMessage: 'Look up values' },
  OPPOSITE: { id: 'imports.transform.opposite', defaultMessage: 'Swap yes and no' },
  UNIT: { id: 'imports.transform.unit', defaultMessage: 'Add unit' },
  UNIT_COLUMN: { id: 'imports.transform.unitColumn', defaultMessage: 'Add unit from column' },
  UNIT_argument: { id: 'imports.transform.unit.argument', defaultMessage: 'Unit of numbers without one. Example: kg' },
  UNIT_COLUMN_argument: { id: 'imports.transform.unitColumn.argument', defaultMessage: 'Column with the units' },
  CONSTANT: { id: 'imports.transform.constant', defaultMessage: 'Same value for every row' },
  FIRST_OF: { id: 'imports.transform.firstOf', defaultMessage: 'First non-empty column' },
  NUMBER_argument: { id: 'imports.transform.number.argument', defaultMessage: 'Decimal separator' },
  DATE_argument: { id: 'imports.transform.date.argument', defaultMessage: 'Date format' },
  SPLIT_argument: messages.separator,
  REPLACE_argument: sharedMessages.textToFind,
  replacement: { id: 'imports.transform.replace.replacement', defaultMessage: 'Replace with' },
  LOOKUP_argument: {
    id: 'imports.transform.lookup.argument',
    defaultMessage: 'Values and their meaning. Example: german=de|french=fr',
  },
  CONSTANT_argument: sharedMessages.value,
  FIRST_OF_argument: {
    id: 'imports.transform.firstOf.argument',
    defaultMessage: 'Columns to use if this one is empty',
  },
  point: { id: 'imports.transform.number.point', defaultMessage: 'Period (1,234.50)' },
  comma: { id: 'imports.transform.number.comma', defaultMessage: 'Comma (1.234,50)' },
});
