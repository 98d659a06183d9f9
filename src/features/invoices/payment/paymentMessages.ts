import { contentMessages } from '../form/contentMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for recording a payment. */
export const paymentMessages = defineMessages({
  record: { id: 'invoices.payment.record', defaultMessage: 'Record payment' },
  title: { id: 'invoices.payment.title', defaultMessage: 'Record a payment for invoice #{id}' },
  text: { id: 'invoices.payment.text', defaultMessage: '{balance} of {total} is outstanding.' },
  amount: contentMessages.price,
  amountMissing: {
    id: 'invoices.payment.amountMissing',
    defaultMessage: 'Enter an amount greater than 0 with up to two decimal places.',
  },
  amountTooHigh: { id: 'invoices.payment.amountTooHigh', defaultMessage: 'Enter no more than the outstanding amount.' },
  settles: { id: 'invoices.payment.settles', defaultMessage: 'This pays the invoice in full.' },
  leaves: { id: 'invoices.payment.leaves', defaultMessage: '{rest} will be outstanding.' },
  done: { id: 'invoices.payment.done', defaultMessage: 'Payment recorded' },
});
