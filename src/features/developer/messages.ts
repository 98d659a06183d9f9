import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  heading: { id: 'developer.explorer.heading', defaultMessage: 'GraphiQL' },
  description: {
    id: 'developer.explorer.description',
    defaultMessage:
      'Ask the GraphQL schema behind this app anything that your account may ask. You are signed in as yourself: what a mutation changes here is changed.',
  },
  narrow: { id: 'developer.explorer.narrow', defaultMessage: 'GraphiQL needs a wider window' },
  narrowText: {
    id: 'developer.explorer.narrowText',
    defaultMessage: 'Turn your device sideways, or open this page on a larger screen.',
  },
  mocked: {
    id: 'developer.explorer.mocked',
    defaultMessage:
      'An answer with “mocked” among its extensions holds made-up values: the schema has the fields that are named there, but no rule fills them yet. Their types are right, their contents mean nothing.',
  },
});
