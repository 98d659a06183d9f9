import { Money } from '../../ui/Money';
import { currency } from './invoiceChoices';

/** A formatted amount of an invoice. */
export function Dollars({ amount }: { amount: number }) {
  return <Money amount={amount} currency={currency} />;
}
