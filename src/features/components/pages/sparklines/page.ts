import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { SparklineExample } from '../../examples/charts/SparklineExample';
import sparklineExampleCode from '../../examples/charts/SparklineExample.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { chartNoteMessages } from '../chartNoteMessages';

const messages = defineMessages({
  example: chartRowMessages.sparklines,
  notes: { id: 'chartPages.sparklines.notes', defaultMessage: 'The latest value is beside the line as text.' },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SparklineExample, code: sparklineExampleCode, isTranslated: true }],
  keys: [],
  notes: [messages.notes, chartNoteMessages.table],
};
