import type { ComponentDefinition } from '../../componentTypes';
import { SwatchesExample } from './SwatchesExample';
import swatchesCode from './SwatchesExample.tsx?raw';
import { LevelsExample } from './LevelsExample';
import levelsCode from './LevelsExample.tsx?raw';
import { messages } from './messages';

/** The page “Colors and tokens”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.swatches, Example: SwatchesExample, code: swatchesCode },
    { title: messages.levels, Example: LevelsExample, code: levelsCode },
  ],
  keys: [],
  notes: [messages.note1],
};
