import type { InvoiceService, InvoiceStatus } from '#graphql/types.generated';
import type { Tone } from '#ui/text/StatusBadge';

/** All invoice statuses in lifecycle order. */
export const invoiceStatuses = [
  'DRAFT',
  'SENT',
  'DOWNLOADED',
  'PARTIAL_PAYMENT',
  'PAID',
  'PAST_DUE',
] as const satisfies readonly InvoiceStatus[];

/** The badge color of each status. */
export const invoiceTones: Record<InvoiceStatus, Tone> = {
  DRAFT: 'neutral',
  SENT: 'info',
  DOWNLOADED: 'info',
  PARTIAL_PAYMENT: 'warning',
  PAID: 'success',
  PAST_DUE: 'danger',
};

/** What the items of an invoice can be for. */
export const invoiceServices = [
  'SOFTWARE_DEVELOPMENT',
  'DESIGN_AND_DEVELOPMENT',
  'EXTENDED_LICENSE',
  'TEMPLATE_CUSTOMIZATION',
  'SHOP_PRODUCT',
  'DELIVERY',
] as const satisfies readonly InvoiceService[];

/** Currency of all amounts: US dollars (ISO 4217). */
export const currency = 'USD';
