import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { ShareExample } from './ShareExample';
import shareCode from './ShareExample.tsx?raw';
import { UnknownExample } from './UnknownExample';
import unknownCode from './UnknownExample.tsx?raw';

const messages = defineMessages({
  share: { id: 'components.progress.share', defaultMessage: 'Known total' },
  unknown: { id: 'components.progress.unknown', defaultMessage: 'Unknown total' },
  note1: {
    id: 'components.progress.note1',
    defaultMessage: 'Each bar has a name. The text below says the same as the bar.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.share, Example: ShareExample, code: shareCode },
    { title: messages.unknown, Example: UnknownExample, code: unknownCode },
  ],
  keys: [],
  notes: [messages.note1],
};
