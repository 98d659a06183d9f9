import { recordMessages } from '#ui/recordMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { messages } from '../messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages around the form of a stored product: actions, facts, issues. */
export const detailMessages = defineMessages({
  duplicate: { id: 'products.detail.duplicate', defaultMessage: 'Duplicate' },
  duplicated: { id: 'products.detail.duplicated', defaultMessage: 'Draft copy created' },
  notDuplicated: { id: 'products.detail.notDuplicated', defaultMessage: 'Couldn’t duplicate the product' },
  activate: sharedMessages.activate,
  archive: sharedMessages.archive,
  ACTIVE: { id: 'products.detail.activated', defaultMessage: 'Product activated' },
  ARCHIVED: { id: 'products.detail.archived', defaultMessage: 'Product archived' },
  DRAFT: { id: 'products.detail.drafted', defaultMessage: 'Product changed to draft' },
  notChanged: { id: 'products.detail.notChanged', defaultMessage: 'Couldn’t change the product' },
  delete: recordMessages.delete,
  viewPublished: { id: 'products.detail.viewPublished', defaultMessage: 'View in version {version, number}' },
  saveFirst: { id: 'products.detail.saveFirst', defaultMessage: 'Save or discard your changes first' },
  facts: { id: 'products.detail.facts', defaultMessage: 'About this product' },
  published: commonMessages.published,
  publishedNo: messages.notPublished,
  publishedYes: { id: 'products.detail.published.yes', defaultMessage: 'Yes, up to date' },
  publishedOlder: {
    id: 'products.detail.published.older',
    defaultMessage: 'Yes, changed since then (published revision: {revision, number})',
  },
  revision: { id: 'products.detail.revision', defaultMessage: 'Revision' },
  updated: commonMessages.updated,
  updatedBy: { id: 'products.detail.updatedBy', defaultMessage: 'Last changed by' },
  created: commonMessages.createdRecord,
  createdBy: { id: 'products.detail.createdBy', defaultMessage: 'Created by' },
  inJob: { id: 'products.detail.inJob', defaultMessage: '{user} in {job}' },
  previous: { id: 'products.detail.place.previous', defaultMessage: 'Previous product' },
  next: { id: 'products.detail.place.next', defaultMessage: 'Next product' },
  PageUp: { id: 'products.detail.place.pageUp', defaultMessage: '{name} (Alt+Page Up)' },
  PageDown: { id: 'products.detail.place.pageDown', defaultMessage: '{name} (Alt+Page Down)' },
  place: { id: 'products.detail.place', defaultMessage: '{position, number} of {total, number}' },
  placeGone: {
    id: 'products.detail.place.gone',
    defaultMessage: '{total, plural, =0 {None left} one {# left} other {# left}}',
  },
  placeGroup: { id: 'products.detail.place.group', defaultMessage: 'Position in the list' },
  issues: commonMessages.issues,
  ERROR: commonMessages.errorCount,
  WARNING: commonMessages.warningCount,
  INFO: messages.infoCount,
  errorsBlock: { id: 'products.detail.issues.block', defaultMessage: 'Errors in active products block publishing.' },
});
