import type { ComponentDefinition } from '../../componentTypes';
import { ScaleExample } from './ScaleExample';
import scaleCode from './ScaleExample.tsx?raw';
import { LayoutExample } from './LayoutExample';
import layoutCode from './LayoutExample.tsx?raw';
import { messages } from './messages';

/** The page “Spacing”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.scale, Example: ScaleExample, code: scaleCode },
    { title: messages.layout, Example: LayoutExample, code: layoutCode },
  ],
  keys: [],
  notes: [messages.note1],
};
