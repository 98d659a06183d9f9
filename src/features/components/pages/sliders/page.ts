import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { ValueExample } from './ValueExample';
import valueCode from './ValueExample.tsx?raw';
import { VariantsExample } from './VariantsExample';
import variantsCode from './VariantsExample.tsx?raw';

const messages = defineMessages({
  value: { id: 'components.sliders.value', defaultMessage: 'With its value' },
  variants: { id: 'components.sliders.variants', defaultMessage: 'Variants of a slider' },
  note1: {
    id: 'components.sliders.note1',
    defaultMessage: 'Show the value beside the label. Give it a unit for screen readers.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.value, Example: ValueExample, code: valueCode },
    { title: messages.variants, Example: VariantsExample, code: variantsCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192', '\u2191', '\u2193'], action: keyMessages.change },
    { keys: ['Page Up', 'Page Down'], action: keyMessages.changeMore },
    { keys: ['Home', 'End'], action: keyMessages.minMax },
  ],
  notes: [messages.note1],
};
