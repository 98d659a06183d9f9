import { GaugeExample } from '../../examples/charts/GaugeExample';
import gaugeExampleCode from '../../examples/charts/GaugeExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { chartNoteMessages } from '../chartNoteMessages';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: GaugeExample, code: gaugeExampleCode, isTranslated: true }],
  keys: [],
  notes: [messages.notes, chartNoteMessages.table],
};
