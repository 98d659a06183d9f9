import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { BarExample } from '../../examples/charts/BarExample';
import barExampleCode from '../../examples/charts/BarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.barChart,
  notes: {
    id: 'chartPages.barChart.notes',
    defaultMessage: 'All bars are the same color, because color would mean nothing here.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: BarExample, code: barExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
