import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { LinesExample } from './LinesExample';
import linesCode from './LinesExample.tsx?raw';
import { SelectionExample } from './SelectionExample';
import selectionCode from './SelectionExample.tsx?raw';
import { messages } from './messages';

/** The page “Lists”. */
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
