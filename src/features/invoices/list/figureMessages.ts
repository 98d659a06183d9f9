import { previewMessages } from '../document/previewMessages';
import { messages } from '../messages';
import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the invoice totals. */
export const figureMessages = defineMessages({
  label: { id: 'invoices.figures.label', defaultMessage: 'Invoice totals' },
  total: sharedMessages.allInvoices,
  paid: previewMessages.paid,
  outstanding: { id: 'invoices.figures.outstanding', defaultMessage: 'Outstanding' },
  pastDue: messages.PAST_DUE,
  count: {
    id: 'invoices.figures.count',
    defaultMessage: '{count, plural, =0 {No invoices} one {# invoice} other {# invoices}}',
  },
});
