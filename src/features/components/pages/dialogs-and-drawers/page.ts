import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ConfirmExample } from './ConfirmExample';
import confirmCode from './ConfirmExample.tsx?raw';
import { FormExample } from './FormExample';
import formCode from './FormExample.tsx?raw';
import { DrawerExample } from './DrawerExample';
import drawerCode from './DrawerExample.tsx?raw';

const messages = defineMessages({
  confirm: { id: 'components.dialogsAndDrawers.confirm', defaultMessage: 'Confirmation' },
  form: { id: 'components.dialogsAndDrawers.form', defaultMessage: 'Form in a dialog' },
  drawer: { id: 'components.dialogsAndDrawers.drawer', defaultMessage: 'Drawer' },
  note1: {
    id: 'components.dialogsAndDrawers.note1',
    defaultMessage: 'Focus stays inside until the dialog closes, then returns to where it was.',
  },
  note2: {
    id: 'components.dialogsAndDrawers.note2',
    defaultMessage: 'The title is the question, and the button repeats its verb.',
  },
});

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
