import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { LinesExample } from './LinesExample';
import linesCode from './LinesExample.tsx?raw';
import { SelectionExample } from './SelectionExample';
import selectionCode from './SelectionExample.tsx?raw';

const messages = defineMessages({
  lines: { id: 'components.lists.lines', defaultMessage: 'With status' },
  selection: { id: 'components.lists.selection', defaultMessage: 'With selection' },
  note1: {
    id: 'components.lists.note1',
    defaultMessage: 'A list with selectable items is a list box. Its items say whether they’re selected.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.lines, Example: LinesExample, code: linesCode },
    { title: messages.selection, Example: SelectionExample, code: selectionCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2191', '\u2193'], action: keyMessages.moveItems },
    { keys: ['Space'], action: keyMessages.select },
  ],
  notes: [messages.note1],
};
