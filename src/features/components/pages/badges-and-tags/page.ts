import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { StatusExample } from './StatusExample';
import statusCode from './StatusExample.tsx?raw';
import { CountExample } from './CountExample';
import countCode from './CountExample.tsx?raw';
import { TagsExample } from './TagsExample';
import tagsCode from './TagsExample.tsx?raw';

const messages = defineMessages({
  status: fieldMessages.status,
  count: { id: 'components.badgesAndTags.count', defaultMessage: 'Numbers' },
  tags: { id: 'components.badgesAndTags.tags', defaultMessage: 'Tags that can be removed' },
  note1: {
    id: 'components.badgesAndTags.note1',
    defaultMessage: 'Color never stands alone. The text carries the meaning.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.status, Example: StatusExample, code: statusCode },
    { title: messages.count, Example: CountExample, code: countCode },
    { title: messages.tags, Example: TagsExample, code: tagsCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.moveItems },
    { keys: ['Enter', 'Delete', 'Backspace'], action: keyMessages.removeTag },
  ],
  notes: [messages.note1],
};
