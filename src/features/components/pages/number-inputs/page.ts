import { NumberInputs } from '../../examples/forms/inputs/NumberInputs';
import numberInputsCode from '../../examples/forms/inputs/NumberInputs.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: NumberInputs, code: numberInputsCode, isTranslated: true }],
  keys: [exampleKeys.step, exampleKeys.bigStep, exampleKeys.ends],
  notes: [messages.notes],
};
