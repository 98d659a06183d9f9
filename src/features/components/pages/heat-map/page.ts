import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { HeatMapExample } from '../../examples/charts/HeatMapExample';
import heatMapExampleCode from '../../examples/charts/HeatMapExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.heatMap,
  notes: {
    id: 'chartPages.heatMap.notes',
    defaultMessage: 'Each cell shows its number, because shades alone are hard to compare.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: HeatMapExample, code: heatMapExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
