import { defineMessages } from '#i18n/defineMessages';
import { messages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the comparison of products. */
export const compareMessages = defineMessages({
  description: {
    id: 'products.compare.description',
    defaultMessage: 'Compare products field by field, and copy values from one to another.',
  },
  table: { id: 'products.compare.table', defaultMessage: 'Compared products' },
  field: sharedMessages.field,
  differentOnly: { id: 'products.compare.differentOnly', defaultMessage: 'Differences only' },
  same: {
    id: 'products.compare.same',
    defaultMessage:
      '{count, plural, =0 {All fields differ.} one {# field is the same in all products.} other {# fields are the same in all products.}}',
  },
  noDifference: { id: 'products.compare.noDifference', defaultMessage: 'No differences' },
  noDifferenceText: {
    id: 'products.compare.noDifferenceText',
    defaultMessage: 'These products have the same values in all fields that can be compared.',
  },
  showAll: { id: 'products.compare.showAll', defaultMessage: 'Show all fields' },
  tooFew: { id: 'products.compare.tooFew', defaultMessage: 'Select products to compare' },
  tooFewText: {
    id: 'products.compare.tooFewText',
    defaultMessage: 'Select {least, number} to {most, number} products in the list, and then “Compare”.',
  },
  gone: {
    id: 'products.compare.gone',
    defaultMessage: '{count, plural, one {# product no longer exists.} other {# products no longer exist.}}',
  },
  leaveOut: { id: 'products.compare.leaveOut', defaultMessage: 'Remove {name} from the comparison' },
  copyOf: { id: 'products.compare.copyOf', defaultMessage: 'Copy {field} of {name}' },
  copyTo: { id: 'products.compare.copyTo', defaultMessage: 'Copy to {name}' },
  copyToAll: { id: 'products.compare.copyToAll', defaultMessage: 'Copy to all' },
  copied: {
    id: 'products.compare.copied',
    defaultMessage: '{count, plural, one {{field} copied to # product} other {{field} copied to # products}}',
  },
  undone: { id: 'products.compare.undone', defaultMessage: '{field} restored' },
  undo: messages.undo,
  conflict: { id: 'products.compare.conflict', defaultMessage: '{name} was changed in the meantime' },
  conflictText: {
    id: 'products.compare.conflictText',
    defaultMessage: '{user} changed {field}. The comparison shows the new value, and nothing was copied.',
  },
  notCopied: { id: 'products.compare.notCopied', defaultMessage: 'Couldn’t copy to {name}' },
  archived: {
    id: 'products.compare.archived',
    defaultMessage: 'This catalog is archived, so values can’t be copied.',
  },
});
