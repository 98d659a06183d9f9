import type { ComponentDefinition } from '../../componentTypes';
import { ShapesExample } from './ShapesExample';
import shapesCode from './ShapesExample.tsx?raw';
import { FallbackExample } from './FallbackExample';
import fallbackCode from './FallbackExample.tsx?raw';
import { messages } from './messages';

/** The page “Images”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.shapes, Example: ShapesExample, code: shapesCode },
    { title: messages.fallback, Example: FallbackExample, code: fallbackCode },
  ],
  keys: [],
  notes: [messages.note1],
};
