import type { Money as MoneyType } from '#graphql/types.generated';
import { Money } from '#ui/text/Money';
import { currency } from './invoiceChoices';

export interface DollarsProps {
  /** As the server gives it, or a number of US dollars that a form works out. */
  amount: Pick<MoneyType, 'amount' | 'currencyCode'> | number;
}

/** A formatted amount of an invoice. */
export function Dollars({ amount }: DollarsProps) {
  if (typeof amount === 'number') return <Money amount={amount} currency={currency} />;
  return <Money amount={amount.amount} currency={amount.currencyCode} />;
}
