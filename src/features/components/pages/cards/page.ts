import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ActionExample } from './ActionExample';
import actionCode from './ActionExample.tsx?raw';
import { SelectableExample } from './SelectableExample';
import selectableCode from './SelectableExample.tsx?raw';
import { messages } from './messages';

/** The page “Cards”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.action, Example: ActionExample, code: actionCode },
    { title: messages.selectable, Example: SelectableExample, code: selectableCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Space'], action: keyMessages.select },
  ],
  notes: [messages.note1],
};
