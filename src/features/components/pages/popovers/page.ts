import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { FormExample } from './FormExample';
import formCode from './FormExample.tsx?raw';
import { HintExample } from './HintExample';
import hintCode from './HintExample.tsx?raw';

const messages = defineMessages({
  form: { id: 'components.popovers.form', defaultMessage: 'With a small form' },
  hint: { id: 'components.popovers.hint', defaultMessage: 'Explanation' },
  note1: {
    id: 'components.popovers.note1',
    defaultMessage: 'Content with controls keeps the focus. The surface has an accessible name.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.form, Example: FormExample, code: formCode },
    { title: messages.hint, Example: HintExample, code: hintCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.open },
    { keys: ['Esc'], action: keyMessages.close },
  ],
  notes: [messages.note1],
};
