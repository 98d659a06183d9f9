import { defineMessages } from '#i18n/defineMessages';

/** Titles and summaries of the pages about forms. */
export const formRowMessages = defineMessages({
  textInputs: { id: 'formPages.textInputs', defaultMessage: 'Text inputs' },
  textInputsSummary: {
    id: 'formPages.textInputsSummary',
    defaultMessage: 'A single line of text. The type determines the keyboard on phones and what the browser fills in.',
  },
  numberInputs: { id: 'formPages.numberInputs', defaultMessage: 'Number inputs' },
  numberInputsSummary: {
    id: 'formPages.numberInputsSummary',
    defaultMessage: 'Whole numbers with steps, and amounts with a decimal point or comma.',
  },
  textAreas: { id: 'formPages.textAreas', defaultMessage: 'Text areas' },
  textAreasSummary: {
    id: 'formPages.textAreasSummary',
    defaultMessage: 'Several lines of text, with a counter of the remaining characters.',
  },
  checkboxes: { id: 'formPages.checkboxes', defaultMessage: 'Checkboxes' },
  checkboxesSummary: {
    id: 'formPages.checkboxesSummary',
    defaultMessage: 'Any number of a few options, with one checkbox for all of them.',
  },
  radioButtons: { id: 'formPages.radioButtons', defaultMessage: 'Radio buttons' },
  radioButtonsSummary: {
    id: 'formPages.radioButtonsSummary',
    defaultMessage: 'One of up to five options that are all visible.',
  },
  switches: { id: 'formPages.switches', defaultMessage: 'Switches' },
  switchesSummary: {
    id: 'formPages.switchesSummary',
    defaultMessage: 'A setting that applies immediately. Use a checkbox if a button saves it.',
  },
  selects: { id: 'formPages.selects', defaultMessage: 'Selects' },
  selectsSummary: { id: 'formPages.selectsSummary', defaultMessage: 'One or several values from a list.' },
  autocomplete: { id: 'formPages.autocomplete', defaultMessage: 'Autocomplete' },
  autocompleteSummary: {
    id: 'formPages.autocompleteSummary',
    defaultMessage: 'Suggestions from the server while you type, here from 100 film titles.',
  },
  dateTime: { id: 'formPages.dateTime', defaultMessage: 'Dates and times' },
  dateTimeSummary: {
    id: 'formPages.dateTimeSummary',
    defaultMessage: 'Days, times, and periods, in the format of the user’s language.',
  },
  fileUpload: { id: 'formPages.fileUpload', defaultMessage: 'File upload' },
  fileUploadSummary: {
    id: 'formPages.fileUploadSummary',
    defaultMessage: 'Files by drag and drop or with a button, with their progress.',
  },
  inputMasks: { id: 'formPages.inputMasks', defaultMessage: 'Input masks' },
  inputMasksSummary: {
    id: 'formPages.inputMasksSummary',
    defaultMessage: 'Fixed formats with separators that appear while typing. Built with Maskito.',
  },
  repeaters: { id: 'formPages.repeaters', defaultMessage: 'Repeating fields' },
  repeatersSummary: {
    id: 'formPages.repeatersSummary',
    defaultMessage: 'A list of lines with the same fields. Lines can be added, moved, and removed.',
  },
  ratingInputs: { id: 'formPages.ratingInputs', defaultMessage: 'Rating inputs' },
  ratingInputsSummary: {
    id: 'formPages.ratingInputsSummary',
    defaultMessage: 'One to five stars, which can be cleared.',
  },
  richText: { id: 'formPages.richText', defaultMessage: 'Rich text' },
  richTextSummary: {
    id: 'formPages.richTextSummary',
    defaultMessage: 'The editor for formatted text that product descriptions use. It loads when it’s needed.',
  },
  formLayouts: { id: 'formPages.formLayouts', defaultMessage: 'Form layouts' },
  formLayoutsSummary: {
    id: 'formPages.formLayoutsSummary',
    defaultMessage: 'Labels above or beside fields, in one or several columns.',
  },
  formValidation: { id: 'formPages.formValidation', defaultMessage: 'Form validation' },
  formValidationSummary: {
    id: 'formPages.formValidationSummary',
    defaultMessage:
      'The browser checks what it can. The server checks the rest, and its messages appear at the same fields.',
  },
  wizards: { id: 'formPages.wizards', defaultMessage: 'Wizards' },
  wizardsSummary: { id: 'formPages.wizardsSummary', defaultMessage: 'A long form in steps, with a review at the end.' },
});
