import { messages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the invoice preview and its actions. */
export const previewMessages = defineMessages({
  description: { id: 'invoices.preview.description', defaultMessage: 'To {client}, due on {due}' },
  orderDescription: {
    id: 'invoices.preview.orderDescription',
    defaultMessage: 'To {client}, due on {due}, for order {order}',
  },
  dateIssued: { id: 'invoices.preview.dateIssued', defaultMessage: 'Issue date' },
  dateDue: { id: 'invoices.preview.dateDue', defaultMessage: 'Due date' },
  billTo: { id: 'invoices.preview.billTo', defaultMessage: 'Bill to' },
  payTo: { id: 'invoices.preview.payTo', defaultMessage: 'Pay to' },
  item: { id: 'invoices.preview.item', defaultMessage: 'Item' },
  minus: { id: 'invoices.preview.discountOf', defaultMessage: '{percent} off' },
  plus: { id: 'invoices.preview.taxOf', defaultMessage: '{percent} tax' },
  times: { id: 'invoices.preview.times', defaultMessage: '{quantity, number} × {cost}' },
  paid: { id: 'invoices.preview.paid', defaultMessage: 'Paid' },
  print: { id: 'invoices.preview.print', defaultMessage: 'Print' },
  markSent: { id: 'invoices.preview.markSent', defaultMessage: 'Mark as sent' },
  markedSent: { id: 'invoices.preview.markedSent', defaultMessage: 'Invoice #{id} marked as sent' },
  undo: messages.undo,
  failed: { id: 'invoices.preview.failed', defaultMessage: 'Couldn’t update the invoice' },
});
