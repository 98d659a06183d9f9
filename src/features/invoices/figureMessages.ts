import { defineMessages } from '../../i18n/defineMessages';

/** The words for the figures over all invoices. */
export const figureMessages = defineMessages({
  label: { id: 'invoices.figures.label', defaultMessage: 'All invoices in figures' },
  total: { id: 'invoices.figures.total', defaultMessage: 'Billed in total' },
  paid: { id: 'invoices.figures.paid', defaultMessage: 'Paid' },
  outstanding: { id: 'invoices.figures.outstanding', defaultMessage: 'Outstanding' },
  pastDue: { id: 'invoices.figures.pastDue', defaultMessage: 'Past due' },
  count: {
    id: 'invoices.figures.count',
    defaultMessage: '{count, plural, =0 {No invoices} one {# invoice} other {# invoices}}',
  },
});
