import { Money } from '../../ui/text/Money';
import { currency } from './invoiceChoices';

/** A formatted amount of an invoice. */
export function Dollars({ amount }: { amount: number }) {
  return <Money amount={amount} currency={currency} />;
}
