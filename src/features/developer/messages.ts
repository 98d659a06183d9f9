import { titles } from './titles';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  heading: titles.explorer,
  description: {
    id: 'developer.explorer.description',
    defaultMessage: 'Run queries with your own permissions. Mutations change real data.',
  },
  narrow: { id: 'developer.explorer.narrow', defaultMessage: 'GraphiQL needs a wider window' },
  narrowText: {
    id: 'developer.explorer.narrowText',
    defaultMessage: 'Rotate your device or open this page on a larger screen.',
  },
  mocked: {
    id: 'developer.explorer.mocked',
    defaultMessage:
      'If a response lists “mocked” in its extensions, the fields named there contain sample values. The types are correct, but the values have no meaning.',
  },
});
