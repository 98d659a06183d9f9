import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { SizesExample } from './SizesExample';
import sizesCode from './SizesExample.tsx?raw';

const messages = defineMessages({
  sizes: { id: 'components.spinners.sizes', defaultMessage: 'Sizes' },
  note1: {
    id: 'components.spinners.note1',
    defaultMessage: 'Use a skeleton for content, and a spinner for an action. Both need text or a name.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.sizes, Example: SizesExample, code: sizesCode }],
  keys: [],
  notes: [messages.note1],
};
