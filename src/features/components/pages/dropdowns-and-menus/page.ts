import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ActionsExample } from './ActionsExample';
import actionsCode from './ActionsExample.tsx?raw';
import { ChoicesExample } from './ChoicesExample';
import choicesCode from './ChoicesExample.tsx?raw';

const messages = defineMessages({
  actions: nameMessages.actions,
  choices: { id: 'components.dropdownsAndMenus.choices', defaultMessage: 'Choices and settings' },
  note1: {
    id: 'components.dropdownsAndMenus.note1',
    defaultMessage: 'The button says that it has a menu and whether it is open.',
  },
  note2: { id: 'components.dropdownsAndMenus.note2', defaultMessage: 'A disabled entry says why in its note.' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.actions, Example: ActionsExample, code: actionsCode },
    { title: messages.choices, Example: ChoicesExample, code: choicesCode },
  ],
  keys: [
    { keys: ['Enter', 'Space', '\u2193'], action: keyMessages.open },
    { keys: ['\u2191', '\u2193'], action: keyMessages.moveItems },
    { keys: ['Home', 'End'], action: keyMessages.firstLast },
    { keys: ['A\u2013Z'], action: keyMessages.typeAhead },
    { keys: ['Esc'], action: keyMessages.close },
  ],
  notes: [messages.note1, messages.note2],
};
