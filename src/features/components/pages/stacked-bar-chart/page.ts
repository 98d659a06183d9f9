import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { StackedBarExample } from '../../examples/charts/StackedBarExample';
import stackedBarExampleCode from '../../examples/charts/StackedBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.stackedBarChart,
  notes: { id: 'chartPages.stackedBarChart.notes', defaultMessage: 'A stack is announced with all of its parts.' },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: StackedBarExample, code: stackedBarExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
