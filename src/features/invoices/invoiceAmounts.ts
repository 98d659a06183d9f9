import type { Money, MoneyInput } from '#graphql/types.generated';
import { currency } from './invoiceChoices';

/** An amount of the server's as a number of US dollars, to calculate with. */
export function getDollars({ amount }: Pick<Money, 'amount'>): number {
  return Number(amount);
}

/** A number of US dollars as the server takes it. */
export function getMoney(amount: number): MoneyInput {
  return { amount, currencyCode: currency };
}
