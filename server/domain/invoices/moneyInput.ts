import type { UpdateInvoiceInput } from '../../types.generated';
import { currencyFault } from '../prices/money';
import { assertNoFieldErrors } from '../errors';
import type { InvoiceInput } from './invoiceFields';

/**
 * The input with its amounts as numbers of US dollars. Throws INVALID with a message for each amount in another
 * currency.
 */
export function inDollars({ items, paid, ...input }: Omit<UpdateInvoiceInput, 'id'>): InvoiceInput {
  const faults = {
    ...Object.fromEntries((items ?? []).map(({ cost }, at) => [`items.${at}.cost`, currencyFault(cost)])),
    paid: currencyFault(paid),
  };
  assertNoFieldErrors(
    Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : []))),
  );
  return {
    ...input,
    ...(items && { items: items.map((item) => ({ ...item, cost: item.cost.amount })) }),
    ...(paid && { paid: paid.amount }),
  };
}
