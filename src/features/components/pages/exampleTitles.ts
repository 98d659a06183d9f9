import { defineMessages } from '../../../i18n/defineMessages';

/** Headings of examples, on pages with several. */
export const exampleTitles = defineMessages({
  TextInputs: { id: 'componentExamples.TextInputs', defaultMessage: 'Types of text' },
  InputStates: { id: 'componentExamples.InputStates', defaultMessage: 'States of an input' },
  SingleSelect: { id: 'componentExamples.SingleSelect', defaultMessage: 'One value' },
  MultiSelect: { id: 'componentExamples.MultiSelect', defaultMessage: 'Several values' },
  DateInputs: { id: 'componentExamples.DateInputs', defaultMessage: 'Day, time, and month' },
  DateRange: { id: 'componentExamples.DateRange', defaultMessage: 'Period of two days' },
  HorizontalLayout: { id: 'componentExamples.HorizontalLayout', defaultMessage: 'Labels beside fields' },
  GridLayout: { id: 'componentExamples.GridLayout', defaultMessage: 'Columns of fields' },
  ClientValidation: { id: 'componentExamples.ClientValidation', defaultMessage: 'Checked in the browser' },
  ServerValidation: { id: 'componentExamples.ServerValidation', defaultMessage: 'Checked by the server' },
  BasicTable: { id: 'componentExamples.BasicTable', defaultMessage: 'Rows and columns' },
  TableStates: { id: 'componentExamples.TableStates', defaultMessage: 'Table without rows' },
});
