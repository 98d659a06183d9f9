import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';
import { amountMessages } from '#ui/amountMessages';
import { titles } from '../titles';

/** Messages of the orders, and of the totals and payment methods in the checkout. */
export const orderMessages = defineMessages({
  CARD: { id: 'shop.payment.card', defaultMessage: 'Credit or debit card' },
  BANK_TRANSFER: { id: 'shop.payment.bankTransfer', defaultMessage: 'Bank transfer' },
  CASH_ON_DELIVERY: { id: 'shop.payment.cash', defaultMessage: 'Cash on delivery' },
  HOME: { id: 'shop.address.home', defaultMessage: 'Home address' },
  WORK: { id: 'shop.address.work', defaultMessage: 'Work address' },
  description: { id: 'shop.orders.description', defaultMessage: 'All orders that were placed in the shop.' },
  order: titles.order,
  number: { id: 'shop.order.number', defaultMessage: 'Order {number}' },
  placed: { id: 'shop.order.placed', defaultMessage: 'Placed' },
  placedBy: { id: 'shop.order.placedBy', defaultMessage: 'Placed by' },
  invoice: nameMessages.invoice,
  items: { id: 'shop.order.items', defaultMessage: 'Items' },
  product: nameMessages.product,
  price: commonMessages.price,
  quantity: amountMessages.quantity,
  payment: { id: 'shop.order.payment', defaultMessage: 'Payment' },
  phone: sharedMessages.phone,
  deliverTo: { id: 'shop.order.deliverTo', defaultMessage: 'Deliver to' },
  summary: { id: 'shop.order.summary', defaultMessage: 'Summary' },
  subtotal: amountMessages.subtotal,
  delivery: amountMessages.delivery,
  free: { id: 'shop.order.free', defaultMessage: 'Free' },
  total: amountMessages.total,
  emptyTitle: { id: 'shop.orders.empty.title', defaultMessage: 'No orders yet' },
  emptyText: { id: 'shop.orders.empty.text', defaultMessage: 'Orders that you place in the shop appear here.' },
  goneTitle: { id: 'shop.order.gone.title', defaultMessage: 'Order not found' },
  goneText: { id: 'shop.order.gone.text', defaultMessage: 'There is no order with this number.' },
  viewOrders: { id: 'shop.order.viewAll', defaultMessage: 'View all orders' },
});
