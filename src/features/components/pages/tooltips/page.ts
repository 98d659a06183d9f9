import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { LabelExample } from './LabelExample';
import labelCode from './LabelExample.tsx?raw';
import { DescriptionExample } from './DescriptionExample';
import descriptionCode from './DescriptionExample.tsx?raw';

const messages = defineMessages({
  label: { id: 'components.tooltips.label', defaultMessage: 'As a name' },
  description: { id: 'components.tooltips.description', defaultMessage: 'As a description' },
  note1: {
    id: 'components.tooltips.note1',
    defaultMessage: 'Don’t put anything only in a tooltip: touch screens don’t show it.',
  },
});

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
