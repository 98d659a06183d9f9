import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PagesExample } from './PagesExample';
import pagesCode from './PagesExample.tsx?raw';
import { messages } from './messages';

/** The page “Pagination”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.pages, Example: PagesExample, code: pagesCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
