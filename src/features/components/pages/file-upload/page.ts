import { FileUpload } from '../../examples/forms/inputs/FileUpload';
import fileUploadCode from '../../examples/forms/inputs/FileUpload.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: FileUpload, code: fileUploadCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.press],
  notes: [messages.notes],
};
