import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ActionExample } from './ActionExample';
import actionCode from './ActionExample.tsx?raw';
import { SelectableExample } from './SelectableExample';
import selectableCode from './SelectableExample.tsx?raw';

const messages = defineMessages({
  action: { id: 'components.cards.action', defaultMessage: 'With actions' },
  selectable: { id: 'components.cards.selectable', defaultMessage: 'Selectable' },
  note1: {
    id: 'components.cards.note1',
    defaultMessage: 'A card that can be selected contains a checkbox with a name.',
  },
});

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
