import { DonutExample } from '../../examples/charts/DonutExample';
import donutExampleCode from '../../examples/charts/DonutExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: DonutExample, code: donutExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
