import { defineMessages } from '#i18n/defineMessages';
import { questionMessages } from '../questionMessages';

/** Messages for dates whose order of day, month, and year nothing tells. */
export const dateMessages = defineMessages({
  unclear: {
    id: 'imports.dates.unclear',
    defaultMessage:
      '{count, plural, one {The column} other {The columns}} {columns} {count, plural, one {has} other {have}} dates that can be read in more than one way. Select how the file writes them. Until then, their rows have errors.',
  },
  DMY: { id: 'imports.dates.dayFirst', defaultMessage: 'Day first: {dates}' },
  MDY: { id: 'imports.dates.monthFirst', defaultMessage: 'Month first: {dates}' },
  YMD: { id: 'imports.dates.yearFirst', defaultMessage: 'Year first: {dates}' },
  reading: { id: 'imports.dates.reading', defaultMessage: '{text} is {date}' },
  leaveOut: questionMessages.leaveOut,
});
