import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { TitleAutocomplete } from '../../examples/forms/choices/TitleAutocomplete';
import titleAutocompleteCode from '../../examples/forms/choices/TitleAutocomplete.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.autocomplete,
  notes: {
    id: 'formPages.autocomplete.notes',
    defaultMessage: 'Focus stays in the field. The highlighted option and the number of options are announced.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: TitleAutocomplete, code: titleAutocompleteCode, isTranslated: true }],
  keys: [exampleKeys.openList, exampleKeys.take, exampleKeys.closeList],
  notes: [messages.notes],
};
