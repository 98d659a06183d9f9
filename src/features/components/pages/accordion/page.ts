import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { SingleExample } from './SingleExample';
import singleCode from './SingleExample.tsx?raw';
import { MultipleExample } from './MultipleExample';
import multipleCode from './MultipleExample.tsx?raw';

const messages = defineMessages({
  single: { id: 'components.accordion.single', defaultMessage: 'One section at a time' },
  multiple: { id: 'components.accordion.multiple', defaultMessage: 'Several sections' },
  note1: {
    id: 'components.accordion.note1',
    defaultMessage: 'Each header is a button inside a heading. Use the heading level that suits the page.',
  },
});

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
