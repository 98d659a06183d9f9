import { titles } from './titles';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { amountMessages } from '#ui/amountMessages';

/** General invoice messages, and those of the list. */
export const messages = defineMessages({
  listDescription: {
    id: 'invoices.list.description',
    defaultMessage: 'Track what clients were billed, what they paid, and what is outstanding.',
  },
  newInvoice: titles.add,
  search: { id: 'invoices.list.search', defaultMessage: 'Search by client or email' },
  anyStatus: commonMessages.allStatuses,
  number: sharedMessages.number,
  numbered: { id: 'invoices.numbered', defaultMessage: '#{id}' },
  named: { id: 'invoices.named', defaultMessage: 'Invoice #{id}' },
  client: commonMessages.client,
  issued: { id: 'invoices.issued', defaultMessage: 'Issued' },
  due: { id: 'invoices.due', defaultMessage: 'Due' },
  total: amountMessages.total,
  balance: { id: 'invoices.balance', defaultMessage: 'Balance' },
  status: fieldMessages.status,
  actions: nameMessages.actions,
  menuOf: { id: 'invoices.menu.of', defaultMessage: 'Actions for invoice #{id}' },
  deleteTitle: { id: 'invoices.delete.title', defaultMessage: 'Delete invoice #{id}?' },
  deleteText: {
    id: 'invoices.delete.text',
    defaultMessage: 'This deletes the invoice to {client} with all its items. You can undo this from the notification.',
  },
  deleteSubmit: { id: 'invoices.delete.submit', defaultMessage: 'Delete invoice' },
  deleted: { id: 'invoices.delete.done', defaultMessage: 'Invoice #{id} deleted' },
  emptyTitle: { id: 'invoices.list.empty.title', defaultMessage: 'No invoices yet' },
  emptyText: {
    id: 'invoices.list.empty.text',
    defaultMessage: 'Create your first invoice with a client, items, and a due date.',
  },
  nothingTitle: { id: 'invoices.list.nothing.title', defaultMessage: 'No invoices match' },
  nothingText: {
    id: 'invoices.list.nothing.text',
    defaultMessage: 'Try a different search or view all invoices.',
  },
  goneTitle: { id: 'invoices.gone.title', defaultMessage: 'Invoice not found' },
  goneText: {
    id: 'invoices.gone.text',
    defaultMessage: 'It may have been deleted, or the number in the URL is wrong.',
  },
  toInvoices: { id: 'invoices.gone.toList', defaultMessage: 'View all invoices' },
  PAID: { id: 'invoices.status.paid', defaultMessage: 'Paid' },
  DOWNLOADED: { id: 'invoices.status.downloaded', defaultMessage: 'Downloaded' },
  SENT: { id: 'invoices.status.sent', defaultMessage: 'Sent' },
  DRAFT: commonMessages.draft,
  PARTIAL_PAYMENT: { id: 'invoices.status.partialPayment', defaultMessage: 'Partial payment' },
  PAST_DUE: { id: 'invoices.status.pastDue', defaultMessage: 'Past due' },
});
