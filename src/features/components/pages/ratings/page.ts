import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { InputExample } from './InputExample';
import inputCode from './InputExample.tsx?raw';
import { DisplayExample } from './DisplayExample';
import displayCode from './DisplayExample.tsx?raw';

const messages = defineMessages({
  input: { id: 'components.ratings.input', defaultMessage: 'Give a rating' },
  display: { id: 'components.ratings.display', defaultMessage: 'Show a rating' },
  note1: {
    id: 'components.ratings.note1',
    defaultMessage: 'The stars are radio buttons with names. A rating that is only shown is an image with a name.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.input, Example: InputExample, code: inputCode },
    { title: messages.display, Example: DisplayExample, code: displayCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.change },
  ],
  notes: [messages.note1],
};
