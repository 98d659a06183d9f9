import { urlChoice, urlPage, urlText } from '../../routing/urlParams';
import { invoiceStatuses } from './invoiceChoices';

const sorts = ['ID', 'CLIENT', 'ISSUED_DATE', 'DUE_DATE', 'TOTAL', 'BALANCE', 'STATUS'] as const;

/** What the address of the list says. */
export const invoiceListParams = {
  ...urlPage,
  q: urlText(),
  status: urlChoice(invoiceStatuses),
  balance: urlChoice(['OPEN', 'SETTLED'] as const),
  sort: urlChoice(sorts, 'ID'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'DESC'),
  dialog: urlChoice(['delete']),
  /** Which invoice the dialog is about. */
  invoice: urlText(),
};

/** The order that a column stands for. */
export const sortOf = (column: string) => sorts.find((each) => each === column) ?? 'ID';

/** No search and no filter. */
export const noFilters = { q: '', status: null, balance: null, page: 1 } as const;
