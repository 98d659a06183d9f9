import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { SankeyExample } from '../../examples/charts/SankeyExample';
import sankeyExampleCode from '../../examples/charts/SankeyExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.sankey,
  notes: { id: 'chartPages.sankey.notes', defaultMessage: 'The names and amounts of nodes are text.' },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SankeyExample, code: sankeyExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartFlow],
  notes: [messages.notes, chartNoteMessages.table],
};
