import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '../../commonMessages';
import { sharedMessages } from '../../sharedMessages';
import { listMessages } from '../listMessages';

/** Messages of the panel for the order and the width of columns. */
export const arrangeMessages = defineMessages({
  title: { id: 'ui.arrange.title', defaultMessage: 'Order and width of columns' },
  note: { id: 'ui.arrange.note', defaultMessage: 'Changes apply immediately.' },
  width: { id: 'ui.arrange.width', defaultMessage: 'Width of {name} in pixels' },
  automatic: { id: 'ui.arrange.automatic', defaultMessage: 'Automatic' },
  up: sharedMessages.moveUp,
  down: sharedMessages.moveDown,
  reset: listMessages.resetView,
  done: commonMessages.done,
});
