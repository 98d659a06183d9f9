import { GroupedBarExample } from '../../examples/charts/GroupedBarExample';
import groupedBarExampleCode from '../../examples/charts/GroupedBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: GroupedBarExample, code: groupedBarExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
