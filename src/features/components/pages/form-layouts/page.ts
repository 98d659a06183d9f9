import { HorizontalLayout } from '../../examples/forms/HorizontalLayout';
import horizontalLayoutCode from '../../examples/forms/HorizontalLayout.tsx?raw';
import { GridLayout } from '../../examples/forms/GridLayout';
import gridLayoutCode from '../../examples/forms/GridLayout.tsx?raw';
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
