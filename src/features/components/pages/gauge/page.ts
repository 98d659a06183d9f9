import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { GaugeExample } from '../../examples/charts/GaugeExample';
import gaugeExampleCode from '../../examples/charts/GaugeExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.gauge,
  notes: { id: 'chartPages.gauge.notes', defaultMessage: 'The value is written below the needle.' },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: GaugeExample, code: gaugeExampleCode, isTranslated: true }],
  keys: [],
  notes: [messages.notes, chartNoteMessages.table],
};
