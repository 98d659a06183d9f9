import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { SlidesExample } from './SlidesExample';
import slidesCode from './SlidesExample.tsx?raw';

const messages = defineMessages({
  slides: { id: 'components.carousel.slides', defaultMessage: 'Slides' },
  note1: {
    id: 'components.carousel.note1',
    defaultMessage: 'Slides never move on their own, and each change is announced.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.slides, Example: SlidesExample, code: slidesCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.moveItems },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
