import { DateInputs } from '../../examples/forms/inputs/DateInputs';
import dateInputsCode from '../../examples/forms/inputs/DateInputs.tsx?raw';
import { DateRange } from '../../examples/forms/inputs/DateRange';
import dateRangeCode from '../../examples/forms/inputs/DateRange.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.dateInputs, Example: DateInputs, code: dateInputsCode, isTranslated: true },
    { title: messages.dateRange, Example: DateRange, code: dateRangeCode, isTranslated: true },
  ],
  keys: [exampleKeys.datePart, exampleKeys.step],
  notes: [messages.notes],
};
