import { defineMessages } from '#i18n/defineMessages';

/** Messages of the questions about columns, and of columns for the same field. */
export const questionMessages = defineMessages({
  heading: { id: 'imports.questions.heading', defaultMessage: 'Decide what to do with these columns' },
  field: { id: 'imports.questions.field', defaultMessage: 'Read as “{field}”' },
  attribute: { id: 'imports.questions.attribute', defaultMessage: 'Keep as an attribute' },
  leaveOut: { id: 'imports.questions.leaveOut', defaultMessage: 'Leave out' },
  repeated: {
    id: 'imports.mapping.repeated',
    defaultMessage:
      '{columns} are mapped to the same field. Keep one of them, and map the other to another field or don’t import it.',
  },
  repeatedHere: { id: 'imports.mapping.repeatedHere', defaultMessage: 'Same field as {column}' },
});
