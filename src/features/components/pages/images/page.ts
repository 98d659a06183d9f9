import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { ShapesExample } from './ShapesExample';
import shapesCode from './ShapesExample.tsx?raw';
import { FallbackExample } from './FallbackExample';
import fallbackCode from './FallbackExample.tsx?raw';

const messages = defineMessages({
  shapes: { id: 'components.images.shapes', defaultMessage: 'Shapes' },
  fallback: { id: 'components.images.fallback', defaultMessage: 'Missing image' },
  note1: {
    id: 'components.images.note1',
    defaultMessage: 'Alt text says what matters in the image. Decorative images have empty alt text.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.shapes, Example: ShapesExample, code: shapesCode },
    { title: messages.fallback, Example: FallbackExample, code: fallbackCode },
  ],
  keys: [],
  notes: [messages.note1],
};
