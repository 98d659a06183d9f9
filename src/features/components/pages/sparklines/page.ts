import { SparklineExample } from '../../examples/charts/SparklineExample';
import sparklineExampleCode from '../../examples/charts/SparklineExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SparklineExample, code: sparklineExampleCode, isTranslated: true }],
  keys: [],
  notes: [messages.notes, chartNoteMessages.table],
};
