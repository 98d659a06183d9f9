import { defineMessages } from '#i18n/defineMessages';
import { DateInputs } from '../../examples/forms/inputs/DateInputs';
import dateInputsCode from '../../examples/forms/inputs/DateInputs.tsx?raw';
import { DateRange } from '../../examples/forms/inputs/DateRange';
import dateRangeCode from '../../examples/forms/inputs/DateRange.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'formPages.dateTime.notes',
    defaultMessage:
      'The browser’s own pickers work with screen readers and on phones. A message explains what’s wrong with a period.',
  },
  dateInputs: { id: 'formPages.dateTime.dateInputs', defaultMessage: 'Day, time, and month' },
  dateRange: { id: 'formPages.dateTime.dateRange', defaultMessage: 'Period of two days' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.dateInputs, Example: DateInputs, code: dateInputsCode, isTranslated: true },
    { title: messages.dateRange, Example: DateRange, code: dateRangeCode, isTranslated: true },
  ],
  keys: [exampleKeys.datePart, exampleKeys.step],
  notes: [messages.notes],
};
