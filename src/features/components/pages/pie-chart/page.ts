import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { PieExample } from '../../examples/charts/PieExample';
import pieExampleCode from '../../examples/charts/PieExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.pieChart,
  notes: {
    id: 'chartPages.pieChart.notes',
    defaultMessage: 'Slices show their share as text, and the legend names them.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: PieExample, code: pieExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
