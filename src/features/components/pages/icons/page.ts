import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { AllExample } from './AllExample';
import allCode from './AllExample.tsx?raw';
import { UseExample } from './UseExample';
import useCode from './UseExample.tsx?raw';
import { messages } from './messages';

export const page: ComponentDefinition = {
  examples: [
    { title: messages.all, Example: AllExample, code: allCode },
    { title: messages.use, Example: UseExample, code: useCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
