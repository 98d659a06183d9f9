import { StackedBarExample } from '../../examples/charts/StackedBarExample';
import stackedBarExampleCode from '../../examples/charts/StackedBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: StackedBarExample, code: stackedBarExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
