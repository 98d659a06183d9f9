import { SwitchSettings } from '../../examples/forms/choices/SwitchSettings';
import switchSettingsCode from '../../examples/forms/choices/SwitchSettings.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SwitchSettings, code: switchSettingsCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
