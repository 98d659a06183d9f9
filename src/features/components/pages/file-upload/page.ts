import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { FileUpload } from '../../examples/forms/inputs/FileUpload';
import fileUploadCode from '../../examples/forms/inputs/FileUpload.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.fileUpload,
  notes: {
    id: 'formPages.fileUpload.notes',
    defaultMessage: 'Dragging always has an alternative. Results are announced, and each problem says what to do.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: FileUpload, code: fileUploadCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.press],
  notes: [messages.notes],
};
