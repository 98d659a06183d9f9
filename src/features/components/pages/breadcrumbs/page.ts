import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PathExample } from './PathExample';
import pathCode from './PathExample.tsx?raw';

const messages = defineMessages({
  path: { id: 'components.breadcrumbs.path', defaultMessage: 'Path of a page' },
  note1: {
    id: 'components.breadcrumbs.note1',
    defaultMessage: 'The path is a navigation landmark with a name. The last part is marked as the current page.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.path, Example: PathExample, code: pathCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.moveItems },
    { keys: ['Enter'], action: keyMessages.followLink },
  ],
  notes: [messages.note1],
};
