import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for values of attributes. */
export const valueMessages = defineMessages({
  Yes: commonMessages.yes,
  No: commonMessages.no,
  unitOf: { id: 'attributes.value.unitOf', defaultMessage: 'Unit of {attribute}' },
});
