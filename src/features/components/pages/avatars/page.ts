import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PictureExample } from './PictureExample';
import pictureCode from './PictureExample.tsx?raw';
import { PresenceExample } from './PresenceExample';
import presenceCode from './PresenceExample.tsx?raw';

const messages = defineMessages({
  picture: { id: 'components.avatars.picture', defaultMessage: 'Initials and image' },
  presence: { id: 'components.avatars.presence', defaultMessage: 'Presence and group' },
  note1: {
    id: 'components.avatars.note1',
    defaultMessage: 'If the name is next to the avatar, the image has no alt text.',
  },
});

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
