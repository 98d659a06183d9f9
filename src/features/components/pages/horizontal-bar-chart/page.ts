import { HorizontalBarExample } from '../../examples/charts/HorizontalBarExample';
import horizontalBarExampleCode from '../../examples/charts/HorizontalBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.example, Example: HorizontalBarExample, code: horizontalBarExampleCode, isTranslated: true },
  ],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
