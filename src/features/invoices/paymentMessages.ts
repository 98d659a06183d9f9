import { defineMessages } from '../../i18n/defineMessages';

/** The words for recording a payment. */
export const paymentMessages = defineMessages({
  record: { id: 'invoices.payment.record', defaultMessage: 'Record payment' },
  title: { id: 'invoices.payment.title', defaultMessage: 'Record a payment for invoice #{id}' },
  text: { id: 'invoices.payment.text', defaultMessage: '{balance} of {total} is still to be paid.' },
  amount: { id: 'invoices.payment.amount', defaultMessage: 'Amount' },
  amountMissing: {
    id: 'invoices.payment.amountMissing',
    defaultMessage: 'Enter an amount above 0, with cents at most.',
  },
  amountTooHigh: { id: 'invoices.payment.amountTooHigh', defaultMessage: 'Enter at most what is still to be paid.' },
  settles: { id: 'invoices.payment.settles', defaultMessage: 'The invoice is then paid.' },
  leaves: { id: 'invoices.payment.leaves', defaultMessage: '{rest} is then still to be paid.' },
  done: { id: 'invoices.payment.done', defaultMessage: 'Payment recorded' },
});
