import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { LineExample } from '../../examples/charts/LineExample';
import lineExampleCode from '../../examples/charts/LineExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.lineChart,
  notes: { id: 'chartPages.lineChart.notes', defaultMessage: 'Values are shown on hover and on focus.' },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: LineExample, code: lineExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
