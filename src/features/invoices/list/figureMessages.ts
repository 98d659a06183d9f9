import { defineMessages } from '../../../i18n/defineMessages';

/** Messages of the invoice totals. */
export const figureMessages = defineMessages({
  label: { id: 'invoices.figures.label', defaultMessage: 'Invoice totals' },
  total: { id: 'invoices.figures.total', defaultMessage: 'Total billed' },
  paid: { id: 'invoices.figures.paid', defaultMessage: 'Paid' },
  outstanding: { id: 'invoices.figures.outstanding', defaultMessage: 'Outstanding' },
  pastDue: { id: 'invoices.figures.pastDue', defaultMessage: 'Past due' },
  count: {
    id: 'invoices.figures.count',
    defaultMessage: '{count, plural, =0 {No invoices} one {# invoice} other {# invoices}}',
  },
});
