import { TitleAutocomplete } from '../../examples/forms/choices/TitleAutocomplete';
import titleAutocompleteCode from '../../examples/forms/choices/TitleAutocomplete.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: TitleAutocomplete, code: titleAutocompleteCode, isTranslated: true }],
  keys: [exampleKeys.openList, exampleKeys.take, exampleKeys.closeList],
  notes: [messages.notes],
};
