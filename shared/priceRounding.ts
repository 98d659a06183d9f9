import { getCurrencyDecimals } from './currencies';

/** What changed prices can be rounded to, see `PriceRounding` in the schema. */
type Rounding = 'CURRENCY' | 'WHOLE' | 'NINETY_NINE' | 'NINETY_FIVE' | 'FIVE' | 'FIVE_CENTS';

/** Returns what amounts in the currency can be rounded to: those without cents can’t end with .99. */
export function getRoundings(currency: string): readonly Rounding[] {
  return getCurrencyDecimals(currency) < 2
    ? ['CURRENCY', 'WHOLE', 'FIVE']
    : ['CURRENCY', 'NINETY_NINE', 'NINETY_FIVE', 'FIVE_CENTS', 'WHOLE', 'FIVE'];
}
