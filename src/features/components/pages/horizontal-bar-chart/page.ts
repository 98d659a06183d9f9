import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { HorizontalBarExample } from '../../examples/charts/HorizontalBarExample';
import horizontalBarExampleCode from '../../examples/charts/HorizontalBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.horizontalBarChart,
  notes: { id: 'chartPages.horizontalBarChart.notes', defaultMessage: 'Names are written in full beside their bars.' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.example, Example: HorizontalBarExample, code: horizontalBarExampleCode, isTranslated: true },
  ],
  keys: [exampleKeys.chartPoint],
  notes: [messages.notes, chartNoteMessages.table],
};
