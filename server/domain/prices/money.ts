import type { Money, MoneyInput } from '../../types.generated';
import { say, type Sentence } from '../../records/sentence';

/** The currency of the demo apps. */
const CURRENCY = 'USD';

/** An amount in US dollars as money. */
export function usd(amount: number): Money {
  return { amount, currencyCode: CURRENCY };
}

/** What is wrong with money in another currency than US dollars. Undefined if it is in US dollars or not given. */
export function currencyFault(money: MoneyInput | null | undefined): Sentence | undefined {
  return money && money.currencyCode !== CURRENCY
    ? say`Give the amount in US dollars, with the currency code ${CURRENCY}.`
    : undefined;
}
