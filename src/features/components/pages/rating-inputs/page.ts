import { RatingInput } from '../../examples/forms/choices/RatingInput';
import ratingInputCode from '../../examples/forms/choices/RatingInput.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RatingInput, code: ratingInputCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.starKey],
  notes: [messages.notes],
};
