import { defineMessages } from '#i18n/defineMessages';
import { SingleSelect } from '../../examples/forms/choices/SingleSelect';
import singleSelectCode from '../../examples/forms/choices/SingleSelect.tsx?raw';
import { MultiSelect } from '../../examples/forms/choices/MultiSelect';
import multiSelectCode from '../../examples/forms/choices/MultiSelect.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'formPages.selects.notes',
    defaultMessage:
      'The browser’s own select works best on phones. When several values are selected, each tag has a button that names what it removes.',
  },
  singleSelect: { id: 'formPages.selects.singleSelect', defaultMessage: 'One value' },
  multiSelect: { id: 'formPages.selects.multiSelect', defaultMessage: 'Several values' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.singleSelect, Example: SingleSelect, code: singleSelectCode, isTranslated: true },
    { title: messages.multiSelect, Example: MultiSelect, code: multiSelectCode, isTranslated: true },
  ],
  keys: [exampleKeys.openList, exampleKeys.take, exampleKeys.closeList, exampleKeys.removeLast],
  notes: [messages.notes],
};
