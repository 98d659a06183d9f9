import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import { invoiceStatuses } from '../invoiceChoices';

const sorts = ['ID', 'CLIENT', 'ISSUED_DATE', 'DUE_DATE', 'TOTAL', 'BALANCE', 'STATUS'] as const;

/** The URL parameters of the list. */
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

/** The sort key of a column. */
export function getSort(column: string) {
  return sorts.find((each) => each === column) ?? 'ID';
}

/** State without search and filters. */
export const noFilters = { q: '', status: null, balance: null, page: 1 } as const;
