import { defineMessages } from '#i18n/defineMessages';
import type { ComponentDefinition } from '../../componentTypes';
import { keyMessages } from '../../keyMessages';
import { PanelsExample } from './PanelsExample';
import panelsCode from './PanelsExample.tsx?raw';
import { VerticalExample } from './VerticalExample';
import verticalCode from './VerticalExample.tsx?raw';

const messages = defineMessages({
  panels: { id: 'components.tabs.panels', defaultMessage: 'With numbers' },
  vertical: { id: 'components.tabs.vertical', defaultMessage: 'Vertical' },
  note1: {
    id: 'components.tabs.note1',
    defaultMessage: 'Keep the selected tab in the URL, so that it can be shared and restored.',
  },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.panels, Example: PanelsExample, code: panelsCode },
    { title: messages.vertical, Example: VerticalExample, code: verticalCode },
  ],
  keys: [
    { keys: ['Tab'], action: keyMessages.focusNext },
    { keys: ['\u2190', '\u2192', '\u2191', '\u2193'], action: keyMessages.moveItems },
    { keys: ['Enter', 'Space'], action: keyMessages.select },
  ],
  notes: [messages.note1],
};
