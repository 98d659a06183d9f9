import { defineMessages } from '#i18n/defineMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { goneMessages } from '../../core/messages/goneMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { associationTypeMessages } from '#ui/text/associationTypeMessages';

/** Messages about the products that a product is associated with. */
export const associationMessages = defineMessages({
  associations: fieldMessages.associations,
  empty: {
    id: 'products.associations.empty',
    defaultMessage: 'Add products that go with this one. Shops show related products next to it.',
  },
  add: { id: 'products.associations.add', defaultMessage: 'Add product' },
  addHint: { id: 'products.associations.addHint', defaultMessage: 'Search by name or SKU' },
  RELATED: associationTypeMessages.RELATED,
  UPSELL: associationTypeMessages.UPSELL,
  CROSS_SELL: associationTypeMessages.CROSS_SELL,
  PART_OF: associationTypeMessages.PART_OF,
  type: { id: 'products.associations.type', defaultMessage: 'Type of {name}' },
  quantityOf: { id: 'products.associations.quantityOf', defaultMessage: 'Quantity in {name}' },
  up: sharedMessages.moveUp,
  down: sharedMessages.moveDown,
  remove: sharedMessages.remove,
  unknown: goneMessages.title,
});
