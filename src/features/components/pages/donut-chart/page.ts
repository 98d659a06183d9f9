import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { DonutExample } from '../../examples/charts/DonutExample';
import donutExampleCode from '../../examples/charts/DonutExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.donutChart,
  notes: {
    id: 'chartPages.donutChart.notes',
    defaultMessage: 'The total is text, so it is read together with the chart.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: DonutExample, code: donutExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
