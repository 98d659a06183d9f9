import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { AreaExample } from '../../examples/charts/AreaExample';
import areaExampleCode from '../../examples/charts/AreaExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.areaChart,
  notes: {
    id: 'chartPages.areaChart.notes',
    defaultMessage: 'The legend says which area is which, and can highlight one of them.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: AreaExample, code: areaExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
