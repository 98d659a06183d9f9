import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for comparing products and for showing them as published. */
export const diffMessages = defineMessages({
  kind: sharedMessages.typeOfChange,
  anyKind: sharedMessages.allChanges,
  kindCount: { id: 'publishedCatalogs.diff.kind.count', defaultMessage: '{kind} ({count, number})' },
  ADDED: { id: 'publishedCatalogs.diff.added', defaultMessage: 'Added' },
  CHANGED: { id: 'publishedCatalogs.diff.changed', defaultMessage: 'Changed' },
  REMOVED: { id: 'publishedCatalogs.diff.removed', defaultMessage: 'Removed' },
  list: { id: 'publishedCatalogs.diff.list', defaultMessage: 'Changed products' },
  selectAll: {
    id: 'publishedCatalogs.diff.selectAll',
    defaultMessage: '{total, plural, one {Select # product} other {Select all # products}}',
  },
  none: sharedMessages.noChanges,
  noneText: { id: 'publishedCatalogs.diff.none.text', defaultMessage: 'All products are the same in both versions.' },
  noneOfKind: sharedMessages.noChangesOfType,
  before: sharedMessages.before,
  after: sharedMessages.after,
  notThere: { id: 'publishedCatalogs.diff.notThere', defaultMessage: 'Not present' },
  moreFields: {
    id: 'publishedCatalogs.diff.moreFields',
    defaultMessage: '{count, plural, one {Show # more field} other {Show # more fields}}',
  },
  showLess: sharedMessages.showLess,
});
