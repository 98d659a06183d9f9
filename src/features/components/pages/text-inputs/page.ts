import { TextInputs } from '../../examples/forms/inputs/TextInputs';
import textInputsCode from '../../examples/forms/inputs/TextInputs.tsx?raw';
import { InputStates } from '../../examples/forms/inputs/InputStates';
import inputStatesCode from '../../examples/forms/inputs/InputStates.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.textInputs, Example: TextInputs, code: textInputsCode, isTranslated: true },
    { title: messages.inputStates, Example: InputStates, code: inputStatesCode, isTranslated: true },
  ],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
