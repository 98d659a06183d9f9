import { CheckboxGroup } from '../../examples/forms/choices/CheckboxGroup';
import checkboxGroupCode from '../../examples/forms/choices/CheckboxGroup.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: CheckboxGroup, code: checkboxGroupCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
