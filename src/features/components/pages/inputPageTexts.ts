import { defineMessages } from '../../../i18n/defineMessages';

/** Texts of the pages of fields. */
export const inputPageTexts = defineMessages({
  textInputs: { id: 'inputPages.textInputs', defaultMessage: 'Text inputs' },
  textInputsText: {
    id: 'inputPages.textInputsText',
    defaultMessage: 'A single line of text. The type selects the keyboard on phones and what the browser fills in.',
  },
  textInputsNotes: {
    id: 'inputPages.textInputsNotes',
    defaultMessage: 'Field connects label, hint, and message with the input. A placeholder doesn’t replace the label.',
  },
  numberInputs: { id: 'inputPages.numberInputs', defaultMessage: 'Number inputs' },
  numberInputsText: {
    id: 'inputPages.numberInputsText',
    defaultMessage: 'Whole numbers with steps, and amounts with a point or a comma.',
  },
  numberInputsNotes: {
    id: 'inputPages.numberInputsNotes',
    defaultMessage:
      'The limits are announced with the value. An amount is a text field, because number fields drop what they can’t read.',
  },
  textAreas: { id: 'inputPages.textAreas', defaultMessage: 'Text areas' },
  textAreasText: {
    id: 'inputPages.textAreasText',
    defaultMessage: 'Several lines of text with a counter of the characters left.',
  },
  textAreasNotes: {
    id: 'inputPages.textAreasNotes',
    defaultMessage:
      'The counter is the description of the field, so it doesn’t interrupt typing. Too long a text is an error.',
  },
  checkboxes: { id: 'inputPages.checkboxes', defaultMessage: 'Checkboxes' },
  checkboxesText: {
    id: 'inputPages.checkboxesText',
    defaultMessage: 'Any number of a few options, with one checkbox for all of them.',
  },
  checkboxesNotes: {
    id: 'inputPages.checkboxesNotes',
    defaultMessage:
      'The options are a group with a name. The checkbox for all of them is announced as mixed if only some are on.',
  },
  radioButtons: { id: 'inputPages.radioButtons', defaultMessage: 'Radio buttons' },
  radioButtonsText: {
    id: 'inputPages.radioButtonsText',
    defaultMessage: 'One of up to five options that are all visible.',
  },
  radioButtonsNotes: {
    id: 'inputPages.radioButtonsNotes',
    defaultMessage: 'The group is one stop for the Tab key. The question is the name of the group.',
  },
  switches: { id: 'inputPages.switches', defaultMessage: 'Switches' },
  switchesText: {
    id: 'inputPages.switchesText',
    defaultMessage: 'A setting that applies immediately. Use a checkbox if a button saves it.',
  },
  switchesNotes: {
    id: 'inputPages.switchesNotes',
    defaultMessage:
      'The label stays the same in both states. A setting that depends on another one is disabled, not hidden.',
  },
  selects: { id: 'inputPages.selects', defaultMessage: 'Selects' },
  selectsText: { id: 'inputPages.selectsText', defaultMessage: 'One or several values from a list.' },
  selectsNotes: {
    id: 'inputPages.selectsNotes',
    defaultMessage:
      'The select of the browser works best on phones. The tags of several values each have a button that names what it removes.',
  },
  autocomplete: { id: 'inputPages.autocomplete', defaultMessage: 'Autocomplete' },
  autocompleteText: {
    id: 'inputPages.autocompleteText',
    defaultMessage: 'Suggestions from the server while you type, here from 100 film titles.',
  },
  autocompleteNotes: {
    id: 'inputPages.autocompleteNotes',
    defaultMessage: 'Focus stays in the field. The highlighted option and the number of options are announced.',
  },
  dateTime: { id: 'inputPages.dateTime', defaultMessage: 'Dates and times' },
  dateTimeText: {
    id: 'inputPages.dateTimeText',
    defaultMessage: 'Days, times, and periods, in the format of the user’s language.',
  },
  dateTimeNotes: {
    id: 'inputPages.dateTimeNotes',
    defaultMessage:
      'The pickers of the browser are known to screen readers and phones. A message explains a wrong period.',
  },
});
