import { defineMessages } from '../../i18n/defineMessages';

/** The words for invoices in general and for their list. */
export const messages = defineMessages({
  listDescription: {
    id: 'invoices.list.description',
    defaultMessage: 'What clients were billed, what they have paid, and what is still to come.',
  },
  newInvoice: { id: 'invoices.list.new', defaultMessage: 'New invoice' },
  search: { id: 'invoices.list.search', defaultMessage: 'Search client or email' },
  anyStatus: { id: 'invoices.list.anyStatus', defaultMessage: 'Any status' },
  number: { id: 'invoices.number', defaultMessage: 'Number' },
  numbered: { id: 'invoices.numbered', defaultMessage: '#{id}' },
  named: { id: 'invoices.named', defaultMessage: 'Invoice #{id}' },
  client: { id: 'invoices.client', defaultMessage: 'Client' },
  issued: { id: 'invoices.issued', defaultMessage: 'Issued' },
  due: { id: 'invoices.due', defaultMessage: 'Due' },
  total: { id: 'invoices.total', defaultMessage: 'Total' },
  balance: { id: 'invoices.balance', defaultMessage: 'Balance' },
  status: { id: 'invoices.status', defaultMessage: 'Status' },
  actions: { id: 'invoices.actions', defaultMessage: 'Actions' },
  menuOf: { id: 'invoices.menu.of', defaultMessage: 'Actions for invoice #{id}' },
  deleteTitle: { id: 'invoices.delete.title', defaultMessage: 'Delete invoice #{id}?' },
  deleteText: {
    id: 'invoices.delete.text',
    defaultMessage:
      'This deletes the invoice to {client} with all its items. You can undo it from the message that follows.',
  },
  deleteSubmit: { id: 'invoices.delete.submit', defaultMessage: 'Delete invoice' },
  deleted: { id: 'invoices.delete.done', defaultMessage: 'Invoice #{id} deleted' },
  emptyTitle: { id: 'invoices.list.empty.title', defaultMessage: 'No invoices yet' },
  emptyText: {
    id: 'invoices.list.empty.text',
    defaultMessage: 'Write the first one: for whom it is, what was done, and until when it is to be paid.',
  },
  nothingTitle: { id: 'invoices.list.nothing.title', defaultMessage: 'No invoice fits' },
  nothingText: {
    id: 'invoices.list.nothing.text',
    defaultMessage: 'Search for another client, or look at all invoices.',
  },
  goneTitle: { id: 'invoices.gone.title', defaultMessage: 'This invoice is not there' },
  goneText: {
    id: 'invoices.gone.text',
    defaultMessage: 'It may have been deleted, or its number in the address is wrong.',
  },
  toInvoices: { id: 'invoices.gone.toList', defaultMessage: 'Go to all invoices' },
  PAID: { id: 'invoices.status.paid', defaultMessage: 'Paid' },
  DOWNLOADED: { id: 'invoices.status.downloaded', defaultMessage: 'Downloaded' },
  SENT: { id: 'invoices.status.sent', defaultMessage: 'Sent' },
  DRAFT: { id: 'invoices.status.draft', defaultMessage: 'Draft' },
  PARTIAL_PAYMENT: { id: 'invoices.status.partialPayment', defaultMessage: 'Partial payment' },
  PAST_DUE: { id: 'invoices.status.pastDue', defaultMessage: 'Past due' },
});
