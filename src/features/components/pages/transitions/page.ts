import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PresenceExample } from './PresenceExample';
import presenceCode from './PresenceExample.tsx?raw';
import { HoverExample } from './HoverExample';
import hoverCode from './HoverExample.tsx?raw';

const messages = defineMessages({
  presence: { id: 'components.transitions.presence', defaultMessage: 'Appear and disappear' },
  hover: { id: 'components.transitions.hover', defaultMessage: 'Durations' },
  note1: {
    id: 'components.transitions.note1',
    defaultMessage: 'Nothing moves for users who prefer reduced motion, and no content depends on movement.',
  },
});

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
