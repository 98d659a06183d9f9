import { defineMessages } from '../../../i18n/defineMessages';

/** Texts of the pages of special fields and whole forms. */
export const formPageTexts = defineMessages({
  fileUpload: { id: 'formPages.fileUpload', defaultMessage: 'File upload' },
  fileUploadText: {
    id: 'formPages.fileUploadText',
    defaultMessage: 'Files by drag and drop or with a button, with their progress.',
  },
  fileUploadNotes: {
    id: 'formPages.fileUploadNotes',
    defaultMessage: 'Dragging always has an alternative. Results are announced, and each problem says what to do.',
  },
  inputMasks: { id: 'formPages.inputMasks', defaultMessage: 'Input masks' },
  inputMasksText: {
    id: 'formPages.inputMasksText',
    defaultMessage: 'Fixed formats with separators that appear while typing. The library is Maskito.',
  },
  inputMasksNotes: {
    id: 'formPages.inputMasksNotes',
    defaultMessage: 'A hint shows the format before typing. Pasted text is accepted with other separators.',
  },
  repeaters: { id: 'formPages.repeaters', defaultMessage: 'Repeating fields' },
  repeatersText: {
    id: 'formPages.repeatersText',
    defaultMessage: 'A list of lines with the same fields, which can be added, moved, and removed.',
  },
  repeatersNotes: {
    id: 'formPages.repeatersNotes',
    defaultMessage:
      'Each line is a group with its number. After a line is removed, focus moves to the button that adds one.',
  },
  ratingInputs: { id: 'formPages.ratingInputs', defaultMessage: 'Rating inputs' },
  ratingInputsText: { id: 'formPages.ratingInputsText', defaultMessage: 'One to five stars in half steps.' },
  ratingInputsNotes: {
    id: 'formPages.ratingInputsNotes',
    defaultMessage: 'The stars are radio buttons with names. A rating can be cleared, which stars alone can’t do.',
  },
  richText: { id: 'formPages.richText', defaultMessage: 'Rich text' },
  richTextText: {
    id: 'formPages.richTextText',
    defaultMessage: 'An editor for formatted text. It is the one of product descriptions, loaded when it is needed.',
  },
  richTextNotes: {
    id: 'formPages.richTextNotes',
    defaultMessage: 'The toolbar is one stop for the Tab key. Its buttons tell whether the format is on.',
  },
  formLayouts: { id: 'formPages.formLayouts', defaultMessage: 'Form layouts' },
  formLayoutsText: {
    id: 'formPages.formLayoutsText',
    defaultMessage: 'Labels above or beside fields, in one or several columns.',
  },
  formLayoutsNotes: {
    id: 'formPages.formLayoutsNotes',
    defaultMessage: 'The order of the keyboard is the reading order. At 400 percent zoom, everything is in one column.',
  },
  formValidation: { id: 'formPages.formValidation', defaultMessage: 'Form validation' },
  formValidationText: {
    id: 'formPages.formValidationText',
    defaultMessage:
      'What the browser knows is checked with the form. The server checks the rest, and its messages appear at the same fields.',
  },
  formValidationNotes: {
    id: 'formPages.formValidationNotes',
    defaultMessage: 'Focus moves to the first wrong field. Messages say what is wrong and what to enter.',
  },
  wizards: { id: 'formPages.wizards', defaultMessage: 'Wizards' },
  wizardsText: { id: 'formPages.wizardsText', defaultMessage: 'A long form in steps, with a review at the end.' },
  wizardsNotes: {
    id: 'formPages.wizardsNotes',
    defaultMessage: 'Focus moves to the heading of each step, and the current step is announced in the list of steps.',
  },
});
