import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { InputExample } from './InputExample';
import inputCode from './InputExample.tsx?raw';
import { DisplayExample } from './DisplayExample';
import displayCode from './DisplayExample.tsx?raw';
import { messages } from './messages';

/** The page “Ratings”. */
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
