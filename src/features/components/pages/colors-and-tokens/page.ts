import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { SwatchesExample } from './SwatchesExample';
import swatchesCode from './SwatchesExample.tsx?raw';
import { LevelsExample } from './LevelsExample';
import levelsCode from './LevelsExample.tsx?raw';

const messages = defineMessages({
  swatches: { id: 'components.colorsAndTokens.swatches', defaultMessage: 'Colors' },
  levels: { id: 'components.colorsAndTokens.levels', defaultMessage: 'Shadows and corners' },
  note1: {
    id: 'components.colorsAndTokens.note1',
    defaultMessage: 'Text tokens have a contrast ratio of at least 4.5:1 against the backgrounds in the same group.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.swatches, Example: SwatchesExample, code: swatchesCode },
    { title: messages.levels, Example: LevelsExample, code: levelsCode },
  ],
  keys: [],
  notes: [messages.note1],
};
