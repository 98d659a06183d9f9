import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { CheckboxGroup } from '../../examples/forms/choices/CheckboxGroup';
import checkboxGroupCode from '../../examples/forms/choices/CheckboxGroup.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.checkboxes,
  notes: {
    id: 'formPages.checkboxes.notes',
    defaultMessage:
      'The options are a group with a name. The checkbox for all of them is announced as mixed if only some are on.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: CheckboxGroup, code: checkboxGroupCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
