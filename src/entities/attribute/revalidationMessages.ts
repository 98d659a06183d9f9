import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about products that are checked again after a change to an attribute, a family, or a channel. */
export const revalidationMessages = defineMessages({
  checking: {
    id: 'attributes.checking',
    defaultMessage: 'The products in {catalogs} are being checked again.',
  },
  busy: {
    id: 'attributes.busy',
    defaultMessage: 'A job is running in {catalogs}. Validate the products there when it’s done.',
  },
  viewJobs: commonMessages.viewJob,
});
