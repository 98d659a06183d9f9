import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { SlidesExample } from './SlidesExample';
import slidesCode from './SlidesExample.tsx?raw';
import { messages } from './messages';

/** The page “Carousel”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.slides, Example: SlidesExample, code: slidesCode }],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192'], action: keyMessages.moveItems },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1],
};
