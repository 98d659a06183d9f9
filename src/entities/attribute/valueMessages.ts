import { sharedMessages } from '../../ui/sharedMessages';
import { defineMessages } from '../../i18n/defineMessages';

/** Messages for values of attributes. */
export const valueMessages = defineMessages({
  Yes: sharedMessages.yes,
  No: sharedMessages.no,
  unitOf: { id: 'attributes.value.unitOf', defaultMessage: 'Unit of {attribute}' },
});
