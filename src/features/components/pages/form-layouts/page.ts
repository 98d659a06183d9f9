import { HorizontalLayout } from '../../examples/forms/wholeForms/HorizontalLayout';
import horizontalLayoutCode from '../../examples/forms/wholeForms/HorizontalLayout.tsx?raw';
import { GridLayout } from '../../examples/forms/wholeForms/GridLayout';
import gridLayoutCode from '../../examples/forms/wholeForms/GridLayout.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.horizontalLayout, Example: HorizontalLayout, code: horizontalLayoutCode, isTranslated: true },
    { title: messages.gridLayout, Example: GridLayout, code: gridLayoutCode, isTranslated: true },
  ],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
