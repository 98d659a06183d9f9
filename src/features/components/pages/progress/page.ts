import type { ComponentDefinition } from '../../componentTypes';
import { ShareExample } from './ShareExample';
import shareCode from './ShareExample.tsx?raw';
import { UnknownExample } from './UnknownExample';
import unknownCode from './UnknownExample.tsx?raw';
import { messages } from './messages';

/** The page “Progress bars”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.share, Example: ShareExample, code: shareCode },
    { title: messages.unknown, Example: UnknownExample, code: unknownCode },
  ],
  keys: [],
  notes: [messages.note1],
};
