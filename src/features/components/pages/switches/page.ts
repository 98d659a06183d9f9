import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { SwitchSettings } from '../../examples/forms/choices/SwitchSettings';
import switchSettingsCode from '../../examples/forms/choices/SwitchSettings.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.switches,
  notes: {
    id: 'formPages.switches.notes',
    defaultMessage:
      'The label stays the same in both states. A setting that depends on another one is disabled, not hidden.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SwitchSettings, code: switchSettingsCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
