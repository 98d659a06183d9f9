import { defineMessages } from '#i18n/defineMessages';
import { HorizontalLayout } from '../../examples/forms/wholeForms/HorizontalLayout';
import horizontalLayoutCode from '../../examples/forms/wholeForms/HorizontalLayout.tsx?raw';
import { GridLayout } from '../../examples/forms/wholeForms/GridLayout';
import gridLayoutCode from '../../examples/forms/wholeForms/GridLayout.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'formPages.formLayouts.notes',
    defaultMessage: 'The tab order is the reading order. At 400 percent zoom, everything is in one column.',
  },
  horizontalLayout: { id: 'formPages.formLayouts.horizontalLayout', defaultMessage: 'Labels beside fields' },
  gridLayout: { id: 'formPages.formLayouts.gridLayout', defaultMessage: 'Columns of fields' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.horizontalLayout, Example: HorizontalLayout, code: horizontalLayoutCode, isTranslated: true },
    { title: messages.gridLayout, Example: GridLayout, code: gridLayoutCode, isTranslated: true },
  ],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
