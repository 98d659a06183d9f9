import { defineMessages } from '#i18n/defineMessages';

/** What keys do in forms, tables, and charts. */
export const exampleKeyMessages = defineMessages({
  step: { id: 'componentKeys.step', defaultMessage: 'Increase or decrease the value' },
  bigStep: { id: 'componentKeys.bigStep', defaultMessage: 'Change the value by 10' },
  ends: { id: 'componentKeys.ends', defaultMessage: 'Go to the lowest or highest value' },
  toggle: { id: 'componentKeys.toggle', defaultMessage: 'Turn on or off' },
  option: { id: 'componentKeys.option', defaultMessage: 'Select the previous or next option' },
  openList: { id: 'componentKeys.openList', defaultMessage: 'Open the list, then go to the next option' },
  take: { id: 'componentKeys.take', defaultMessage: 'Select the highlighted option' },
  closeList: { id: 'componentKeys.closeList', defaultMessage: 'Close the list without changing the value' },
  removeLast: { id: 'componentKeys.removeLast', defaultMessage: 'Remove the last value' },
  datePart: { id: 'componentKeys.datePart', defaultMessage: 'Move between day, month, year, hour, and minute' },
  press: { id: 'componentKeys.press', defaultMessage: 'Press the button' },
  submit: { id: 'componentKeys.submit', defaultMessage: 'Submit the form' },
  nextField: { id: 'componentKeys.nextField', defaultMessage: 'Move to the next control' },
  starKey: { id: 'componentKeys.starKey', defaultMessage: 'Select fewer or more stars' },
  bold: { id: 'componentKeys.bold', defaultMessage: 'Make the selected text bold or italic' },
  tools: { id: 'componentKeys.tools', defaultMessage: 'Move between the tools' },
  scroll: { id: 'componentKeys.scroll', defaultMessage: 'Scroll the focused table' },
  sortKey: { id: 'componentKeys.sortKey', defaultMessage: 'Sort by the column, then reverse the order' },
  expand: { id: 'componentKeys.expand', defaultMessage: 'Show or hide the details' },
  saveRow: { id: 'componentKeys.saveRow', defaultMessage: 'Save the row' },
  restoreRow: { id: 'componentKeys.restoreRow', defaultMessage: 'Restore the row' },
  chartPoint: { id: 'componentKeys.chartPoint', defaultMessage: 'Move between the values of the chart' },
  legend: { id: 'componentKeys.legend', defaultMessage: 'Hide or show a part of the chart' },
});
