import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { issueMessages } from '../issues/issueMessages';
import { planMessages } from '../planMessages';

/** What a dry run calls the actions of the import. */
export const plannedActions = { CREATE: planMessages.created, UPDATE: planMessages.updated };

/** Messages of the changes of a job. */
export const changeMessages = defineMessages({
  list: sharedMessages.changes,
  filter: sharedMessages.typeOfChange,
  any: sharedMessages.allChanges,
  counted: issueMessages.counted,
  CREATE: commonMessages.createdRecord,
  UPDATE: commonMessages.updated,
  DELETE: { id: 'jobs.changes.delete', defaultMessage: 'Deleted' },
  SKIP: { id: 'jobs.changes.skip', defaultMessage: 'Skipped' },
  PRICES: fieldMessages.prices,
  NAMES: { id: 'jobs.changes.names', defaultMessage: 'Names' },
  REMOVED_VALUES: { id: 'jobs.changes.removed', defaultMessage: 'Removed values' },
  sort: { id: 'jobs.changes.sort', defaultMessage: 'Order' },
  POSITION: { id: 'jobs.changes.inOrder', defaultMessage: 'In the order of the job' },
  PRICE_CHANGE: { id: 'jobs.changes.byPrice', defaultMessage: 'Largest price changes first' },
  none: sharedMessages.noChanges,
  noneYet: { id: 'jobs.changes.noneYet', defaultMessage: 'No changes so far' },
  noneText: { id: 'jobs.changes.noneText', defaultMessage: 'This job didn’t change any products.' },
  noneDryRun: { id: 'jobs.changes.noneDryRun', defaultMessage: 'No products would change.' },
  noneOfType: sharedMessages.noChangesOfType,
  fieldCount: { id: 'jobs.changes.fieldCount', defaultMessage: '{count, plural, one {# field} other {# fields}}' },
  jump: { id: 'jobs.changes.jump', defaultMessage: 'Price {share}' },
  fromTo: { id: 'jobs.changes.amount', defaultMessage: '{price} ({share})' },
  showFields: { id: 'jobs.changes.show', defaultMessage: 'Show fields of {name}' },
  hideFields: { id: 'jobs.changes.hide', defaultMessage: 'Hide fields of {name}' },
  changedSince: {
    id: 'jobs.changes.since',
    defaultMessage: 'This product has been changed or deleted since. Its page shows the current state.',
  },
  omitted: {
    id: 'jobs.changes.omitted',
    defaultMessage:
      '{count, plural, one {# more field is too long to show in a dry run.} other {# more fields are too long to show in a dry run.}}',
  },
  getFields: { id: 'jobs.changes.fieldsOf', defaultMessage: 'Fields of {name}' },
  before: sharedMessages.before,
  after: sharedMessages.after,
  moreValues: { id: 'jobs.changes.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  formerPrice: sharedMessages.formerPrice,
});
