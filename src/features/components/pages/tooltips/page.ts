import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { LabelExample } from './LabelExample';
import labelCode from './LabelExample.tsx?raw';
import { DescriptionExample } from './DescriptionExample';
import descriptionCode from './DescriptionExample.tsx?raw';
import { messages } from './messages';

/** The page “Tooltips”. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.label, Example: LabelExample, code: labelCode },
    { title: messages.description, Example: DescriptionExample, code: descriptionCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.showTip },
    { keys: ['Esc'], action: keyMessages.hideTip },
  ],
  notes: [messages.note1],
};
