import type { ComponentDefinition } from '../../componentTypes';
import { ScaleExample } from './ScaleExample';
import scaleCode from './ScaleExample.tsx?raw';
import { LongExample } from './LongExample';
import longCode from './LongExample.tsx?raw';
import { messages } from './messages';

/** The page “Typography”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.scale, Example: ScaleExample, code: scaleCode },
    { title: messages.long, Example: LongExample, code: longCode },
  ],
  keys: [],
  notes: [messages.note1],
};
