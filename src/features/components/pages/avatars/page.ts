import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PictureExample } from './PictureExample';
import pictureCode from './PictureExample.tsx?raw';
import { PresenceExample } from './PresenceExample';
import presenceCode from './PresenceExample.tsx?raw';
import { messages } from './messages';

/** The page “Avatars”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.picture, Example: PictureExample, code: pictureCode },
    { title: messages.presence, Example: PresenceExample, code: presenceCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.open },
    { keys: ['Esc'], action: keyMessages.close },
  ],
  notes: [messages.note1],
};
