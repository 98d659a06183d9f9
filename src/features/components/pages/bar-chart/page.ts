import { BarExample } from '../../examples/charts/BarExample';
import barExampleCode from '../../examples/charts/BarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: BarExample, code: barExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
