import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  heading: { id: 'developer.explorer.heading', defaultMessage: 'GraphiQL' },
  description: {
    id: 'developer.explorer.description',
    defaultMessage:
      'Ask the GraphQL schema behind this app anything that your account may ask. You are signed in as yourself: what a mutation changes here is changed.',
  },
  mocked: {
    id: 'developer.explorer.mocked',
    defaultMessage:
      'An answer with “mocked” among its extensions holds made-up values: the schema has the fields that are named there, but no rule fills them yet. Their types are right, their contents mean nothing.',
  },
});
