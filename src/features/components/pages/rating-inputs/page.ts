import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { RatingInput } from '../../examples/forms/choices/RatingInput';
import ratingInputCode from '../../examples/forms/choices/RatingInput.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.ratingInputs,
  notes: {
    id: 'formPages.ratingInputs.notes',
    defaultMessage:
      'The stars are radio buttons with names. A separate button clears the rating, because stars alone can’t.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RatingInput, code: ratingInputCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.starKey],
  notes: [messages.notes],
};
