import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { GroupedBarExample } from '../../examples/charts/GroupedBarExample';
import groupedBarExampleCode from '../../examples/charts/GroupedBarExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.groupedBarChart,
  notes: {
    id: 'chartPages.groupedBarChart.notes',
    defaultMessage: 'Bars keep their order in every group, so they can be told apart without color.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: GroupedBarExample, code: groupedBarExampleCode, isTranslated: true }],
  keys: [exampleKeys.chartPoint, exampleKeys.legend],
  notes: [messages.notes, chartNoteMessages.table],
};
