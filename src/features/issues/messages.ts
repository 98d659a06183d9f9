import { issueMessages } from '#entities/job/issues/issueMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages of the issues of a catalog. */
export const messages = defineMessages({
  kind: issueMessages.message,
  severity: issueMessages.severity,
  products: nameMessages.products,
  productCount: sharedMessages.noteCount,
  emptyTitle: issueMessages.none,
  emptyText: {
    id: 'issues.empty.text',
    defaultMessage: 'Products are checked whenever they change. Errors, warnings, and notes appear here.',
  },
  viewProducts: sharedMessages.viewProducts,
});
