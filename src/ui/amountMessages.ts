import { defineMessages } from '#i18n/defineMessages';

/** Labels of amounts, and of what invoices and orders add up. */
export const amountMessages = defineMessages({
  quantity: { id: 'ui.amount.quantity', defaultMessage: 'Quantity' },
  subtotal: { id: 'ui.amount.subtotal', defaultMessage: 'Subtotal' },
  from: { id: 'ui.amount.from', defaultMessage: 'From {price}' },
  delivery: { id: 'ui.amount.delivery', defaultMessage: 'Delivery' },
  total: { id: 'ui.amount.total', defaultMessage: 'Total' },
});
