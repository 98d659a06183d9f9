import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PagesExample } from './PagesExample';
import pagesCode from './PagesExample.tsx?raw';

const messages = defineMessages({
  pages: { id: 'components.pagination.pages', defaultMessage: 'Pages of a list' },
  note1: {
    id: 'components.pagination.note1',
    defaultMessage: 'The range of rows is announced when it changes. Buttons that can’t be used stay focusable.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.pages, Example: PagesExample, code: pagesCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
