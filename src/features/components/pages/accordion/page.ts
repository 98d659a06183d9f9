import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { SingleExample } from './SingleExample';
import singleCode from './SingleExample.tsx?raw';
import { MultipleExample } from './MultipleExample';
import multipleCode from './MultipleExample.tsx?raw';
import { messages } from './messages';

/** The page “Accordion”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.single, Example: SingleExample, code: singleCode },
    { title: messages.multiple, Example: MultipleExample, code: multipleCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.toggle },
  ],
  notes: [messages.note1],
};
