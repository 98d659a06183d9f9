import { AreaExample } from '../../examples/charts/AreaExample';
import areaExampleCode from '../../examples/charts/AreaExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: AreaExample, code: areaExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
