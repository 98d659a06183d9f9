import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { CategoriesExample } from './CategoriesExample';
import categoriesCode from './CategoriesExample.tsx?raw';
import { SelectionExample } from './SelectionExample';
import selectionCode from './SelectionExample.tsx?raw';

const messages = defineMessages({
  categories: { id: 'components.tree.categories', defaultMessage: 'Branches that open' },
  selection: { id: 'components.tree.selection', defaultMessage: 'With several selected' },
  note1: {
    id: 'components.tree.note1',
    defaultMessage: 'The tree has a name and is one stop for Tab. Each entry says its level and whether it is open.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.categories, Example: CategoriesExample, code: categoriesCode },
    { title: messages.selection, Example: SelectionExample, code: selectionCode },
  ],
  keys: [
    { keys: ['\u2191', '\u2193'], action: keyMessages.moveItems },
    { keys: ['\u2190', '\u2192'], action: keyMessages.expandCollapse },
    { keys: ['Home', 'End'], action: keyMessages.firstLast },
    { keys: ['A\u2013Z'], action: keyMessages.typeAhead },
    { keys: ['Enter', 'Space'], action: keyMessages.select },
  ],
  notes: [messages.note1],
};
