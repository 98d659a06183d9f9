import { MaskedInputs } from '../../examples/forms/inputs/MaskedInputs';
import maskedInputsCode from '../../examples/forms/inputs/MaskedInputs.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: MaskedInputs, code: maskedInputsCode, isTranslated: true }],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
