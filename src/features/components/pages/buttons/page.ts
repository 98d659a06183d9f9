import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { AppearanceExample } from './AppearanceExample';
import appearanceCode from './AppearanceExample.tsx?raw';
import { IconExample } from './IconExample';
import iconCode from './IconExample.tsx?raw';
import { BusyExample } from './BusyExample';
import busyCode from './BusyExample.tsx?raw';

const messages = defineMessages({
  appearance: { id: 'components.buttons.appearance', defaultMessage: 'Appearance' },
  icon: { id: 'components.buttons.icon', defaultMessage: 'With an icon' },
  busy: { id: 'components.buttons.busy', defaultMessage: 'While an action is running' },
  note1: { id: 'components.buttons.note1', defaultMessage: 'Use one primary button per view. Its label is a verb.' },
  note2: { id: 'components.buttons.note2', defaultMessage: 'A button with only an icon needs an accessible name.' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.appearance, Example: AppearanceExample, code: appearanceCode },
    { title: messages.icon, Example: IconExample, code: iconCode },
    { title: messages.busy, Example: BusyExample, code: busyCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['Enter', 'Space'], action: keyMessages.activate },
  ],
  notes: [messages.note1, messages.note2],
};
