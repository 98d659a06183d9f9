import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { HistoryExample } from './HistoryExample';
import historyCode from './HistoryExample.tsx?raw';

const messages = defineMessages({
  history: { id: 'components.timeline.history', defaultMessage: 'Steps of a job' },
  note1: {
    id: 'components.timeline.note1',
    defaultMessage: 'It’s an ordered list. Icons have text, so the state doesn’t depend on color.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.history, Example: HistoryExample, code: historyCode }],
  keys: [],
  notes: [messages.note1],
};
