import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import type { UrlStateOf } from '#routing/useUrlState';
import { invoiceStatuses } from '../invoiceChoices';

const sorts = ['ID', 'CLIENT', 'ISSUED_DATE', 'DUE_DATE', 'TOTAL', 'BALANCE', 'STATUS'] as const;

export const invoiceListParams = {
  ...urlPage,
  q: urlText(),
  status: urlChoice(invoiceStatuses),
  balance: urlChoice(['OPEN', 'SETTLED'] as const),
  sort: urlChoice(sorts, 'ID'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'DESC'),
  dialog: urlChoice(['delete']),
  /** Id of the invoice in the open dialog. */
  invoice: urlText(),
};

export type InvoiceListState = UrlStateOf<typeof invoiceListParams>;

/** Its search and filters. */
export const filterNames = ['q', 'status', 'balance'] as const;
