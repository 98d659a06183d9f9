import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PresenceExample } from './PresenceExample';
import presenceCode from './PresenceExample.tsx?raw';
import { HoverExample } from './HoverExample';
import hoverCode from './HoverExample.tsx?raw';
import { messages } from './messages';

/** The page “Transitions”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.presence, Example: PresenceExample, code: presenceCode },
    { title: messages.hover, Example: HoverExample, code: hoverCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
