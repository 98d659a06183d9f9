import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ConfirmExample } from './ConfirmExample';
import confirmCode from './ConfirmExample.tsx?raw';
import { FormExample } from './FormExample';
import formCode from './FormExample.tsx?raw';
import { DrawerExample } from './DrawerExample';
import drawerCode from './DrawerExample.tsx?raw';
import { messages } from './messages';

/** The page “Dialogs and drawers”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.confirm, Example: ConfirmExample, code: confirmCode },
    { title: messages.form, Example: FormExample, code: formCode },
    { title: messages.drawer, Example: DrawerExample, code: drawerCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Esc'], action: keyMessages.close },
  ],
  notes: [messages.note1, messages.note2],
};
