import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PathExample } from './PathExample';
import pathCode from './PathExample.tsx?raw';
import { messages } from './messages';

/** The page “Breadcrumbs”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.path, Example: PathExample, code: pathCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.moveItems },
    { keys: ['Enter'], action: keyMessages.followLink },
  ],
  notes: [messages.note1],
};
