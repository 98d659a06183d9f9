import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { RichText } from '../../examples/forms/wholeForms/RichText';
import richTextCode from '../../examples/forms/wholeForms/RichText.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.richText,
  notes: {
    id: 'formPages.richText.notes',
    defaultMessage: 'The toolbar is one stop for the Tab key. Its buttons say whether a format is on.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RichText, code: richTextCode, isTranslated: true }],
  keys: [exampleKeys.bold, exampleKeys.tools],
  notes: [messages.notes],
};
