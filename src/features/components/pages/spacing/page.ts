import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { ScaleExample } from './ScaleExample';
import scaleCode from './ScaleExample.tsx?raw';
import { LayoutExample } from './LayoutExample';
import layoutCode from './LayoutExample.tsx?raw';

const messages = defineMessages({
  scale: { id: 'components.spacing.scale', defaultMessage: 'Steps' },
  layout: { id: 'components.spacing.layout', defaultMessage: 'In a panel' },
  note1: {
    id: 'components.spacing.note1',
    defaultMessage: 'Use logical properties, so that the layout mirrors in right-to-left languages.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.scale, Example: ScaleExample, code: scaleCode },
    { title: messages.layout, Example: LayoutExample, code: layoutCode },
  ],
  keys: [],
  notes: [messages.note1],
};
