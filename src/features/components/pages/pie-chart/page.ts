import { PieExample } from '../../examples/charts/PieExample';
import pieExampleCode from '../../examples/charts/PieExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: PieExample, code: pieExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
