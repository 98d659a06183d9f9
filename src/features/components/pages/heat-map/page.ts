import { HeatMapExample } from '../../examples/charts/HeatMapExample';
import heatMapExampleCode from '../../examples/charts/HeatMapExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: HeatMapExample, code: heatMapExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
