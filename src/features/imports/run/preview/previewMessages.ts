import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of what an import would change, what it assumes, and the options that it lacks. */
export const previewMessages = defineMessages({
  changes: { id: 'imports.preview.changes', defaultMessage: 'What would change' },
  assumed: { id: 'imports.preview.assumed', defaultMessage: 'Assumed, because the file doesn’t say' },
  CURRENCY: { id: 'imports.preview.currency', defaultMessage: 'Currency of prices' },
  LANGUAGE: { id: 'imports.preview.language', defaultMessage: 'Language of texts' },
  IMAGE_BASE_URL: { id: 'imports.preview.imageBaseUrl', defaultMessage: 'Base of relative image URLs' },
  DATE_ORDER: { id: 'imports.preview.dateOrder', defaultMessage: 'Order of dates' },
  TIME_ZONE: { id: 'imports.preview.timeZone', defaultMessage: 'Time zone of dates' },
  UNIT: { id: 'imports.preview.unit', defaultMessage: 'Unit of numbers' },
  DAY_FIRST: { id: 'imports.preview.dayFirst', defaultMessage: 'Day before month, as in other dates of the file' },
  MONTH_FIRST: { id: 'imports.preview.monthFirst', defaultMessage: 'Month before day, as in other dates of the file' },
  noBase: { id: 'imports.preview.noBase', defaultMessage: 'None, so relative URLs stay as they are' },
  columns: {
    id: 'imports.preview.columns',
    defaultMessage: '{count, plural, one {Column: {columns}} other {Columns: {columns}}}',
  },
  changedKeys: {
    id: 'imports.preview.changedKeys',
    defaultMessage:
      '{count, plural, one {# SKU or reference in the file is in the catalog in another form: {examples}.} other {# SKUs or references in the file are in the catalog in another form: {examples}{rest, plural, =0 {} other {, and # more}}.}} Spreadsheets change such values when they open a CSV file: they remove zeros, shorten long numbers, and turn texts into numbers, dates, or times.',
  },
  changedKey: { id: 'imports.preview.changedKey', defaultMessage: '{text} (catalog: {stored})' },
  matchChanged: { id: 'imports.preview.matchChanged', defaultMessage: 'Match with the catalog' },
  inMapping: { id: 'imports.preview.inMapping', defaultMessage: 'Change in mapping' },
  inCatalog: { id: 'imports.preview.inCatalog', defaultMessage: 'Change in catalog' },
  newOptions: { id: 'imports.preview.newOptions', defaultMessage: 'Values that aren’t options yet' },
  newOptionsText: {
    id: 'imports.preview.newOptions.text',
    defaultMessage: 'Products with these values get a warning until the values are options of their attribute.',
  },
  noPermission: {
    id: 'imports.preview.noPermission',
    defaultMessage: 'To add options, ask someone who can change attributes.',
  },
  optionsOf: { id: 'imports.preview.optionsOf', defaultMessage: 'New values of {attribute}' },
  products: sharedMessages.noteCount,
  add: sharedMessages.add,
  addTo: { id: 'imports.preview.addTo', defaultMessage: 'Add {option} to {attribute}' },
  addAll: { id: 'imports.preview.addAll', defaultMessage: 'Add all to {attribute}' },
  moreOptions: {
    id: 'imports.preview.moreOptions',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  added: {
    id: 'imports.preview.added',
    defaultMessage: '{count, plural, one {# option added to {attribute}} other {# options added to {attribute}}}',
  },
  notAdded: { id: 'imports.preview.notAdded', defaultMessage: 'Couldn’t add options. {reason}' },
});
