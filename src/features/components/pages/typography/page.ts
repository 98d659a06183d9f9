import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { ScaleExample } from './ScaleExample';
import scaleCode from './ScaleExample.tsx?raw';
import { LongExample } from './LongExample';
import longCode from './LongExample.tsx?raw';

const messages = defineMessages({
  scale: { id: 'components.typography.scale', defaultMessage: 'Type ramp' },
  long: { id: 'components.typography.long', defaultMessage: 'Long texts' },
  note1: {
    id: 'components.typography.note1',
    defaultMessage: 'Styles are independent of heading levels. A page has one h1, and no level is skipped.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.scale, Example: ScaleExample, code: scaleCode },
    { title: messages.long, Example: LongExample, code: longCode },
  ],
  keys: [],
  notes: [messages.note1],
};
