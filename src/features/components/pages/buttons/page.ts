import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { AppearanceExample } from './AppearanceExample';
import appearanceCode from './AppearanceExample.tsx?raw';
import { IconExample } from './IconExample';
import iconCode from './IconExample.tsx?raw';
import { BusyExample } from './BusyExample';
import busyCode from './BusyExample.tsx?raw';
import { messages } from './messages';

/** The page “Buttons”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.appearance, Example: AppearanceExample, code: appearanceCode },
    { title: messages.icon, Example: IconExample, code: iconCode },
    { title: messages.busy, Example: BusyExample, code: busyCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1, messages.note2],
};
